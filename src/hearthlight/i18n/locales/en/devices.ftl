## The same person on several devices

devices = Your devices
devices-link = Your devices and recovery code
devices-about = Take your name, your games, and your settings to another device, or sign a device out.
devices-list = Signed in on
devices-unnamed = Unknown browser
devices-this = this device
devices-seen = last used { $when }
devices-in-use = in use now
devices-sign-out = Sign out
devices-sign-out-this = Sign out here
devices-sign-out-this-sure = This device will forget you. If you have no other device and no recovery code, you lose your games.
devices-signed-out = Signed out: { $device }
devices-add = Add a device
devices-add-about = Scan this code with the other device, or open the link there. It works only once, within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
devices-add-make = Show a link
devices-qr = QR code of the link
devices-recovery = Recovery code
devices-recovery-none = If you lose all your devices, a recovery code brings your games back. Write it down: it is shown only once.
devices-recovery-there = You already have a recovery code. A new one replaces it.
devices-recovery-make = Make a recovery code
devices-recovery-again = Make a new code
devices-recovery-keep = Write this code down and keep it safe. It works only once.
devices-enter = I have a code
devices-enter-code = Link or recovery code
devices-enter-look = Continue
devices-become = Continue as { $name } on this device?
devices-become-nobody = Continue with these games on this device?
devices-become-tables = { $count ->
    [one] { $count } game comes with you.
   *[other] { $count } games come with you.
}
devices-become-leave = { $count ->
    [one] The game on this device stays with { $name }. To keep it, make a recovery code for { $name } first.
   *[other] The { $count } games on this device stay with { $name }. To keep them, make a recovery code for { $name } first.
}
devices-become-same = You are already signed in as { $name } here.
devices-become-do = Yes, continue
devices-welcome = Welcome back, { $name }.
devices-recovered = You have used your recovery code. Make a new one.
