import type { styleRules as en } from '../en/style-rules.ts';

/** Words of the Style rules screen. */
export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': 'قواعد الأسلوب',
  'style-rules.about':
    'تخبر قائمة قواعد الأسلوب الخدمةَ كيف تُكتب الترجمات إلى لغة واحدة: التواريخ والأرقام وعلامات الاقتباس وصيغ المخاطبة. يأخذ الطلب قائمة واحدة على الأكثر.',
  'style-rules.loading': 'جارٍ تحميل قواعد أسلوبك…',

  'style-rules.lists': 'القوائم',
  'style-rules.lists.none': 'لا توجد قائمة بعد. أنشئ قائمة لأسلوب المؤسسة أو لعميل أو للغة.',
  'style-rules.facts':
    '\u2068{language}\u2069 · {rules, plural, =0 {لا قواعد} one {قاعدة واحدة} two {قاعدتان} few {# قواعد} many {# قاعدة} other {# قاعدة}} · {instructions, plural, =0 {لا تعليمات} one {تعليمة واحدة} two {تعليمتان} few {# تعليمات} many {# تعليمة} other {# تعليمة}}',
  'style-rules.version': 'الإصدار {version, number}',
  'style-rules.unsaved': 'غير محفوظة',

  'style-rules.new': 'قائمة جديدة',
  'style-rules.name': 'الاسم',
  'style-rules.name.new': 'اسم القائمة الجديدة',
  'style-rules.name.empty': 'أدخل اسمًا.',
  'style-rules.name.long': 'الاسم طويل جدًا: {count, number} من {max, number} حرف.',
  'style-rules.language': 'اللغة',
  'style-rules.language.hint': 'لا يمكن تغييرها لاحقًا؛ تشمل كل صور اللغة.',
  'style-rules.create': 'إنشاء',
  'style-rules.creating': 'جارٍ الإنشاء…',
  'style-rules.cancel': 'إلغاء',
  'style-rules.rename': 'إعادة تسمية',
  'style-rules.rename.keep': 'حفظ الاسم',
  'style-rules.saving': 'جارٍ الحفظ…',

  'style-rules.delete': 'حذف القائمة',
  'style-rules.delete.sure': 'هل تريد حذف «\u2068{name}\u2069»؟',
  'style-rules.delete.about':
    'تُحذف من الخدمة لكل من يستخدم الحساب. يمكنك التراجع إلى أن تحذف قائمة أخرى أو تغادر البرنامج؛ تعود عندئذ بمعرّف آخر، فأعد اختيارها حيث كانت مستخدمة.',
  'style-rules.delete.confirm': 'حذف',
  'style-rules.delete.keep': 'الاحتفاظ بها',
  'style-rules.deleted': 'حُذفت «\u2068{name}\u2069».',
  'style-rules.undo': 'تراجع',
  'style-rules.close': 'إغلاق',

  'style-rules.changed-here': 'انتقل الإصدار {from, number} إلى {to, number}: {what}.',
  'style-rules.changed-elsewhere':
    'تغيّرت في مكان آخر، وانتقل الإصدار {from, number} إلى {to, number}: {what}.',
  'style-rules.changed.name': 'كان الاسم «\u2068{name}\u2069»',
  'style-rules.changed.rules':
    '{count, plural, zero {لم تتغير أي قاعدة} one {تغيّرت قاعدة واحدة} two {تغيّرت قاعدتان} few {تغيّرت # قواعد} many {تغيّرت # قاعدة} other {تغيّرت # قاعدة}}',
  'style-rules.changed.added':
    '{count, plural, zero {لم تُضف أي تعليمة} one {أُضيفت تعليمة واحدة} two {أُضيفت تعليمتان} few {أُضيفت # تعليمات} many {أُضيفت # تعليمة} other {أُضيفت # تعليمة}}',
  'style-rules.changed.removed':
    '{count, plural, zero {لم تُحذف أي تعليمة} one {حُذفت تعليمة واحدة} two {حُذفت تعليمتان} few {حُذفت # تعليمات} many {حُذفت # تعليمة} other {حُذفت # تعليمة}}',
  'style-rules.changed.edited':
    '{count, plural, zero {لم تُعدَّل أي تعليمة} one {عُدِّلت تعليمة واحدة} two {عُدِّلت تعليمتان} few {عُدِّلت # تعليمات} many {عُدِّلت # تعليمة} other {عُدِّلت # تعليمة}}',
  'style-rules.changed.order': 'تغيّر ترتيب التعليمات',
  'style-rules.changed.nothing': 'لا شيء مما يُعرض هنا',
  'style-rules.changed.not-set': 'غير مضبوطة',
  'style-rules.changed.show': 'عرض ما تغيّر',
  'style-rules.overtaken':
    'لم يُحفظ شيء: تغيّرت القائمة في مكان آخر في هذه الأثناء. ما تغيّر مذكور أعلاه، وتغييراتك محفوظة. احفظ مرة أخرى لتطبيقها فوقه.',

  'style-rules.tabs': 'أقسام «\u2068{name}\u2069»',
  'style-rules.tab.rules': 'القواعد',
  'style-rules.tab.instructions': 'التعليمات',
  'style-rules.tab.trial': 'تجربة',

  'style-rules.search': 'البحث في القواعد والخيارات',
  'style-rules.only-set': 'القواعد المضبوطة فقط',
  'style-rules.reset-all': 'مسح الكل',
  'style-rules.reset-category': 'مسح {category}',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {لا توجد قاعدة مضبوطة.} other {لا توجد قاعدة مضبوطة تطابق «\u2068{query}\u2069».}}} other {لا توجد قاعدة تطابق «\u2068{query}\u2069».}}',
  'style-rules.category.facts':
    '{set, plural, =0 {لا شيء مضبوط} one {واحدة مضبوطة} two {اثنتان مضبوطتان} few {# مضبوطة} many {# مضبوطة} other {# مضبوطة}} · {all, plural, zero {لا قواعد} one {قاعدة واحدة} two {قاعدتان} few {# قواعد} many {# قاعدة} other {# قاعدة}}',
  'style-rules.rules.note':
    'القائمة واحدة لكل اللغات، وبعض خياراتها لا يناسب إلا واحدة منها. القاعدة التي كُتب عليها ذلك تطبّقها الخدمة المحلية بنفسها، وما سواها يعمل مع خدمة بعيدة.',
  'style-rules.not-set': 'غير مضبوطة',
  'style-rules.clear': 'مسح {rule}',
  'style-rules.rule-name': '{rule}، {category}',
  'style-rules.was': 'المحفوظ: {option}',
  'style-rules.offline-all': 'تطبّقها الخدمة المحلية بنفسها.',
  'style-rules.offline-some': 'تطبّق الخدمة المحلية بنفسها: {options}.',
  'style-rules.offline-option': 'تُطبَّق محليًا',
  'style-rules.unknown-category': '{category}، غير معروفة هنا',
  'style-rules.unknown-rule': 'غير معروفة لهذا الإصدار من Dragoman. تبقى كما هي.',
  'style-rules.unknown-option': 'غير معروف لهذا الإصدار من Dragoman؛ يبقى ما لم تغيّره.',

  'style-rules.category.dates_and_times': 'التواريخ والأوقات',
  'style-rules.category.formatting': 'التنسيق والقوائم',
  'style-rules.category.numbers': 'الأرقام والوحدات والمبالغ',
  'style-rules.category.punctuation': 'علامات الترقيم',
  'style-rules.category.spelling_and_grammar': 'الإملاء والنحو',
  'style-rules.category.style_and_tone': 'الأسلوب والنبرة',
  'style-rules.category.vocabulary': 'اختيار الكلمات',

  'style-rules.save': 'حفظ القواعد',
  'style-rules.discard': 'تجاهل',
  'style-rules.saved': 'حُفظ الإصدار {version, number}.',
  'style-rules.draft':
    '{set, plural, =0 {} one {ضُبطت أو غُيّرت قاعدة واحدة} two {ضُبطت أو غُيّرت قاعدتان} few {ضُبطت أو غُيّرت # قواعد} many {ضُبطت أو غُيّرت # قاعدة} other {ضُبطت أو غُيّرت # قاعدة}}{both, select, yes {، } other {}}{cleared, plural, =0 {} one {مُسحت قاعدة واحدة} two {مُسحت قاعدتان} few {مُسحت # قواعد} many {مُسحت # قاعدة} other {مُسحت # قاعدة}}. لم تُحفظ بعد.',

  'style-rules.instructions.about':
    'جمل تخبر الخدمة كيف تكتب، بالإنجليزية أو بلغة القائمة. يسري مفعولها بحسب ترتيبها.',
  'style-rules.instructions.count': '{count, number} من {max, number} من التعليمات',
  'style-rules.instructions.none': 'لا توجد تعليمات بعد.',
  'style-rules.instructions.order-note':
    'تحفظ الخدمة التعليمات بترتيب إنشائها: عند النقل إلى موضع جديد يُعاد إنشاء ما بعده.',
  'style-rules.instruction.label': 'التسمية',
  'style-rules.instruction.prompt': 'التعليمة',
  'style-rules.instruction.left':
    'المتبقي: {left, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'style-rules.instruction.long': 'طويلة جدًا: {count, number} من {max, number} حرف.',
  'style-rules.instruction.empty': 'أدخل بضع كلمات.',
  'style-rules.instruction.source': 'للنصوص باللغة',
  'style-rules.instruction.source-any': 'أي لغة',
  'style-rules.instruction.source-is': 'للنصوص باللغة \u2068{language}\u2069',
  'style-rules.instruction.add': 'إضافة تعليمة',
  'style-rules.instruction.new': 'تعليمة جديدة',
  'style-rules.instruction.editing': 'تعديل «\u2068{label}\u2069»',
  'style-rules.instruction.edit': 'تعديل \u2068{label}\u2069',
  'style-rules.instruction.delete': 'حذف \u2068{label}\u2069',
  'style-rules.instruction.up': 'تحريك \u2068{label}\u2069 إلى أعلى',
  'style-rules.instruction.down': 'تحريك \u2068{label}\u2069 إلى أسفل',
  'style-rules.instruction.drag': 'سحب \u2068{label}\u2069 إلى موضع آخر',
  'style-rules.instruction.keep': 'حفظ التعليمة',
  'style-rules.instruction.sure': 'هل تريد حذف التعليمة «\u2068{label}\u2069» من الخدمة؟',
  'style-rules.instruction.moved':
    '\u2068{label}\u2069 في الموضع {place, number} من {all, number}.',
  'style-rules.arrange.duplicates':
    '{count, plural, zero {لا تعليمات مكررة.} one {صارت تعليمة واحدة مكررة. احذف ما لا تحتاج إليه منها.} two {صارت تعليمتان مكررتين. احذف ما لا تحتاج إليه منهما.} few {صارت # تعليمات مكررة. احذف ما لا تحتاج إليه منها.} many {صارت # تعليمة مكررة. احذف ما لا تحتاج إليه منها.} other {صارت # تعليمة مكررة. احذف ما لا تحتاج إليه منها.}}',
  'style-rules.arrange.moved':
    'انتقلت بعض التعليمات إلى النهاية ولم يُفقد شيء منها. حرّكها مرة أخرى.',
  'style-rules.arrange.as-before': 'الترتيب كما كان.',
  'style-rules.refused': '{what}{said, select, none {} other { قالت الخدمة: «\u2068{said}\u2069»}}',

  'style-rules.trial.about':
    'تترجم الجملة مرتين، دون هذه القائمة وبها، وتُظهر موضع الاختلاف. تُحتسب الترجمتان.',
  'style-rules.trial.text': 'جملة للتجربة',
  'style-rules.trial.from': 'من',
  'style-rules.trial.to': 'إلى',
  'style-rules.trial.run': 'تجربة',
  'style-rules.trial.cost':
    '2 × {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'style-rules.trial.unsaved': 'تسري القواعد المحفوظة، لا التغييرات التي لم تُحفظ بعد.',
  'style-rules.trial.without': 'دون القائمة',
  'style-rules.trial.with': 'مع «\u2068{name}\u2069»',
  'style-rules.trial.difference': 'ما تغيّره القائمة',
  'style-rules.trial.same': 'لا تغيّر القائمة شيئًا في هذه الجملة.',
  'style-rules.trial.billed':
    'المحتسَب للترجمتين: {count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
};
