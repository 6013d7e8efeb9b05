import type { compare as en } from '../en/compare.ts';

/** Words of the comparison of two settings on the Text screen. */
export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'مقارنة مجموعتَي إعدادات',
  'compare.side-a': 'أ',
  'compare.side-b': 'ب',
  'compare.name': 'الإعدادات {side}',
  'compare.options': 'الإعدادات',
  'compare.options-count': 'الإعدادات ({count, number})',
  'compare.options-of': 'الإعدادات {side}',
  'compare.close-options': 'إغلاق الإعدادات {side}',
  'compare.same': 'المجموعتان متماثلتان: غيِّر إحداهما.',
  'compare.use': 'استخدام {side}',
  'compare.use-hint': 'تنتقل هذه الإعدادات إلى الترجمة وتنتهي المقارنة',
  'compare.run': 'ترجمة بالاثنتين',
  'compare.cost':
    '{characters, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} مع أ، و{other, number} مع ب',
  'compare.billed':
    'المحتسَب معًا: {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'compare.diff': 'تمييز الكلمات المختلفة',
  'compare.equal': 'النتيجتان متطابقتان كلمة بكلمة.',
  'compare.too-long': 'النتيجتان أطول من أن تُقارنا كلمة بكلمة.',
  'compare.close': 'إنهاء المقارنة',
  'compare.empty': 'النتيجة بالإعدادات {side}',
};
