/** What a person meets outside of the window: the icon beside the clock, notices. */
export const outside = {
  'outside.tray.captions': 'Start captions',
  'outside.tray.translate': 'Translate the clipboard',
  'outside.tray.pause': 'Pause the voice session',
  'outside.tray.resume': 'Go on with the voice session',
  'outside.tray.show': 'Show Dragoman',
  'outside.tray.quit': 'Quit Dragoman',

  'outside.documents-done':
    '{done, plural, one {A document is translated} other {# documents are translated}}',
  'outside.documents-some':
    '{failed, plural, one {One document failed} other {# documents failed}}{done, plural, =0 {} one {; one is translated} other {; # are translated}}',
  'outside.documents.about': 'They stand on the Documents screen.',
  'outside.document.open': 'Open',
  'outside.document.show': 'Show in folder',
  'outside.trouble.restarted':
    '{what, select, offline {The offline service} other {The search in translation memories}} stopped responding and was restarted.',
  'outside.trouble.damaged':
    '{what, select, voice {A voice session can’t be read.} other {The key file of the document queue can’t be read. Documents that were being translated have to be sent again.}} Its files are kept as {backup}.',
  'outside.trouble.newer':
    '{what, select, memories {The translation memories} offline {The offline service’s data} other {A project}} ({file}) can’t be opened: a newer version of Dragoman wrote the file. It was left unchanged. Start the newer version to use it.',
  'outside.trouble.set-aside':
    '{what, select, memories {The file of your translation memories was damaged.} other {A project was damaged.}} {count, plural, =0 {Nothing could be recovered.} one {# {what, select, memories {entry} other {segment}} was recovered.} other {# {what, select, memories {entries} other {segments}} were recovered.}} The damaged file is kept as {backup}.',
  'outside.trouble.replaced':
    'A database of the offline service was damaged. {count, plural, =0 {Nothing could be recovered.} one {# entry was recovered.} other {# entries were recovered.}} The damaged file is kept as {backup}.',
  'outside.voice-lost': 'The voice session has stopped',
  'outside.voice-lost.about': 'The connection could not be held. What was said is kept.',

  'outside.opened.unknown-type':
    '{count, plural, one {“{name}” was not opened} other {# files were not opened, “{name}” among them}}: Dragoman does not know the type by its ending.',
  'outside.opened.unreadable':
    '{count, plural, one {“{name}” was not opened} other {# files were not opened, “{name}” among them}}: it is no longer there, is not a file, or may not be read.',
  'outside.opened.cut': 'Only {most} files are opened at once; the others were left out.',
  'outside.opened.elsewhere':
    '{count, plural, one {“{name}” waits} other {# files wait}} on the Memories screen to be imported.',
  'outside.opened.close': 'Close',

  'settings.background': 'In the background',
  'settings.background.tray': 'Closing the window leaves Dragoman running',
  'settings.background.tray.shown':
    'It goes on behind its icon beside the clock. Quit it in the icon’s menu.',
  'settings.background.tray.unsure':
    'Not possible now: this desktop does not say that it shows icons of programs, and without one you could not get back to Dragoman. On GNOME an extension for tray icons adds it.',
  'settings.background.tray.none':
    'There is no icon beside the clock in this form of Dragoman: it ends with its window.',
  'settings.background.notices': 'Tell when documents are finished or a voice session is lost',
  'settings.background.notices.about':
    'Only while no window of Dragoman is before you. A notice names a single file, and no file in private mode; it never holds texts.',
  'settings.background.notices.default': 'The browser has to allow it first.',
  'settings.background.notices.granted': 'The browser allows it.',
  'settings.background.notices.denied':
    'The browser does not allow it. A private window never does, and Dragoman opens one; in a browser of yours, change it in the settings of this page.',
  'settings.background.notices.unsupported': 'This browser has no notices.',
  'settings.background.notices.allow': 'Let the browser show notices',
} as const;
