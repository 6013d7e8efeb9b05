import type { frame as en } from '../en/frame.ts';

/** Words of the frame round every screen. */
export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': 'الانتقال إلى منطقة العمل',
  'frame.screens': 'الشاشات',
  'frame.text': 'النص',
  'frame.documents': 'المستندات',
  'frame.segments': 'المقاطع',
  'frame.voice': 'الصوت',
  'frame.write': 'الكتابة',
  'frame.glossaries': 'المسارد',
  'frame.style': 'الأسلوب',
  'frame.memories': 'الذاكرات',
  'frame.terms': 'المصطلحات',
  'frame.detect': 'كشف اللغة',
  'frame.history': 'السجل',
  'frame.usage': 'الاستخدام',
  'frame.settings': 'الإعدادات',
  'frame.lost': 'انقطع الاتصال بعملية Dragoman نفسها. مسودتك محفوظة. أعد تحميل الصفحة للمتابعة.',
  'frame.reload': 'إعادة التحميل',
  'frame.fault':
    'أوقف خطأ من جانبنا هذا الجزء من Dragoman. مسوداتك وكل ما حُفظ باقٍ. افتحه مرة أخرى أو أعد تحميل الصفحة.',
  'frame.fault.again': 'فتح مرة أخرى',
  'frame.closed':
    'لا تستطيع هذه الصفحة الوصول إلى Dragoman. انتقل إلى علامة التبويب أو النافذة المفتوح فيها، أو شغّل Dragoman مرة أخرى وافتح العنوان الجديد.',
};
