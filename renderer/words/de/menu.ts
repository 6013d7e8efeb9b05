import type { menu as en } from '../en/menu.ts';

/** Words of the system's own rows in the menu of the program. */
export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': 'Datei',
  'menu.edit': 'Bearbeiten',
  'menu.view': 'Ansicht',
  'menu.window': 'Fenster',
  'menu.help': 'Hilfe',
  'menu.undo': 'Rückgängig',
  'menu.redo': 'Wiederholen',
  'menu.cut': 'Ausschneiden',
  'menu.copy': 'Kopieren',
  'menu.paste': 'Einfügen',
  'menu.pasteAndMatchStyle': 'Ohne Formatierung einfügen',
  'menu.selectAll': 'Alles markieren',
  'menu.resetZoom': 'Originalgröße',
  'menu.zoomIn': 'Vergrößern',
  'menu.zoomOut': 'Verkleinern',
  'menu.togglefullscreen': 'Vollbild',
  'menu.minimize': 'Minimieren',
  'menu.close': 'Schließen',
  'menu.quit': 'Beenden',
};
