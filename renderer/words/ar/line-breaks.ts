import type { lineBreaks as en } from '../en/line-breaks.ts';

/** Words of the repair of line breaks in pasted text. */
export const lineBreaks: Readonly<Record<keyof typeof en, string>> = {
  'line-breaks.offer':
    'في النص الملصق {count, plural, zero {فواصل أسطر} one {فاصل أسطر واحد} two {فاصلا أسطر} few {# فواصل أسطر} many {# فاصل أسطر} other {# فاصل أسطر}} داخل الجمل، كما في ملفات PDF.',
  'line-breaks.join': 'وصل الأسطر',
  'line-breaks.leave': 'تركها',
  'line-breaks.joined':
    '{count, plural, zero {لم يُزل أي فاصل أسطر.} one {أُزيل فاصل أسطر واحد.} two {أُزيل فاصلا أسطر.} few {أُزيلت # فواصل أسطر.} many {أُزيل # فاصل أسطر.} other {أُزيل # فاصل أسطر.}}',
  'line-breaks.undo': 'تراجع',
  'line-breaks.keep': 'حسنًا',
};
