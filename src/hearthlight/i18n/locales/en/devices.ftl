## The same person on several devices

devices = Your devices
devices-link = Your devices and recovery code
devices-about = Here you can take your name and your games with you to another device, and sign devices out.
devices-list = Signed in on
devices-unnamed = Another browser
devices-this = this device
devices-seen = last used { $when }
devices-sign-out = Sign out
devices-sign-out-this = Sign out here
devices-sign-out-this-sure = You will be a stranger on this device. Without another device or a recovery code, you lose your games.
devices-signed-out = Signed out: { $device }
devices-add = Add a device
devices-add-about = Scan this code with the other device, or open the link there. It works once, for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
devices-add-make = Show a link
devices-qr = QR code of the link
devices-recovery = Recovery code
devices-recovery-none = If you lose all your devices, a recovery code brings you back. Write it down; it is shown only once.
devices-recovery-there = You have a recovery code. A new one replaces it.
devices-recovery-make = Make a recovery code
devices-recovery-again = Make a new code
devices-recovery-keep = Write this down and keep it safe. It works once.
devices-enter = I have a code
devices-enter-code = Link or recovery code
devices-enter-look = Continue
devices-become = Continue as { $name } on this device?
devices-become-nobody = Continue with these games on this device?
devices-become-tables = { $count ->
    [one] { $count } game comes along.
   *[other] { $count } games come along.
}
devices-become-leave = { $count ->
    [one] The game that you have on this device stays with { $name }. Make a recovery code for { $name } first if you want to keep it.
   *[other] The { $count } games that you have on this device stay with { $name }. Make a recovery code for { $name } first if you want to keep them.
}
devices-become-same = You are already signed in as { $name } here.
devices-become-do = Yes, continue
devices-welcome = Welcome back, { $name }.
devices-recovered = Your recovery code has been used up. Make a new one.
