import type { connections as en } from '../en/connections.ts';

/** The list, form and capability card of connections. */
export const connections: Readonly<Record<keyof typeof en, string>> = {
  'connections.title': 'الاتصالات',
  'connections.about':
    'الاتصال خدمة مع مفتاحها. تذهب النصوص إلى الاتصال المستخدَم ولا تذهب إلى غيره.',
  'connections.loading': 'جارٍ تحميل اتصالاتك…',
  'connections.list': 'كل الاتصالات',
  'connections.offline.about': 'على هذا الحاسوب. لا تحتاج إلى مفتاح ولا إلى شبكة، ولا تحتسب شيئًا.',
  'connections.use': 'استخدام',
  'connections.use.label': 'استخدام \u2068{name}\u2069',
  'connections.edit.label': 'تعديل \u2068{name}\u2069',
  'connections.remove.label': 'إزالة \u2068{name}\u2069',
  'connections.add': 'إضافة اتصال',
  'connections.tier':
    '{tier, select, free {الفئة المجانية} paid {الفئة المدفوعة} other {الفئة غير معروفة}}',
  'connections.kind':
    '{kind, select, free {خدمة مجانية} paid {خدمة مدفوعة} custom {مخصص} other {مدمجة}}',
  'connections.key':
    '{key, select, stored {المفتاح \u2068…{end}\u2069} session {المفتاح \u2068…{end}\u2069، لهذه الجلسة} missing {المفتاح مفقود: أدخله مرة أخرى} locked {المفتاح \u2068…{end}\u2069، مقفل: افتح قفل مخزن الأسرار} other {لا يلزم مفتاح}}',
  'connections.languages': '\u2068{from}\u2069 ← \u2068{to}\u2069',
  'connections.remove.sure': 'هل تريد إزالة «\u2068{name}\u2069»؟',
  'connections.remove.sure.about':
    'يُحذف عنوانه ومفتاحه من هذا الحاسوب. يبقى المفتاح نفسه صالحًا لدى الخدمة.{active, select, yes { يعود Dragoman إلى الخدمة المحلية.} other {}}',
  'connections.remove.confirm': 'إزالة',
  'connections.remove.cancel': 'الاحتفاظ به',

  'connections.form.add': 'إضافة اتصال',
  'connections.form.edit': 'تعديل «\u2068{name}\u2069»',
  'connections.form.kind': 'الخدمة',
  'connections.form.kind.paid': 'الفئة المدفوعة',
  'connections.form.kind.free': 'الفئة المجانية',
  'connections.form.kind.custom': 'مخصص',
  'connections.form.kind.paid.about': 'العنوان المدفوع لخدمتك؛ ليس لمفاتيحه نهاية خاصة.',
  'connections.form.kind.free.about': 'العنوان المجاني لخدمتك؛ تنتهي مفاتيحه بـ \u2068:fx\u2069.',
  'connections.form.kind.custom.about': 'أي خدمة تستخدم الواجهة نفسها، ولو كانت على هذا الحاسوب.',
  'connections.form.name': 'الاسم',
  'connections.form.name.about': 'لتمييزه من اتصالاتك الأخرى.',
  'connections.form.name.placeholder': 'المكتب',
  'connections.form.address': 'العنوان',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'يبدأ بـ \u2068https://\u2069. تذكره وثائق خدمتك بصفته العنوان الأساسي.',
  'connections.form.address.keep': 'اتركه فارغًا للإبقاء على \u2068{host}\u2069.',
  'connections.form.keyword': 'كلمة المصادقة',
  'connections.form.keyword.about':
    'تسبق المفتاح في ترويسة \u2068Authorization\u2069. لا تغيّرها إلا إذا ذكرت وثائق خدمتك كلمة أخرى.',
  'connections.form.keyword.use': 'استخدام \u2068{keyword}\u2069',
  'connections.form.address.known':
    'اتركه فارغًا لاستخدام \u2068{host}\u2069، عنوان «\u2068{name}\u2069».',
  'connections.form.key': 'المفتاح',
  'connections.form.key.about': 'يُرسل إلى هذا العنوان فقط. بعد ذلك لا تُعرض منه إلا آخر أربعة أحرف.',
  'connections.form.key.keep': 'اتركه فارغًا للإبقاء على المفتاح المنتهي بـ \u2068{end}\u2069.',
  'connections.form.languages': 'اللغات الافتراضية',
  'connections.form.source': 'من، عادةً',
  'connections.form.target': 'إلى، عادةً',
  'connections.form.source.any': 'كشف تلقائي',
  'connections.form.target.any': 'آخر لغة مستخدمة',
  'connections.form.check': 'التحقق من المفتاح',
  'connections.form.checking': 'جارٍ التحقق…',
  'connections.form.save': 'التحقق والحفظ',
  'connections.form.saving': 'جارٍ التحقق والحفظ…',
  'connections.form.cancel': 'إلغاء',
  'connections.form.checked':
    'المفتاح يعمل. {tier, select, free {الفئة المجانية} other {الفئة المدفوعة}}، المفتاح \u2068…{end}\u2069؛ {usage}. لم يُحفظ شيء بعد.',
  'connections.form.usage-unread': 'لا يحق له قراءة أرقام الاستخدام',
  'connections.form.refused': 'لم يُحفظ شيء. ما أدخلته لا يزال هنا.',

  'connections.problem.name.missing': 'أعطِ الاتصال اسمًا.',
  'connections.problem.name.too-long': '80 حرفًا على الأكثر.',
  'connections.problem.address.missing': 'أدخل عنوان الخدمة.',
  'connections.problem.address.malformed':
    'هذا ليس عنوانًا. يبدأ العنوان بـ \u2068https://\u2069 ثم اسم مضيف.',
  'connections.problem.address.insecure':
    'لا يوفّر \u2068http://\u2069 تشفيرًا، لذلك لا يُسمح به إلا لهذا الحاسوب (\u2068localhost\u2069، \u2068127.0.0.1\u2069). اكتب \u2068https://\u2069.',
  'connections.problem.address.surplus':
    'احذف اسم المستخدم وعلامة الاستفهام والعلامة #. تنتقل المفاتيح في ترويسة، لا في العنوان أبدًا.',
  'connections.problem.keyword.malformed': 'أحرف لاتينية وأرقام وشرطات، والبداية بحرف.',
  'connections.problem.key.missing': 'أدخل المفتاح.',
  'connections.problem.key.new-address':
    'العنوان جديد. أدخل المفتاح مرة أخرى كي لا يذهب إلا إلى حيث تريد.',
  'connections.problem.key.spaces': 'لا يحتوي المفتاح على مسافات. انسخه مرة أخرى.',
  'connections.problem.key.too-long': '512 حرفًا على الأكثر.',
  'connections.hint.looks-free':
    'ينتهي هذا المفتاح بـ \u2068:fx\u2069 كما تنتهي مفاتيح الفئة المجانية. اختر الفئة المجانية وعنوانها.',
  'connections.hint.looks-paid':
    'تنتهي مفاتيح الفئة المجانية بـ \u2068:fx\u2069 وهذا المفتاح ليس كذلك. قد يكون من الفئة المدفوعة.',
  'connections.hint.looks-admin':
    'ينتهي هذا المفتاح بـ \u2068:adm\u2069 كما تنتهي مفاتيح الإدارة. تتطلب الترجمة مفتاح مطوّر.',

  'capabilities.title': 'ما يُسمح به لمفتاح «\u2068{name}\u2069»',
  'capabilities.title.offline': 'ما تستطيعه الخدمة المحلية',
  'capabilities.about': 'استُخلص من الطلبات حتى الآن. التجربة لا تكلّف شيئًا.',
  'capabilities.try': 'تجربة الكل',
  'capabilities.trying': 'جارٍ التجربة…',
  'capabilities.list': 'الميزات',
  'capabilities.feature':
    '{feature, select, translate {ترجمة النصوص} languages {قائمة اللغات} memories {ذاكرات الترجمة} glossaries {المسارد} style_rules {قواعد الأسلوب} detect {كشف اللغة} usage {أرقام الاستخدام} voice {الصوت} spoken_terms {المصطلحات المنطوقة} documents {المستندات} admin {التقارير ومفاتيح المطوّرين} writing {إعادة الصياغة والتصحيح} other {{feature}}}',
  'capabilities.state': '{state, select, available {متاحة} refused {مرفوضة} other {لم تُجرَّب}}',
};
