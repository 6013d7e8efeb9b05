import type { menu as en } from '../en/menu.ts';

/** Words of the system's own rows in the menu of the program. */
export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': '文件',
  'menu.edit': '编辑',
  'menu.view': '查看',
  'menu.window': '窗口',
  'menu.help': '帮助',
  'menu.undo': '撤销',
  'menu.redo': '恢复',
  'menu.cut': '剪切',
  'menu.copy': '复制',
  'menu.paste': '粘贴',
  'menu.pasteAndMatchStyle': '粘贴为纯文本',
  'menu.selectAll': '全选',
  'menu.resetZoom': '实际大小',
  'menu.zoomIn': '放大',
  'menu.zoomOut': '缩小',
  'menu.togglefullscreen': '全屏',
  'menu.minimize': '最小化',
  'menu.close': '关闭',
  'menu.quit': '退出',
};
