### What players may say ahead.

order-blackout-no-purchases = Pass on every purchase this round
order-blackout-no-purchases-about = In phase 5 you buy nothing: you pass on every turn.
order-blackout-no-goals = Complete no more goals this round
order-blackout-no-goals-about = In phase 3 you stop at once, and your cards stay as they are.
order-blackout-no-scouting = Don't scout this round
order-blackout-no-scouting-about = In phase 4 you send nobody to scout.
order-blackout-plan = Plan for me
order-blackout-plan-about = Once the dice have been rolled, the computer fills your slots and presses Ready for you. You can undo this while another player is still planning.
order-blackout-routine = Handle routine questions as suggested
order-blackout-routine-about = You deploy, form teams, sell waste, and refresh as the table suggests. Questions that need thought still wait for you.
