"""Turns a terminal's screen, as `tmux capture-pane -p -e` prints it, into a picture with exact cells."""

import re
import unicodedata

from PIL import Image, ImageDraw, ImageFont

CELL_WIDTH, CELL_HEIGHT, FONT_SIZE, CJK_SIZE = 12, 24, 20, 21
PAPER, INK = (16, 18, 22), (222, 225, 230)
BASIC = [
    (0, 0, 0), (205, 60, 60), (80, 180, 90), (210, 165, 60), (80, 130, 220), (180, 100, 190), (70, 175, 185),
    (205, 208, 214), (105, 110, 120), (240, 105, 100), (120, 215, 125), (240, 205, 100), (125, 170, 250),
    (215, 140, 225), (115, 215, 220), (250, 250, 252)]

DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono{}.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
PLAIN, BOLD = (ImageFont.truetype(DEJAVU.format(name), FONT_SIZE) for name in ("", "-Bold"))
WIDE, WIDE_BOLD = (ImageFont.truetype(CJK.format(name), CJK_SIZE) for name in ("Regular", "Bold"))

# Quarters of a cell filled by U+2596…U+259F: upper left, upper right, lower left, lower right.
QUADRANTS = dict(zip("▖▗▘▙▚▛▜▝▞▟", ["2", "3", "0", "023", "03", "012", "013", "1", "12", "123"]))


def palette(number):
    """The RGB colour of an xterm palette index."""
    if number < 16:
        return BASIC[number]
    if number < 232:
        steps = (0, 95, 135, 175, 215, 255)
        number -= 16
        return steps[number // 36], steps[number // 6 % 6], steps[number % 6]
    return (8 + (number - 232) * 10,) * 3


class Pen:
    """What SGR sequences have set so far."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.paper = INK, PAPER
        self.bold = self.dim = self.reverse = self.underline = False

    def obey(self, sequence):
        codes = [int(code or 0) for code in re.split("[;:]", sequence)]
        while codes:
            code = codes.pop(0)
            if code == 0: self.reset()
            elif code == 1: self.bold = True
            elif code == 2: self.dim = True
            elif code == 4: self.underline = True
            elif code == 7: self.reverse = True
            elif code == 22: self.bold = self.dim = False
            elif code == 24: self.underline = False
            elif code == 27: self.reverse = False
            elif 30 <= code <= 37: self.ink = BASIC[code - 30]
            elif 40 <= code <= 47: self.paper = BASIC[code - 40]
            elif 90 <= code <= 97: self.ink = BASIC[code - 82]
            elif 100 <= code <= 107: self.paper = BASIC[code - 92]
            elif code == 39: self.ink = INK
            elif code == 49: self.paper = PAPER
            elif code in (38, 48):
                color = palette(codes[1]) if codes[0] == 5 else tuple(codes[1:4])
                del codes[: 2 if codes[0] == 5 else 4]
                if code == 38: self.ink = color
                else: self.paper = color

    def colors(self):
        ink, paper = (self.paper, self.ink) if self.reverse else (self.ink, self.paper)
        if self.dim:
            ink = tuple((2 * a + b) // 3 for a, b in zip(ink, paper))
        return ink, paper


def draw_character(draw, character, box, ink, bold, wide):
    left, top, right, bottom = box
    middle, half = (left + right) // 2, (top + bottom) // 2
    number = ord(character)
    if character in QUADRANTS:
        for quarter in QUADRANTS[character]:
            x = (left, middle)[int(quarter) % 2]
            y = (top, half)[int(quarter) // 2]
            draw.rectangle((x, y, (middle, right)[int(quarter) % 2] - 1, (half, bottom)[int(quarter) // 2] - 1), ink)
    elif character == "▀": draw.rectangle((left, top, right - 1, half - 1), ink)
    elif 0x2581 <= number <= 0x2588:
        draw.rectangle((left, bottom - (bottom - top) * (number - 0x2580) // 8, right - 1, bottom - 1), ink)
    elif 0x2589 <= number <= 0x258F:
        draw.rectangle((left, top, left + (right - left) * (0x2590 - number) // 8 - 1, bottom - 1), ink)
    elif character == "▐": draw.rectangle((middle, top, right - 1, bottom - 1), ink)
    elif wide:
        draw.text((middle, half), character, ink, font=WIDE_BOLD if bold else WIDE, anchor="mm")
    else:
        draw.text((left, top + 19), character, ink, font=BOLD if bold else PLAIN, anchor="ls")


def picture(captured, columns, rows):
    """Draws the captured text on a grid of so many cells."""
    image = Image.new("RGB", (columns * CELL_WIDTH, rows * CELL_HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    pen = Pen()
    for row, line in enumerate(captured.split("\n")[:rows]):
        column = 0
        for token in re.findall(r"\x1b\[[0-9;:]*m|\x1b\][^\x1b\x07]*(?:\x07|\x1b\\)|.", line):
            if token.startswith("\x1b"):
                if token.endswith("m"):
                    pen.obey(token[2:-1])
                continue
            if unicodedata.combining(token) or token in "\u200d\ufe0f\x0e\x0f":
                continue
            wide = unicodedata.east_asian_width(token) in "WF"
            width = CELL_WIDTH * (2 if wide else 1)
            left, top = column * CELL_WIDTH, row * CELL_HEIGHT
            box = (left, top, left + width, top + CELL_HEIGHT)
            ink, paper = pen.colors()
            draw.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), paper)
            if token != " ":
                draw_character(draw, token, box, ink, pen.bold, wide)
            if pen.underline:
                draw.line((left, box[3] - 3, box[2] - 1, box[3] - 3), ink)
            column += 2 if wide else 1
    framed = Image.new("RGB", (image.width + 24, image.height + 24), PAPER)
    framed.paste(image, (12, 12))
    return framed
