import type { lineBreaks as en } from '../en/line-breaks.ts';

/** Words of the repair of line breaks in pasted text. */
export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer':
    '貼り付けたテキストでは、PDFのように文の途中に改行が{count, plural, other {#か所}}あります。',
  'line-breaks.join': '行をつなげる',
  'line-breaks.leave': 'そのままにする',
  'line-breaks.joined': '{count, plural, other {#か所の改行}}を取り除きました。',
  'line-breaks.undo': '元に戻す',
  'line-breaks.keep': 'OK',
};
