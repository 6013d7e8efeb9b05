import type { atStart as en } from '../en/at-start.ts';

/** What the first screen and the frame say of other fields: names of actions, notices, figures. */
export const atStart: Readonly<Record<keyof typeof en, string>> = {
  'action.add-term': 'إضافة الكلمات المحددة إلى مسرد',
  'action.cancel': 'إلغاء الجاري تنفيذه',
  'action.clear': 'مسح النص',
  'action.compare': 'مقارنة مجموعتَي إعدادات',
  'action.copy': 'نسخ النتيجة',
  'action.go-detect': 'الانتقال إلى كشف اللغة',
  'action.go-documents': 'الانتقال إلى المستندات',
  'action.go-glossaries': 'الانتقال إلى المسارد',
  'action.go-history': 'الانتقال إلى السجل',
  'action.go-memories': 'الانتقال إلى الذاكرات',
  'action.go-segments': 'الانتقال إلى المقاطع',
  'action.go-settings': 'الانتقال إلى الإعدادات',
  'action.go-style': 'الانتقال إلى قواعد الأسلوب',
  'action.go-terms': 'الانتقال إلى المصطلحات',
  'action.go-text': 'الانتقال إلى النص',
  'action.go-usage': 'الانتقال إلى الاستخدام',
  'action.go-voice': 'الانتقال إلى الصوت',
  'action.go-write': 'الانتقال إلى الكتابة',
  'action.open': 'فتح ملف',
  'action.options': 'إظهار الخيارات أو إخفاؤها',
  'action.search': 'البحث في كل شيء',
  'action.service-info': 'عرض الخدمة وما بقي منها',
  'action.swap': 'تبديل اللغتين',
  'action.translate': 'الترجمة الآن',
  'action.translate-fresh': 'الترجمة من جديد، لا من المخزن المؤقت',
  'action.undo-clear': 'استعادة النص الممسوح',
  'add-term.open': 'إضافة مصطلح',
  'connections.offline': 'الخدمة المحلية',
  'marks.about':
    '«\u2068{term}\u2069» ← «\u2068{wanted}\u2069» (\u2068{glossary}\u2069): {outcome, select, used {مستخدَم} inflected {مستخدَم بصيغة أخرى} missed {فائت} other {في النص}}',
  'memories.probe': 'هل أثّرت الذاكرة؟',
  'memories.saved':
    '{count, plural, zero {لا توفير} one {وُفّر حرف واحد} two {وُفّر حرفان} few {وُفّرت #} many {وُفّر #} other {وُفّر #}}',
  'memories.saved-why':
    '{count, plural, zero {لم تأتِ أحرف من الذاكرات المحلية.} one {جاء حرف واحد من الذاكرات المحلية ولم يُرسل.} two {جاء حرفان من الذاكرات المحلية ولم يُرسلا.} few {جاءت # أحرف من الذاكرات المحلية ولم تُرسل.} many {جاء # حرفًا من الذاكرات المحلية ولم تُرسل.} other {جاء # حرف من الذاكرات المحلية ولم تُرسل.}}',
  'projects.at-work': 'المشروع \u2068{name}\u2069، الوسم \u2068{tag}\u2069',
  'projects.none': 'لا مشروع',
  'projects.title': 'المشاريع',
  'usage.amount.characters':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'usage.amount.documents':
    '{count, plural, zero {# مستند} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}}',
  'usage.amount.other': '{count, number} \u2068{unit}\u2069',
  'usage.duration.hours': '{count, number} س',
  'usage.duration.minutes': '{count, number} د',
  'usage.duration.seconds': '{count, number} ث',
};
