### What players may say ahead.

order-frostpunk-death = When a citizen dies
order-frostpunk-death-about = You are asked whether you give a citizen card if you hold one of that kind.
order-frostpunk-death-give = Give a card of mine
order-frostpunk-death-keep = Keep my cards
order-frostpunk-together = Decide as the others agree
order-frostpunk-together-about = Where you decide for everybody, a choice is made as soon as all the others suggest it.
order-frostpunk-routine = Handle routine questions as suggested
order-frostpunk-routine-about = Beds, cures, coal, and the like are answered as the table suggests. Whatever needs thought still waits for you.
