import type { requests as en } from '../en/requests.ts';

/** The log of requests in the settings. */
export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': 'الطلبات',

  'requests.about':
    'آخر {max, number} من الطلبات إلى الخدمات منذ بدء Dragoman، الأحدث أولًا. لا تُسجَّل النصوص والمستندات والأصوات والمفاتيح أبدًا: لا يُسجَّل إلا وجهة الطلب ونهايته وحجمه ومدته. تزول القائمة عند إنهاء Dragoman.',
  'requests.loading': 'جارٍ تحميل الطلبات…',
  'requests.empty': 'لم يُرسل شيء بعد.',
  'requests.none-failed': 'لم يفشل أي منها.',
  'requests.failed-only': 'الفاشلة فقط',
  'requests.count':
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}، {failed, plural, =0 {لم يفشل أي منها} one {فشل واحد} two {فشل اثنان} few {فشلت #} many {فشل #} other {فشل #}}',
  'requests.list': 'الطلبات، الأحدث أولًا',

  'requests.column.at': 'الوقت',
  'requests.column.method': 'الطريقة',
  'requests.column.address': 'العنوان',
  'requests.column.outcome': 'النتيجة',
  'requests.column.sent': 'المرسَل',
  'requests.column.received': 'المستلَم',
  'requests.column.ms': 'المدة',
  'requests.column.attempt': 'المحاولة',
  'requests.column.trace': 'معرّف التتبع',

  'requests.done': 'أُجيب ({status})',
  'requests.done-unsaid': 'تم',
  'requests.cancelled': 'أُوقف قبل جوابه',
  'requests.no-trace': 'لا يوجد',
  'requests.copy': 'نسخ معرّف التتبع \u2068{trace}\u2069',
  'requests.copied': 'نُسخ معرّف التتبع.',
  'requests.copy-refused': 'رُفض النسخ.',
};
