import type { admin as en } from '../en/admin.ts';

/** The admin key, and the developer keys of an account. */
export const admin: Readonly<Record<keyof typeof en, string>> = {
  'admin.reading': 'جارٍ البحث عن مفتاح الإدارة…',
  'admin.needed': 'هذا يتطلب مفتاح إدارة',
  'admin.needed.about':
    'تخص التقارير ومفاتيح المطوّرين الحساب نفسه، لذلك لا تتيحها الخدمة إلا لمفاتيح الإدارة. يحفظ Dragoman مفتاح الإدارة بمعزل عن مفتاح الترجمة، ولا يرسل أحدهما مكان الآخر أبدًا.',
  'admin.missing': 'يجب إدخال مفتاح الإدارة مرة أخرى',
  'admin.missing.about':
    'كان مفتاح الإدارة{end, select, none {} other { \u2068…{end}\u2069}} محفوظًا لجلسة واحدة، وقد انتهت تلك الجلسة.',
  'admin.locked': 'لا يمكن قراءة مفتاح الإدارة الآن',
  'admin.locked.about':
    'ما زال مفتاح الإدارة{end, select, none {} other { \u2068…{end}\u2069}} في مخزن الأسرار على هذا الحاسوب، لكن المخزن مقفل أو لا يعمل. افتح قفله أو شغّله، ثم أنهِ Dragoman وشغّله مرة أخرى. أو أدخل المفتاح مرة أخرى.',
  'admin.unavailable': 'ليس لهذا الاتصال قسم إدارة',
  'admin.unavailable.about':
    'التقارير ومفاتيح المطوّرين متاحة لحسابات الفئة المدفوعة، وهذا الاتصال من الفئة المجانية: أرقامه الخاصة معروضة في «هذه الفترة»، وتعمل الميزانيات بالاعتماد على سجلات Dragoman الخاصة.',
  'admin.unavailable.do': 'استخدم اتصالًا آخر، أو الخدمة المحلية ففيها كل شيء.',
  'admin.connections': 'إدارة الاتصالات',

  'admin.key': 'مفتاح الإدارة',
  'admin.key.about': 'يُرسل إلى \u2068{host}\u2069 وحده، وللتقارير ومفاتيح المطوّرين فقط.',
  'admin.key.paste': 'لصق',
  'admin.key.paste-refused': 'رُفض اللصق. انقر داخل الحقل والصق فيه.',
  'admin.key.problem':
    '{problem, select, empty {أدخل مفتاح الإدارة.} spaces {لا يحتوي المفتاح على مسافات. انسخه مرة أخرى.} other {512 حرفًا على الأكثر.}}',
  'admin.key.looks-developer':
    'تنتهي مفاتيح الإدارة عادةً بـ \u2068:adm\u2069 وهذا المفتاح ليس كذلك. قد يكون مفتاح مطوّر.',
  'admin.key.save': 'التحقق والحفظ',
  'admin.key.saving': 'جارٍ التحقق…',
  'admin.key.cancel': 'إلغاء',
  'admin.key.refused': 'لم يُحفظ شيء.',
  'admin.key.built-in': 'للخدمة المحلية مفتاح إدارة خاص بها لا يغادر هذا الحاسوب أبدًا.',
  'admin.key.in-use':
    'مفتاح الإدارة \u2068…{end}\u2069 للمضيف \u2068{host}\u2069، {where, select, stored {محفوظ في مخزن الأسرار} other {محفوظ لهذه الجلسة فقط}}.',
  'admin.key.change': 'تغيير المفتاح',
  'admin.key.forget': 'نسيان المفتاح',
  'admin.key.forget.sure': 'هل تريد نسيان مفتاح الإدارة؟',
  'admin.key.forget.about':
    'يحذف Dragoman مفتاح الإدارة \u2068…{end}\u2069 من هذا الحاسوب. يبقى المفتاح نفسه صالحًا لدى الخدمة، وتستمر الترجمة كما كانت.',
  'admin.key.forget.confirm': 'نسيانه',
  'admin.key.forget.cancel': 'الاحتفاظ به',

  'admin.keys': 'مفاتيح المطوّرين',
  'admin.keys.reading': 'جارٍ تحميل مفاتيح المطوّرين…',
  'admin.keys.about':
    'المستخدَم: هذا الشهر التقويمي (UTC) وفق تقرير الخدمة. تسري الحدود على كل فترة استخدام مدتها شهر، وقد تبدأ في يوم آخر.',
  'admin.keys.deactivated.about':
    'المفتاح المعطَّل مرفوض في كل طلب. لا يمكن تغييره ولا إعادة تفعيله، ويبقى استخدامه السابق في التقارير.',
  'admin.keys.search': 'بحث',
  'admin.keys.search.placeholder': 'التسمية أو المعرّف',
  'admin.keys.show': 'عرض',
  'admin.keys.show.active': 'النشطة',
  'admin.keys.show.all': 'الكل',
  'admin.keys.count':
    '{shown, number} من {count, plural, zero {# مفتاح} one {مفتاح واحد} two {مفتاحين} few {# مفاتيح} many {# مفتاحًا} other {# مفتاح}}، منها {active, number} نشط',
  'admin.keys.refresh': 'تحديث',
  'admin.keys.none': 'لا توجد مفاتيح مطوّرين بعد.',
  'admin.keys.none-active': 'لا يوجد مفتاح نشط. اختر «الكل» لعرض المفاتيح المعطَّلة.',
  'admin.keys.none-found': 'لا يوجد مفتاح يطابق «\u2068{search}\u2069».',
  'admin.keys.column.state': 'الحالة',
  'admin.keys.column.label': 'التسمية',
  'admin.keys.column.created': 'تاريخ الإنشاء',
  'admin.keys.column.characters': 'الأحرف',
  'admin.keys.column.speechToTextMs': 'كلام إلى نص',
  'admin.keys.column.speechToSpeechMs': 'كلام إلى كلام',
  'admin.keys.column.verbs': 'الإجراءات',
  'admin.keys.unlabelled': 'دون تسمية',
  'admin.keys.state.active': 'نشط',
  'admin.keys.state.deactivated': 'معطَّل',
  'admin.keys.ended': 'أُنهي نهائيًا',
  'admin.keys.used.unknown': 'غير معروف',
  'admin.keys.limit': 'من \u2068{limit}\u2069',
  'admin.keys.limit.nearly': 'من \u2068{limit}\u2069، {percent, number}%',
  'admin.keys.limit.over': 'من \u2068{limit}\u2069، استُنفد',
  'admin.keys.limit.none': 'بلا حد',
  'admin.keys.limit.nothing': 'لا شيء مسموح',

  'admin.rename': 'إعادة تسمية «\u2068{label}\u2069»',
  'admin.rename.label': 'التسمية الجديدة',
  'admin.rename.keep': 'حفظ التسمية',
  'admin.rename.saving': 'جارٍ حفظ التسمية…',
  'admin.rename.leave': 'إبقاء التسمية القديمة',
  'admin.label.problem': '{problem, select, empty {أدخل تسمية.} other {1,024 حرفًا على الأكثر.}}',

  'admin.create': 'مفتاح جديد',
  'admin.create.title': 'مفتاح مطوّر جديد',
  'admin.create.about':
    'يمكن استخدام المفتاح فورًا، ولا حدود له إلى أن تضعها. يُعرض مفتاحه السري مرة واحدة.',
  'admin.create.label': 'التسمية',
  'admin.create.label.hint':
    'من يستخدمه أو ما يستخدمه. يمكن تركها فارغة، فتعطيه الخدمة تسمية عندئذ.',
  'admin.create.confirm': 'إنشاء المفتاح',
  'admin.create.creating': 'جارٍ الإنشاء…',
  'admin.create.cancel': 'إلغاء',
  'admin.create.uncertain':
    'أُعيدت قراءة قائمة المفاتيح. إذا ظهر فيها مفتاح جديد فقد ضاع مفتاحه السري: عطِّله.',
  'admin.created.title': 'أُنشئ «\u2068{label}\u2069»',
  'admin.created.once':
    'انسخ المفتاح السري الآن واحفظه في مكان آمن. لن يُعرض مرة أخرى: لا يستطيع Dragoman ولا الخدمة إظهاره لاحقًا.',
  'admin.created.secret': 'المفتاح السري',
  'admin.created.copy': 'نسخ المفتاح السري',
  'admin.created.copied': 'تم النسخ',
  'admin.created.copy-refused': 'رُفض النسخ. حدِّد المفتاح السري وانسخه بنفسك.',
  'admin.created.kept': 'حفظتُ المفتاح السري.',
  'admin.created.locked': 'انسخ المفتاح السري، أو أكِّد أنك حفظته، لإغلاق هذه النافذة.',
  'admin.created.untold': 'لم ترسل الخدمة المفتاح السري. ابحث عنه حيث يُدار حسابك.',
  'admin.created.close': 'إغلاق',

  'admin.limits': 'حدود «\u2068{label}\u2069»',
  'admin.limits.about':
    'لكل فترة استخدام مدتها شهر. الطلب الذي يتجاوز حدًا يُرفض بأكمله ولا يُحتسب منه شيء.',
  'admin.limits.unlimited': 'بلا حد',
  'admin.limits.characters': 'الأحرف',
  'admin.limits.speechToTextMs': 'كلام إلى نص',
  'admin.limits.speechToSpeechMs': 'كلام إلى كلام',
  'admin.limits.hours': 'الساعات',
  'admin.limits.minutes': 'الدقائق',
  'admin.limits.seconds': 'الثواني',
  'admin.limits.said':
    '{said, select, unlimited {لا حد خاصًا به؛ ويبقى حد الحساب ساريًا.} nothing {لا شيء مسموح: يُرفض كل طلب من هذا النوع.} other {\u2068{limit}\u2069 على الأكثر في كل فترة.}}',
  'admin.limits.problem':
    '{problem, select, empty {أدخل حدًا أو فعِّل «بلا حد».} minutes {الدقائق من 0 إلى 59.} seconds {الثواني من 0 إلى أقل من 60.} large {الرقم كبير جدًا.} other {عدد صحيح مثل \u2068{example}\u2069.}}',
  'admin.limits.used': 'المستخدَم هذا الشهر: \u2068{used}\u2069.',
  'admin.limits.save': 'حفظ الحدود',
  'admin.limits.saving': 'جارٍ الحفظ…',
  'admin.limits.cancel': 'إلغاء',

  'admin.end': 'تعطيل «\u2068{label}\u2069»',
  'admin.end.title': 'هل تريد تعطيل «\u2068{label}\u2069» نهائيًا؟',
  'admin.end.about':
    'يُرفض فورًا كل برنامج يستخدم هذا المفتاح، حتى أثناء عمله. لا يمكن إعادة تفعيل المفتاح أبدًا، ويلزم إنشاء مفتاح جديد وتوزيعه. يبقى ما استخدمه في التقارير.',
  'admin.end.type':
    '{isUnlabelled, select, yes {اكتب المعرّف للتأكيد} other {اكتب التسمية للتأكيد}}',
  'admin.end.hint': 'كما هو مكتوب هنا تمامًا، بأحرفه الكبيرة ومسافاته:',
  'admin.end.confirm': 'تعطيل نهائي',
  'admin.end.running': 'جارٍ التعطيل…',
  'admin.end.cancel': 'إبقاؤه نشطًا',
};
