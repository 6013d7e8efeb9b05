/** The quick window and how it is reached. */
export const quick = {
  'quick.title': 'Quick translation',
  'quick.placeholder': 'Type or paste a text, then press Enter.',
  'quick.translate': 'Translate',
  'quick.running': 'Translating…',
  'quick.waits': 'Nothing has been sent. Enter sends it.',
  'quick.foreign': 'This text came with a link. Read it; Enter sends it.',
  'quick.cut': 'It was longer: only the first {most} characters stand here.',
  'quick.trouble.empty': 'There is no text on the clipboard.',
  'quick.trouble.no-program':
    'No program that reads the clipboard is installed (wl-clipboard, xclip or xsel). Paste the text here instead.',
  'quick.trouble.failed': 'The clipboard could not be read. Paste the text here instead.',
  'quick.pin': 'Keep above other windows',
  'quick.unpin': 'No longer keep above other windows',
  'quick.move': 'Open in Dragoman',
  'quick.close': 'Close',
  'quick.replace': 'Replace',
  'quick.replaced.copied':
    'The system did not let Dragoman paste. The translation is on the clipboard: paste it yourself.',
  'quick.replaced.failed': 'The clipboard could not be used. Copy the translation instead.',
  'quick.blocked':
    'A text waits to be translated, and the browser opens no window without a click.',
  'quick.blocked.open': 'Open the quick window',
  'quick.blocked.dismiss': 'Not now',

  'settings.quick': 'Quick translation',
  'settings.quick.about':
    'A small window with the text of the clipboard, over the program in which you are working.',
  'settings.quick.shortcut': 'Shortcut in every program',
  'settings.quick.shortcut.on': 'Listen to a shortcut everywhere',
  'settings.quick.shortcut.held': 'Hold down',
  'settings.quick.shortcut.key': 'And press',
  'settings.quick.shortcut.space': 'Space',
  'settings.quick.shortcut.none':
    'Dragoman runs in a browser here, which hears no shortcuts in other programs.',
  'settings.quick.shortcut.off': 'No shortcut is heard outside of Dragoman.',
  'settings.quick.shortcut.registered': 'The shortcut works in every program.',
  'settings.quick.shortcut.asked':
    'Dragoman has asked the desktop for the shortcut. The desktop decides, may ask you, and does not say whether it agreed: try it.',
  'settings.quick.shortcut.refused':
    'The system did not give Dragoman this shortcut: another program has it, or the desktop allows none. Choose another.',
  'settings.quick.command':
    '{desktop, select, wayland {Bind a shortcut in the keyboard settings of your desktop to this command:} x11 {Bind a shortcut in the keyboard settings of your desktop to this command:} mac {Let the Shortcuts app run this command by a shortcut:} other {Give a shortcut key to a link to this command:}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {To read the clipboard here, install wl-clipboard.} x11 {To read the clipboard here, install xclip or xsel.} other {No program that reads the clipboard was found.}}',
  'settings.quick.double': 'Also when something is copied twice',
  'settings.quick.double.about':
    'Copying again within a moment opens the window. While this is on, {desktop, select, x11 {Dragoman asks seven times a second whether something was copied, by a short-lived program; that costs one or two percent of a processor} wayland {a small program waits for copying; that costs next to nothing} other {a small program looks at the counter of the clipboard sixteen times a second; that costs up to one percent of a processor and some memory}}. The text itself is read only then.',
  'settings.quick.double.missing':
    '{desktop, select, wayland {Needs wl-clipboard, and a desktop that lets programs watch the clipboard.} x11 {Needs xclip.} other {This system has nothing that notices copying.}}',
  'settings.quick.sending': 'Before sending',
  'settings.quick.ask': 'Wait for Enter',
  'settings.quick.ask.remote': 'With services over the network',
  'settings.quick.ask.always': 'Always',
  'settings.quick.ask.never': 'Never',
  'settings.quick.ask.about':
    'The offline service keeps texts on this computer. A text that came with a link always waits.',
} as const;
