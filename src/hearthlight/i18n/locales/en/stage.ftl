### What happens, played on the stage.

web-skip-beats = Skip all
