### What players may say ahead.

order-frostpunk-death = When a citizen dies
order-frostpunk-death-about = If you hold a citizen card of that kind, you are asked whether you give it.
order-frostpunk-death-give = Give a card of mine
order-frostpunk-death-keep = Keep my cards
order-frostpunk-together = Decide what the others agree on
order-frostpunk-together-about = When you decide for everybody, a choice is made as soon as all the others suggest it.
order-frostpunk-routine = Handle routine questions as suggested
order-frostpunk-routine-about = Beds, cures, coal, and the like are settled as the table suggests. Questions that need thought still wait for you.
