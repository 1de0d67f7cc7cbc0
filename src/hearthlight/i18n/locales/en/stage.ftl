### What happens, played on the stage.

web-skip-beats = Skip all
web-meanwhile = Watch what happens
