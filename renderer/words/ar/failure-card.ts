import type { failureCard as en } from '../en/failure-card.ts';

/** What stands around the sentences of a failure. */
export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': 'قالت الخدمة:',
  'failure-card.facts': 'تفاصيل للدعم',
  'failure-card.code': 'الرمز',
  'failure-card.status': 'الحالة',
  'failure-card.trace': 'معرّف التتبع',
  'failure-card.copy': 'نسخ التفاصيل',
  'failure-card.copied': 'تم النسخ',
  'failure-card.copy-refused': 'رُفض النسخ',
  'failure-card.again': 'إعادة المحاولة',
  'failure-card.use-offline': 'استخدام الخدمة المحلية',
  'failure-card.close': 'إغلاق',

  'retry.next':
    '{seconds, plural, =0 {تُعاد المحاولة الآن} one {تُعاد المحاولة بعد ثانية واحدة} two {تُعاد المحاولة بعد ثانيتين} few {تُعاد المحاولة بعد # ثوانٍ} many {تُعاد المحاولة بعد # ثانية} other {تُعاد المحاولة بعد # ثانية}} (المحاولة {attempt, number} من {attempts, number}).',
  'retry.stop': 'إيقاف المحاولات',
};
