#!/usr/bin/env python3
"""Makes the small pictures of this folder. Needs Pillow and heif-enc (libheif-examples).

Every picture shows the same four quarters, so that a test can tell turning, cutting and colours:
red | green
blue | black
"""
import os, struct, subprocess, zlib
from PIL import Image

here = os.path.dirname(os.path.abspath(__file__))
at = lambda name: os.path.join(here, name)
W, H = 40, 24


def quarters(w=W, h=H):
    im = Image.new("RGB", (w, h))
    for (x, y), c in {(0, 0): (255, 0, 0), (1, 0): (0, 255, 0), (0, 1): (0, 0, 255), (1, 1): (0, 0, 0)}.items():
        im.paste(c, (x * w // 2, y * h // 2, (x + 1) * w // 2, (y + 1) * h // 2))
    return im


im = quarters()
im.save(at("plain.png"))
im.convert("P", palette=Image.ADAPTIVE, colors=4).save(at("palette.png"))
im.convert("L").save(at("grey.png"))
im.save(at("plain.jpg"), quality=95, subsampling=0)
im.save(at("plain.webp"), lossless=True)
im.save(at("lossy.webp"), quality=95)
im.save(at("plain.bmp"))
im.save(at("plain.gif"))
im.save(at("plain.tif"), compression="tiff_lzw")
alpha = im.convert("RGBA")
alpha.paste((0, 0, 0, 0), (W // 2, H // 2, W, H))   # the black quarter is clear: white when shown
alpha.save(at("alpha.png"))
alpha.save(at("alpha.webp"), lossless=True)
others = [quarters().point(lambda v, k=k: max(0, v - 60 * k)) for k in (1, 2)]
im.save(at("frames.gif"), save_all=True, append_images=others, duration=200, loop=0)
im.save(at("frames.webp"), save_all=True, append_images=others, duration=200, lossless=True)
im.save(at("frames.png"), save_all=True, append_images=others, duration=200)

turn = {1: None, 2: Image.FLIP_LEFT_RIGHT, 3: Image.ROTATE_180, 4: Image.FLIP_TOP_BOTTOM, 5: Image.TRANSPOSE,
        6: Image.ROTATE_90, 7: Image.TRANSVERSE, 8: Image.ROTATE_270}
for n, how in turn.items():
    exif = Image.Exif()
    exif[0x112] = n
    exif[0x8769] = {0x9003: "2019:03:14 19:30:05"}
    stored = im if how is None else im.transpose(how)
    stored.save(at(f"turned-{n}.jpg"), quality=95, subsampling=0, exif=exif)
zero = Image.Exif()
zero[0x8769] = {0x9003: "0000:00:00 00:00:00"}
im.save(at("no-clock.jpg"), quality=95, exif=zero)
dated = Image.Exif()
dated[0x132] = "2024:06:01 08:05:00"
im.save(at("dated.png"), exif=dated)
im.save(at("dated.webp"), lossless=True, exif=dated)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


with open(at("bomb.png"), "wb") as f:          # says 60,000 × 60,000, holds next to nothing
    f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 60000, 60000, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b""))
for name, flags in {"plain.avif": ["-A"], "plain.heic": []}.items():
    subprocess.run(["heif-enc", *flags, "-q", "95", "-p", "chroma=444", "-o", at(name), at("plain.png")], check=True)
