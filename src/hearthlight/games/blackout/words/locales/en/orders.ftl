### What players may say ahead.

order-blackout-no-purchases = Pass on every purchase this round
order-blackout-no-purchases-about = In phase 5 you buy no cards: you pass whenever it is your turn.
order-blackout-no-goals = Complete no more goals this round
order-blackout-no-goals-about = In phase 3 you are done at once, and your cards stay as they are.
order-blackout-no-scouting = Don't scout this round
order-blackout-no-scouting-about = In phase 4 you stay at home.
order-blackout-plan = Plan for me
order-blackout-plan-about = Once the dice have been rolled, the computer fills your slots and presses Ready for you. You can take it back while somebody else is still planning.
order-blackout-routine = Handle routine questions as suggested
order-blackout-routine-about = Deploying, forming a team, waste, and refreshing are answered as the table suggests. Whatever needs thought still waits for you.
