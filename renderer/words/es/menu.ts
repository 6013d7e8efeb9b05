import type { menu as en } from '../en/menu.ts';

export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': 'Archivo',
  'menu.edit': 'Edición',
  'menu.view': 'Ver',
  'menu.window': 'Ventana',
  'menu.help': 'Ayuda',
  'menu.undo': 'Deshacer',
  'menu.redo': 'Rehacer',
  'menu.cut': 'Cortar',
  'menu.copy': 'Copiar',
  'menu.paste': 'Pegar',
  'menu.pasteAndMatchStyle': 'Pegar sin formato',
  'menu.selectAll': 'Seleccionar todo',
  'menu.resetZoom': 'Tamaño real',
  'menu.zoomIn': 'Acercar',
  'menu.zoomOut': 'Alejar',
  'menu.togglefullscreen': 'Pantalla completa',
  'menu.minimize': 'Minimizar',
  'menu.close': 'Cerrar',
  'menu.quit': 'Salir',
};
