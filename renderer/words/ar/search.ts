import type { search as en } from '../en/search.ts';

/** Words of the one search box over everything. */
export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'البحث في كل شيء',
  'search.placeholder': 'الإجراءات والذاكرات والمسارد والسجل والتفريغات',
  'search.results': 'ما عُثر عليه',
  'search.group-memory': 'الذاكرات',
  'search.group-glossary': 'المسارد',
  'search.group-history': 'السجل',
  'search.group-transcript': 'التفريغات',
  'search.group-count': '{shown, number} من {total, number}',
  'search.searching': 'جارٍ البحث…',
  'search.nothing': 'لا شيء يحتوي على «\u2068{query}\u2069».',
  'search.idle':
    'إجراء، أو كلمات وردت في ذاكرة أو مسرد أو في السجل أو في تفريغ. يمكن أن تكون الكلمة الأخيرة بداية كلمة. بعد \u2068>\u2069 يُعثر على الإجراءات فقط.',
  'search.group-actions': 'الإجراءات',
  'search.not-now': 'غير متاح الآن',
  'search.not-now-said': '«\u2068{action}\u2069» غير متاح الآن.',
  'search.no-action': 'لا يوجد إجراء باسم «\u2068{query}\u2069».',
  'search.actions':
    '{count, plural, =0 {لا إجراءات} one {إجراء واحد} two {إجراءان} few {# إجراءات} many {# إجراءً} other {# إجراء}}.',
  'search.runs': 'ينفّذ Enter الإجراء.',
  'search.key-run': 'تنفيذ',
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
