import type { reconcile as en } from '../en/reconcile.ts';

/** Own records beside the service's report. */
export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': 'السجلات الخاصة وتقرير الخدمة',
  'reconcile.about':
    'تحتوي سجلات Dragoman الخاصة على ما ذكره كل جواب من خدمة هذا الاتصال أنه احتُسب، مجموعًا حسب اليوم بتوقيت UTC: أحرف النصوص والمستندات، ومدة الكلام المرسل. لا تحتوي على نصوص، ولا على شيء فعله برنامج أو حاسوب آخر.',
  'reconcile.begin': 'تبدأ سجلات هذا الاتصال في {day}.',
  'reconcile.none': 'لا توجد سجلات لهذا الاتصال بعد.',
  'reconcile.key': 'المقارنة مع',
  'reconcile.key.account': 'الحساب كله',
  'reconcile.key.hint':
    'اختر المفتاح الذي يستخدمه هذا الاتصال. في الحساب كله تُحسب المفاتيح الأخرى أيضًا.',
  'reconcile.running': 'جارٍ المقارنة…',
  'reconcile.again': 'مقارنة من جديد',
  'reconcile.loading': 'جارٍ تحميل تقرير الخدمة…',

  'reconcile.measure': 'ما يُعدّ',
  'reconcile.measure.characters': 'الأحرف',
  'reconcile.measure.speechToTextMs': 'كلام إلى نص',
  'reconcile.measure.speechToSpeechMs': 'كلام إلى كلام',
  'reconcile.nothing': 'لم يعدّ أي من الطرفين شيئًا في هذه الأيام.',
  'reconcile.agree':
    '{days, plural, zero {لا أيام} one {اليوم متطابق} two {اليومان متطابقان} few {الأيام كلها ({days, number}) متطابقة} many {الأيام كلها ({days, number}) متطابقة} other {الأيام كلها ({days, number}) متطابقة}}: {totals}.',
  'reconcile.total.agree': '{measure}: {ours} لدى الطرفين',
  'reconcile.total.more':
    '{measure}: {ours} في السجلات الخاصة، و{service} لدى الخدمة، أي أكثر بمقدار {difference}',
  'reconcile.total.less':
    '{measure}: {ours} في السجلات الخاصة، و{service} لدى الخدمة، أي أقل بمقدار {difference}',
  'reconcile.total.even': '{measure}: {ours} لدى الطرفين، مع اختلاف بعض الأيام',
  'reconcile.differ':
    '{differing, plural, zero {لا يختلف أي يوم} one {يختلف يوم واحد} two {يختلف يومان} few {تختلف # أيام} many {يختلف # يومًا} other {يختلف # يوم}}، {agreeing, plural, =0 {ولا يتطابق أي يوم} one {ويتطابق يوم واحد} two {ويتطابق يومان} few {وتتطابق #} many {ويتطابق #} other {ويتطابق #}}.',
  'reconcile.differing-only': 'الأيام المختلفة فقط',

  'reconcile.table': 'السجلات الخاصة وتقرير الخدمة حسب اليوم بتوقيت UTC',
  'reconcile.day': 'اليوم (UTC)',
  'reconcile.ours': 'السجلات الخاصة',
  'reconcile.service': 'الخدمة',
  'reconcile.difference': 'الفرق',
  'reconcile.why': 'السبب',
  'reconcile.sum': 'المجموع',
  'reconcile.row.agree': 'متطابق',
  'reconcile.row.none': 'لا شيء لدى الطرفين',

  'reconcile.reason.before-first-record': 'قبل أن تبدأ سجلات Dragoman لهذا الاتصال.',
  'reconcile.reason.not-reported-yet': 'لا يشمل تقرير الخدمة هذا اليوم بعد.',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {استخدم برنامج أو جهاز آخر هذا المفتاح.} other {استخدم برنامج أو جهاز أو مفتاح آخر الحساب.}}',
  'reconcile.reason.not-billed': 'طلبات منا لم تحتسبها الخدمة، أو لم تحتسبها في هذا اليوم.',
  'reconcile.reason.rounding': 'تقريب: أقل من دقيقة من الكلام لكل جلسة.',
  'reconcile.reason.midnight':
    'امتدت طلبات بعد منتصف الليل بتوقيت UTC: يختلف اليوم السابق أو التالي بالمقدار نفسه في الاتجاه المعاكس.',
};
