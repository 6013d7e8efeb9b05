import type { segments as en } from '../en/segments.ts';

/** Words of the Segments screen. */
export const segments: Readonly<Record<keyof typeof en, string>> = {
  'segments.title': 'المقاطع',
  'segments.projects': 'المشاريع',
  'segments.projects.loading': 'جارٍ تحميل المشاريع…',
  'segments.projects.none':
    'لا شيء في المحرر بعد. افتح نصًا أو ملفًا أو مستندًا من قائمة الانتظار: يُقسَّم إلى جمل تترجمها واحدة تلو الأخرى بجانب ما في ذاكراتك.',
  'segments.project.pair': '\u2068{source}\u2069 ← \u2068{target}\u2069',
  'segments.project.confirmed': 'المؤكَّد {confirmed, number} من {all, number}',
  'segments.project.opened': 'تاريخ الفتح {day}',
  'segments.project.text': 'نص',
  'segments.project.remove': 'إزالة \u2068{name}\u2069 من المحرر',
  'segments.project.remove.about': 'تُحذف مقاطعه وما تُرجم هنا. ما أُكِّد يبقى في الذاكرة.',
  'segments.project.remove.do': 'إزالة',
  'segments.project.keep': 'الاحتفاظ به',

  'segments.new': 'الفتح في المحرر',
  'segments.from': 'من',
  'segments.to': 'إلى',
  'segments.choose-language': 'اختر لغة',
  'segments.one-language': 'اللغة نفسها في «من» و«إلى».',
  'segments.no-language': 'اختر اللغتين أولًا.',
  'segments.new.kind': 'النوع',
  'segments.new.text': 'نص',
  'segments.new.file': 'ملف',
  'segments.new.document': 'من قائمة الانتظار',
  'segments.new.name': 'الاسم',
  'segments.new.name-default': 'نص يوم {day}',
  'segments.new.words': 'النص',
  'segments.new.words-placeholder': 'اكتب نصًا أو الصقه',
  'segments.new.open': 'فتح',
  'segments.new.opening': 'جارٍ الفتح…',
  'segments.new.choose': 'اختيار ملف',
  'segments.new.file-about': 'أو أفلت ملفًا هنا: docx وpptx وxlsx وpdf وhtml وxliff وsrt وغيرها.',
  'segments.new.drop': 'أفلت الملف لفتحه في المحرر',
  'segments.new.queue': 'المستند',
  'segments.new.queue-choose': 'اختر مستندًا',
  'segments.new.queue-none': 'لا مستندات في قائمة الانتظار.',
  'segments.new.queue-about': 'يُفتح أصله، وتستمر قائمة الانتظار كما هي.',

  'segments.back': 'كل المشاريع',
  'segments.progress': 'المقاطع المؤكَّدة',
  'segments.export': 'تصدير',
  'segments.filter': 'عرض',
  'segments.filter.all': 'الكل',
  'segments.filter.unconfirmed': 'غير المؤكَّدة',
  'segments.filter.findings': 'ذات الملاحظات',
  'segments.search': 'البحث في المقاطع',
  'segments.search.clear': 'مسح البحث',
  'segments.found':
    '{total, plural, =0 {لا مقاطع مطابقة} one {مقطع واحد} two {مقطعان} few {# مقاطع} many {# مقطعًا} other {# مقطع}}',
  'segments.fill': 'ملء من الذاكرات',
  'segments.fill.service': 'ملء من الخدمة',
  'segments.fill.counting': 'جارٍ عدّ المقاطع الفارغة…',
  'segments.fill.cost':
    '{count, plural, =0 {لا مقاطع فارغة.} one {يُرسل حرف واحد على الأكثر.} two {يُرسل حرفان على الأكثر.} few {تُرسل # أحرف على الأكثر.} many {يُرسل # حرفًا على الأكثر.} other {يُرسل # حرف على الأكثر.}}',
  'segments.fill.cost.about':
    'التطابقات من {threshold, number}% فأعلى تأتي من ذاكراتك دون تكلفة؛ لا يُرسل إلا الباقي.',
  'segments.fill.left': 'المتبقي من الحصة {count, number}.',
  'segments.fill.do': 'ملء الآن',
  'segments.fill.cancel': 'إلغاء',
  'segments.filling': 'جارٍ ملء المقاطع: {done, number} من {all, number}',
  'segments.filling.stop': 'إيقاف',
  'segments.saved':
    '{segments, plural, =0 {لم يُملأ أي مقطع من الذاكرات} one {مُلئ مقطع واحد من الذاكرات} two {مُلئ مقطعان من الذاكرات} few {مُلئت # مقاطع من الذاكرات} many {مُلئ # مقطعًا من الذاكرات} other {مُلئ # مقطع من الذاكرات}}{characters, plural, =0 {} one {، ما وفّر حرفًا واحدًا} two {، ما وفّر حرفين} few {، ما وفّر # أحرف} many {، ما وفّر # حرفًا} other {، ما وفّر # حرف}}.{sent, plural, =0 { لم يُرسل شيء.} one { أُرسل حرف واحد.} two { أُرسل حرفان.} few { أُرسلت # أحرف.} many { أُرسل # حرفًا.} other { أُرسل # حرف.}}',
  'segments.close-notice': 'إغلاق',

  'segments.grid': 'مقاطع \u2068{name}\u2069',
  'segments.column.number': 'رقم',
  'segments.column.status': 'الحالة',
  'segments.loading': 'جارٍ التحميل…',
  'segments.none':
    '{filter, select, all {لا يوجد مقطع يحتوي على ما تبحث عنه.} unconfirmed {لم يبقَ مقطع للتأكيد.} other {لا توجد ملاحظات.}}',
  'segments.status': '{status, select, empty {فارغ} draft {مسودة} translated {مملوء} other {مؤكَّد}}',
  'segments.repeats':
    '{count, plural, zero {لا تكرار} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}',
  'segments.repeats.full':
    'ورد هذا المصدر هنا {count, plural, zero {دون تكرار} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}',
  'segments.target-of': 'ترجمة المقطع {number}',
  'segments.origin':
    '{kind, select, typed {مكتوب} source_copy {نسخة من المصدر} memory_exact {ذاكرة {percent}%} memory_fuzzy {ذاكرة {percent}%} engine {الخدمة} pseudo {ترجمة زائفة} cache {المخزن المؤقت} propagated {معمَّم} not_reported {الخدمة، غير مذكور} other {}}',
  'segments.confirm': 'تأكيد',
  'segments.unsaved': 'لم يُحفظ بعد',

  'segments.tag': 'الوسم \u2068{name}\u2069',
  'segments.tag.state':
    '{state, select, missing {ناقص} surplus {زائد} unpaired {غير مغلق} other {موجود}}',
  'segments.tag.open': 'يفتح الوسم \u2068{name}\u2069',
  'segments.tag.close': 'يغلق الوسم \u2068{name}\u2069',
  'segments.tag.alone': 'وسم \u2068{name}\u2069',
  'segments.tags': 'الوسوم',

  'segments.pane': 'بجانب النص',
  'segments.pane.matches': 'التطابقات',
  'segments.pane.concordance': 'الكشاف السياقي',
  'segments.pane.findings': 'الملاحظات',
  'segments.pane.analysis': 'التحليل',
  'segments.pane.settings': 'الإعدادات',

  'segments.matches.none': 'لا توجد ذاكرة فيها تطابق من {threshold, number}% فأعلى.',
  'segments.matches.no-memory':
    'لا تُسأل أي ذاكرة عن هذا الزوج. أسند ذاكرة إليه في شاشة «الذاكرات»، أو اختر واحدة في «الإعدادات».',
  'segments.matches.looking': 'جارٍ البحث…',
  'segments.percent': '{percent, number}%',
  'segments.match': 'التطابق {place}: {percent}%',
  'segments.match.best': 'أفضل تطابق {percent}%: يُدرجه \u2068{shortcut}\u2069',
  'segments.match.insert': 'إدراج',
  'segments.match.insert-named': 'إدراج التطابق {place}',
  'segments.match.context':
    '{context, select, both {النص نفسه قبله وبعده} previous {النص نفسه قبله} other {النص نفسه بعده}}',
  'segments.match.identical': 'الكلمات نفسها كلها',
  'segments.match.base': 'الكلمات {percent, number}%',
  'segments.penalty':
    '{kind, select, numbers {الأعداد} tags {الوسوم} case {حالة الأحرف} punctuation {علامات الترقيم} spacing {المسافات} variant {صورة اللغة} alignment {المحاذاة} other {{kind}}} \u2068−{percent, number}\u2069',
  'segments.alarm':
    '{alarm, select, number {الأعداد مختلفة: تحقق منها} placeables {الوسوم أو المتغيرات مختلفة: تحقق منها} opposites {معنى معاكس: قارن الكلمات} other {النفي في أحد الجانبين فقط}}',
  'segments.deleted': 'محذوف:',
  'segments.inserted': 'مُدرج:',
  'segments.change-end': 'نهاية التغيير',

  'segments.concordance.words': 'الكلمات',
  'segments.concordance.side': 'في',
  'segments.concordance.source': 'المصدر',
  'segments.concordance.target': 'الهدف',
  'segments.concordance.mode': 'طريقة البحث',
  'segments.concordance.exact': 'تام',
  'segments.concordance.fuzzy': 'مشابه',
  'segments.concordance.about':
    'حدّد كلمات في المصدر أو الهدف واضغط على \u2068{shortcut}\u2069، أو اكتبها هنا.',
  'segments.concordance.total':
    '{total, plural, =0 {لا توجد في الذاكرات.} one {موضع واحد} two {موضعان} few {# مواضع} many {# موضعًا} other {# موضع}}',
  'segments.concordance.shown': 'عدد المواضع {total, number}، يُعرض منها أول {shown, number}',
  'segments.concordance.found': 'عُثر على:',

  'segments.findings.none': 'لا توجد ملاحظات.',
  'segments.findings.count':
    '{count, plural, zero {لا ملاحظات} one {ملاحظة واحدة} two {ملاحظتان} few {# ملاحظات} many {# ملاحظة} other {# ملاحظة}}',
  'segments.findings.again': 'فحص من جديد',
  'segments.finding':
    '{kind, select, tags {وسم مختلف: \u2068{what}\u2069} numbers {عدد مختلف: \u2068{what}\u2069} term {مصطلح غير مستخدم: \u2068{what}\u2069} length {أطول أو أقصر من مصدره بكثير} double_space {مسافة مزدوجة} outer_space {المسافة في البداية أو النهاية مختلفة} untranslated {مطابق للمصدر} empty {فارغ} same_source_differs {للمصدر نفسه ترجمات أخرى} punctuation {علامات ترقيم مختلفة: \u2068{what}\u2069} negation {النفي في أحد الجانبين فقط{what, select, none {} other {: \u2068{what}\u2069}}} other {\u2068{what}\u2069}}',
  'segments.finding.line': 'المقطع {number}',

  'segments.analysis.band': 'التطابق',
  'segments.analysis.segments': 'المقاطع',
  'segments.analysis.words': 'الكلمات',
  'segments.analysis.characters': 'الأحرف',
  'segments.analysis.name':
    '{band, select, repeat {التكرارات} b101 {100% في السياق} b100 {100%} b95_99 {\u206895–99%\u2069} b85_94 {\u206885–94%\u2069} b75_84 {\u206875–84%\u2069} b50_74 {\u206850–74%\u2069} other {جديد}}',
  'segments.analysis.total': 'المجموع',
  'segments.analysis.csv': 'حفظ بصيغة CSV',
  'segments.analysis.working': 'جارٍ مقارنة كل مقطع بالذاكرات…',
  'segments.analysis.before':
    'يعرض الذاكرات قبل هذا المشروع: {count, plural, zero {لا يُستثنى أي مدخل} one {لا يُحسب مدخل واحد مؤكَّد هنا} two {لا يُحسب مدخلان مؤكَّدان هنا} few {لا تُحسب # مدخلات مؤكَّدة هنا} many {لا يُحسب # مدخلًا مؤكَّدًا هنا} other {لا يُحسب # مدخل مؤكَّد هنا}}.',
  'segments.analysis.about':
    'كل مقطع بحسب أفضل تطابق له في الذاكرات. التكرارات مصادر متماثلة بعد أولها.',

  'segments.settings.into': 'حفظ الأزواج المؤكَّدة في',
  'segments.settings.into-none': 'دون ذاكرة',
  'segments.settings.into-hint':
    '{stored, select, yes {يُحفظ فيها كل زوج مؤكَّد على الفور.} other {تبقى الأزواج المؤكَّدة في هذا المشروع وحده.}}',
  'segments.settings.asked': 'الذاكرات التي تُسأل',
  'segments.settings.assigned': 'المسندة إلى الزوج',
  'segments.settings.chosen': 'المختارة هنا',
  'segments.settings.units':
    '{count, plural, zero {لا وحدات} one {وحدة واحدة} two {وحدتان} few {# وحدات} many {# وحدة} other {# وحدة}}',
  'segments.settings.no-memories':
    'لا توجد ذاكرة محلية تناسب هذا الزوج. أنشئ ذاكرة في شاشة «الذاكرات» أو استورد واحدة.',
  'segments.settings.threshold': 'الحد الأدنى للتطابق',
  'segments.settings.glossaries': 'المسارد',

  'segments.said':
    '{kind, select, confirmed {أُكِّد.} all_confirmed {أُكِّد. كل المقاطع مؤكَّدة.} empty_target {لا يوجد ما يُؤكَّد: الترجمة فارغة.} nothing_selected {حدّد كلمات في المصدر أو الهدف أولًا.} no_match {لا يوجد تطابق رقمه {key}.} no_tag {ليس في المصدر وسم رقمه {key}.} undone {{number, select, none {لا يوجد ما يُتراجع عنه.} other {تم التراجع، المقطع {number}.}}} redone {{number, select, none {لا يوجد ما يُعاد.} other {تمت الإعادة، المقطع {number}.}}} other {}}',
  'segments.said.exported':
    '«\u2068{name}\u2069» في مجلد النتائج.{unconfirmed, plural, =0 {} one { لم يُؤكَّد فيه مقطع واحد، وقد وُضع مصدره مكانه.} two { لم يُؤكَّد فيه مقطعان، وقد وُضع مصدراهما مكانهما.} few { لم تُؤكَّد فيه # مقاطع، وقد وُضعت مصادرها مكانها.} many { لم يُؤكَّد فيه # مقطعًا، وقد وُضعت مصادرها مكانها.} other { لم يُؤكَّد فيه # مقطع، وقد وُضعت مصادرها مكانها.}}',
  'segments.said.propagated':
    'أُكِّد{count, plural, zero {.} one { وعُمِّم على مقطع مماثل واحد.} two { وعُمِّم على مقطعين مماثلين.} few { وعُمِّم على # مقاطع مماثلة.} many { وعُمِّم على # مقطعًا مماثلًا.} other { وعُمِّم على # مقطع مماثل.}}',
  'segments.undo': 'تراجع',
};
