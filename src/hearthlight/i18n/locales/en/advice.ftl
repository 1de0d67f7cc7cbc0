## A hint: what to do, and why

advice-good = { $good }.
advice-but = { $good }; but { $against }.
advice-least = The least harm: { $against }.
advice-harm = Against it: { $against }.
advice-unknown = What it brings shows only afterwards.
advice-unknown-but = What it brings shows only afterwards; the price: { $against }.
advice-enough = Everything else costs more than it brings now.
advice-idle = It changes nothing that counts now.
advice-remark = { $remark }.
problem-no-hints = Hints are switched off at this table.
problem-no-adviser = This game has no hints.
