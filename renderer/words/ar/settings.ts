import type { secrets as enSecrets, settings as en } from '../en/settings.ts';

/** The Settings screen apart from its connections. */
export const settings: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'الإعدادات',
  'settings.sections': 'أقسام الإعدادات',
  'settings.connections': 'الاتصالات',
  'settings.appearance': 'المظهر',
  'settings.typing': 'الإدخال',
  'settings.privacy': 'الخصوصية',
  'settings.about': 'حول',
  'settings.loading': 'جارٍ تحميل إعداداتك…',

  'settings.language': 'اللغة',
  'settings.language.system': 'لغة النظام',
  'settings.language.about':
    'لغة القوائم والأزرار والجمل في Dragoman. تحتفظ نصوصك بلغاتها، ولا يضيع شيء.',

  'settings.theme': 'السمة',
  'settings.theme.system': 'حسب النظام',
  'settings.theme.light': 'فاتحة',
  'settings.theme.dark': 'داكنة',
  'settings.theme.about': 'يؤخذ التباين العالي من النظام في كل سمة.',
  'settings.text-size': 'حجم النص',
  'settings.text-size.value': '{size, number} بكسل',
  'settings.text-size.about': 'حجم النص المصدر والترجمة. تحتفظ القوائم بحجمها.',
  'settings.text-size.sample': 'عيّنة',
  'settings.text-size.sample.text': 'نُقل الاجتماع إلى يوم الخميس. نرجو إحضار العقد الموقَّع.',

  'settings.typing.translate': 'الترجمة أثناء الكتابة',
  'settings.typing.translate.on': 'تبدأ الترجمة بعد آخر ضغطة مفتاح بقليل. قد تُحتسب كل مرة.',
  'settings.typing.translate.off':
    'لا يُرسل شيء حتى تضغط على \u2068{shortcut}\u2069 أو تختار «ترجمة».',

  'settings.typing.dictionaries': 'مجلد معاجم الإملاء',
  'settings.typing.dictionaries.hint':
    'للتصحيح بالخدمة المحلية، بصيغة Hunspell (\u2068.aff\u2069 و\u2068.dic\u2069). إذا تُرك فارغًا: المعاجم المثبتة. يُقرأ المجلد عند بدء Dragoman في المرة القادمة.',

  'settings.documents': 'المستندات',
  'settings.documents.naming': 'أسماء النتائج',
  'settings.documents.naming.about':
    'تُستبدل القيم بـ \u2068{open}name{close}\u2069 و\u2068{open}lang{close}\u2069 و\u2068{open}ext{close}\u2069. الاسم المستخدَم من قبل يُضاف إليه رقم؛ لا يُستبدل أي ملف.',
  'settings.documents.naming.example':
    'يصبح \u2068Report.docx\u2069 بالألمانية \u2068{example}\u2069',
  'settings.documents.ocr': 'مجلد بيانات اللغات لقراءة الصور',
  'settings.documents.ocr.hint':
    'إذا تُرك فارغًا: ما يأتي مع tesseract المثبت. يُقرأ المجلد عند بدء Dragoman في المرة القادمة.',
  'settings.documents.naming.empty': 'يلزم الاسمَ حرف واحد على الأقل.',

  'settings.private': 'الوضع الخاص',
  'settings.private.about':
    'لا يُكتب على القرص شيء مما تكتبه أو تترجمه: تبقى المسودات في الذاكرة العاملة وتزول عند إنهاء Dragoman. تظل الإعدادات والاتصالات محفوظة، وكذلك ما تضيفه بنفسك إلى ذاكرة محلية. تذهب النصوص إلى الخدمة التي اخترتها كالعادة.',
  'settings.keep-history': 'الاحتفاظ بالنتائج في السجل',
  'settings.keep-history.about':
    'تُحذف النتائج الأقدم تلقائيًا وتبقى المثبَّتة. عند اختيار «أبدًا» لا يُكتب شيء جديد في السجل، ويُحذف ما ليس مثبَّتًا. لتفريغات الجلسات الصوتية إعداد خاص بها.',
  'settings.wipe': 'حذف كل النصوص',
  'settings.wipe.about':
    'يحذف كل نص يحفظه Dragoman على هذا الحاسوب. تبقى الإعدادات والاتصالات والمفاتيح، وكذلك الذاكرات المحلية التي تُحذف في شاشتها الخاصة.',
  'settings.wipe.start': 'حذف كل النصوص…',
  'settings.wipe.sure': 'هل تريد حذف كل النصوص نهائيًا؟',
  'settings.wipe.sure.about':
    'يُحذف النص الموجود في شاشة النص والمسودات وكل ما يحفظه Dragoman من نصوصك. لا يمكن التراجع عن ذلك.',
  'settings.wipe.confirm': 'حذف نهائي',
  'settings.wipe.cancel': 'الاحتفاظ بنصوصي',
  'settings.wipe.running': 'جارٍ الحذف…',
  'settings.wipe.done': 'حُذفت كل النصوص التي حفظها Dragoman على هذا الحاسوب.',

  'settings.version': 'الإصدار',
  'settings.shell': 'يعمل في',
  'settings.shell.electron': 'نافذته الخاصة (برنامج سطح المكتب)',
  'settings.shell.browser': 'نافذة متصفح على هذا الحاسوب',
  'settings.keys': 'المفاتيح',
  'settings.data': 'ملف البيانات',
  'settings.repaired.label': 'الإعدادات',
};

/** Where keys are kept, for every place that says it. */
export const secrets: Readonly<Record<keyof typeof enSecrets, string>> = {
  'secrets.store':
    'تُحفظ المفاتيح في مخزن الأسرار على هذا الحاسوب{backend, select, gnome_libsecret { (GNOME Keyring)} kwallet { (KWallet)} kwallet5 { (KWallet)} kwallet6 { (KWallet)} keychain { (Keychain)} dpapi { (حماية البيانات في Windows)} other { (\u2068{backend}\u2069)}}.',
  'secrets.session': 'تُحفظ المفاتيح لهذه الجلسة فقط: تزول عند إنهاء Dragoman.',
  'secrets.why.no-store':
    'تعذّر فتح أي مخزن أسرار على هذا الحاسوب. في Linux ثبّت GNOME Keyring (الحزمة \u2068gnome-keyring\u2069) أو KWallet وافتح قفله، ثم شغّل Dragoman مرة أخرى.',
  'secrets.why.plain-text-backend':
    'المخزن الوحيد الموجود يحفظ المفاتيح نصًا مكشوفًا على القرص، لذلك لا يستخدمه Dragoman. في Linux ثبّت GNOME Keyring (الحزمة \u2068gnome-keyring\u2069) أو KWallet وافتح قفله، ثم شغّل Dragoman مرة أخرى.',
  'secrets.why.store-locked': 'مخزن الأسرار مقفل. افتح قفله، ثم أنهِ Dragoman وشغّله مرة أخرى.',
};
