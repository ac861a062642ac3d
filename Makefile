# Curio: `make run` opens it with the sample images, `make test` checks everything, `make build` makes the
# optimised programs. Each installs the Debian packages that are missing first.

SHELL := /bin/bash
PREFIX ?= /usr/local
DRAWER ?= .build/drawer
# The first run compiles everything, and an optimised build takes three times as long. The work that must be
# quick (reading pictures, drawing them, searching) is in C libraries, so the plain build feels the same.
CONFIG ?= debug

# The accurate reader's files, which are fetched and not part of the source. The programs built here find them
# here, whoever runs them and with whatever home.
READERS ?= .build/share/curio/readers
FETCH_READERS := Sources/Readers/Setup/fetch-readers.sh

# Programs that curio starts, found beside it or in libexec/curio
HELPERS := curio-ocr curio-picture
SAMPLES := SampleImages/*.{png,jpg,webp}

# To build and run: the libraries that the manifest names, the code reader that it can't name, and the languages
RUN_PACKAGES := python3-pip unzip pkg-config libzxingcore-dev libpng-dev \
  $(shell sed -n 's/.*package: "\([^"]*\)".*/\1/p' Package.swift) \
  espeak-ng fonts-unifont tesseract-ocr-eng tesseract-ocr-jpn tesseract-ocr-jpn-vert tesseract-ocr-script-jpan tesseract-ocr-script-hans
# To check: a terminal to drive, calendar programs that read what Curio writes, and a look at opened files
TEST_PACKAGES := tmux khal todoman calcurse python3-icalendar dbus python3-dbus python3-gi libnotify-bin strace dovecot-imapd python3-aiosmtpd openssl man-db zsh fish desktop-file-utils syncthing curl vdirsyncer radicale
# To draw the sample images and the README's pictures
PICTURE_PACKAGES := chromium fonts-noto-cjk fonts-lato fonts-dejavu-core python3-jinja2 python3-pil qrencode \
  pngquant tmux

.PHONY: run test build readers setup setup-run setup-test setup-pictures swift bench bench-search soak format lint install \
  install-files uninstall samples pictures

# The samples are dropped into the inbox of a new drawer; Curio files them before the user's eyes.
run: setup-run
	@swift build -c $(CONFIG)
	@bin=$$(swift build -c $(CONFIG) --show-bin-path) && \
	if [ ! -e $(DRAWER) ] && [ -t 0 ] && [ -t 1 ]; then \
	  "$$bin/curio" --drawer $(DRAWER) file $(SAMPLES) > .build/samples.log || exit; \
	fi && \
	exec "$$bin/curio" --drawer $(DRAWER)

# One after the other: many of them start readers and terminals, which want the processor to themselves.
test: setup-test
	swift build --build-tests
	swift test --skip-build --disable-xctest --no-parallel

build: setup-run
	swift build -c release --static-swift-stdlib

setup: setup-run setup-test

# $(call packages,LIST): installs what of LIST is missing, or says what to do.
define packages
@have=$$(dpkg-query -W -f '$${db:Status-Status} $${Package}\n' $(1) 2>/dev/null | sed -n 's/^installed //p'); \
missing=$$(comm -23 <(printf '%s\n' $(sort $(1)) | sort -u) <(printf '%s\n' $$have | sort -u) | xargs); \
[ -z "$$missing" ] && exit 0; \
command -v apt-get > /dev/null || { echo "Curio's set-up knows Debian. Install what corresponds to: $$missing" >&2; exit 1; }; \
if [ "$$(id -u)" = 0 ]; then root=; \
elif command -v sudo > /dev/null; then root=sudo; \
else echo "These packages are missing and installing them needs root. Run as root: apt-get install $$missing" >&2; exit 1; fi; \
echo "Installing $$missing"; \
$$root apt-get update -qq && \
$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing > /dev/null || \
{ echo "These packages could not be installed: $$missing. Check the network and run make again." >&2; exit 1; }
endef

swift:
	@version=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\).*/\1/p'); \
	if [ "$${version:-0}" -lt 6 ]; then \
	  echo "Curio needs a Swift 6 toolchain on the PATH ($${version:+found Swift $$version}$${version:-found none})." >&2; exit 1; \
	fi

setup-run: swift
	$(call packages,$(RUN_PACKAGES))
	@# Asked for once: without network Tesseract reads, and `make readers` tries again.
	@[ -e .build/readers.asked ] || { mkdir -p .build && touch .build/readers.asked && $(FETCH_READERS) "$(READERS)"; }

readers:
	@$(FETCH_READERS) "$(READERS)"

setup-test: setup-run
	$(call packages,$(TEST_PACKAGES))

setup-pictures:
	$(call packages,$(PICTURE_PACKAGES))

# Medians of reading, opening, starting and searching; on a drawer of 5,000 where its generator is at hand.
GENERATOR := ../shared/bench/make_drawer.py
BENCH := .build/bench
bench: build
	@rm -rf $(BENCH) && mkdir -p $(BENCH)
	.build/release/curio bench ocr SampleImages
	.build/release/curio bench extract
	@if [ -e $(GENERATOR) ]; then \
	  $(GENERATOR) --count 5000 --out $(BENCH)/drawer.jsonl --queries $(BENCH)/queries.jsonl --import-format plain && \
	  .build/release/curio --drawer $(BENCH)/drawer bench load $(BENCH)/drawer.jsonl; \
	else \
	  echo '{"query":"ramen kyoto"}' > $(BENCH)/queries.jsonl; \
	  .build/release/curio --drawer $(BENCH)/drawer import SampleImages > /dev/null; \
	fi
	.build/release/curio --drawer $(BENCH)/drawer bench search $(BENCH)/queries.jsonl
	.build/release/curio --drawer $(BENCH)/drawer bench open
	.build/release/curio --drawer $(BENCH)/drawer bench start

# Search beside plain FTS5, in one run: times of both on drawers of these sizes, rates of building, size, deleting.
BENCH_COUNTS ?= 5000 50000 500000
bench-search: build
	@[ -e $(GENERATOR) ] || { echo "There is no generator of drawers at $(GENERATOR); README.md says what it writes." >&2; exit 1; }
	@rm -rf $(BENCH) && mkdir -p $(BENCH)
	@for count in $(BENCH_COUNTS); do \
	  $(GENERATOR) --count $$count --out $(BENCH)/texts.jsonl --queries $(BENCH)/queries.jsonl && \
	  .build/release/curio --drawer $(BENCH)/drawer bench compare $(BENCH)/texts.jsonl $(BENCH)/queries.jsonl \
	    --runs $$((count > 100000 ? 1 : 5)) && \
	  rm -rf $(BENCH)/drawer || exit; \
	done

# Keys, resizes and imports at random against the real program, for SOAK_MINUTES; then SOAK_KILLS times `kill -9`
# at a random moment of all that it does, and SOAK_FAULTS times a disk that fails in it. Then SOAK_PICTURES changed
# pictures and SOAK_MUTANTS damaged files through the readers, whose memory must stay flat.
soak: setup-test
	swift build --build-tests
	CURIO_SOAK_MINUTES=$${SOAK_MINUTES:-10} swift test --skip-build --disable-xctest --filter 'SoakTests|ResizeStormTests|GraphicsTests'
	CURIO_SOAK_KILLS=$${SOAK_KILLS:-220} CURIO_SOAK_FAULTS=$${SOAK_FAULTS:-150} \
	  swift test --skip-build --disable-xctest --no-parallel --filter 'KillTests|DiskFaultTests'
	CURIO_SOAK_PICTURES=$${SOAK_PICTURES:-2000} CURIO_SOAK_MUTANTS=$${SOAK_MUTANTS:-10000} \
	  nice swift test --skip-build --disable-xctest --no-parallel --filter PictureSoakTests

format:
	swift format -i -r Sources Tests Package.swift

lint:
	swift format lint --strict -r Sources Tests Package.swift

# Where everything goes; one list a folder, for install and uninstall alike.
ROOT := $(DESTDIR)$(PREFIX)
BIN ?= .build/release
DESKTOP := curio.desktop curio-file.desktop
COMPLETIONS := share/bash-completion/completions/curio share/zsh/site-functions/_curio \
  share/fish/vendor_completions.d/curio.fish

install: build
	@$(MAKE) --no-print-directory install-files
	$(FETCH_READERS) "$(ROOT)/share/curio/readers"

# Installs what is built in BIN, without building and without network.
install-files:
	install -D -m 755 -t "$(ROOT)/bin" $(BIN)/curio
	install -D -m 755 -t "$(ROOT)/libexec/curio" $(HELPERS:%=$(BIN)/%)
	install -D -m 644 -t "$(ROOT)/share/applications" $(DESKTOP:%=Sources/curio/Packaging/%)
	install -D -m 644 -t "$(ROOT)/share/curio/samples" $(SAMPLES)
	install -D -m 644 -t "$(ROOT)/share/doc/curio" README.md LICENSE
	install -D -m 644 <($(BIN)/curio manual) "$(ROOT)/share/man/man1/curio.1"
	for path in $(COMPLETIONS); do \
	  case $$path in *.fish) shell=fish;; *zsh*) shell=zsh;; *) shell=bash;; esac; \
	  install -D -m 644 <($(BIN)/curio completions $$shell) "$(ROOT)/$$path" || exit; \
	done

uninstall:
	rm -f "$(ROOT)/bin/curio" "$(ROOT)/share/man/man1/curio.1" $(DESKTOP:%="$(ROOT)/share/applications/%") \
	  $(COMPLETIONS:%="$(ROOT)/%")
	rm -rf "$(ROOT)/libexec/curio" "$(ROOT)/share/curio" "$(ROOT)/share/doc/curio"

samples: setup-pictures
	SampleImages/make_samples.py

pictures: setup-pictures setup-run
	swift build
	Tests/Pictures/make_pictures.py
