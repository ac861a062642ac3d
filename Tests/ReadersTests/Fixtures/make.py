#!/usr/bin/env python3
"""Makes the small pictures of this folder. Needs Pillow, qrencode and the fonts of fonts-noto-cjk and fonts-dejavu-core."""
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
