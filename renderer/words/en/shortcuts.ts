/** Words of the editor of shortcuts and of the sheet that shows them. */
export const shortcuts = {
  'settings.shortcuts': 'Shortcuts',
  'shortcuts.about':
    'Every action with its keyboard shortcut. What you change works at once, here and in the menus.',
  'shortcuts.search': 'Search actions',
  'shortcuts.search.placeholder': 'Name or keys',
  'shortcuts.none': 'none',
  'shortcuts.change': 'Change the shortcut of “{action}”',
  'shortcuts.remove': 'Take away the shortcut of “{action}”',
  'shortcuts.reset': 'Reset the shortcut of “{action}”',
  'shortcuts.new': 'New shortcut of “{action}”: press it now. Escape leaves it as it is.',
  'shortcuts.press': 'Press the keys…',
  'shortcuts.taken': '{shortcut} already runs “{action}”. Take it away there first.',
  'shortcuts.reserved.typing':
    '{shortcut} is needed for typing and moving. Hold Ctrl or Command, or use a function key.',
  'shortcuts.reserved.editing': '{shortcut} edits text everywhere.',
  'shortcuts.reserved.system': '{shortcut} belongs to the system or to the browser.',
  'shortcuts.reset-all': 'Reset all',
  'shortcuts.reset-all.sure':
    '{count, plural, one {One shortcut of yours gets its first keys back.} other {# shortcuts of yours get their first keys back.}}',
  'shortcuts.reset-all.do': 'Reset',
  'shortcuts.reset-all.keep': 'Keep mine',
  'sheet.title': 'Keyboard shortcuts',
  'sheet.list': 'All shortcuts',
  'sheet.print': 'Print',
  'sheet.close': 'Close',
  'sheet.foot': 'Shortcuts can be changed in the settings.',
} as const;
