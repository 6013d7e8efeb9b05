import type { support as en } from '../en/support.ts';

/** The bundle for support in the settings. */
export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': 'الدعم',

  'support.about':
    'عندما تطلب المساعدة يخبر هذا الملف الدعم بما يلزمه. لا يُرسل شيء إلى أي مكان: تقرؤه وتحفظه وتسلّمه بنفسك.',
  'support.holds': 'ما يحتوي عليه',
  'support.holds.program': 'إصدار Dragoman وطريقة تشغيله ونظام الحاسوب',
  'support.holds.settings': 'إعداداتك، دون ما كتبته فيها ودون المجلدات',
  'support.holds.connections':
    'اتصالاتك: النوع والمضيف والفئة ومكان حفظ المفتاح؛ وما يُسمح به للمفتاح المستخدَم',
  'support.holds.requests': 'آخر الطلبات كما يعرضها قسم «الطلبات»: وجهتها ونهايتها ومعرّفات التتبع',
  'support.holds.counts':
    'عدد المستندات في قائمة الانتظار بحسب الحالة، وعدد الصفوف في ملف البيانات',
  'support.holds.log': 'أحدث أسطر سجل التشغيل: أحداث ورموز',
  'support.lacks': 'ما لا يحتوي عليه أبدًا',
  'support.lacks.about':
    'النصوص والترجمات والمستندات وأسماؤها والأصوات والتفريغات والمصطلحات المنطوقة ووسوم التقارير وأسماء الاتصالات والمفاتيح.',
  'support.make': 'إنشاء الملف',
  'support.make-again': 'إنشاؤه من جديد',
  'support.making': 'جارٍ الإنشاء…',
  'support.preview': 'كل ما في \u2068{name}\u2069',
  'support.size': '\u2068{name}\u2069، {size}',
  'support.save': 'حفظ',
  'support.copy': 'نسخ',
  'support.copied': 'تم النسخ',
  'support.copy-refused': 'رُفض النسخ',
};
