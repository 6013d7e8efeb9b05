import type { welcome as en } from '../en/welcome.ts';

/** The first run. */
export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'مرحبًا بك في Dragoman',
  'welcome.step': 'الخطوة {step, number} من {steps, number}',
  'welcome.skip': 'تخطي',
  'welcome.back': 'رجوع',
  'welcome.next': 'التالي',
  'welcome.connect': 'التحقق والمتابعة',
  'welcome.connecting': 'جارٍ التحقق…',
  'welcome.finish': 'بدء الترجمة',

  'welcome.service': 'أين ينبغي أن تُترجم النصوص؟',
  'welcome.service.offline': 'على هذا الحاسوب (مستحسن)',
  'welcome.service.offline.about':
    'يعمل فورًا دون مفتاح ودون شبكة. فيه ذاكرة ترجمة نموذجية، ويُعلِّم ما لا يستطيع ترجمته.',
  'welcome.service.key': 'لدى خدمة لغوية',
  'welcome.service.key.about': 'لديك عنوانها ومفتاح لها. يُتحقق من المفتاح قبل حفظه.',
  'welcome.service.later': 'يمكنك إضافة خدمات والتبديل بينها في أي وقت من «الإعدادات».',

  'welcome.languages': 'ما اللغات التي تعمل بها؟',
  'welcome.languages.about': 'نقطة بداية؛ يمكن أن يكون لكل نص غيرها.',
  'welcome.languages.from': 'من',
  'welcome.languages.to': 'إلى',
  'welcome.languages.detect': 'كشف اللغة',

  'welcome.privacy': 'ما الذي يجوز أن يبقى على هذا الحاسوب؟',
  'welcome.privacy.drafts': 'مسوداتي',
  'welcome.privacy.drafts.about':
    'يُحفظ ما تكتبه على قرص هذا الحاسوب، وتجده مجددًا بعد إعادة التشغيل أو التعطل.',
  'welcome.privacy.private': 'لا شيء (الوضع الخاص)',
  'welcome.privacy.private.about':
    'لا يُكتب على القرص شيء مما تكتبه أو تترجمه. يزول عند إنهاء Dragoman.',
  'welcome.privacy.network':
    'في الحالتين لا يتصل Dragoman إلا بالخدمة التي اخترتها، ولا يبلغ أحدًا بشيء.',
};
