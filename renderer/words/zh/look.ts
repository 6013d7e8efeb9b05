import type { look as en } from '../en/look.ts';

/** Words of the shared primitives. */
export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}，选项',
  'look.search': '搜索',
  'look.nothing-found': '没有与“{query}”匹配的内容。',
  'look.empty': '没有可选内容。',
  'look.number-range': '{min, number} 到 {max, number} 的整数。',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Shift',
  'look.key.alt': 'Alt',
  'look.key.space': '空格',
  'look.key.delete': 'Del',
  'look.key.enter': 'Enter',
  'look.key.escape': 'Esc',
};
