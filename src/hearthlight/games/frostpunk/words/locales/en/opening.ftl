## The opening scene

opening-frostpunk-happened = That year the snow did not stop in spring. The columns that went north grew thinner with every mile, and yours ends here: at a crater, a tower of black iron, and a little coal.
opening-frostpunk-you = Forty-two people stand around the generator and look at you, because somebody has to decide. Who works. Who eats. Who sleeps outside.
opening-frostpunk-aim = Keep the city alive for fifteen rounds of deepening cold, alone or together. Coal becomes warmth, warmth becomes work, work becomes food and beds. And they must not stop believing that it is worth it.
opening-frostpunk-time = 1 to 2 hours
