# Two commands do everything on a fresh Linux machine with Python 3.11+: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint types unit benchmark rules clean

play: $(VENV)/.installed
	$(BIN)/hearthlight play blackout

test: lint types unit

lint: $(VENV)/.installed-test
	$(BIN)/ruff check .

types: $(VENV)/.installed-test
	$(BIN)/mypy

unit: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n auto

benchmark: $(VENV)/.installed-test
	$(BIN)/pip install --quiet --editable '.[benchmark]'
	$(BIN)/python benchmarks/throughput.py

# The rules of the games as documents are written by the program itself; a test compares.
rules: $(VENV)/.installed
	$(BIN)/hearthlight rules blackout > docs/rules/blackout.md

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis

$(VENV)/.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/.installed-test: $(VENV)/.installed
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@
