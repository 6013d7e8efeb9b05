import type { lineBreaks as en } from '../en/line-breaks.ts';

/** Words of the repair of line breaks in pasted text. */
export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer': '粘贴的文本中有 {count, plural, other {# 处换行}}位于句子中间，常见于 PDF。',
  'line-breaks.join': '合并各行',
  'line-breaks.leave': '保持原样',
  'line-breaks.joined': '已去除 {count, plural, other {# 处换行}}。',
  'line-breaks.undo': '撤销',
  'line-breaks.keep': '好',
};
