import type { search as en } from '../en/search.ts';

/** Words of the one search box over everything. */
export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'البحث في كل شيء',
  'search.placeholder': 'الذاكرات والمسارد والسجل والتفريغات',
  'search.results': 'ما عُثر عليه',
  'search.group-memory': 'الذاكرات',
  'search.group-glossary': 'المسارد',
  'search.group-history': 'السجل',
  'search.group-transcript': 'التفريغات',
  'search.group-count': '{shown, number} من {total, number}',
  'search.searching': 'جارٍ البحث…',
  'search.nothing': 'لا شيء يحتوي على «\u2068{query}\u2069».',
  'search.idle':
    'كلمات وردت في ذاكرة أو مسرد أو في السجل أو في تفريغ. يمكن أن تكون الكلمة الأخيرة بداية كلمة.',
  'search.found':
    '{count, plural, =0 {لم يُعثر على شيء} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}.',
  'search.pair': '\u2068{source}\u2069 ← \u2068{target}\u2069',
  'search.key-insert': 'إدراج',
  'search.key-insert-source': 'إدراج المصدر',
  'search.key-open': 'فتح',
  'search.key-close': 'إغلاق',
  'search.inserts': 'يُدرج Enter في: {field}',
  'search.opens': 'لم يكن أي حقل نص قيد الاستخدام: يفتح Enter النتيجة.',
  'search.field-unnamed': 'حقل النص',
};
