#!/usr/bin/env python3
"""Makes the small pictures of this folder. Needs Pillow, qrencode, zint, heif-enc (libheif-examples) and the fonts of fonts-noto-cjk and fonts-dejavu-core."""
import os, subprocess, io
from PIL import Image, ImageDraw, ImageFont, ImageOps

here = os.path.dirname(os.path.abspath(__file__))
at = lambda name: os.path.join(here, name)
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
LATIN = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
font = lambda size, path=CJK, index=0: ImageFont.truetype(path, size, index=index)


def save(im, name):
    im.convert("P", palette=Image.ADAPTIVE, colors=16).save(at(name), optimize=True)


def page(name, size, lines, ground="white", ink="black", face=CJK, index=0):
    im = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(im)
    for x, y, points, text, *colour in lines:
        draw.text((x, y), text, font=font(points, face, index), fill=colour[0] if colour else ink)
    if name: save(im, name)
    return im


# Japanese and English, no spaces inside the Japanese
page("mixed.png", (720, 200), [(30, 25, 40, "京都のラーメン屋 麺屋ひかり"), (30, 110, 40, "Hotel Granvia Kyoto 9F")])
page("japanese.png", (720, 320), [(30, 20, 36, "ご予約ありがとうございます"), (30, 90, 36, "十二月四日の夜に二名様で承りました"),
                                  (30, 160, 36, "お店は駅の北口から歩いて三分です"), (30, 230, 36, "またのお越しをお待ちしております")])
page("chinese.png", (720, 220), [(30, 20, 36, "中午和小李在中关村吃饭"), (30, 90, 36, "请于星期五之前交班费"),
                                 (30, 150, 36, "记得带水彩笔和雨衣")], index=2)
page("english.png", (720, 220), [(30, 20, 36, "Your table is booked"), (30, 90, 36, "Friday 4 December, 7:30 pm"),
                                 (30, 150, 36, "Party of two, window seat")], face=LATIN)

# A chat in the dark: light header, faint bubbles, white on blue
chat = Image.new("RGB", (640, 760), "#1C1C1E")
draw = ImageDraw.Draw(chat)
draw.rectangle((0, 0, 640, 80), fill="#F2F2F7")
draw.text((40, 24), "Dinner club", font=font(30, LATIN), fill="#222222")
said = ["Where shall we meet", "The ramen place again", "Is seven thirty fine", "Better make it eight", "I will bring the cake",
        "Great see you there", "Do they take cards", "Only cash I think", "Then I stop by the bank"]
for i, text in enumerate(said):
    y = 100 + i * 72
    if i % 2:
        draw.rounded_rectangle((240, y, 620, y + 56), 24, fill="#0B84FF")
        draw.text((262, y + 12), text, font=font(26, LATIN), fill="white")
    else:
        draw.rounded_rectangle((20, y, 400, y + 56), 24, fill="#2C2C2E")
        draw.text((42, y + 12), text, font=font(26, LATIN), fill="#8A8A8E")
save(chat, "chat.png")

# The same page upright, stored turned with a tag, and with its pixels really turned
upright = page(None, (600, 200), [(40, 30, 36, "Platform 7, coach 12"), (40, 110, 36, "Departs 09:45 sharp")], face=LATIN)
exif = Image.Exif()
exif[0x112] = 6
upright.transpose(Image.ROTATE_90).save(at("tagged.jpg"), quality=80, exif=exif)
upright.save(at("upright.jpg"), quality=80)


def qr(text, module=5):
    png = subprocess.run(["qrencode", "-s", str(module), "-m", "3", "-o", "-", text], check=True, capture_output=True).stdout
    return Image.open(io.BytesIO(png)).convert("RGB")


codes = Image.new("RGB", (620, 240), "#7F7F7F")
ticket, wifi = qr("https://example.com/t/7QX-991"), qr("WIFI:T:WPA;S:cafe;P:x;;")
codes.paste(ticket, (10, 20)); codes.paste(ImageOps.invert(ticket), (210, 20)); codes.paste(ImageOps.invert(wifi), (410, 20))
save(codes, "codes.png")


def ean13(digits, module=3, height=110):
    left = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split()
    flip = lambda s: "".join("10"[int(c)] for c in s)
    parity = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split()[int(digits[0])]
    bits = "101" + "".join(left[int(d)] if p == "L" else flip(left[int(d)])[::-1] for d, p in zip(digits[1:7], parity))
    bits += "01010" + "".join(flip(left[int(d)]) for d in digits[7:]) + "101"
    im = Image.new("RGB", ((len(bits) + 22) * module, height + 30), "white")
    for i, b in enumerate(bits):
        if b == "1": im.paste("black", ((11 + i) * module, 15, (12 + i) * module, 15 + height))
    return im


bars = Image.new("RGB", (720, 160), "#909090")
bars.paste(ean13("4006381333931"), (10, 10)); bars.paste(ImageOps.invert(ean13("9780201379624")), (370, 10))
save(bars, "bars.png")

# Two columns of running text, which do not line up, under a headline; and a receipt, whose rows belong together
page("columns.png", (1000, 420), [(40, 20, 34, "Morning news for everyone in town")]
     + [(40, 100 + i * 52, 24, t) for i, t in enumerate(["The bridge opens on Monday", "after nine months of work and", "costs less than was planned", "say the builders who made it", "and the mayor agrees today"])]
     + [(540, 122 + i * 52, 24, t) for i, t in enumerate(["Rain is expected all week", "with cold winds from north", "so take an umbrella along", "when you leave the house", "in the early evening hours"])], face=LATIN)
page("receipt.png", (620, 320), [(40, 30 + i * 62, 30, a) for i, a in enumerate(["Coffee", "Sandwich", "Service", "Total"])]
     + [(430, 30 + i * 62, 30, b) for i, b in enumerate(["$4.50", "$9.75", "$1.25", "$15.50"])], face=LATIN)

# Other mixtures of scripts, whose only gaps are the real ones
page("spaces-chinese.png", (720, 200), [(30, 25, 38, "周六下午在望京小店见面"), (30, 110, 38, "Latte two cups at 3 pm")], index=2)
page("spaces-dark.png", (760, 270), [(30, 25, 36, "新宿駅東口の喫茶店"), (30, 105, 36, "Window seat for two"), (30, 185, 36, "雨でも開いています")],
     ground="#101418", ink="#E8E8E8")

# Small grey letters in the dark, and a page that is light on one side and dark on the other
small = Image.new("RGB", (420, 300), "#1C1C1E")
draw = ImageDraw.Draw(small)
for i, text in enumerate(["Are you on the train", "Just left the station", "Carriage four upstairs", "Save me a seat please", "Bring the tickets too"]):
    draw.rounded_rectangle((14, 12 + i * 56, 290, 54 + i * 56), 14, fill="#2C2C2E")
    draw.text((28, 22 + i * 56), text, font=font(18, LATIN), fill="#9A9A9E")
save(small, "chat-small.png")
half = Image.new("RGB", (900, 330), "white")
draw = ImageDraw.Draw(half)
draw.rectangle((450, 0, 900, 330), fill="#0B1622")
for i, (a, b) in enumerate([("Morning ferry", "Evening ferry"), ("leaves at eight", "leaves at seven"), ("pier number two", "pier number five")]):
    draw.text((40, 40 + i * 90), a, font=font(32, LATIN), fill="#404040")
    draw.text((500, 40 + i * 90), b, font=font(32, LATIN), fill="#B8C4D0")
save(half, "chat-half.png")

# Prices whose sign and separators decide their value
page("prices.png", (760, 330), [(30, 20, 36, "小計 ¥1,180"), (30, 95, 36, "合計 ¥1,280（税込）"), (30, 170, 36, "送料は¥12,500からです"), (30, 245, 36, "次回 900円引き")])
page("prices-english.png", (640, 320), [(30, 20, 34, "Total"), (30, 92, 34, "$6,000.00"), (30, 164, 34, "Deposit £1,250.50"), (30, 236, 34, "Refund €19.90")], face=LATIN)


def zint(kind, text, scale=3, *more):
    png = os.path.join("/tmp", "symbol.png")
    subprocess.run(["zint", "-b", str(kind), "--scale", str(scale), "-w", "3", "--vwhitesp", "3", "-o", png, *more, "-d", text], check=True)
    return Image.open(png).convert("RGB")


# Aztec and Data Matrix, dark on light and light on dark
matrices = Image.new("RGB", (760, 200), "#808080")
aztec = [zint(92, "AZT-4471 coach 9 seat 31"), ImageOps.invert(zint(92, "AZT-9000 light on dark"))]
matrix = [zint(71, "DMX-0092-7781", 3, "--square"), ImageOps.invert(zint(71, "DMX-1111-INVERTED", 3, "--square"))]
for i, symbol in enumerate(aztec + matrix): matrices.paste(symbol, (15 + i * 190, 20))
save(matrices, "matrices.png")


def columns(draw, texts, right, top, points, gap, ink="black"):
    """Vertical text: the first column is the rightmost."""
    face = font(points)
    for i, text in enumerate(texts):
        for j, letter in enumerate(text):
            x, y = right - i * gap, top + j * (points + 4)
            if letter in "、。": x, y = x + points * 5 // 8, y - points * 5 // 8
            draw.text((x, y), letter, font=face, fill=ink)


vertical = Image.new("RGB", (520, 620), "white")
columns(ImageDraw.Draw(vertical), ["本日のおすすめ料理", "秋刀魚の塩焼き定食", "味噌汁と漬物つき"], 400, 40, 40, 110)
save(vertical, "vertical.png")
vertical = Image.new("RGB", (620, 560), "#20242C")
draw = ImageDraw.Draw(vertical)
draw.text((60, 30), "秋の朗読会", font=font(44), fill="#F0F0F0")
columns(draw, ["会場は市民ホール", "開演は午後七時", "入場は無料です"], 480, 130, 38, 120, "#E0E0E0")
save(vertical, "vertical-dark.png")

# One page in every kind of file, and as the first of three frames
kinds = page(None, (460, 150), [(24, 20, 32, "Ferry pier 6 at noon"), (24, 80, 32, "Bring two lanterns")], face=LATIN)
later = [page(None, (460, 150), [(24, 20, 32, text)], face=LATIN) for text in ("Second frame walnut", "Third frame walnut")]
for kind, more in {"gif": {}, "webp": {"lossless": True}, "tif": {"compression": "tiff_lzw"}}.items():
    kinds.convert("P", palette=Image.ADAPTIVE, colors=16).convert("P" if kind == "gif" else "RGB").save(at(f"kind.{kind}"), **more)
kinds.convert("P", palette=Image.ADAPTIVE, colors=16).save(at("kind.bmp"))
save(kinds, "kind.png")
kinds.save(at("frames.gif"), save_all=True, append_images=later, duration=200, loop=0)
kinds.save(at("frames.webp"), save_all=True, append_images=later, duration=200, lossless=True)
for kind, more in {"heic": [], "avif": ["--avif"]}.items():
    subprocess.run(["heif-enc", *more, "-q", "80", "-o", at(f"kind.{kind}"), at("kind.png")], check=True, capture_output=True)

# Columns whose look is neither of the two above: narrower gaps, smaller letters, level text below
vertical = Image.new("RGB", (560, 520), "#FFFDF4")
draw = ImageDraw.Draw(vertical)
columns(draw, ["図書室からのお知らせ", "返却日を過ぎた本は", "窓口へお持ちください"], 440, 40, 32, 72)
draw.text((60, 440), "二階の閲覧室より", font=font(32), fill="black")
save(vertical, "vertical-notice.png")


def held(name, lines, angle, shift, face=CJK, points=30):
    """A printed page as a hand-held camera sees it: turned by some degrees, its right side a little farther away."""
    im = page(None, (1180, 60 + len(lines) * 62), [(50, 30 + i * 62, points, text) for i, text in enumerate(lines)], ground="#F2EEE6", ink="#282420", face=face)
    w, h = im.size
    im = im.rotate(angle, resample=Image.BICUBIC, expand=True, fillcolor="#F2EEE6")
    W, H = im.size
    # The picture's corners are taken from these corners of the page.
    im = im.transform((W, H), Image.QUAD, (0, 0, 0, H, W, H + shift, W, -shift), resample=Image.BICUBIC, fillcolor="#F2EEE6")
    im.convert("L").save(at(name), quality=72)


letter = ["The walking club meets every second Sunday in the month", "at the north gate of the old botanical garden", "Bring water, a warm coat and something for the lunch break",
          "Tea", "Dogs are welcome as long as they stay on the lead", "We are back at the gate around four in the afternoon"]
held("held-english.jpg", letter, 1.7, 18, LATIN)
held("held-english-other.jpg", letter, -4, 26, LATIN)
notice = ["町内の清掃は来月の第一日曜日に行いますので", "軍手と帽子を持って公園の入口に集まってください", "雨の場合は翌週に延期します", "終了後に集会所で豚汁をふるまいます", "小さなお子さんもどうぞお越しください"]
held("held-japanese.jpg", notice, 1.7, 18, points=36)


def headline(name, text, icon):
    """The top of an app: a menu's three bars before the headline, or a headline that begins with a like letter."""
    im = Image.new("RGB", (1080, 1660), "#F0F1F5")
    draw = ImageDraw.Draw(im)
    draw.text((90, 50), "20:47", font=font(40, LATIN), fill="#181A20")
    if icon:
        for i in range(3): draw.rounded_rectangle((55, 193 + i * 13, 100, 197 + i * 13), 2, fill="#181A20")
    draw.text((145 if icon else 55, 170), text, font=font(50, CJK.replace("Regular", "Bold")), fill="#181A20")
    for i, words in enumerate(["ご利用案内", "本を探す"]): draw.text((90, 380 + i * 140), words, font=font(44), fill="#30343C")
    save(im, name)


headline("headline-icon.png", "さざなみ町図書館", True)
headline("headline-letter.png", "三日月町図書館", False)
