import type { menu as en } from '../en/menu.ts';

export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': 'Fichier',
  'menu.edit': 'Édition',
  'menu.view': 'Affichage',
  'menu.window': 'Fenêtre',
  'menu.help': 'Aide',
  'menu.undo': 'Annuler',
  'menu.redo': 'Rétablir',
  'menu.cut': 'Couper',
  'menu.copy': 'Copier',
  'menu.paste': 'Coller',
  'menu.pasteAndMatchStyle': 'Coller sans mise en forme',
  'menu.selectAll': 'Tout sélectionner',
  'menu.resetZoom': 'Taille réelle',
  'menu.zoomIn': 'Zoom avant',
  'menu.zoomOut': 'Zoom arrière',
  'menu.togglefullscreen': 'Plein écran',
  'menu.minimize': 'Réduire',
  'menu.close': 'Fermer',
  'menu.quit': 'Quitter',
};
