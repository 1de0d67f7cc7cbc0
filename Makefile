# Two commands do everything on a fresh Linux machine with Python 3.11+: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/hearthlight/server/page/index.html
WEB := $(shell find web/src web/index.html web/package.json web/vite.config.ts -type f 2>/dev/null)

# Tests wait for browsers and databases: half as many more than there are cores keep the cores busy, and more than that
# only push each other aside.
WORKERS := $(shell echo $$(( $$(nproc) * 3 / 2 )))

# Hundreds of processes of tests read each module once, whatever the machine says of bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test soak lint types page-test unit benchmark rules page-types fixtures golden lock clean

play: $(VENV)/.installed $(PAGE)
	$(BIN)/hearthlight serve --open-page

# What takes one core each goes side by side; the tests proper take all there are.
test: $(VENV)/.installed-test $(VENV)/.node
	$(MAKE) --jobs 2 --output-sync=target page-test lint types
	$(MAKE) unit

lint: $(VENV)/.installed-test $(VENV)/.node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	. $(VENV)/.node && cd web && npm run lint

types: $(VENV)/.installed-test $(VENV)/.node
	$(BIN)/mypy
	. $(VENV)/.node && cd web && npm run check

page-test: $(VENV)/.node
	. $(VENV)/.node && cd web && npm run test

unit: $(VENV)/.installed-test $(VENV)/.tools $(PAGE)
	$(BIN)/python -m pytest -m 'not soak' -n $(WORKERS) --dist loadgroup

# Thousands of whole games, whole games in the browser click by click, and half an hour of a house in trouble: after
# changes to the rules, the engine, or the server.
soak: $(VENV)/.installed-soak $(VENV)/.tools $(PAGE)
	$(BIN)/python -m pytest -m soak -n $(WORKERS) --dist loadgroup

benchmark: $(VENV)/.installed-test $(PAGE)
	$(BIN)/pip install --quiet --constraint requirements.lock --editable '.[benchmark]'
	$(BIN)/python benchmarks/throughput.py
	$(BIN)/python benchmarks/server.py

# The rules of the games as documents are written by the program itself; a test compares.
rules: $(VENV)/.installed
	for page in docs/rules/*.md; do $(BIN)/hearthlight rules $$(basename $$page .md) > $$page; done

# Types of the page from the structs of the server, and the tables that its tests draw; a test compares.
page-types: $(VENV)/.installed
	$(BIN)/python scripts/page_types.py

fixtures: $(VENV)/.installed
	$(BIN)/python scripts/fixtures.py

# What players read, in every language, as text files: a change of words is seen as a diff; a test compares.
golden: $(VENV)/.installed
	$(BIN)/python -m scripts.golden_texts

clean:
	rm -rf $(VENV) web/node_modules src/hearthlight/server/page .mypy_cache .ruff_cache .hypothesis

# The versions that requirements.lock names.
$(VENV)/.installed: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --constraint requirements.lock --editable .
	touch $@

$(VENV)/.installed-test: $(VENV)/.installed
	$(BIN)/pip install --quiet --constraint requirements.lock --editable '.[test]'
	touch $@

# What is too large for every test run: Ray and OpenSpiel.
$(VENV)/.installed-soak: $(VENV)/.installed-test
	$(BIN)/pip install --quiet --constraint requirements.lock --editable '.[ray,research]'
	touch $@

# Newer versions of everything, for all Pythons from 3.11 on.
lock: $(VENV)/.installed
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade --quiet \
		--no-header --no-emit-index-url --output-file requirements.lock

# Node from the machine, or from PyPI where there is none; then what the page is built with.
$(VENV)/.node: $(VENV)/.installed web/package.json web/package-lock.json
	./scripts/node $(VENV) > $@.new
	. ./$@.new && cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	mv $@.new $@

$(PAGE): $(VENV)/.node $(WEB)
	. $(VENV)/.node && cd web && npm run build

# A browser and a database server for the tests: Debian's, installed where they are missing and we may.
$(VENV)/.tools: $(VENV)/.installed scripts/test-tools
	./scripts/test-tools
	touch $@
