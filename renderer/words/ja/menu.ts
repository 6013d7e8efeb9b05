import type { menu as en } from '../en/menu.ts';

/** Words of the system's own rows in the menu of the program. */
export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': 'ファイル',
  'menu.edit': '編集',
  'menu.view': '表示',
  'menu.window': 'ウィンドウ',
  'menu.help': 'ヘルプ',
  'menu.undo': '元に戻す',
  'menu.redo': 'やり直す',
  'menu.cut': '切り取り',
  'menu.copy': 'コピー',
  'menu.paste': '貼り付け',
  'menu.pasteAndMatchStyle': '書式なしで貼り付け',
  'menu.selectAll': 'すべて選択',
  'menu.resetZoom': '実際のサイズ',
  'menu.zoomIn': '拡大',
  'menu.zoomOut': '縮小',
  'menu.togglefullscreen': '全画面表示',
  'menu.minimize': '最小化',
  'menu.close': '閉じる',
  'menu.quit': '終了',
};
