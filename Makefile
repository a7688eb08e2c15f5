# One command per job. `make install` is what a user needs, `make demo` and `make test` what a contributor does. They
# install what is missing first, as root on Debian 12, Debian 13 and Ubuntu 24.04.

# The system, such as debian-12.
SYSTEM := $(shell . /etc/os-release 2>/dev/null && echo $$ID-$$VERSION_ID)

# Libraries that Tintype is built on (Dependencies.md says why each is there).
LIBRARIES = pkg-config libcairo2-dev libfreetype-dev libharfbuzz-dev libicu-dev libfribidi-dev \
  libdeflate-dev libspng-dev libturbojpeg0-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev \
  nettle-dev $(LOADED_$(SYSTEM))
# Those that are opened when they are needed, whose packages have other names on other systems.
LOADED_debian-12 = librsvg2-2 libpoppler-glib8 libharfbuzz-subset0 libwoff1 libqpdf29
LOADED_debian-13 = librsvg2-2 libpoppler-glib8t64 libharfbuzz-subset0 libwoff1 libqpdf30
LOADED_ubuntu-24.04 = librsvg2-2 libpoppler-glib8t64 libharfbuzz-subset0 libwoff1 libqpdf29t64
# The same libraries by their names for pkg-config, for systems whose packages are not told here.
PKG_CONFIG_NAMES = cairo freetype2 harfbuzz icu-i18n icu-uc fribidi libdeflate spng libturbojpeg libcmark-gfm yaml-0.1 nettle
# Fonts that Tintype declares. Pictures depend on their bytes, never on what else is installed.
FONTS = fonts-inter fonts-dejavu-core fonts-dejavu-extra fonts-noto-core fonts-noto-color-emoji \
  fonts-noto-cjk
# What `tintype setup` fetches fonts and symbols with.
SETUP_PACKAGES = python3-pip
# Programs and data that only tests use.
TEST_PACKAGES = librsvg2-bin poppler-utils unicode-data chromium-headless-shell

# What the programs need beside which `make bench` measures.
PEER_PACKAGES = gcc libpng-dev libisal-dev libpango1.0-dev python3-venv
PEER_MODULES = poga numpy pillow opencv-python-headless pixelmatch-fast zlib-ng fpng-py
PEER_PYTHON = .build/peers/bin/python
PEERS = ../shared/bench

# Abel is the font that both Apple's recordings and we can read; only tests use it.
ABEL = .build/fonts/fontpkg_abel/files/Abel-Regular.ttf

# What says whether PDF files are made for everybody, as ISO 14289-1 asks.
PDFUA = .build/pdfua/pdfua

# One of the programs that have to draw our SVG files as we draw the pixels.
RESVG = .build/resvg/resvg_py

SWIFT = swift
OUT = out

# Package.swift tells by this variable that we are at work, and `make -C` leaves the caller's in place.
export PWD = $(CURDIR)

# Snapshot tests run through our own tool, which also tells references that nothing asserts.
TINTYPE = TINTYPE_TOOL=$(CURDIR)/.build/debug/tintype .build/debug/tintype

# Our own documentation, whose pictures show its rules at work.
CATALOG = Sources/SwiftUI/Tintype/Tintype.docc

.PHONY: deps test-deps setup install dist try-install still demo quick test release-check readers attack mutate processors lint format names lists docs bench property record prune clean

# Installs the packages of $(1) that are missing, and says which they are. On a system whose packages are not told above
# it says which libraries are missing, and installs nothing.
ifneq ($(LOADED_$(SYSTEM)),)
define install
@missing=""; for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' \
    || missing="$$missing $$package"; \
done; \
if [ -z "$$missing" ]; then echo "All packages are installed."; \
else echo "Installing packages:$$missing"; \
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
fi
endef
else
define install
@missing=""; for name in $(PKG_CONFIG_NAMES); do \
  pkg-config --exists $$name 2>/dev/null || missing="$$missing $$name"; \
done; \
if [ -z "$$missing" ]; then echo "$(SYSTEM): all libraries are installed. Of fonts and programs make knows nothing here."; \
else echo "$(SYSTEM): make knows the packages of Debian 12, Debian 13 and Ubuntu 24.04 alone."; \
  echo "Install what pkg-config calls:$$missing"; \
  echo "Dependencies.md, in Sources/SwiftUI/Tintype/Tintype.docc, says what each is for, and names the fonts."; \
  exit 1; \
fi
endef
endif

deps:
	$(call install,$(LIBRARIES) $(FONTS) $(SETUP_PACKAGES))

test-deps:
	$(call install,$(LIBRARIES) $(FONTS) $(SETUP_PACKAGES) $(TEST_PACKAGES))
	@test -f $(ABEL) || { echo "Installing the test font Abel from PyPI into .build/fonts."; \
	  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	    --target .build/fonts fontpkg-abel; }
	@test -d $(PDFUA) || { echo "Installing pdfua from PyPI into .build/pdfua."; \
	  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	    --target .build/pdfua pdfua; }
	@test -d $(RESVG) || { echo "Installing resvg from PyPI into .build/resvg."; \
	  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	    --target .build/resvg resvg-py; }

# Fetches the fonts and symbols that no Debian package has, with the tool that declares them.
setup: deps
	@echo "Building the tool; from nothing this takes some 5 minutes on two cores."
	$(SWIFT) build --product tintype
	.build/debug/tintype setup

# Puts the tool, its modules, completions and man pages into PREFIX, a folder that can be moved.
PREFIX = /usr/local
SCRATCH = .build
install: deps
	$(SWIFT) build -c release --product tintype --scratch-path $(SCRATCH)
	$(SWIFT) build --package-path $(SCRATCH)/checkouts/swift-argument-parser --product generate-manual \
	  --scratch-path $(SCRATCH)/manual
	Packaging/install $(SCRATCH) "$$($(SWIFT) build -c release --scratch-path $(SCRATCH) --show-bin-path)" \
	  "$(DESTDIR)$(PREFIX)" $(SCRATCH)/manual/debug/generate-manual
	"$(DESTDIR)$(PREFIX)/bin/tintype" setup

# An archive of the same folder, for machines with this system, this Swift and the packages of `make deps`.
DIST = $(OUT)/tintype-$(SYSTEM)-$(shell uname -m)
dist:
	rm -rf "$(DIST)"
	$(MAKE) install PREFIX="$(abspath $(DIST))" DESTDIR=
	tar -C "$(dir $(DIST))" -czf "$(DIST).tar.gz" "$(notdir $(DIST))"
	@ls -l "$(DIST).tar.gz"

# Tries each way of installing; as root also the archive in an empty Debian 12.
try-install: dist
	Packaging/try "$(DIST).tar.gz"

demo: setup
	.build/debug/tintype render Fixtures/Articles -o $(OUT)

# Engine, text, drawing and harness: what answers some three minutes after a build, since it starts no process.
quick: test-deps
	$(SWIFT) build --build-tests
	.build/debug/tintype setup
	TINTYPE_QUICK=1 $(TINTYPE) test --processes 2 --slowest 10

# Tests run one after the other in each of some processes, one more than there are processors: much of what they wait
# for is another program.
TEST_PROCESSES = 3

test: test-deps
	@echo "Building the tool and its tests; from nothing this takes some 10 minutes on two cores, and the tests as long."
	$(SWIFT) build --build-tests
	.build/debug/tintype setup
	$(TINTYPE) test --unreferenced reject --processes $(TEST_PROCESSES) --slowest 10
	$(TINTYPE) docs build $(CATALOG)
	$(TINTYPE) docs check

# What a release has to pass besides: dark twins, all seeds, every pair of programs that draw our files, each way of
# installing, and each command of the pages.
release-check:
	TINTYPE_RELEASE_CHECK=1 $(MAKE) test property processors readers try-install
	Tests/Pages/run .build/debug/tintype

# Programs that no test starts draw the gallery's files, which are held against our pixels.
READERS = .build/readers
readers: test-deps
	$(call install,inkscape python3-pyqt5 python3-pyqt5.qtsvg python3-venv)
	@test -x $(READERS)/bin/python || { echo "Installing readers from PyPI into $(READERS)."; \
	  /usr/bin/python3 -m venv --system-site-packages $(READERS) && $(READERS)/bin/python -m pip install --quiet \
	    --disable-pip-version-check skia-python cairosvg pymupdf numpy pillow; }
	$(SWIFT) build --build-tests
	TINTYPE_READERS=$(CURDIR)/$(READERS)/files $(TINTYPE) test --filter filesAreWrittenForOtherPrograms
	$(READERS)/bin/python Tests/Readers/readers.py $(READERS)/files

lint:
	$(SWIFT) format lint --strict -r -p Package.swift Sources Tests

format:
	$(SWIFT) format -i -r -p Package.swift Sources Tests

# Makes Swift of the tables of names in Fixtures/Names, and of records in Fixtures/Symbols/Tables and Fixtures/Units.
names:
	$(SWIFT) run --quiet TintypeNameWriter

# Writes the lists of names in the documentation that follow from the sources.
lists: deps
	TINTYPE_WRITE_LISTS=1 $(SWIFT) test --filter 'ArticleUnsupportedTests|InertDeclarationTests|CommandLinePageTests'

# The pictures of the catalog are drawn where DocC looks for them; git has those of the README alone, which
# GitHub shows without drawing anything.
docs: setup
	$(TINTYPE) docs build
	$(TINTYPE) gallery Fixtures/Gallery Fixtures/Gallery/README.md --title Tintype -o $(OUT)/gallery
	$(TINTYPE) explore Sources/SwiftUI/Tintype/Tintype.docc/How-Layout-Works.md -o $(OUT)/layout
	TINTYPE_DOCS=1 $(SWIFT) package generate-documentation --target Tintype --warnings-as-errors

# Ratios in one run count; absolute times do not. PEERS names the folder of the programs beside which ours
# is measured; what is missing there is named and left out. ARGUMENTS are those of TintypeBench; without any,
# $(OUT)/bench/index.html plots how costs grow.
bench: deps
	$(call install,$(PEER_PACKAGES))
	@test -x $(PEER_PYTHON) || { echo "Installing the peers' Python packages into .build/peers."; \
	  python3 -m venv .build/peers && $(PEER_PYTHON) -m pip install --quiet \
	    --disable-pip-version-check $(PEER_MODULES); }
	$(if $(ARGUMENTS),,$(SWIFT) build -c release --product tintype)
	$(SWIFT) run -c release TintypeBench $(ARGUMENTS) --peers $(PEERS) --python $(PEER_PYTHON)

# Records the pictures and layouts of the article and the gallery anew where they differ, and draws those of
# the README.
# Recording is never a pass: the second run says whether they hold.
record: test-deps
	$(SWIFT) build --build-tests
	.build/debug/tintype setup
	-$(TINTYPE) test --record failed --filter 'Article|Gallery'
	$(TINTYPE) docs build
	$(TINTYPE) test --filter 'Article|Gallery'

# The gallery's still of a page in which readers change a width.
still:
	.build/debug/tintype explore Fixtures/Gallery/Trip.swift --width 160...320 -o $(OUT)/still
	chromium-headless-shell --no-sandbox --hide-scrollbars --window-size=400,210 \
	  --screenshot=Fixtures/Gallery/Images/explore.png "file://$(CURDIR)/$(OUT)/still/Trip.html"

# Removes references that the last `make test` did not assert.
prune:
	$(TINTYPE) prune

# What takes hours and is worth it before a release: libFuzzer under AddressSanitizer, a target each for
# SECONDS; ThreadSanitizer over what renders in parallel; the tool against damaged files, kills and a full
# disk; extreme numbers; suites of one name; the kernels on arm64. Corpora and findings stay in .build-attack;
# TARGETS and PARTS name some of all.
SECONDS = 3600
ARM64_debian-12 = libgcc-12-dev-arm64-cross
ARM64_debian-13 = libgcc-14-dev-arm64-cross
ARM64_ubuntu-24.04 = libgcc-13-dev-arm64-cross
attack: test-deps
	$(call install,qemu-user libc6-dev-arm64-cross $(ARM64_$(SYSTEM)))
	Tests/Attack/run "$(SECONDS)" $(PARTS)

# Small faults, one at a time, and which of them the tests notice: COUNT of them by SEED, or by one that nobody
# chose. Builds a copy of its own; MUTATE_ARGUMENTS are further ones of Tests/Mutate/mutate.py.
COUNT = 100
mutate: test-deps
	python3 Tests/Mutate/mutate.py --count $(COUNT) $(if $(SEED),--seed $(SEED)) $(MUTATE_ARGUMENTS)

# The same files whatever the processor is: PROCESSORS names some of those that QEMU knows, TOOL another build.
TOOL = .build/debug/tintype
processors: setup
	$(call install,qemu-user)
	Tests/Processors/run "$(TOOL)" $(PROCESSORS)

property: deps
	TINTYPE_PROPERTY_TREES=100000 TINTYPE_LIFETIME_RENDERS=10000 \
	  $(SWIFT) test --filter 'LayoutPropertyTests|RenderLifetimeTests'

clean:
	rm -rf .build .build-attack .build-mutate $(OUT)
