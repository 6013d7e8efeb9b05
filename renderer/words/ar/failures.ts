import type { failures as en } from '../en/failures.ts';

/**
 * What happened, why, and what to do, for every failure code, as ICU messages. Each value that a
 * failure does not carry arrives as the word `none`, so that a sentence never has a hole.
 */
export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what': 'تتوقع هذه الخدمة كلمة مصادقة أخرى.',
  'failure.keyword-refused.why':
    'يقبل {host, select, none {الطرف الآخر} other {المضيف \u2068{host}\u2069}} هذا المفتاح، ولكن مع كلمة أخرى قبله.',
  'failure.keyword-refused.do': 'استخدم الكلمة المعروضة هنا واحفظ مرة أخرى.',

  'failure.key-refused.what': 'رُفض المفتاح{status, select, none {} other { ({status})}}.',
  'failure.key-refused.why':
    '{status, select, 401 {لم يجد {host, select, none {الطرف الآخر} other {المضيف \u2068{host}\u2069}} مفتاحًا يعرفه: إما أن في المفتاح خطأ كتابة، أو أنه معطَّل، أو أنه يخص عنوانًا آخر.} other {لا يقبل {host, select, none {الطرف الآخر} other {المضيف \u2068{host}\u2069}} هذا المفتاح إطلاقًا: إما أن فيه خطأ كتابة، أو أنه معطَّل، أو أنه مخصص لعنوان الفئة الأخرى.}}',
  'failure.key-refused.do':
    'قارن مفتاح الاتصال وعنوانه بما أُعطي لك، وأدخل المفتاح مرة أخرى عند الشك. وإلا فاسأل من أعطاك إياه هل لا يزال نشطًا.',

  'failure.scope-missing.what':
    'لا يُسمح للمفتاح بهذا{status, select, none {} other { ({status})}}.',
  'failure.scope-missing.why':
    '{scopes, select, none {المفتاح محصور في نطاقات معينة، وليس بينها النطاق الذي يتطلبه هذا الطلب.} other {المفتاح محصور في نطاقات معينة، وينقصه {count, plural, zero {ما يلي:} one {النطاق} two {النطاقان} few {النطاقات} many {النطاقات} other {النطاقات}} \u2068{scopes}\u2069.}}',
  'failure.scope-missing.do':
    '{scopes, select, none {اطلب من مسؤول المفاتيح إضافة النطاق الناقص} other {اطلب من مسؤول المفاتيح إضافة \u2068{scopes}\u2069 إلى المفتاح}}{feature, select, memories {، أو ترجم دون ذاكرة ترجمة} glossaries {، أو ترجم دون مسارد} style_rules {، أو أوقف قاعدة الأسلوب لهذا النص} detect {، أو اختر لغة المصدر بنفسك} usage {؛ الترجمة تعمل من دونه} other {، أو استخدم اتصالًا لمفتاحه هذا النطاق}}.',

  'failure.feature-refused.what':
    'لا يحق للحساب استخدام {feature, select, translate {ترجمة النصوص} languages {قائمة اللغات} memories {ذاكرات الترجمة} glossaries {المسارد} style_rules {قواعد الأسلوب} detect {كشف اللغة} usage {أرقام الاستخدام} documents {ترجمة المستندات} writing {إعادة الصياغة والتصحيح} admin {التقارير ومفاتيح المطوّرين} other {هذه الميزة}}{status, select, none {} other { ({status})}}.',
  'failure.feature-refused.why':
    '{feature, select, detect {كشف اللغة ميزة تجريبية يجب أن ينضم إليها الحساب أولًا؛ المفتاح نفسه سليم.} admin {ليس للفئة المجانية طلبات إدارة، وقد لا تشملها بعض الخطط في الفئات الأخرى.} other {الخطة التي يتبعها هذا المفتاح لا تشملها؛ المفتاح نفسه سليم.}}',
  'failure.feature-refused.do':
    '{feature, select, detect {اطلب من مالك الحساب الانضمام إلى النسخة التجريبية، أو اختر لغة المصدر بنفسك.} memories {اطلب من مالك الحساب تغيير الخطة، أو ترجم دون ذاكرة ترجمة.} glossaries {اطلب من مالك الحساب تغيير الخطة، أو ترجم دون مسارد.} style_rules {اطلب من مالك الحساب تغيير الخطة، أو أوقف قاعدة الأسلوب.} other {اطلب من مالك الحساب تغيير الخطة، أو بدّل إلى اتصال آخر.}}',

  'failure.legacy-auth.what':
    'رُفضت الطريقة التي وصل بها المفتاح{status, select, none {} other { ({status})}}.',
  'failure.legacy-auth.why':
    'لم تعد الخدمة تقبل المفاتيح في العنوان أو في متن الطلب. يرسل Dragoman المفتاح في ترويسة فقط، فالأرجح أن بوابة أو وكيلًا في الطريق نقله.',
  'failure.legacy-auth.do':
    'تأكد من أن عنوان الاتصال لا يحتوي على مفتاح ولا على علامة استفهام. إذا كانت في الطريق بوابة فاطلب من مسؤولها تمرير الترويسة \u2068Authorization\u2069 دون تغيير.',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {هذا يتطلب مفتاح إدارة} other {هذا النوع من المفاتيح غير مناسب}}{status, select, none {} other { ({status})}}.',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {مفتاح المطوّر يترجم ولا يدير الحساب، وهذا الطلب يدير الحساب.} other {مفتاح الإدارة يدير الحساب ومفاتيحه ولا يترجم.}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {استخدم لهذا مفتاح إدارة. تنتهي مفاتيح الإدارة بـ \u2068:adm\u2069.} other {أدخل لهذا الاتصال مفتاح مطوّر. المفتاح المنتهي بـ \u2068:adm\u2069 مفتاح إدارة.}}',

  'failure.bad-request.what':
    'لم تستطع الخدمة قبول الطلب{status, select, none {} other { ({status})}}.',
  'failure.bad-request.why':
    '{field, select, none {النص أو أحد خياراته ليس كما تتوقعه الخدمة.} other {تعترض الخدمة على قيمة «\u2068{field}\u2069».}}',
  'failure.bad-request.do':
    '{field, select, none {غيّر آخر الخيارات التي ضبطتها أو أعد تعيينها، ثم ترجم مرة أخرى.} other {غيّر «\u2068{field}\u2069» أو أزله، ثم ترجم مرة أخرى.}}',

  'failure.not-found.what':
    '{feature, select, admin {لم تجد الخدمة مفتاح المطوّر} other {لم تجد الخدمة ما يذكره الطلب}}{status, select, none {} other { ({status})}}.',
  'failure.not-found.why':
    '{feature, select, memories {حُذفت ذاكرة الترجمة، أو أنها لا تشمل لغة الهدف هذه، أو أنها تخص حسابًا آخر.} glossaries {حُذف المسرد، أو ينقصه زوج اللغات هذا، أو أنه يخص حسابًا آخر.} style_rules {حُذفت قاعدة الأسلوب أو أنها تخص حسابًا آخر.} admin {مفتاح المطوّر يخص حسابًا آخر، أو أن هذا العنوان لا يقبل طلبات الإدارة.} other {حُذفت ذاكرة أو مسرد أو قاعدة أسلوب أو أنها تخص حسابًا آخر، أو أن هذا العنوان لا يقدّم شيئًا.}}',
  'failure.not-found.do':
    '{feature, select, admin {أعد تحميل قائمة المفاتيح.} other {أعد اختياره في الخيارات.}} إذا انتهى كل طلب هكذا فتحقق من عنوان الاتصال.',

  'failure.too-large.what': 'الطلب كبير جدًا{status, select, none {} other { ({status})}}.',
  'failure.too-large.why':
    '{limit, select, none {تحدّ الخدمة من حجم الطلب الواحد، بما فيه السياق والتعليمات.} other {تقبل الخدمة في الطلب الواحد {limitNumber, number} بايت على الأكثر، بما فيه السياق والتعليمات.}}',
  'failure.too-large.do': 'اختصر السياق والتعليمات، أو ترجم النص على جزأين.',

  'failure.unsupported-media.what':
    'لا تقبل الخدمة هذا الشكل من الطلبات{status, select, none {} other { ({status})}}.',
  'failure.unsupported-media.why':
    'أبلغت عن نوع محتوى غير الذي أرسله Dragoman. ربما تغيّر بوابةٌ أو وكيلٌ في الطريق الطلبات، أو يؤدي العنوان إلى خدمة أخرى.',
  'failure.unsupported-media.do':
    'تحقق من عنوان الاتصال، ثم اسأل مسؤول الشبكة عن البوابة.{trace, select, none {} other { يمكن لدعم الخدمة تتبع معرّف التتبع أدناه.}}',

  'failure.rate-limited.what':
    'طلبات كثيرة جدًا في وقت واحد{status, select, none {} other { ({status})}}.',
  'failure.rate-limited.why':
    '{status, select, 529 {الخدمة مثقلة بطلبات مستخدميها جميعًا وترفض الطلبات لفترة.} other {أرسل هذا المفتاح طلبات أكثر مما تسمح به الخدمة في وقت قصير، من هنا أو من برنامج آخر.}}',
  'failure.rate-limited.do':
    '{status, select, 529 {انتظر بضع دقائق وترجم مرة أخرى، أو بدّل إلى الخدمة المحلية.} other {انتظر دقيقة وترجم مرة أخرى؛ الترجمة عند الضغط على \u2068Ctrl+Enter\u2069 بدلًا من الترجمة أثناء الكتابة ترسل طلبات أقل.}}',

  'failure.quota-exceeded.what':
    'استُنفدت أحرف هذه الفترة{status, select, none {} other { ({status})}}.',
  'failure.quota-exceeded.why':
    '{limit, select, none {بلغ الحساب أو ضبط التكلفة فيه أو هذا المفتاح حدّه. تكرار الطلب لا يفيد، لذلك لا يكرره Dragoman.} other {بُلغ الحد وهو {limitNumber, number} حرف. تكرار الطلب لا يفيد، لذلك لا يكرره Dragoman.}}',
  'failure.quota-exceeded.do':
    'اطلب من مالك الحساب رفع الحد، أو انتظر فترة الفوترة التالية، أو بدّل إلى الخدمة المحلية فهي بلا حد.',

  'failure.service-error.what': 'حدث خطأ في الخدمة{status, select, none {} other { ({status})}}.',
  'failure.service-error.why': 'حدث خلل داخل الخدمة؛ ليس نصك ولا مفتاحك هو السبب.',
  'failure.service-error.do':
    'ترجم مرة أخرى بعد دقيقة. إذا استمر ذلك {trace, select, none {فأخبر دعم الخدمة} other {فأعطِ دعم الخدمة معرّف التتبع أدناه}}، أو بدّل إلى الخدمة المحلية.',

  'failure.service-unavailable.what':
    'الخدمة غير متاحة في الوقت الحالي{status, select, none {} other { ({status})}}.',
  'failure.service-unavailable.why':
    '{status, select, 502 {لم تحصل بوابة أمام الخدمة على جواب سليم منها.} 504 {انتظرت بوابة أمام الخدمة جوابها طويلًا.} 529 {هي مثقلة بطلبات مستخدميها جميعًا وترفض الطلبات.} other {هي قيد الصيانة أو مثقلة بالطلبات.}}',
  'failure.service-unavailable.do':
    'نصك محفوظ. ترجم مرة أخرى بعد بضع دقائق، أو بدّل إلى الخدمة المحلية.',

  'failure.timeout.what':
    'لم يصل جواب {host, select, none {الخدمة} other {\u2068{host}\u2069}} في الوقت المحدد{status, select, none {} other { ({status})}}.',
  'failure.timeout.why':
    '{status, select, none {تم الاتصال، لكن لم يصل جواب كامل. الخدمة أو الشبكة بطيئة.} other {انتظرتها بوابة أمام الخدمة طويلًا.}}',
  'failure.timeout.do':
    'ترجم مرة أخرى. إذا فشلت النصوص الطويلة ونجحت القصيرة فترجم على أجزاء أصغر.',

  'failure.unreachable.what':
    'تعذّر الوصول إلى {host, select, none {الخدمة} other {\u2068{host}\u2069}}.',
  'failure.unreachable.why':
    'تعذّر الاتصال أو انقطع: هذا الحاسوب غير متصل بالشبكة، أو يسد جدار حماية أو وكيل الطريق، أو العنوان خاطئ.',
  'failure.unreachable.do': 'تحقق من الشبكة ومن عنوان الاتصال. تعمل الخدمة المحلية دون شبكة.',

  'failure.untrusted-certificate.what':
    'لم يثبت {host, select, none {الطرف الآخر} other {المضيف \u2068{host}\u2069}} هويته.',
  'failure.untrusted-certificate.why':
    'شهادته غير موثوق بها على هذا الحاسوب، أو انتهت صلاحيتها، أو صدرت لاسم آخر. لم يُرسل شيء.',
  'failure.untrusted-certificate.do':
    'تحقق من العنوان ومن ساعة هذا الحاسوب. في شبكة شركة اطلب تثبيت شهادتها الجذر على هذا الحاسوب.',

  'failure.bad-answer.what': 'تعذّرت قراءة الجواب{status, select, none {} other { ({status})}}.',
  'failure.bad-answer.why':
    'أرسل {host, select, none {الطرف الآخر} other {المضيف \u2068{host}\u2069}} غير ما يَعِد به. كثيرًا ما تكون تلك صفحة تسجيل الدخول إلى شبكة، أو عنوانًا يؤدي إلى مكان آخر.',
  'failure.bad-answer.do':
    'افتح أي صفحة ويب لترى هل تطلب شبكتك تسجيل الدخول، ثم تحقق من عنوان الاتصال.',

  'failure.insecure-address.what':
    'لن يكون الاتصال{host, select, none {} other { بالمضيف \u2068{host}\u2069}} مشفرًا، لذلك لم يُرسل شيء.',
  'failure.insecure-address.why':
    'عبر \u2068http://\u2069 يستطيع كل من في الطريق قراءة نصوصك ومفتاحك. لا يُستغنى عن https إلا لعناوين هذا الحاسوب (\u2068localhost\u2069، \u2068127.0.0.1\u2069).',
  'failure.insecure-address.do':
    'اكتب العنوان مبدوءًا بـ \u2068https://\u2069. إذا كانت الخدمة تحوّل إلى عنوان غير مشفر فأخبر مشغّلها.',

  'failure.bad-address.what': 'هذا ليس عنوان خدمة.',
  'failure.bad-address.why':
    'يبدأ العنوان بـ \u2068https://\u2069 ثم اسم مضيف، دون اسم مستخدم ولا علامة استفهام ولا #.',
  'failure.bad-address.do': 'صحّح العنوان؛ مثال ذلك \u2068https://translate.example.org\u2069.',

  'failure.key-missing.what':
    'ليس {name, select, none {لهذا الاتصال} other {للاتصال «\u2068{name}\u2069»}} {kind, select, admin {مفتاح إدارة} other {مفتاح}} في الوقت الحالي.',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {تدوم المفاتيح جلسة واحدة فقط حيث لا يجد Dragoman مخزن أسرار، وقد انتهت تلك الجلسة.} other {تتطلب التقارير ومفاتيح المطوّرين مفتاح إدارة، وهو محفوظ بمعزل عن مفتاح الترجمة.}}} other {تدوم المفاتيح جلسة واحدة فقط حيث لا يجد Dragoman مخزن أسرار، وقد انتهت تلك الجلسة.}}',
  'failure.key-missing.do':
    '{kind, select, admin {أدخل مفتاح إدارة في «الاستخدام»؛ تنتهي مفاتيح الإدارة بـ \u2068:adm\u2069.} other {أدخل المفتاح مرة أخرى في «الإعدادات»، «الاتصالات»، أو بدّل إلى الخدمة المحلية.}}',

  'failure.key-locked.what': 'لا يمكن قراءة مفتاح هذا الاتصال الآن.',
  'failure.key-locked.why':
    'ما زال المفتاح في مخزن الأسرار على هذا الحاسوب، لكن المخزن مقفل أو لا يعمل.',
  'failure.key-locked.do':
    'افتح قفل مخزن الأسرار أو شغّله، ثم أنهِ Dragoman وشغّله مرة أخرى. أو أدخل المفتاح مرة أخرى.',

  'failure.offline-service-down.what': 'توقفت الخدمة المحلية.',
  'failure.offline-service-down.why':
    'تعمل بجانب Dragoman على هذا الحاسوب، وقد انتهت دون توقع ولم يمكن تشغيلها مرة أخرى.',
  'failure.offline-service-down.do':
    'حاول مرة أخرى بعد بضع ثوانٍ. إذا بقيت متوقفة فأنهِ Dragoman وشغّله مرة أخرى؛ نصك محفوظ.',

  'failure.outcome-unknown.what':
    'لا يُعرف هل تم التغيير{status, select, none {} other { ({status})}}.',
  'failure.outcome-unknown.why':
    'أُرسل مرة واحدة، لكن {reason, select, bad_answer {تعذّرت قراءة جواب الخدمة} service_error {الخدمة واجهت خللًا لديها} service_unavailable {الخدمة لم تكن متاحة حينئذ} timeout {لم يصل جواب في الوقت المحدد} offline_service_down {الخدمة المحلية توقفت قبل أن تجيب} other {الاتصال انقطع قبل وصول الجواب}}.',
  'failure.outcome-unknown.do':
    'انظر إلى القائمة كما هي لدى الخدمة الآن قبل أن تحاول مرة أخرى؛ لا يرسل Dragoman تغييرًا كهذا مرتين من تلقاء نفسه أبدًا.',

  'failure.cancelled.what': 'أوقفتَ هذا.',
  'failure.cancelled.why': 'أُلغي الطلب قبل أن يكتمل جوابه.',
  'failure.cancelled.do': 'ما وصل محفوظ. ابدأ من جديد متى شئت.',

  'failure.invalid-input.what':
    '{reason, select, needs_source {تتطلب المسارد تحديد لغة المصدر.} needs_xml {ضُبط خيار يخص XML، لكن النص لا يُعامل على أنه XML.} needs_tag_handling {ضُبط خيار يخص الوسوم، لكن النص يُعامل دون وسوم.} target_unsupported {لا تقبل لغة الهدف {field, select, formality {درجة الرسمية هذه} instructions {التعليمات المخصصة} other {أحد الخيارات}}.} too_long {النص طويل جدًا.} label_mismatch {ما كُتب ليس تسمية المفتاح.} changed {تغيّرت القائمة في أثناء ذلك.} full {القائمة ممتلئة.} one_only {لا يمكن استخدام الأسلوب والنبرة معًا.} missing {{field, select, address {العنوان مفقود.} key {المفتاح مفقود.} name {الاسم مفقود.} other {شيء ما مفقود.}}} other {لم يستطع Dragoman قبول هذا الإدخال.}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {المسرد مخصص لزوج لغات، و«من» مضبوط على الكشف. لم يُرسل شيء.} needs_xml {{field, select, outlineDetection {الاستدلال على البنية تلقائيًا} splittingTags {قائمة الوسوم الفاصلة} nonSplittingTags {قائمة الوسوم غير الفاصلة} ignoreTags {قائمة الوسوم المتجاهَلة} other {هذا الخيار}} لا معنى له إلا في XML. لم يُرسل شيء.} needs_tag_handling {لا معنى لإصدار معالجة الوسوم ما دامت الوسوم لا تُعالَج. لم يُرسل شيء.} target_unsupported {كانت الخدمة سترفض الطلب كله، لذلك لم يُرسل شيء.} too_long {يُترجم في المرة الواحدة 2,000,000 حرف على الأكثر؛ لا تُحسب علامات الترميز حيث تُعالَج الوسوم.} label_mismatch {يُعطَّل المفتاح نهائيًا، لذلك تجب كتابة التسمية التي لدى الخدمة الآن. لم يتغير شيء.} changed {أضاف إليها شخص آخر أو نافذة أخرى شيئًا أو أزال منها شيئًا. لم يتغير شيء هنا.} full {يُغيَّر الترتيب بإنشاء التعليمات من جديد، ولا متسع لتعليمة أخرى.} one_only {تقبل الخدمة واحدًا منهما فقط، ولا تقبل أيًا منهما عند الاكتفاء بالتصحيح. لم يُرسل شيء.} missing {لا يعمل الاتصال من دونه.} other {{field, select, none {قيمة مفقودة أو طويلة جدًا أو بصيغة خاطئة.} other {قيمة «\u2068{field}\u2069» مفقودة أو طويلة جدًا أو بصيغة خاطئة.}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {اختر لغة المصدر في «من»، أو أزل المسارد من الخيارات.} needs_xml {اضبط «الوسوم» على XML في الخيارات، أو أعد تعيين الخيار.} needs_tag_handling {اضبط «الوسوم» على XML أو HTML في الخيارات، أو أعد الإصدار إلى الافتراضي.} target_unsupported {{field, select, formality {اختر إحدى درجات الرسمية «حيث أمكن»، أو الافتراضي.} instructions {أزل التعليمات المخصصة للغة الهدف هذه.} other {أعد تعيين الخيار للغة الهدف هذه.}}} too_long {ترجم النص على أجزاء.} label_mismatch {أعد تحميل قائمة المفاتيح، فربما غيّر أحدهم التسمية، واكتبها كما تظهر فيها.} changed {انظر إلى القائمة كما هي الآن ورتّبها من جديد.} full {احذف تعليمة أولًا.} one_only {اختر واحدًا منهما أو لا تختر شيئًا.} missing {أدخله وحاول مرة أخرى.} other {{field, select, none {صحّحه وحاول مرة أخرى.} other {صحّح «\u2068{field}\u2069» وحاول مرة أخرى.}}}}',

  'failure.unknown-route.what': 'هذه النافذة والبرنامج الذي وراءها غير متوافقين.',
  'failure.unknown-route.why': 'حُدِّث Dragoman أثناء فتح هذه النافذة، فهي تطلب ما لم يعد موجودًا.',
  'failure.unknown-route.do': 'أعد تحميل النافذة، أو أنهِ Dragoman وشغّله مرة أخرى.',

  'failure.message-too-large.what': 'النص أطول من أن يُعالَج دفعة واحدة.',
  'failure.message-too-large.why':
    '{limit, select, none {يحدّ Dragoman مما يعالجه في المرة الواحدة.} other {يعالج Dragoman \u2068{limitSize}\u2069 كحد أقصى في المرة الواحدة.}}',
  'failure.message-too-large.do': 'قسّم النص أو القائمة وحاول مرة أخرى.',

  'failure.file-too-large.what':
    '{name, select, none {الملف} other {«\u2068{name}\u2069»}} كبير جدًا.',
  'failure.file-too-large.why':
    '{limit, select, none {النص الذي يُفتح هنا يجب أن تتسع له الذاكرة وأن يبقى قابلًا للتعديل.} other {أقصى حجم للملفات التي تُفتح هنا هو \u2068{limitSize}\u2069.}}',
  'failure.file-too-large.do': 'قسّم الملف، أو انسخ الجزء الذي تحتاج إليه والصقه.',

  'failure.file-unreadable.what':
    'تعذّرت قراءة {name, select, none {الملف} other {«\u2068{name}\u2069»}}.',
  'failure.file-unreadable.why':
    'ليس نصًا عاديًا، أو ترميزه غير معروف، أو منع هذا الحاسوب الوصول إليه.',
  'failure.file-unreadable.do': 'احفظه نصًا عاديًا بترميز UTF-8 وافتحه مرة أخرى، أو انسخ نصه والصقه.',

  'failure.file-gone.what':
    '{name, select, none {الملف} other {«\u2068{name}\u2069»}} لم يعد موجودًا.',
  'failure.file-gone.why': 'نُقل أو حُذف أو مضى على تسليمه وقت طويل.',
  'failure.file-gone.do': 'اختر الملف مرة أخرى.',

  'failure.no-recogniser.what':
    'لا تستطيع الخدمة تدوين الكلام {language, select, none {بهذه اللغة} other {باللغة \u2068{languageName}\u2069}}.',
  'failure.no-recogniser.why':
    'ليس لديها متعرّف كلام لهذه اللغة. تفهم الخدمة المدمجة الإنجليزية إن كان نموذج \u2068PocketSphinx\u2069 مثبتًا. لم يُسجَّل شيء ولم يُرسل.',
  'failure.no-recogniser.do':
    'للإنجليزية ثبّت حزمة Debian \u2068pocketsphinx-en-us\u2069. وللغات الأخرى حدّد مجلد نموذج كلام في «الإعدادات»، «الصوت». أو اختر اتصالًا آخر.',

  'failure.speech-model-unusable.what': 'يتعذر استخدام نموذج الكلام.',
  'failure.speech-model-unusable.why': 'أحد ملفاته مفقود أو تالف. لم يُسجَّل شيء ولم يُرسل.',
  'failure.speech-model-unusable.do':
    'تحقق من مجلد نموذج الكلام في «الإعدادات»، «الصوت»، أو أفرغ الحقل لاستخدام النموذج الإنجليزي المثبت. ثم أعد تشغيل Dragoman.',

  'failure.no-synthesiser.what':
    'لا تستطيع الخدمة النطق {language, select, none {بهذه اللغة} other {باللغة \u2068{languageName}\u2069}}.',
  'failure.no-synthesiser.why':
    'ليس لديها صوت لهذه اللغة. تنطق الخدمة المدمجة ببرنامج نطق مثبت على الحاسوب، مثل espeak-ng أو flite.',
  'failure.no-synthesiser.do':
    'أوقف الترجمة المنطوقة؛ الترجمة المكتوبة تعمل من دونها. أو ثبّت برنامج نطق وشغّل Dragoman مرة أخرى.',

  'failure.stream-refused.what': 'أنهت الخدمة دفق الصوت بخطأ.',
  'failure.stream-refused.why':
    '{reason, select, flooded {أرسلت نصًا أكثر بكثير مما يمكن لأحد أن ينطق به.} other {كلماتها نفسها أدناه.}} كل ما حُسم قبل ذلك محفوظ.',
  'failure.stream-refused.do':
    'ابدأ جلسة جديدة. إذا انتهت بالطريقة نفسها فأرسل معرّف التتبع إلى دعم الخدمة.',

  'failure.stream-lost.what': 'انقطع دفق الصوت.',
  'failure.stream-lost.why':
    'انقطع الاتصال ولم يمكن فتحه من جديد في الوقت المحدد. التفريغ حتى هنا محفوظ، وما لم يصل منه إلى الخدمة معلَّم بأنه فجوة.',
  'failure.stream-lost.do': 'تحقق من الشبكة وابدأ جلسة جديدة. حيث حُفظ الصوت يمكن ملء الفجوة منه.',

  'failure.recorder-missing.what': 'لا يوجد برنامج تسجيل على هذا الحاسوب.',
  'failure.recorder-missing.why':
    '{name, select, none {يسجّل Dragoman من أجهزة الحاسوب عبر برنامج} other {يسجّل Dragoman عبر \u2068{name}\u2069}}، وهو غير مثبت.',
  'failure.recorder-missing.do':
    'اختر الميكروفون في هذه النافذة بدلًا منه، أو ثبّت البرنامج (في Debian وUbuntu: \u2068alsa-utils\u2069) وحاول مرة أخرى.',

  'failure.recorder-failed.what':
    '{reason, select, device {لم يعد الجهاز موجودًا.} busy {برنامج آخر يستخدم الجهاز.} permission {منع هذا الحاسوب الوصول إلى الجهاز.} server {خادم الصوت في الحاسوب لا يستجيب.} other {توقف التسجيل من تلقاء نفسه.}}',
  'failure.recorder-failed.why':
    '{reason, select, device {فُصل أو أُطفئ. لا ينتقل Dragoman إلى ميكروفون آخر من تلقاء نفسه أبدًا.} busy {لا يسمح الجهاز بالتسجيل إلا لبرنامج واحد في الوقت نفسه.} permission {لا يحق للحساب استخدام أجهزة الصوت.} server {يمر التسجيل عبره.} other {انتهى برنامج التسجيل أو لم يرسل شيئًا مدة طويلة.}} تستمر الجلسة؛ ما قيل في أثناء ذلك مفقود.',
  'failure.recorder-failed.do':
    '{reason, select, device {أعد توصيله أو اختر مصدرًا آخر.} busy {أغلق البرنامج الآخر، ثم اختر المصدر مرة أخرى.} permission {امنح الحساب حق الوصول إلى أجهزة الصوت (في Linux: المجموعة audio)، أو استخدم الميكروفون في هذه النافذة.} server {شغّل خادم الصوت مرة أخرى، ثم اختر المصدر مرة أخرى.} other {اختر المصدر مرة أخرى.}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {الميكروفون غير مسموح به.} missing {لم يُعثر على ميكروفون.} unplugged {لم يعد الميكروفون موجودًا.} busy {برنامج آخر يستخدم الميكروفون.} ended {أُوقف الميكروفون.} other {تعذّر استخدام الميكروفون.}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {مُنع الوصول لهذه النافذة أو لبرنامج Dragoman كله.} missing {لا يذكر الحاسوب أي جهاز تسجيل.} unplugged {فُصل أو أُطفئ. لا ينتقل Dragoman إلى ميكروفون آخر من تلقاء نفسه أبدًا.} busy {لا يسمح الجهاز بالتسجيل إلا لبرنامج واحد في الوقت نفسه.} ended {أنهى النظام أو المتصفح التسجيل.} other {لم يذكر الحاسوب سببًا آخر.}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {اسمح بالميكروفون في إعدادات الموقع لهذه النافذة وفي إعدادات الخصوصية في النظام، ثم حاول مرة أخرى.} missing {صِل ميكروفونًا، أو سجّل من جهاز في الحاسوب أو من ملف.} unplugged {أعد توصيله أو اختر ميكروفونًا آخر.} busy {أغلق البرنامج الآخر وحاول مرة أخرى.} other {اختر الميكروفون مرة أخرى.}}',

  'failure.sound-unreadable.what':
    'تعذّر تشغيل {name, select, none {الملف الصوتي} other {«\u2068{name}\u2069»}}.',
  'failure.sound-unreadable.why':
    '{reason, select, empty {لا صوت فيه.} no_decoder {الملفات من غير نوع WAV يفك ترميزها ffmpeg، وهو غير مثبت.} other {الملف تالف أو من نوع غير معروف.}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {اختر ملفًا آخر.} no_decoder {ثبّت ffmpeg، أو احفظ الملف بصيغة WAV.} other {احفظه بصيغة WAV واختره مرة أخرى.}}',

  'failure.session-running.what': 'هناك جلسة صوتية جارية.',
  'failure.session-running.why': 'لا يمكن تشغيل أكثر من جلسة في الوقت نفسه، ولا حذفها وهي جارية.',
  'failure.session-running.do': 'أنهِها أولًا.',

  'failure.disk-full.what': 'القرص ممتلئ.',
  'failure.disk-full.why': 'لم تعد كتابة ما يصل ممكنة.',
  'failure.disk-full.do':
    'وفّر مساحة على القرص. يُستأنف حفظ الجلسة الجارية حالما تتوفر مساحة، ويمكن إعادة محاولة المستند.',

  'failure.too-many-files.what': 'عدد الملفات المفتوحة على هذا الحاسوب كبير جدًا.',
  'failure.too-many-files.why':
    'يحدّ النظام من عدد الملفات التي يمكن فتحها في آن واحد. لم يُفقد شيء مما حُفظ من قبل.',
  'failure.too-many-files.do': 'أغلق برامج أخرى ثم حاول مرة أخرى.',

  'failure.data-not-written.what': 'تعذّر حفظ ذلك على هذا الحاسوب.',
  'failure.data-not-written.why':
    'لم يعد يُسمح لـ Dragoman بالكتابة في مجلد بياناته، أو أن القرص الذي فيه المجلد لا يعمل كما ينبغي.',
  'failure.data-not-written.do':
    'اسمح بالكتابة في المجلد من جديد، أو صِل قرصه، وحاول مرة أخرى. ما يظهر على الشاشة لا يزال موجودًا.',

  'failure.data-newer.what': 'لا تستطيع الخدمة المحلية فتح بياناتها.',
  'failure.data-newer.why':
    'كتب {name, select, none {الملفَّ} other {«\u2068{name}\u2069»}} إصدارٌ أحدث من Dragoman، ولم يُغيَّر الملف.',
  'failure.data-newer.do':
    'شغّل الإصدار الأحدث، أو شغّل Dragoman بمجلد بيانات آخر، أو استخدم اتصالًا آخر.',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {الملف} other {«\u2068{name}\u2069»}} من نوع لا يمكن ترجمته.} wrong_content {محتوى {name, select, none {الملف} other {«\u2068{name}\u2069»}} لا يوافق اسمه.} damaged {{name, select, none {الملف} other {«\u2068{name}\u2069»}} تالف.} password {{name, select, none {الملف} other {«\u2068{name}\u2069»}} محمي بكلمة مرور.} protected {{name, select, none {الملف} other {«\u2068{name}\u2069»}} لا يسمح بنسخ نصه.} size {{name, select, none {الملف} other {«\u2068{name}\u2069»}} كبير جدًا.} tier {{name, select, none {الملف} other {«\u2068{name}\u2069»}} كبير جدًا لهذا الحساب.} characters {نص {name, select, none {الملف} other {«\u2068{name}\u2069»}} أطول مما يُسمح به.} too_large_inside {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يُفك ضغطه إلى أكبر بكثير مما ينبغي.} too_deep {تداخل البنية في {name, select, none {الملف} other {«\u2068{name}\u2069»}} أعمق مما ينبغي.} entities {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يعرّف كيانات خاصة به.} entity_growth {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يعرّف كيانات خاصة به.} macros {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يحتوي على وحدات ماكرو.} empty {{name, select, none {الملف} other {«\u2068{name}\u2069»}} لا يحتوي على نص.} encoding {ترميز {name, select, none {الملف} other {«\u2068{name}\u2069»}} غير معروف.} xliff_version {{name, select, none {الملف} other {«\u2068{name}\u2069»}} من إصدار XLIFF غير مدعوم.} ditamap {{name, select, none {الملف} other {«\u2068{name}\u2069»}} خريطة DITA.} no_ocr {تتعذر هنا قراءة نص {name, select, none {الصورة} other {«\u2068{name}\u2069»}}.} same_language {اللغة نفسها في «من» و«إلى».} cancelled {{name, select, none {الملف} other {«\u2068{name}\u2069»}} لم يُفحص.} other {لا يمكن ترجمة {name, select, none {الملف} other {«\u2068{name}\u2069»}}.}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {يترجم Dragoman ملفات docx وpptx وxlsx وpdf وhtml وtxt وxliff وsrt وidml وxml وjson وdita وmif وjpeg وpng.} wrong_content {محتواه من نوع آخر، أو بصيغة خاصة ببرنامج يستخدم هذا الامتداد.} damaged {ينتهي مبكرًا، أو تتناقض أجزاؤه.} password {لا أحد يستطيع قراءة نصه دون كلمة المرور.} protected {يُفتح دون كلمة مرور، لكن مالكه لا يسمح باستخراج النص منه.} size {{limit, select, none {لكل نوع حجم أقصى.} other {الحجم الأقصى للملفات من هذا النوع هو \u2068{limitSize}\u2069.}}} tier {{limit, select, none {يقبل هذا الحساب من هذا النوع ملفات أصغر مما يقبله غيره.} other {الحجم الأقصى للملفات من هذا النوع مع هذا الحساب هو \u2068{limitSize}\u2069.}}} characters {{limit, select, none {لعدد أحرف المستند الواحد حد.} other {يُسمح في المستند الواحد بـ {limitNumber, number} حرف على الأكثر.}}} too_large_inside {سيتجاوز بعد فتحه ما يقرؤه Dragoman:‏ 500 ميغابايت إجمالًا، و40 مليون بكسل في الصورة، ومليون حرف في الفقرة.} too_deep {أجزاؤه متداخلة أعمق بكثير مما في المستندات، وأعمق مما يقرؤه Dragoman.} entities {قد تجلب الكيانات ملفات أخرى من الحاسوب إلى المستند، لذلك لا تُتبع.} entity_growth {الكيانات التي يعرّفها تتجاوز أي حجم حقيقي.} macros {المستند الذي يحتوي على برامج لا يُمرَّر.} empty {ليس فيه ما يمكن ترجمته؛ الصفحة الممسوحة ضوئيًا صورة لا نص.} encoding {حروفه ليست بأي ترميز يعرفه Dragoman.} xliff_version {{version, select, none {تقبل الخدمة الإصدارات 1.2 و2.0 و2.1.} other {إصدار الملف {version}، والخدمة تقبل 1.2 و2.0 و2.1.}}} ditamap {لا تفعل الخريطة إلا الإشارة إلى المواضيع، والنص في المواضيع نفسها.} no_ocr {يتطلب ذلك برنامج tesseract وبياناته للغة الصورة، وهما غير مثبتين.} same_language {يُترجم المستند من لغة إلى أخرى، وتُعد صور اللغة الواحدة لغة واحدة.} cancelled {أُوقف فحصه.} other {لم يُذكر السبب.}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {احفظه بأحد هذه الأنواع وأفلته مرة أخرى.} wrong_content {افتحه في برنامجه، واحفظه بالنوع الذي تحتاج إليه وأفلته مرة أخرى.} damaged {افتحه في برنامجه، واحفظه من جديد وأفلته مرة أخرى.} password {افتحه في برنامجه، وأزل كلمة المرور وأفلته مرة أخرى.} protected {اطلب من مالكه نسخة دون هذا القيد.} size {قسّمه، أو أزل منه الصور والأفلام.} tier {قسّمه، أو صغّره، أو استخدم اتصالًا يقبل ملفات أكبر.} characters {قسّمه.} too_large_inside {إذا كنت تثق به فافتحه في برنامجه واحفظه من جديد.} too_deep {إذا كنت تثق به فافتحه في برنامجه واحفظه من جديد.} entities {احفظه دون نوع مستند خاص به وأفلته مرة أخرى.} entity_growth {احفظه دون نوع مستند خاص به وأفلته مرة أخرى.} macros {احفظه دون وحدات ماكرو بصيغة docx أو pptx أو xlsx، وأفلته مرة أخرى.} empty {أفلت ملفًا فيه نص؛ حوّل الصفحة الممسوحة ضوئيًا إلى صورة (png أو jpeg) ليُقرأ نصها.} encoding {احفظه بترميز UTF-8 وأفلته مرة أخرى.} xliff_version {صدّره بأحد هذه الإصدارات، أو ترجم الإصدارات 1.0 و1.1 و2.2 في «المقاطع».} ditamap {أفلت المواضيع نفسها.} no_ocr {ثبّت tesseract مع لغة الصورة، أو استخدم اتصالًا تقرأ خدمته الصور.} same_language {اختر لغة أخرى في «من» أو «إلى».} cancelled {أفلته مرة أخرى.} other {أفلت ملفًا آخر، أو جرّب اتصالًا آخر.}}',

  'failure.document-failed.what':
    'تعذّرت ترجمة {name, select, none {المستند} other {«\u2068{name}\u2069»}}.',
  'failure.document-failed.why':
    '{reason, select, same_language {وجدت الخدمة أن النص بلغة الهدف أصلًا.} gone {لم يعد لدى الخدمة: جُلب من قبل، أو مضى عليه وقت طويل.} result_damaged {ما عاد ليس ملفًا كاملًا، لذلك أُهمل.} result_too_large {النتيجة أكبر بكثير مما يمكن أن يبلغه ملفك، لذلك أُوقف التنزيل.} result_stalled {كانت النتيجة تصل ببطء شديد بحيث لا تكتمل، لذلك أُوقف التنزيل.} not_written {تعذّرت كتابة النتيجة في مجلدها.} locked {ما يلزم لجلب النتيجة موجود في مخزن أسرار النظام، وهو مقفل أو لم يعد موجودًا.} interrupted {انتهى Dragoman أكثر من مرة أثناء إرساله. لا يُرسل مرة أخرى من تلقاء نفسه؛ لا يُحتسب إلا ما يُجلب.} other {أخذت الخدمة الملف وعملت عليه ثم تخلت عنه.}} لم يتغير ملفك.',
  'failure.document-failed.do':
    '{reason, select, same_language {اختر لغة هدف أخرى.} gone {حاول مرة أخرى: يُرسل الملف من جديد ويُحتسب من جديد.} result_damaged {حاول مرة أخرى.} result_too_large {حاول مرة أخرى أو اسأل من يدير الخدمة.} result_stalled {تحقق من الشبكة ثم حاول مرة أخرى.} not_written {تأكد من وجود المجلد ومن توفر مساحة فيه، ثم حاول مرة أخرى.} locked {افتح قفل مخزن الأسرار وشغّل Dragoman مرة أخرى ثم أعد المحاولة؛ أي محاولة قبل ذلك ترسل الملف من جديد.} interrupted {حاول مرة أخرى.} other {حاول مرة أخرى. إذا فشل مجددًا فافتح الملف في برنامجه واحفظه من جديد وأضفه مرة أخرى.}}',

  'failure.entries-refused.what':
    '{reason, select, none {لا توجد مداخل.} empty {{field, select, name {الاسم فارغ.} terms {لا توجد مصطلحات.} other {أحد المداخل فارغ.}}} duplicate {{field, select, dictionaries {قاموسان لهما اللغتان نفسهما.} other {ورد مصطلح مرتين.}}} control_character {{field, select, name {في الاسم حرف ليس نصًا.} other {في أحد المصطلحات حرف ليس نصًا.}}} outer_space {يبدأ أحد المصطلحات أو ينتهي بمسافة.} too_long {{field, select, name {الاسم طويل جدًا.} other {أحد المصطلحات أو القائمة كلها أطول مما يُسمح به.}}} too_large {المداخل أكبر من أن يتسع لها مسرد واحد.} same_language {اللغة نفسها وردت مرتين في أحد القواميس.} last {هذا آخر قاموس في المسرد.} other {لن تقبل الخدمة هذا.}}',
  'failure.entries-refused.why':
    '{reason, select, last {لا يمكن أن يوجد مسرد بلا قواميس.} too_large {{limit, select, none {تحدّ الخدمة من حجم المسرد.} other {أقصى حجم للمسرد بكل قواميسه هو \u2068{limitSize}\u2069.}}} other {{line, select, none {كانت الخدمة سترفضه.} other {موضع ذلك {side, select, target {هدف} other {مصدر}} المدخل {line}، وكانت الخدمة سترفض القائمة كلها.}}}} لم يُرسل شيء.',
  'failure.entries-refused.do':
    '{reason, select, none {أضف مدخلًا.} last {احذف المسرد كله بدلًا من ذلك.} too_large {قسّم المداخل على مسردين؛ يمكن استخدام خمسة مسارد معًا.} same_language {اختر لغتين مختلفتين.} duplicate {{field, select, dictionaries {ادمج القاموسين.} other {احذف أحد الاثنين.}}} too_long {اختصره.} other {صحّحه وحاول مرة أخرى.}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {الملف} other {«\u2068{name}\u2069»}} تالف.} password {{name, select, none {الملف} other {«\u2068{name}\u2069»}} محمي بكلمة مرور.} too_large_inside {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يحتوي على أكثر مما ينبغي.} too_deep {تداخل البنية في {name, select, none {الملف} other {«\u2068{name}\u2069»}} أعمق مما ينبغي.} entities {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يعرّف كيانات خاصة به.} entity_growth {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يعرّف كيانات خاصة به.} macros {{name, select, none {الملف} other {«\u2068{name}\u2069»}} يحتوي على وحدات ماكرو.} empty {{name, select, none {الملف} other {«\u2068{name}\u2069»}} فارغ.} encoding {ترميز {name, select, none {الملف} other {«\u2068{name}\u2069»}} غير معروف.} other {{name, select, none {الملف} other {«\u2068{name}\u2069»}} لا يحتوي على مصطلحات يستطيع Dragoman قراءتها.}}',
  'failure.table-refused.why':
    '{reason, select, damaged {ينتهي مبكرًا، أو تتناقض أجزاؤه.} password {لا أحد يستطيع قراءة محتواه دون كلمة المرور.} too_large_inside {يُقرأ من الملف الواحد 500,000 سطر و128 ميغابايت من المحتوى على الأكثر.} too_deep {هذه الملفات وسيلة معروفة لإيقاع البرامج في الخلل، لذلك تُرك هذا الملف مغلقًا.} entities {قد تجلب الكيانات ملفات أخرى من الحاسوب إلى القائمة، لذلك لا تُتبع.} entity_growth {الكيانات التي يعرّفها تتجاوز أي حجم حقيقي.} macros {الملف الذي يحتوي على برامج لا يُفتح.} empty {ليس فيه أي سطر.} encoding {حروفه ليست بأي ترميز يعرفه Dragoman.} other {تُقرأ المصطلحات من ملفات TSV وCSV بعمودين أو أربعة أعمدة وXLSX وTBX.}} لم يتغير شيء.',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {قسّمه إلى عدة ملفات.} password {افتحه في برنامجه، وأزل كلمة المرور واختره مرة أخرى.} macros {احفظه دون وحدات ماكرو بصيغة xlsx واختره مرة أخرى.} encoding {احفظه بترميز UTF-8 واختره مرة أخرى.} empty {اختر ملفًا آخر.} damaged {افتحه في برنامجه، واحفظه من جديد واختره مرة أخرى.} other {احفظ القائمة بأحد هذه الأنواع واخترها مرة أخرى.}}',

  'failure.local-memories-down.what': 'الذاكرات المحلية لا تستجيب.',
  'failure.local-memories-down.why':
    'توقف الجزء الذي يبحث فيها من Dragoman، ثم توقف مرة ثانية بعد إعادة تشغيله. ما حُفظ فيها سليم.',
  'failure.local-memories-down.do':
    'حاول مرة أخرى. إذا تكرر ذلك فأنهِ Dragoman وشغّله مرة أخرى؛ ربما لم يتم تغيير كان قيد التنفيذ.',

  'failure.memory-file-refused.what':
    'لا يمكن استيراد {name, select, none {الملف} other {«\u2068{name}\u2069»}}.',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {الكيانات التي يعرّفها تتجاوز أي حجم حقيقي.} unreadable_entity {قرب السطر {line} كيان موجود في ملف آخر أو يحتوي على وسوم أو يحتوي على نفسه.} unknown_format {ليس بصيغة TMX ولا XLIFF ولا جدولًا (CSV أو TSV).} oversized {قرب السطر {line} نص واحد أو وسم واحد أكبر من أي نص أو وسم حقيقي.} too_deep {قرب السطر {line} تداخل في البنية أعمق من أي تداخل حقيقي.} no_languages {لا يذكر لغات يعرفها Dragoman.} several_sources {فيه عدة صور من لغة المصدر، ولا شيء يبيّن أيها المصدر.} all_bad {لم يمكن استخدام أي من وحداته؛ الأسباب أدناه.} other_source {لغة مصدره ليست لغة مصدر الذاكرة.} other {ليس فيه ما يمكن استخدامه.}} الذاكرة كما كانت.',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {احفظه دون نوع مستند خاص به.} unreadable_entity {احفظه دون نوع مستند خاص به.} unknown_format {صدّره بصيغة TMX واختره مرة أخرى.} no_languages {اختر لغات أعمدته، أو اذكرها في سطره الأول (\u2068en,de\u2069).} several_sources {اختر لغة المصدر وحاول مرة أخرى.} all_bad {صحّح لغات الملف، أو استورده إلى ذاكرة أخرى.} other_source {استورده إلى ذاكرة بلغته أو إلى ذاكرة جديدة.} other {صدّره من جديد من البرنامج الذي جاء منه.}}',

  'failure.file-not-written.what':
    'تعذّرت كتابة {name, select, none {الملف} other {«\u2068{name}\u2069»}}.',
  'failure.file-not-written.why': 'لم يعد مجلده موجودًا، أو لا تُسمح الكتابة فيه.',
  'failure.file-not-written.do': 'تأكد من وجود المجلد ومن السماح بالكتابة فيه، ثم حاول مرة أخرى.',

  'failure.internal.what': 'حدث خطأ في Dragoman.',
  'failure.internal.why': 'حدث أمر غير متوقع داخل Dragoman. سُجّل في سجل التشغيل دون نصوصك ومفاتيحك.',
  'failure.internal.do': 'حاول مرة أخرى. إذا تكرر ذلك فأنهِ Dragoman وشغّله مرة أخرى؛ نصك محفوظ.',
};
