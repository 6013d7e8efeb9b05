import type { terms as en } from '../en/terms.ts';

/** The screen of spoken terms. */
export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'المصطلحات المنطوقة',
  'terms.about':
    'أسماء وكلمات ينبغي أن يعرفها التعرّف على الصوت: أشخاص ومنتجات واختصارات. تستخدم الجلسة الصوتية مجموعة واحدة، ومنها قائمة اللغة المنطوقة.',
  'terms.loading': 'جارٍ تحميل مصطلحاتك المنطوقة…',

  'terms.collections': 'المجموعات',
  'terms.collections.none': 'لا توجد مجموعة بعد. أنشئ مجموعة لفريق أو لعميل أو لموضوع.',
  'terms.collection.facts':
    '{lists, plural, =0 {لا مصطلحات بعد} one {{languages}: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}} two {{languages}: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}} few {{languages}: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}} many {{languages}: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}} other {{languages}: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}}}',
  'terms.unsaved': 'غير محفوظة',
  'terms.new': 'مجموعة جديدة',
  'terms.name': 'الاسم',
  'terms.name.new': 'اسم المجموعة الجديدة',
  'terms.name.length': 'طول الاسم',
  'terms.name.bytes': '{count, number} من {max, number} بايت',
  'terms.name.fault':
    '{fault, select, empty {أدخل اسمًا.} control {في الاسم حرف غير مرئي أو علامة جدولة أو نهاية سطر. اكتبه من جديد.} other {الاسم طويل جدًا: {count, number} من {max, number} بايت. كل حرف من غير A إلى Z يشغل من 2 إلى 4 بايت.}}',
  'terms.create': 'إنشاء',
  'terms.creating': 'جارٍ الإنشاء…',
  'terms.rename': 'إعادة تسمية',
  'terms.rename.keep': 'حفظ الاسم',
  'terms.renaming': 'جارٍ الحفظ…',
  'terms.cancel': 'إلغاء',
  'terms.first-collection': 'مصطلحاتي',

  'terms.delete': 'حذف المجموعة',
  'terms.delete.sure': 'هل تريد حذف «\u2068{name}\u2069»؟',
  'terms.delete.about':
    '{count, plural, =0 {ليس فيها مصطلحات.} one {يُحذف مصطلحها الوحيد من الخدمة لكل من يستخدم الحساب.} two {يُحذف مصطلحاها من الخدمة لكل من يستخدم الحساب.} few {تُحذف مصطلحاتها الـ# من الخدمة لكل من يستخدم الحساب.} many {تُحذف مصطلحاتها الـ# من الخدمة لكل من يستخدم الحساب.} other {تُحذف مصطلحاتها الـ# من الخدمة لكل من يستخدم الحساب.}} تستمر بها الجلسات الصوتية الجارية. يمكنك التراجع إلى أن تحذف شيئًا آخر أو تغادر البرنامج.',
  'terms.delete.uncounted':
    'تُحذف مصطلحاتها من الخدمة لكل من يستخدم الحساب. يمكنك التراجع إلى أن تحذف شيئًا آخر أو تغادر البرنامج.',
  'terms.delete.confirm': 'حذف',
  'terms.delete.cancel': 'الاحتفاظ بها',
  'terms.delete-list': 'حذف قائمة \u2068{language}\u2069',
  'terms.delete-list.sure': 'هل تريد حذف قائمة \u2068{language}\u2069 من «\u2068{name}\u2069»؟',
  'terms.deleted': 'حُذفت «\u2068{name}\u2069».',
  'terms.deleted-list': 'حُذفت قائمة \u2068{language}\u2069 من «\u2068{name}\u2069».',
  'terms.undo': 'تراجع',
  'terms.close': 'إغلاق',

  'terms.languages': 'لغات «\u2068{name}\u2069»',
  'terms.add-language': 'إضافة لغة',
  'terms.no-language':
    'ليس في «\u2068{name}\u2069» قائمة بعد. أضف اللغة المنطوقة؛ لكل لغة قائمة خاصة بها.',

  'terms.list': 'مصطلحات \u2068{language}\u2069، مصطلح في كل سطر',
  'terms.list.reading': 'جارٍ تحميل القائمة…',
  'terms.list.placeholder': 'مصطلح في كل سطر',
  'terms.meter': 'طول القائمة',
  'terms.meter.words':
    '{count, number} من {max, number} حرف{over, plural, =0 {} one {، بزيادة حرف واحد} two {، بزيادة حرفين} few {، بزيادة # أحرف} many {، بزيادة # حرفًا} other {، بزيادة # حرف}}',
  'terms.line': 'السطر {line, number}:',
  'terms.fault':
    '{fault, select, empty {سطر فارغ} duplicate {ورد أعلاه} control {علامة جدولة أو حرف غير مرئي} other {مسافة في البداية أو النهاية}}',
  'terms.faults':
    '{count, plural, =0 {} one {سطر واحد يخالف قاعدة من قواعد الخدمة.} two {سطران يخالفان قاعدة من قواعد الخدمة.} few {# أسطر تخالف قاعدة من قواعد الخدمة.} many {# سطرًا يخالف قاعدة من قواعد الخدمة.} other {# سطر يخالف قاعدة من قواعد الخدمة.}}',
  'terms.faults.show': 'عرض الأول',
  'terms.tidy': 'ترتيب القائمة',
  'terms.tidy.about': 'يزيل الأسطر الفارغة والمسافات حول المصطلحات والمصطلحات المكررة.',

  'terms.changes': 'ما يغيّره الحفظ',
  'terms.mode': 'طريقة الحفظ',
  'terms.mode.replace': 'استبدال',
  'terms.mode.replace.about': 'تصبح قائمة الخدمة مطابقة لهذه.',
  'terms.mode.merge': 'دمج',
  'terms.mode.merge.about': 'تُضاف المصطلحات الجديدة، ولا يُحذف شيء.',
  'terms.changes.counts':
    '{added, plural, =0 {لا إضافة} one {أُضيف مصطلح} two {أُضيف مصطلحان} few {أُضيفت #} many {أُضيف #} other {أُضيف #}} · {removed, plural, =0 {لا حذف} one {حُذف مصطلح} two {حُذف مصطلحان} few {حُذفت #} many {حُذف #} other {حُذف #}} · {kept, plural, =0 {لم يبقَ شيء} one {بقي مصطلح} two {بقي مصطلحان} few {بقيت #} many {بقي #} other {بقي #}}',
  'terms.changes.added': 'المضافة',
  'terms.changes.removed': 'المحذوفة',
  'terms.changes.kept': 'الباقية',
  'terms.changes.order': 'تبقى المصطلحات نفسها؛ يتغير ترتيبها.',
  'terms.changes.result':
    'مع المصطلحات الباقية ({kept, plural, zero {لا شيء} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}) يصبح طول القائمة {count, number} من {max, number} حرف.',
  'terms.obstacle':
    '{obstacle, select, unread {لم تُقرأ القائمة بعد.} unchanged {لا يوجد ما يُحفظ.} faults {صحّح الأسطر المعلَّمة أولًا.} empty {يلزم القائمةَ مصطلح واحد على الأقل. للتخلص منها احذف القائمة.} too_long {القائمة أطول مما تقبله الخدمة: {max, number} حرف لكل لغة.} other {}}',
  'terms.save': 'حفظ القائمة',
  'terms.saving': 'جارٍ الحفظ…',
  'terms.discard': 'تجاهل التغييرات',

  'terms.notice.saved':
    'حُفظ: {count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}.',
  'terms.notice.discarded': 'أُلغيت تغييراتك.',
  'terms.notice.tidied': 'رُتّبت القائمة.',
  'terms.notice.changed':
    'لم يُحفظ شيء: غيّر شخص آخر هذه القائمة منذ قراءتها. التغييرات أدناه صارت قياسًا إلى القائمة الجديدة. راجعها واحفظ مرة أخرى.',
  'terms.notice.imported':
    '{read, plural, =0 {ليس في \u2068{file}\u2069 مصطلحات.} one {قُرئ مصطلح واحد من \u2068{file}\u2069، {added, plural, =0 {وهو موجود هنا} one {وهو جديد} two {وهو جديد} few {وهو جديد} many {وهو جديد} other {وهو جديد}}.} two {قُرئ مصطلحان من \u2068{file}\u2069، {added, plural, =0 {وهما موجودان هنا} one {واحد منهما جديد} two {وهما جديدان} few {وهما جديدان} many {وهما جديدان} other {وهما جديدان}}.} few {قُرئت # مصطلحات من \u2068{file}\u2069، {added, plural, =0 {وكلها موجودة هنا} one {واحد منها جديد} two {اثنان منها جديدان} few {منها # جديدة} many {منها # جديدًا} other {منها # جديد}}.} many {قُرئ # مصطلحًا من \u2068{file}\u2069، {added, plural, =0 {وكلها موجودة هنا} one {واحد منها جديد} two {اثنان منها جديدان} few {منها # جديدة} many {منها # جديدًا} other {منها # جديد}}.} other {قُرئ # مصطلح من \u2068{file}\u2069، {added, plural, =0 {وكلها موجودة هنا} one {واحد منها جديد} two {اثنان منها جديدان} few {منها # جديدة} many {منها # جديدًا} other {منها # جديد}}.}} {added, plural, =0 {} one {تجده أسفل غيره ولم يُحفظ بعد.} two {تجدهما أسفل غيرهما ولم يُحفظا بعد.} few {تجدها أسفل غيرها ولم تُحفظ بعد.} many {تجدها أسفل غيرها ولم تُحفظ بعد.} other {تجدها أسفل غيرها ولم تُحفظ بعد.}}',
  'terms.notice.file-only': 'مصطلحات الملف فقط',

  'terms.import': 'استيراد',
  'terms.import.drop': 'أفلت ملفًا نصيًا أو CSV أو TSV لاستيراد مصطلحاته',
  'terms.importing': 'جارٍ الاستيراد…',
  'terms.export': 'تصدير',
  'terms.export.as': 'تصدير المصطلحات',
  'terms.export.txt': 'نص عادي',
  'terms.export.txt.about': 'قائمة \u2068{language}\u2069، مصطلح في كل سطر',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'كل اللغات، عمود لكل لغة',

  'terms.suggestions': 'من تصحيحاتك',
  'terms.suggestions.about': 'كلمات صحّحتها في التفريغات. تُسمع بدقة أكبر إذا أُضيفت إلى المصطلحات.',
  'terms.suggestions.none':
    '{read, plural, =0 {لا توجد جلسات صوتية بعد. صحّح سطرًا في تفريغ فتُعرض كلماته هنا.} one {لا كلمات باللغة \u2068{language}\u2069 لإضافتها من أحدث جلسة.} two {لا كلمات باللغة \u2068{language}\u2069 لإضافتها من أحدث جلستين.} few {لا كلمات باللغة \u2068{language}\u2069 لإضافتها من أحدث # جلسات.} many {لا كلمات باللغة \u2068{language}\u2069 لإضافتها من أحدث # جلسة.} other {لا كلمات باللغة \u2068{language}\u2069 لإضافتها من أحدث # جلسة.}}',
  'terms.suggestions.heard': 'سُمعت: \u2068{heard}\u2069',
  'terms.suggestions.count':
    '{count, plural, zero {} =1 {} two {· مرتان} few {· # مرات} many {· # مرة} other {· # مرة}}',
  'terms.suggestions.add': 'إضافة',
  'terms.suggestions.add.label': 'إضافة \u2068{term}\u2069 إلى القائمة',
  'terms.suggestions.add-all': 'إضافة الكل',
  'terms.suggestions.further': 'البحث في جلسات أقدم',
  'terms.suggestions.searching': 'جارٍ البحث…',

  'terms.sources': 'مصطلحات للإضافة',
  'terms.glossary': 'من مسرد',
  'terms.glossary.about': 'ما يذكره المسرد يُسمع بدقة أكبر إذا كان في القائمة.',
  'terms.glossary.none': 'لا يوجد مسرد فيه مصطلحات باللغة \u2068{language}\u2069.',
  'terms.glossary.dictionary': 'المسرد والقاموس',
  'terms.glossary.choose': 'اختر قاموسًا',
  'terms.glossary.search': 'البحث في مصطلحاته',
  'terms.glossary.found':
    '{count, plural, =0 {لا مصطلحات للإضافة} one {مصطلح واحد للإضافة} two {مصطلحان للإضافة} few {# مصطلحات للإضافة} many {# مصطلحًا للإضافة} other {# مصطلح للإضافة}}',
  'terms.glossary.add-fitting':
    '{count, plural, =0 {لا متسع لأي مصطلح} one {إضافة المصطلح الذي يتسع له المكان} two {إضافة المصطلحين اللذين يتسع لهما المكان} few {إضافة # مصطلحات يتسع لها المكان} many {إضافة # مصطلحًا يتسع لها المكان} other {إضافة # مصطلح يتسع لها المكان}}',
  'terms.glossary.room':
    '{count, plural, =0 {لم يبقَ متسع} one {يتسع لحرف واحد} two {يتسع لحرفين} few {يتسع لـ # أحرف} many {يتسع لـ # حرفًا} other {يتسع لـ # حرف}}',
  'terms.glossary.more':
    '{count, plural, zero {لا شيء آخر} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# آخر} other {و# آخر}}: ابحث عما تحتاج إليه.',

  'terms.suggest.add': 'إضافة «\u2068{term}\u2069» إلى المصطلحات المنطوقة',
  'terms.suggest.to': 'مجموعة المصطلح',
  'terms.suggest.added': 'صار «\u2068{term}\u2069» في «\u2068{name}\u2069».',
};
