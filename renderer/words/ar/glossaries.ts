import type { glossaries as en } from '../en/glossaries.ts';

/** The screen of glossaries, and terms where they act. */
export const glossaries: Readonly<Record<keyof typeof en, string>> = {
  'glossaries.title': 'المسارد',
  'glossaries.about':
    'يحدد المسرد كيف تُترجم الكلمات: أسماء المنتجات، مصطلحات العقود، كلمات المؤسسة. فيه قاموس لكل زوج لغات، ويرافق الترجمةَ خمسة مسارد على الأكثر.',
  'glossaries.loading': 'جارٍ تحميل مساردك…',
  'glossaries.list': 'مساردك',
  'glossaries.none': 'لا يوجد مسرد بعد. أنشئ مسردًا أو استورد ملف مصطلحات.',
  'glossaries.none-found': 'لا يوجد مسرد باسم «\u2068{query}\u2069».',
  'glossaries.search': 'البحث في المسارد',
  'glossaries.facts':
    '{dictionaries, plural, =0 {لا قواميس} one {{pairs}} zero {لا قواميس} two {قاموسان} few {# قواميس} many {# قاموسًا} other {# قاموس}} · {entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}',
  'glossaries.unsaved': 'غير محفوظ',
  'glossaries.unsaved-list':
    '{count, plural, zero {لا تغييرات غير محفوظة.} one {التغييرات في «\u2068{names}\u2069» لم تُحفظ بعد.} two {التغييرات في {names} لم تُحفظ بعد.} few {التغييرات في {names} لم تُحفظ بعد.} many {التغييرات في {names} لم تُحفظ بعد.} other {التغييرات في {names} لم تُحفظ بعد.}} تبقى أثناء استخدامك الشاشات الأخرى، وتضيع عند إنهاء Dragoman.',
  'glossaries.unsaved-here':
    'لم تُحفظ بعد. تبقى التغييرات أثناء استخدامك الشاشات الأخرى، وتضيع عند إنهاء Dragoman.',
  'glossaries.account': 'مسارد الحساب',
  'glossaries.account.words': '{count, number} من {max, number}',

  'glossaries.new': 'مسرد جديد',
  'glossaries.name': 'الاسم',
  'glossaries.name.fault':
    '{fault, select, empty {أدخل اسمًا.} control_character {في الاسم حرف غير مرئي أو علامة جدولة أو نهاية سطر. اكتبه من جديد.} other {الاسم طويل جدًا: {count, number} من {max, number} بايت. كل حرف من غير A إلى Z يشغل من 2 إلى 4 بايت.}}',
  'glossaries.source': 'من',
  'glossaries.target': 'إلى',
  'glossaries.same-language': 'يلزم القاموسَ لغتان مختلفتان.',
  'glossaries.pair': '\u2068{source}\u2069 إلى \u2068{target}\u2069',
  'glossaries.first-term': 'المصطلح الأول',
  'glossaries.first-translation': 'ترجمته',
  'glossaries.first-hint': 'لا تحتفظ الخدمة بقاموس خالٍ من المداخل.',
  'glossaries.create': 'إنشاء',
  'glossaries.creating': 'جارٍ الإنشاء…',
  'glossaries.first': 'مصطلحاتي',
  'glossaries.full': 'في الحساب {max, number} من المسارد، وهو أقصى ما يُسمح به. احذف مسردًا أولًا.',
  'glossaries.cancel': 'إلغاء',
  'glossaries.close': 'إغلاق',
  'glossaries.rename': 'إعادة تسمية المسرد',
  'glossaries.rename.keep': 'حفظ الاسم',
  'glossaries.renaming': 'جارٍ الحفظ…',

  'glossaries.delete': 'حذف المسرد',
  'glossaries.delete.sure': 'هل تريد حذف «\u2068{name}\u2069»؟',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {ليس فيه قاموس.} one {يُحذف قاموسه من الخدمة ({entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}) لكل من يستخدم الحساب.} two {يُحذف قاموساه من الخدمة ({entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}) لكل من يستخدم الحساب.} few {تُحذف قواميسه الـ# من الخدمة ({entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}) لكل من يستخدم الحساب.} many {تُحذف قواميسه الـ# من الخدمة ({entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}) لكل من يستخدم الحساب.} other {تُحذف قواميسه الـ# من الخدمة ({entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}) لكل من يستخدم الحساب.}} لا يمكن التراجع عن ذلك. للاحتفاظ بالمداخل صدِّر المسرد أولًا.',
  'glossaries.delete.uncounted':
    'تُحذف مداخله من الخدمة لكل من يستخدم الحساب. لا يمكن التراجع عن ذلك.',
  'glossaries.delete.confirm': 'حذف المسرد',
  'glossaries.delete.keep': 'الاحتفاظ به',
  'glossaries.deleted': 'حُذف «\u2068{name}\u2069».',
  'glossaries.delete-pair': 'حذف القاموس \u2068{pair}\u2069',
  'glossaries.delete-pair.sure': 'هل تريد حذف القاموس \u2068{pair}\u2069 من «\u2068{name}\u2069»؟',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {ليس له مداخل لدى الخدمة.} one {يُحذف مدخله من الخدمة لكل من يستخدم الحساب.} two {يُحذف مدخلاه من الخدمة لكل من يستخدم الحساب.} few {تُحذف مداخله الـ# من الخدمة لكل من يستخدم الحساب.} many {تُحذف مداخله الـ# من الخدمة لكل من يستخدم الحساب.} other {تُحذف مداخله الـ# من الخدمة لكل من يستخدم الحساب.}} لا يمكن التراجع عن ذلك.',
  'glossaries.delete-pair.last':
    'هذا آخر قاموس في «\u2068{name}\u2069». من دونه يبقى المسرد في القائمة فارغًا لا تستخدمه أي ترجمة، إلى أن يُضاف إليه قاموس. للتخلص منه كليًا احذف المسرد.',
  'glossaries.delete-pair.confirm': 'حذف القاموس',

  'glossaries.dictionaries': 'قواميس «\u2068{name}\u2069»',
  'glossaries.dictionary': '\u2068{source}\u2069 ← \u2068{target}\u2069',
  'glossaries.entries':
    '{count, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}',
  'glossaries.no-dictionary':
    'ليس في «\u2068{name}\u2069» قاموس، لذلك لا تستخدمه أي ترجمة. أضف زوج لغات أو استورد ملفًا.',
  'glossaries.add-pair': 'إضافة زوج',
  'glossaries.add-pair.title': 'إضافة زوج لغات',
  'glossaries.add-pair.confirm': 'إضافة الزوج',
  'glossaries.add-pair.there': 'هذا الزوج موجود في المسرد.',
  'glossaries.reading': 'جارٍ تحميل المداخل…',

  'glossaries.grid': 'المداخل، \u2068{pair}\u2069',
  'glossaries.grid.hint':
    'تنقلك الأسهم، وتبدأ الكتابة بأي حرف أو بـ Enter، ويعدّل F2 الخلية، وينتقل Tab إلى الخلية التالية، ويترك Escape الخلية كما كانت، ويفرّغ Delete الخلايا المحددة. يمكن لصق كتل من جدول بيانات.',
  'glossaries.grid.line': 'السطر',
  'glossaries.grid.problem': 'المشكلة',
  'glossaries.grid.new': 'مدخل جديد',
  'glossaries.grid.sorted': '{direction, select, ascending {تصاعدي} descending {تنازلي} other {}}',
  'glossaries.grid.edit': '\u2068{language}\u2069، السطر {line, number}',
  'glossaries.grid.edit-new': '\u2068{language}\u2069، مدخل جديد',
  'glossaries.search-entries': 'البحث في المداخل',
  'glossaries.problems':
    '{count, plural, =0 {لا مشكلات} one {مشكلة واحدة} two {مشكلتان} few {# مشكلات} many {# مشكلة} other {# مشكلة}}',
  'glossaries.problems.only': 'عرض المشكلات فقط',
  'glossaries.add-entry': 'إضافة مدخل',
  'glossaries.remove-entries':
    '{count, plural, zero {حذف المداخل} one {حذف المدخل} two {حذف مدخلين} few {حذف # مداخل} many {حذف # مدخلًا} other {حذف # مدخل}}',
  'glossaries.undo': 'تراجع',
  'glossaries.redo': 'إعادة',
  'glossaries.shown':
    '{shown, number} من {count, plural, zero {# مدخل} one {مدخل واحد} two {مدخلين} few {# مداخل} many {# مدخلًا} other {# مدخل}}',
  'glossaries.place': 'السطر {line, number}، \u2068{language}\u2069',
  'glossaries.place-new': 'مدخل جديد، \u2068{language}\u2069',
  'glossaries.bytes-of-cell': '{count, number} من {max, number} بايت',
  'glossaries.flaw':
    '{problem, select, empty {فارغ} duplicate {تكرار للسطر {line, number}} control_character {حرف غير مرئي} too_long {أطول من {max, number} بايت} outer_space {مسافة في البداية أو النهاية} other {}}',
  'glossaries.flaw-of': '\u2068{language}\u2069: {flaw}',
  'glossaries.size': 'حجم المسرد',
  'glossaries.size.words':
    '{size} من {max}{unread, plural, =0 {} one {، دون قاموس واحد لم يُقرأ} two {، دون قاموسين لم يُقرآ} few {، دون # قواميس لم تُقرأ} many {، دون # قاموسًا لم تُقرأ} other {، دون # قاموس لم تُقرأ}}',

  'glossaries.save': 'حفظ…',
  'glossaries.save.send': '{mode, select, replace {استبدال} other {دمج}}',
  'glossaries.save.title': 'حفظ \u2068{pair}\u2069 في «\u2068{name}\u2069»',
  'glossaries.save.title-new': 'إضافة \u2068{pair}\u2069 إلى «\u2068{name}\u2069»',
  'glossaries.save.add': 'إضافة القاموس',
  'glossaries.save.how': 'طريقة الحفظ',
  'glossaries.save.replace': 'استبدال',
  'glossaries.save.merge': 'دمج',
  'glossaries.save.replace.about': 'يصبح قاموس الخدمة مطابقًا لهذا: {counts}.',
  'glossaries.save.merge.about':
    'تحل هذه المداخل محل ما يقابلها لدى الخدمة، ولا يُحذف شيء: {counts}.',
  'glossaries.save.new':
    'تحصل الخدمة على قاموس جديد فيه {count, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}.',
  'glossaries.save.counting': 'جارٍ المقارنة مع الخدمة…',
  'glossaries.save.nothing': 'لن يتغير شيء لدى الخدمة بهذه الطريقة.',
  'glossaries.counts':
    '{added, plural, =0 {لا إضافة} one {أُضيف مدخل} two {أُضيف مدخلان} few {أُضيفت #} many {أُضيف #} other {أُضيف #}}، {changed, plural, =0 {لا تغيير} one {تغيّر مدخل} two {تغيّر مدخلان} few {تغيّرت #} many {تغيّر #} other {تغيّر #}}، {removed, plural, =0 {لا حذف} one {حُذف مدخل} two {حُذف مدخلان} few {حُذفت #} many {حُذف #} other {حُذف #}}، {same, plural, =0 {لا شيء باقٍ كما هو} one {بقي مدخل كما هو} two {بقي مدخلان كما هما} few {بقيت # كما هي} many {بقي # كما هو} other {بقي # كما هو}}',
  'glossaries.save.stays':
    '{count, plural, zero {لا مداخل محذوفة هنا تبقى لدى الخدمة.} one {مدخل واحد حذفته هنا يبقى لدى الخدمة.} two {مدخلان حذفتهما هنا يبقيان لدى الخدمة.} few {# مداخل حذفتها هنا تبقى لدى الخدمة.} many {# مدخلًا حذفتها هنا تبقى لدى الخدمة.} other {# مدخل حذفتها هنا تبقى لدى الخدمة.}}',
  'glossaries.saving': 'جارٍ الإرسال…',
  'glossaries.saved': 'حُفظ: {counts}.',
  'glossaries.discard': 'تجاهل التغييرات',
  'glossaries.discarded': 'أُلغيت تغييراتك.',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {لا يوجد ما يُحفظ.} problems {صحّح المداخل المعلَّمة أولًا.} empty {يلزم القاموسَ مدخل واحد على الأقل. للتخلص منه احذف القاموس.} too_large {المسرد أكبر من {max}، وهو أقصى ما تقبله الخدمة. احذف مداخل، أو انقل قاموسًا إلى مسرد خاص به.} other {}}',

  'glossaries.import': 'استيراد',
  'glossaries.import.drop': 'أفلت ملف TSV أو CSV أو XLSX أو TBX لمعاينة مصطلحاته',
  'glossaries.import.title': 'استيراد \u2068{file}\u2069',
  'glossaries.import.reading': 'جارٍ قراءة الملف…',
  'glossaries.import.format':
    '{format, select, tsv {نص مفصول بعلامات جدولة} csv {CSV بعمودين} csv_pairs {CSV مع اللغات في كل سطر} xlsx {مصنف Excel} tbx {TBX} other {}}، {encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {لا قواميس} one {قاموس واحد} two {قاموسان} few {# قواميس} many {# قاموسًا} other {# قاموس}}، {entries, plural, zero {لا مداخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}. لم يُرسل شيء بعد.',
  'glossaries.import.languages': 'لا يذكر الملف لغتيه. اخترهما:',
  'glossaries.import.into': 'استيراد إلى',
  'glossaries.import.into-new': 'مسرد جديد',
  'glossaries.import.into-one': 'مسرد موجود',
  'glossaries.import.glossary': 'المسرد',
  'glossaries.import.mode': 'طريقة استيراد \u2068{pair}\u2069',
  'glossaries.import.mode.add': 'إضافة',
  'glossaries.import.mode.leave': 'استبعاد',
  'glossaries.import.new': 'قاموس جديد',
  'glossaries.import.left': 'مستبعَد',
  'glossaries.import.empty': 'ليس فيه مدخل يمكن إرساله',
  'glossaries.import.sent': 'أُرسل',
  'glossaries.import.unsaved': 'لديك تغييرات خاصة في هذا القاموس. تبقى دون حفظ.',
  'glossaries.import.bad':
    '{count, plural, zero {لا أسطر مستبعدة} one {سطر واحد مستبعد} two {سطران مستبعدان} few {# أسطر مستبعدة} many {# سطرًا مستبعدًا} other {# سطر مستبعد}}',
  'glossaries.import.bad-line': 'السطر {line, number}',
  'glossaries.import.problem':
    '{problem, select, empty {نص مفقود.} duplicate {المصدر نفسه ورد أعلاه.} control_character {فيه حرف غير مرئي.} too_long {أحد النصين أطول من {max, number} بايت.} outer_space {فيه مسافة في البداية أو النهاية.} columns {عدد أعمدته غير صحيح.} language {لغته ليست مما تقبله المسارد.} quotes {علامة اقتباس لم تُغلق.} same_language {اللغتان متماثلتان.} other {تتعذر قراءته.}}',
  'glossaries.import.send':
    '{count, plural, =0 {لا يوجد ما يُستورد} one {استيراد مدخل واحد} two {استيراد مدخلين} few {استيراد # مداخل} many {استيراد # مدخلًا} other {استيراد # مدخل}}',
  'glossaries.import.sending': 'جارٍ الإرسال…',
  'glossaries.imported':
    '{entries, plural, zero {لم يُستورد أي مدخل} one {استُورد مدخل واحد} two {استُورد مدخلان} few {استُوردت # مداخل} many {استُورد # مدخلًا} other {استُورد # مدخل}} إلى «\u2068{name}\u2069».',

  'glossaries.export': 'تصدير',
  'glossaries.export.as': 'تصدير المداخل',
  'glossaries.export.pair': 'هذا القاموس، \u2068{pair}\u2069',
  'glossaries.export.whole': 'المسرد كله',
  'glossaries.export.saved': 'يحتوي الملف على ما لدى الخدمة، ولا يشمل التغييرات غير المحفوظة.',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {CSV مع اللغات} xlsx {مصنف Excel} tbx {TBX} other {}}',

  'conflicts.title':
    '{count, plural, zero {لا مصطلحات بترجمات مختلفة} one {مصطلح واحد له ترجمات مختلفة} two {مصطلحان لهما ترجمات مختلفة} few {# مصطلحات لها ترجمات مختلفة} many {# مصطلحًا لها ترجمات مختلفة} other {# مصطلح لها ترجمات مختلفة}}',
  'conflicts.rule': 'الغلبة للمسرد الأول ترتيبًا.',
  'conflicts.term': '«\u2068{term}\u2069»: {choices}',
  'conflicts.choice': '«\u2068{target}\u2069» في \u2068{name}\u2069',
  'conflicts.wins': '«\u2068{target}\u2069» في \u2068{name}\u2069 (الغالب)',
  'conflicts.more':
    '{count, plural, zero {ولا شيء آخر} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# آخر} other {و# آخر}}',
  'conflicts.missing': 'ليس في {names} شيء للزوج \u2068{pair}\u2069، فلا يُرسل معه.',

  'marks.line': 'المصطلحات',
  'marks.show': 'عرض المصطلحات',
  'marks.asking': 'جارٍ البحث عن المصطلحات…',
  'marks.none': 'لا يوجد في النص مصطلح من المسارد المختارة.',
  'marks.counts':
    '{used, plural, =0 {} one {# مستخدَم} two {# مستخدَم} few {# مستخدَمة} many {# مستخدَمًا} other {# مستخدَم}}{used, plural, =0 {} one {{inflected, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}} two {{inflected, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}} few {{inflected, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}} many {{inflected, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}} other {{inflected, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}}}{inflected, plural, =0 {} one {# بصيغة أخرى} two {# بصيغة أخرى} few {# بصيغة أخرى} many {# بصيغة أخرى} other {# بصيغة أخرى}}{missed, plural, =0 {} one {{found, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}# فائت} two {{found, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}# فائت} few {{found, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}# فائتة} many {{found, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}# فائتًا} other {{found, plural, =0 {} one { · } two { · } few { · } many { · } other { · }}# فائت}}',
  'marks.found':
    '{count, plural, zero {لا مصطلحات في النص} one {مصطلح واحد في النص} two {مصطلحان في النص} few {# مصطلحات في النص} many {# مصطلحًا في النص} other {# مصطلح في النص}}',
  'marks.list': 'المصطلحات ومآلها',
  'marks.outcome':
    '{outcome, select, used {مستخدَم} inflected {مستخدَم بصيغة أخرى} missed {فائت} other {في النص}}',
  'marks.from': 'في \u2068{glossary}\u2069',
  'marks.times': 'عدد المرات: {count, number}',
  'marks.go': 'عرض «\u2068{term}\u2069» في المصدر',
  'marks.hint': 'يُستدل على أن الكلمة صيغة أخرى من المطلوب من نهايتها: هذا تنبيه للعين، لا حكم.',

  'add-term.title': 'إضافة مصطلح',
  'add-term.term': 'المصطلح، \u2068{language}\u2069',
  'add-term.translation': 'الترجمة، \u2068{language}\u2069',
  'add-term.glossary': 'المسرد',
  'add-term.glossary-new': 'يُنشأ له مسرد جديد باسم «\u2068{name}\u2069».',
  'add-term.pair-new': 'يُضاف إلى المسرد قاموس جديد: \u2068{pair}\u2069.',
  'add-term.send': 'إضافة',
  'add-term.sending': 'جارٍ الإضافة…',
  'add-term.added':
    '{before, select, none {أُضيف «\u2068{term}\u2069» ← «\u2068{translation}\u2069» إلى «\u2068{name}\u2069».} other {صار «\u2068{term}\u2069» ← «\u2068{translation}\u2069» في «\u2068{name}\u2069» بدلًا من «\u2068{old}\u2069».}}',
  'add-term.undo': 'تراجع',
  'add-term.undoing': 'جارٍ التراجع…',
  'add-term.from-line': 'إضافة مصطلح…',
};
