import type { writing as en } from '../en/writing.ts';

/** Words of the Write screen. */
export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': 'الكتابة',
  'writing.about-correct': 'تصحيح الإملاء والنحو',
  'writing.about-rephrase':
    'إعادة صياغة{manner, select, none {} academic {، أكاديمي} business {، للأعمال} casual {، غير متكلف} simple {، بسيط} confident {، واثق} diplomatic {، دبلوماسي} enthusiastic {، متحمس} other {، ودي}}',
  'writing.settings': 'ما يُفعل بالنص',

  'writing.mode': 'المهمة',
  'writing.mode.correct': 'تصحيح',
  'writing.mode.rephrase': 'إعادة صياغة',
  'writing.manner': 'الأسلوب أو النبرة',
  'writing.manner.none': 'كما هو',
  'writing.manner.style': 'أسلوب',
  'writing.manner.tone': 'نبرة',
  'writing.manner.academic': 'أكاديمي',
  'writing.manner.business': 'للأعمال',
  'writing.manner.casual': 'غير متكلف',
  'writing.manner.simple': 'بسيط',
  'writing.manner.confident': 'واثق',
  'writing.manner.diplomatic': 'دبلوماسي',
  'writing.manner.enthusiastic': 'متحمس',
  'writing.manner.friendly': 'ودي',
  'writing.manner.correct': 'لا يغيّر التصحيح الأسلوب ولا النبرة.',
  'writing.language': 'اللغة',
  'writing.language.found': 'المكتشفة',
  'writing.language.found-in': 'المكتشفة: \u2068{language}\u2069',
  'writing.language.other': 'يبدو أن لغة النص \u2068{language}\u2069؛ لا ترجمة هنا.',
  'writing.languages-loading': 'جارٍ تحميل اللغات.',
  'writing.languages-failed': 'تعذّرت قراءة قائمة اللغات. افتحها مرة أخرى لإعادة المحاولة.',
  'writing.obstacle.unlisted': 'لا تستطيع هذه الخدمة تحسين نصوص باللغة \u2068{language}\u2069.',
  'writing.obstacle.styles': 'ليست للغة \u2068{language}\u2069 أساليب.',
  'writing.obstacle.tones': 'ليست للغة \u2068{language}\u2069 نبرات.',
  'writing.obstacle.correct': 'لا تستطيع هذه الخدمة تصحيح نصوص باللغة \u2068{language}\u2069.',
  'writing.offline-correct':
    'تفحص الخدمة المحلية الإملاء حيث يوجد معجم على هذا الحاسوب، والنحو البسيط للإنجليزية.',
  'writing.offline-rephrase':
    'تعيد الخدمة المحلية الصياغة وفق قواعد: علامات الترقيم والأعداد والأوقات والصيغ المختصرة. ولا تختار كلمات أخرى.',

  'writing.locked': 'مصطلحات مقفلة',
  'writing.locked.none': 'لا شيء',
  'writing.locked.count':
    '{count, plural, one {{first}} zero {لا مسارد} two {مسردان} few {# مسارد} many {# مسردًا} other {# مسرد}}',
  'writing.locked.about': 'يجب أن تبقى مصطلحات هذه المسارد كما هي. يُنبَّه إلى كل نتيجة تغيّر أحدها.',
  'writing.locked.entries':
    '\u2068{language}\u2069: {entries, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {# مصطلحات} many {# مصطلحًا} other {# مصطلح}}',
  'writing.locked.no-language': 'ليس فيه مصطلحات باللغة \u2068{language}\u2069.',
  'writing.locked.full': 'خمسة مسارد على الأكثر.',
  'writing.locked.empty': 'ليس في الحساب مسارد.',
  'writing.locked.search': 'البحث في المسارد',
  'writing.locked.nothing': 'لا يوجد مسرد يطابق «\u2068{query}\u2069».',
  'writing.locked.gone': 'مسرد لم يعد موجودًا',

  'writing.source': 'النص المراد تحسينه',
  'writing.source-empty': 'اكتب نصًا أو الصقه.',
  'writing.your-text': 'نصك',
  'writing.found': 'اللغة المكتشفة: \u2068{language}\u2069',
  'writing.found-local': 'اللغة المكتشفة: \u2068{language}\u2069، بتخمين محلي',
  'writing.longest': 'لا يتسع لأكثر من {max, number} حرف.',
  'writing.improve-correct': 'تصحيح',
  'writing.improve-rephrase': 'إعادة صياغة',
  'writing.improve-name': '{mode, select, correct {تصحيح النص} other {إعادة صياغة النص}}',

  'writing.result': 'النص المحسَّن',
  'writing.result-empty':
    'اضغط على \u2068{shortcut}\u2069 {mode, select, correct {لتصحيح} other {لإعادة صياغة}} النص.',
  'writing.progress': 'جارٍ تحسين النص',
  'writing.unchanged': 'لا يوجد ما يُغيَّر',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {النص سليم كما هو بقدر ما أمكن فحصه.} other {النص سليم كما هو.}}',
  'writing.finished':
    '{count, plural, =0 {لا يوجد ما يُغيَّر.} one {تغيير واحد.} two {تغييران.} few {# تغييرات.} many {# تغييرًا.} other {# تغيير.}} المحتسَب: {billed, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'writing.cancelled':
    'أُلغي. {text, select, none {لم يُنجز شيء.} other {لا يوجد هنا إلا الجزء الأول من النص.}}',
  'writing.partial': 'لا يوجد هنا إلا الجزء الأول من النص.',
  'writing.use-in-text': 'استخدام في النص',
  'writing.use-in-text.name': 'استخدام في شاشة النص مصدرًا',
  'writing.take': 'اعتماد',
  'writing.take.name': 'اعتماد النتيجة نصًا لك',

  'writing.changes': 'التغييرات',
  'writing.change.place':
    '{number, select, 0 {{all, plural, zero {لا تغييرات} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}} other {{number} من {all, number}}}',
  'writing.change.open':
    '{open, plural, =0 {بُتّ فيها كلها} one {لم يُبتّ في واحد} two {لم يُبتّ في اثنين} few {لم يُبتّ في #} many {لم يُبتّ في #} other {لم يُبتّ في #}}',
  'writing.change.accept': 'قبول',
  'writing.change.refuse': 'رفض',
  'writing.change.accept-all': 'قبول كل التغييرات',
  'writing.change.refuse-all': 'رفض كل التغييرات',
  'writing.change.undo': 'تراجع عن آخر قرار',
  'writing.change.redo': 'إعادة القرار',
  'writing.change.clean': 'النص النهائي',
  'writing.change.replaced':
    'التغيير {number, number} من {all, number}: «\u2068{before}\u2069» يصبح «\u2068{after}\u2069». {verdict, select, accepted {مقبول.} refused {مرفوض.} other {لم يُبتّ فيه.}}',
  'writing.change.inserted':
    'التغيير {number, number} من {all, number}: يُدرج «\u2068{after}\u2069». {verdict, select, accepted {مقبول.} refused {مرفوض.} other {لم يُبتّ فيه.}}',
  'writing.change.deleted':
    'التغيير {number, number} من {all, number}: يُحذف «\u2068{before}\u2069». {verdict, select, accepted {مقبول.} refused {مرفوض.} other {لم يُبتّ فيه.}}',
  'writing.change.space': 'مسافة',
  'writing.change.line-break': 'فاصل أسطر',
  'writing.change.hint':
    'تنقلك مفاتيح الأسهم من تغيير إلى تغيير، ويقبل Enter، ويرفض Delete، ويتراجع \u2068{undo}\u2069.',

  'writing.drift.language':
    'النتيجة باللغة \u2068{to}\u2069، والنص باللغة \u2068{from}\u2069. راجعها قبل أن تعتمدها.',
  'writing.drift.sentences':
    'في النص {before, plural, zero {لا جمل} one {جملة واحدة} two {جملتان} few {# جمل} many {# جملة} other {# جملة}}، وفي النتيجة {after, number}. ربما أُضيف شيء أو أُغفل.',
  'writing.drift.term': 'تغيّر المصطلح المقفل «\u2068{term}\u2069».',
  'writing.unchecked.spelling': 'لم يُفحص الإملاء: ليس لدى الخدمة المحلية معجم لهذه اللغة.',
  'writing.unchecked.grammar': 'لم يُفحص النحو: الخدمة المحلية تفحصه في الإنجليزية فقط.',
  'writing.unchecked.complex-grammar':
    'فُحص النحو البسيط فقط: المطابقة وصيغ الأفعال وأدوات التعريف والتنكير والكلمات التي يكثر الخلط بينها.',
  'writing.unchecked.compounds': 'الكلمات المركبة غير المدرجة في المعجم تُركت كما هي.',
  'writing.unchecked.style':
    'تصحّح الخدمة المحلية الأخطاء ثم تطبّق قواعد لعلامات الترقيم والأعداد والأوقات والصيغ المختصرة. لم تختر كلمات أخرى {tone, select, yes {للنبرة} other {للأسلوب}}.',
  'writing.unchecked.other': 'تقول الخدمة إنها لم تفحص: \u2068{code}\u2069.',
};
