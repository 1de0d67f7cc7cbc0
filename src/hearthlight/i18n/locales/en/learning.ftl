## Lessons on the page

learn-by-playing = Learn it by playing
learn-minutes = About { $minutes } minutes
learn-done = Done
learn-resume = Go on
learn-step = { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-hint = Hint
learn-leave = Leave
learn-play-on = Play on from here
