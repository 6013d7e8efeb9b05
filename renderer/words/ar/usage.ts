import type { usage as en } from '../en/usage.ts';

/** The Usage screen: its tabs, and the meters of the billing period. */
export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': 'الاستخدام',
  'usage.tabs': 'أقسام الاستخدام',
  'usage.tab.period': 'هذه الفترة',
  'usage.tab.report': 'التقرير',
  'usage.tab.tags': 'الوسوم',
  'usage.tab.keys': 'المفاتيح',
  'usage.tab.budgets': 'الميزانيات',
  'usage.tab.reconcile': 'المطابقة',

  'usage.reading': 'جارٍ تحميل الاستخدام…',
  'usage.period': 'فترة الفوترة من {start} إلى {end}',
  'usage.period.left':
    '{days, plural, =0 {بقي أقل من يوم.} one {بقي يوم واحد.} two {بقي يومان.} few {بقيت # أيام.} many {بقي # يومًا.} other {بقي # يوم.}}',
  'usage.period.over': 'انتهت؛ حدّث الأرقام.',
  'usage.period.unknown': 'لا تذكر الخدمة فترة فوترة.',
  'usage.read-at': 'قُرئ في \u2068{time}\u2069.',
  'usage.refresh': 'تحديث',
  'usage.refreshing': 'جارٍ التحميل…',

  'usage.account': 'الحساب',
  'usage.this-key': 'مفتاح هذا الاتصال',
  'usage.meter.characters': 'الأحرف',
  'usage.meter.keyCharacters': 'الأحرف',
  'usage.meter.speechToText': 'كلام إلى نص',
  'usage.meter.speechToSpeech': 'كلام إلى كلام',
  'usage.meter.documents': 'المستندات',
  'usage.meter.teamDocuments': 'مستندات الفريق',
  'usage.meter.of': 'من {limit}',
  'usage.meter.left': 'استُخدم {percent, number}%، وبقي {left}.',
  'usage.meter.nearly': 'أوشك بلوغ الحد: استُخدم {percent, number}%، وبقي {left}.',
  'usage.meter.over': 'بُلغ الحد: ترفض الخدمة المزيد حتى الفترة التالية.',
  'usage.meter.nothing': 'لا شيء مسموح: الحد مضبوط على الصفر.',
  'usage.meter.unlimited': 'بلا حد.',
  'usage.meter.unknown': 'غير معروف',
  'usage.meter.unknown.about': 'لا تذكره الخدمة.',
  'usage.meter.documents.unknown.about': 'لا تذكره الخدمة إلا حيث يوجد حد للمستندات.',

  'usage.products': 'حسب المنتج',
  'usage.products.none': 'لا تذكر الخدمة أي منتجات لهذا الاتصال.',
  'usage.products.product': 'المنتج',
  'usage.products.key': 'هذا المفتاح',
  'usage.products.account': 'الحساب',
  'usage.product':
    '{product, select, translate {الترجمة} write {تحسين النصوص} speechToText {كلام إلى نص} speechToSpeech {كلام إلى كلام} other {{product}}}',
};
