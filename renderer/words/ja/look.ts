import type { look as en } from '../en/look.ts';

/** Words of the shared primitives. */
export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}、選択肢',
  'look.search': '検索',
  'look.nothing-found': '「{query}」に一致するものはありません。',
  'look.empty': '選択できるものがありません。',
  'look.number-range': '{min, number}から{max, number}までの整数。',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Shift',
  'look.key.alt': 'Alt',
  'look.key.space': 'スペース',
  'look.key.delete': 'Del',
  'look.key.enter': 'Enter',
  'look.key.escape': 'Esc',
};
