// The window with the settings lies over whatever page is open.

class SettingsDialog {
  shown = $state(false);

  open = (): void => void (this.shown = true);

  close = (): void => void (this.shown = false);
}

export const dialog = new SettingsDialog();
