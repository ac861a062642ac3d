#!/usr/bin/python3
"""Draws the sample screenshots.

Each kind of screen is a template with its data beside it, `kinds/KIND.html` and `kinds/KIND.toml`.
Headless Chromium photographs the filled page at a phone's own pixel size; then the picture is stored in
the format its file name asks for. Everything comes from Debian: chromium, fonts-noto-cjk, fonts-lato,
python3-jinja2, python3-pil, qrencode, pngquant.

    make_samples.py            every picture
    make_samples.py chat bill  only these kinds
"""

import io
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import jinja2
from PIL import Image, ImageChops, ImageFilter

HERE = Path(__file__).resolve().parent

# Width and height in CSS pixels, and device pixels for each of them.
DEVICES = {
    "iphone": (390, 844, 3),  # 1170 × 2532
    "android": (360, 800, 3),  # 1080 × 2400
    "small": (375, 667, 2),  # 750 × 1334
    "photo": (600, 800, 2),  # 1200 × 1600, a picture taken of paper
    "poster": (540, 760, 2),  # 1080 × 1520, a picture passed around
    "desktop": (800, 560, 1.5),  # 1200 × 840, part of a monitor
}


def qr_code(payload):
    """An inline SVG of the payload's QR symbol."""
    drawn = subprocess.run(
        ["qrencode", "-t", "SVG", "-m", "2", "-o", "-", payload], check=True, capture_output=True)
    return drawn.stdout.decode().partition("?>")[2]


def photograph(html, device, folder):
    width, height, scale = DEVICES[device]
    page, shot = folder / "page.html", folder / "shot.png"
    page.write_text(html, encoding="utf-8")
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--disable-lcd-text", f"--force-device-scale-factor={scale}",
         f"--window-size={width},{height}", f"--screenshot={shot}", page.as_uri()],
        check=True, capture_output=True, timeout=60)
    return Image.open(shot).convert("RGB")


def as_if_taken_by_hand(picture):
    """Softens the page and adds the grain of a small sensor in the evening."""
    soft = picture.filter(ImageFilter.GaussianBlur(0.7))
    grain = Image.effect_noise(soft.size, 14).convert("RGB")
    return ImageChops.add(soft, grain, scale=1, offset=-128)


def store(picture, screen, path):
    if path.suffix == ".png":
        raw = io.BytesIO()
        picture.save(raw, "PNG")
        small = subprocess.run(
            ["pngquant", "--speed", "1", "--quality", "70-95", "128", "-"],
            input=raw.getvalue(), check=True, capture_output=True)
        path.write_bytes(small.stdout)
    elif path.suffix == ".webp":
        picture.save(path, "WEBP", quality=72, method=6)
    else:
        exif = Image.Exif()
        if "taken" in screen:  # EXIF DateTimeOriginal lives in the Exif block of its own
            exif.get_ifd(0x8769)[0x9003] = screen["taken"]
            exif[0x0132] = screen["taken"]
        picture.save(path, "JPEG", quality=82, optimize=True, exif=exif)


def main(wanted):
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader([HERE / "kinds", HERE / "look"]), autoescape=True,
        undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    templates.globals["qr"] = qr_code
    with tempfile.TemporaryDirectory() as name:
        for data in sorted((HERE / "kinds").glob("*.toml")):
            if wanted and data.stem not in wanted:
                continue
            for screen in tomllib.loads(data.read_text(encoding="utf-8"))["screen"]:
                html = templates.get_template(f"{data.stem}.html").render(screen)
                picture = photograph(html, screen["device"], Path(name))
                if screen["device"] == "photo":
                    picture = as_if_taken_by_hand(picture)
                path = HERE / screen["file"]
                store(picture, screen, path)
                print(f"{data.stem:9} {path.stat().st_size / 1024:6.0f} KB  {screen['file']}")


if __name__ == "__main__":
    main(sys.argv[1:])
