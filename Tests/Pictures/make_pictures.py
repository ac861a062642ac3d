#!/usr/bin/python3
"""Photographs the program for the README.

Runs the built `curio` on the sample images in tmux, presses keys as a person would, and draws what stands
on the screen. Each picture is a step of one walk through the program.
"""

import os
import shlex
import subprocess
import tempfile
import time
from pathlib import Path

from terminal_picture import picture

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
PROGRAM = PROJECT / ".build" / "debug" / "curio"
COLUMNS, ROWS = 120, 35


class Terminal:
    """A tmux server of its own with one program in it."""

    def __init__(self, home):
        self.environment = {
            "HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TZ": "UTC",
            "CURIO_NOW": "2026-11-30T09:00:00Z", "TMUX_TMPDIR": str(home)}
        for name in ("data", "cache", "config", "state"):
            self.environment[f"XDG_{name.upper()}_HOME"] = str(home / name)
        self.home = home

    def tmux(self, *words):
        return subprocess.run(
            ["tmux", "-u", "-L", "pictures", "-f", "/dev/null", *words], check=True, capture_output=True,
            text=True, env=self.environment, cwd=self.home).stdout

    def run(self, *words):
        line = shlex.join([str(PROGRAM), *words])
        self.tmux("set", "-g", "status", "off", ";", "set", "-g", "default-terminal", "tmux-256color", ";",
                  "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "--", line)

    def press(self, *keys):
        for key in keys:
            self.tmux("send-keys", key)
            time.sleep(0.25)

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def wait_for(self, text, seconds=180):
        deadline = time.monotonic() + seconds
        while text not in (screen := self.tmux("capture-pane", "-p")):
            if time.monotonic() > deadline:
                raise SystemExit(f"“{text}” did not come. The screen was:\n{screen}")
            time.sleep(0.1)

    def settle(self):
        """Waits until pictures and progress have come to rest."""
        last, since = None, time.monotonic()
        while time.monotonic() - since < 1.2:
            now = self.tmux("capture-pane", "-p", "-e", "-N")
            if now != last:
                last, since = now, time.monotonic()
            time.sleep(0.1)

    def photograph(self, name):
        captured = self.tmux("capture-pane", "-p", "-e", "-N")
        path = HERE / f"{name}.png"
        picture(captured, COLUMNS, ROWS).quantize(200).save(path, optimize=True)
        print(f"{path.stat().st_size / 1024:6.0f} KB  {path.relative_to(PROJECT)}")

    def close(self):
        self.tmux("kill-server")


def walk(terminal, samples):
    terminal.run()
    terminal.wait_for("Your drawer is empty")
    terminal.photograph("first-run")

    terminal.press("i")
    terminal.wait_for("Capture")
    terminal.press("C-a")
    terminal.settle()
    terminal.photograph("capture")
    terminal.press("C-f")
    terminal.wait_for(f"{len(samples)} specimens")
    terminal.wait_for("Filed ")
    terminal.press("Escape", "Escape", "Escape")
    terminal.wait_for("search the drawer")
    terminal.settle()
    terminal.photograph("drawer")

    terminal.press("/")
    terminal.type("ramen kyoto")
    terminal.wait_for("strong match")
    terminal.settle()
    terminal.photograph("search")
    terminal.press("C-u")
    terminal.type("京都 ラーメン")
    terminal.settle()
    terminal.photograph("search-japanese")
    terminal.press("C-u")
    terminal.type("larch ember")
    terminal.settle()
    terminal.press("Enter")
    terminal.wait_for("kept in")
    terminal.press("Down", "Down", "Down", "Down", "Down", "Down")
    terminal.settle()
    terminal.photograph("specimen")

    terminal.press("a")
    terminal.wait_for("because")
    terminal.settle()
    terminal.photograph("review")


def main():
    folder = PROJECT / "SampleImages"
    samples = sorted(path for path in folder.iterdir() if path.suffix in (".png", ".jpg", ".webp"))
    with tempfile.TemporaryDirectory(prefix="robin-") as name:
        home = Path(name)
        (home / "Pictures").mkdir()
        for sample in samples:
            (home / "Pictures" / sample.name).write_bytes(sample.read_bytes())
        terminal = Terminal(home)
        try:
            walk(terminal, samples)
        finally:
            terminal.close()


if __name__ == "__main__":
    main()
