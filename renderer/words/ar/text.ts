import type { text as en } from '../en/text.ts';

/** Words of the Text screen. */
export const text: Readonly<Record<keyof typeof en, string>> = {
  'text.source': 'النص المصدر',
  'text.translation': 'الترجمة',
  'text.translation-into': 'الترجمة إلى \u2068{language}\u2069',
  'text.from': 'من',
  'text.to': 'إلى',
  'text.memory': 'ذاكرة الترجمة',
  'text.threshold': 'الحد الأدنى للتطابق',
  'text.options': 'الخيارات',
  'text.options-count': 'الخيارات · {count, number}',
  'text.settings': 'اللغات والذاكرة والخيارات',
  'text.pair': '{source, select, none {إلى} other {\u2068{source}\u2069 إلى}} \u2068{target}\u2069',

  'text.source-empty': 'اكتب نصًا أو الصقه، أو أفلت ملفًا نصيًا هنا.',
  'text.result-empty': 'تظهر الترجمة هنا أثناء الكتابة.',
  'text.result-empty-asked': 'اضغط على \u2068{shortcut}\u2069 للترجمة.',

  'text.detect': 'كشف اللغة',
  'text.detected': 'المكتشفة: \u2068{language}\u2069',
  'text.local-guess': 'تخمين محلي: رفضت الخدمة كشف اللغة.',
  'text.local-guess-why': 'تخمين محلي. {why}',
  'text.detect-insufficient_confidence': 'النص أقصر من أن تُعرف لغته بيقين.',
  'text.detect-unsupported_language': 'لغة لا يمكن كشفها. اخترها بنفسك.',
  'text.detect-no_language_detected': 'لم تُكتشف لغة في هذا النص.',
  'text.detect-failed': 'تعذّر كشف اللغة.',
  'text.force': 'استخدام \u2068{language}\u2069',
  'text.beta': 'تجريبية',
  'text.languages-count': 'عدد اللغات: {count}',
  'text.languages-loading': 'جارٍ تحميل اللغات.',
  'text.languages-failed': 'تعذّرت قراءة قائمة اللغات.',
  'text.add-target': 'إضافة لغة هدف',
  'text.no-swap-detect': 'لغة المصدر غير معروفة بعد.',

  'text.no-memory': 'لا شيء',
  'text.memory-note': '\u2068{source}\u2069 ← \u2068{targets}\u2069',
  'text.memory-detail':
    '{segments, plural, zero {لا مقاطع} one {مقطع واحد} two {مقطعان} few {# مقاطع} many {# مقطعًا} other {# مقطع}}{updated, select, none {} other {، تاريخ التغيير {updated}}}',
  'text.memory-target': 'ليس فيها \u2068{language}\u2069.',
  'text.memory-source': 'لغة مصدرها \u2068{language}\u2069، والنص بغيرها.',
  'text.memories-loading': 'قُرئ {loaded, number} من {total, number}',
  'text.memories-reading': 'جارٍ تحميل قائمة الذاكرات',
  'text.memories-count':
    '{total, plural, =0 {ليس في الحساب ذاكرات.} one {ذاكرة واحدة} two {ذاكرتان} few {# ذاكرات} many {# ذاكرة} other {# ذاكرة}}',
  'text.memories-failed': 'تعذّرت قراءة القائمة. افتحها مرة أخرى لإعادة المحاولة.',
  'text.memory-own':
    '{count, plural, zero {لا لغات بذاكرات خاصة.} one {للّغة {languages} ذاكرة خاصة بها.} two {للغتين {languages} ذاكرتان خاصتان بهما.} few {للغات {languages} ذاكرات خاصة بها.} many {للغات {languages} ذاكرات خاصة بها.} other {للغات {languages} ذاكرات خاصة بها.}}',
  'text.threshold-low': 'يُنصح بـ 75 أو أكثر.',

  'text.characters':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'text.characters-times':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} × {targets}',
  'text.left': 'المتبقي {count, number}',
  'text.left-unlimited': 'بلا حد',
  'text.not-enough': 'أكثر مما بقي من الحصة.',
  'text.billed': 'المحتسَب {count, number}',
  'text.from-cache': 'من المخزن المؤقت، 0 حرف',
  'text.billed-unknown': 'لم تذكر الخدمة الاحتساب',
  'text.clear': 'مسح',
  'text.undo-clear': 'استعادة',
  'text.open': 'فتح',
  'text.translate': 'ترجمة',
  'text.copy': 'نسخ',
  'text.copied': 'تم النسخ',
  'text.copy-failed': 'رُفض',
  'text.edit': 'تعديل',
  'text.edit-done': 'تم',
  'text.edited': 'ترجمة معدَّلة',
  'text.again': 'من جديد',
  'text.cancel': 'إلغاء',

  'text.progress': 'جارٍ الترجمة إلى \u2068{language}\u2069',
  'text.parts': 'الجزء {done, number} من {all, number}',
  'text.outdated': 'غير محدَّثة',
  'text.finished': 'تُرجم إلى \u2068{language}\u2069.',
  'text.model': 'النموذج \u2068{model}\u2069',

  'text.origin-memory-exact':
    '{place, select, local {ذاكرة محلية} other {ذاكرة}} {percent}% · \u2068{memory}\u2069',
  'text.origin-memory-fuzzy':
    '{place, select, local {ذاكرة محلية} other {ذاكرة}} {percent}% · \u2068{memory}\u2069',
  'text.origin-engine': '{engine, select, none {المحرك} other {المحرك · \u2068{engine}\u2069}}',
  'text.origin-pseudo': 'ترجمة زائفة',
  'text.origin-typed': 'مكتوب',
  'text.origin-source-copy': 'نسخة من المصدر',
  'text.origin-cache': 'من المخزن المؤقت، 0 حرف',
  'text.origin-propagated': 'معمَّم',
  'text.origin-not-reported': 'لم تذكره الخدمة',
  'text.stored': 'المصدر المحفوظ: \u2068{stored}\u2069',
  'text.change': '«\u2068{stored}\u2069» ← «\u2068{source}\u2069»',
  'text.change-added': '+ «\u2068{source}\u2069»',
  'text.change-gone': '− «\u2068{stored}\u2069»',
  'text.changes-count':
    '{count, plural, zero {لا مواضع مختلفة} one {موضع واحد مختلف} two {موضعان مختلفان} few {# مواضع مختلفة} many {# موضعًا مختلفًا} other {# موضع مختلف}}',
  'text.segments-hint': 'تنقلك الأسهم إلى أعلى وأسفل بين المقاطع.',
};
