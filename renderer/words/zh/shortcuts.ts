import type { shortcuts as en } from '../en/shortcuts.ts';

/** Words of the editor of shortcuts and of the sheet that shows them. */
export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': '快捷键',
  'shortcuts.about': '所有操作及其键盘快捷键。更改在此处和菜单中立即生效。',
  'shortcuts.search': '搜索操作',
  'shortcuts.search.placeholder': '名称或按键',
  'shortcuts.none': '无',
  'shortcuts.change': '更改“{action}”的快捷键',
  'shortcuts.remove': '移除“{action}”的快捷键',
  'shortcuts.reset': '重置“{action}”的快捷键',
  'shortcuts.new': '“{action}”的新快捷键：请立即按键。按 Escape 保持不变。',
  'shortcuts.press': '请按键…',
  'shortcuts.taken': '{shortcut} 已用于“{action}”。请先在那里移除。',
  'shortcuts.reserved.typing':
    '{shortcut} 用于输入和移动。请与 Ctrl 或 Command 组合，或使用功能键。',
  'shortcuts.reserved.editing': '{shortcut} 在任何地方都用于编辑文本。',
  'shortcuts.reserved.system': '{shortcut} 由系统或浏览器使用。',
  'shortcuts.reset-all': '全部重置',
  'shortcuts.reset-all.sure': '{count, plural, other {您更改的 # 个快捷键将恢复为默认按键。}}',
  'shortcuts.reset-all.do': '重置',
  'shortcuts.reset-all.keep': '保留我的',
  'sheet.title': '键盘快捷键',
  'sheet.list': '所有快捷键',
  'sheet.print': '打印',
  'sheet.close': '关闭',
  'sheet.foot': '快捷键可在设置中更改。',
};
