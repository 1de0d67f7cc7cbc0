### What happens, played on the stage.

web-skip-beats = Skip all
web-scene-skipped = That only skipped the scene. Choose again.
web-meanwhile = Watch what happens
