## A hint: what to do, and why

advice-good = { $good }.
advice-but = { $good }; but { $against }.
advice-least = The least harm – { $against }.
advice-harm = Against it – { $against }.
advice-unknown = You will see only afterwards what it brings.
advice-unknown-but = You will see only afterwards what it brings. Against it – { $against }.
advice-enough = Nothing better is left: everything else brings less.
advice-forgoes = You forgo this: { $instead }.
advice-spares = Nothing better is left. The next best has its price: { $instead }.
advice-remark = { $remark }.
problem-no-hints = Hints are switched off at this table.
problem-no-adviser = This game has no hints.
