import type { onUse as en } from '../en/on-use.ts';

/** What the parts of the first screen say that are read on use. */
export const onUse: Readonly<Record<keyof typeof en, string>> = {
  'options.for': 'خيارات \u2068{language}\u2069',
  'options.own-count': 'خاصة: {count, number}',
  'style-rules.active': 'الأسلوب: \u2068{name}\u2069',
  'style-rules.active-unnamed': 'قاعدة أسلوب مختارة',
  'look.quoted': '\u2068«{text}»\u2069',
  'look.deleted': 'محذوف:',
  'look.inserted': 'مُدرج:',
  'status.info.account': 'أحرف هذا الحساب',
  'status.info.key': 'أحرف هذا المفتاح',
  'status.info.of': 'استُخدم {count, number} من {limit, number}، وبقي {left, number}',
  'status.info.unlimited':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، بلا حد',
  'status.info.period': 'فترة الفوترة من {start} إلى {end}.',
  'status.info.refresh': 'تحديث',
  'status.info.refreshing': 'جارٍ التحميل…',
  'status.info.offline':
    'تعمل الخدمة المحلية على هذا الحاسوب. تعدّ الأحرف ولا تحتسبها في أي فاتورة.',
  'status.info.remote': 'تذهب النصوص إلى \u2068{host}\u2069 ولا تذهب إلى غيره.',
  'text.to-next': 'إلى، العمود {number, number}',
  'text.remove-target': 'إزالة \u2068{language}\u2069',
  'text.cancelled': 'أُلغيت. {text, select, none {لم يُنجز شيء.} other {الأجزاء المنجزة محفوظة.}}',
  'text.context-sent': 'السياق المرسل',
  'text.tags': 'الوسوم مختلفة: {list}.',
  'text.tag': '\u2068{tag}\u2069 {source, number} في المصدر، و{target, number} في الترجمة',
  'text.held-memory-target':
    'لم تُستخدم: ليس في الذاكرة \u2068{name}\u2069 اللغة \u2068{language}\u2069.',
  'text.held-memory-source': 'لم تُستخدم: الذاكرة \u2068{name}\u2069 مخصصة للغة مصدر أخرى.',
  'text.held-glossary-pair': 'لم يُستخدم: ينقص المسرد \u2068{name}\u2069 زوج اللغات هذا.',
  'text.held-glossaries-no-source': 'لم تُستخدم: تتطلب المسارد لغة مصدر. اخترها في «من».',
  'text.held-style-rule-language':
    'لم تُستخدم: قاعدة الأسلوب \u2068{name}\u2069 ليست للغة \u2068{language}\u2069.',
  'text.held-instructions-target': 'لم تُستخدم: لا تُقبل تعليمات مخصصة للغة \u2068{language}\u2069.',
  'text.held-formality-target': 'لم تُستخدم: ليست للغة \u2068{language}\u2069 درجات رسمية.',
  'settings.data.set-aside':
    'كان ملف البيانات تالفًا. {count, plural, =0 {تعذّرت استعادة أي شيء.} zero {تعذّرت استعادة أي شيء.} one {استُعيد إدخال واحد.} two {استُعيد إدخالان.} few {استُعيد # إدخالات.} many {استُعيد # إدخالًا.} other {استُعيد # إدخال.}} الملف التالف محفوظ باسم \u2068{backup}\u2069.',
  'settings.data.understood': 'مفهوم',
  'settings.repaired':
    '{count, plural, zero {لا إعدادات تالفة} one {كان إعداد واحد تالفًا فعاد إلى قيمته المعتادة} two {كان إعدادان تالفين فعادا إلى قيمتيهما المعتادتين} few {كانت # إعدادات تالفة فعادت إلى قيمها المعتادة} many {كان # إعدادًا تالفًا فعادت إلى قيمها المعتادة} other {كان # إعداد تالفًا فعادت إلى قيمها المعتادة}}: {names}.{backup, select, none {} other { الإعدادات كما كانت محفوظة باسم \u2068{backup}\u2069.}}',
  'memories.probe-cost':
    'سؤال مرتين، مع «\u2068{memory}\u2069» ومن دونها: يُحتسب نحو {count, plural, zero {لا شيء} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'text.drop': 'أفلت ملفًا نصيًا لفتحه هنا.',
  'status.switch.manage': 'إدارة الاتصالات',
  'projects.manage': 'إدارة المشاريع',
  'connections.in-use': 'قيد الاستخدام',
  'text.offline': 'الخدمة المحلية',
  'text.remote': 'خدمة بعيدة',
  'text.kind-typed': 'مكتوب',
  'text.kind-source-copy': 'نسخة من المصدر',
  'text.kind-memory-exact': '{place, select, local {تطابق محلي تام} other {تطابق تام}}',
  'text.kind-memory-fuzzy': '{place, select, local {تطابق محلي تقريبي} other {تطابق تقريبي}}',
  'text.kind-engine': 'المحرك',
  'text.kind-pseudo': 'ترجمة زائفة',
  'text.kind-cache': 'المخزن المؤقت',
  'text.kind-propagated': 'معمَّم',
  'text.kind-not-reported': 'غير مذكور',
  'text.kind-percent':
    '{kind} {isRange, select, yes {\u2068{least, number}–{most, number}%\u2069} other {{most, number}%}}',
  'text.kind-count': '{kind} × {count, number}',
};
