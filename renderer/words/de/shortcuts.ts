import type { shortcuts as en } from '../en/shortcuts.ts';

/** Words of the editor of shortcuts and of the sheet that shows them. */
export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': 'Tastenkürzel',
  'shortcuts.about':
    'Jede Aktion mit ihrem Tastenkürzel. Was Sie ändern, wirkt sofort, hier und in den Menüs.',
  'shortcuts.search': 'Aktionen durchsuchen',
  'shortcuts.search.placeholder': 'Name oder Tasten',
  'shortcuts.none': 'keines',
  'shortcuts.change': 'Tastenkürzel von „{action}“ ändern',
  'shortcuts.remove': 'Tastenkürzel von „{action}“ entfernen',
  'shortcuts.reset': 'Tastenkürzel von „{action}“ zurücksetzen',
  'shortcuts.new':
    'Neues Tastenkürzel von „{action}“: Drücken Sie es jetzt. Escape lässt es, wie es ist.',
  'shortcuts.press': 'Tasten drücken …',
  'shortcuts.taken': '{shortcut} führt schon „{action}“ aus. Entfernen Sie es zuerst dort.',
  'shortcuts.reserved.typing':
    '{shortcut} wird zum Tippen und Bewegen gebraucht. Halten Sie Strg oder Befehl, oder verwenden Sie eine Funktionstaste.',
  'shortcuts.reserved.editing': '{shortcut} bearbeitet überall Text.',
  'shortcuts.reserved.system': '{shortcut} gehört dem System oder dem Browser.',
  'shortcuts.reset-all': 'Alle zurücksetzen',
  'shortcuts.reset-all.sure':
    '{count, plural, one {Eines Ihrer Tastenkürzel bekommt seine ersten Tasten zurück.} other {# Ihrer Tastenkürzel bekommen ihre ersten Tasten zurück.}}',
  'shortcuts.reset-all.do': 'Zurücksetzen',
  'shortcuts.reset-all.keep': 'Meine behalten',
  'sheet.title': 'Tastenkürzel',
  'sheet.list': 'Alle Tastenkürzel',
  'sheet.print': 'Drucken',
  'sheet.close': 'Schließen',
  'sheet.foot': 'Tastenkürzel lassen sich in den Einstellungen ändern.',
};
