import type { captions as en } from '../en/captions.ts';

/** Captions, their window and their options. */
export const captions: Readonly<Record<keyof typeof en, string>> = {
  'captions.name': 'التسميات التوضيحية',
  'captions.title': 'التسميات التوضيحية في Dragoman',
  'captions.open': 'إظهار التسميات التوضيحية',
  'captions.close': 'إغلاق التسميات التوضيحية',
  'captions.refused':
    'لم يفتح المتصفح نافذة للتسميات التوضيحية. اسمح لهذه الصفحة بفتح النوافذ وحاول مرة أخرى.',
  'captions.place.on-top': 'تُفتح في نافذة صغيرة تبقى فوق كل النوافذ الأخرى.',
  'captions.place.window':
    'تُفتح في نافذة صغيرة. لا يسمح هذا النظام أو المتصفح لبرنامج Dragoman بإبقائها فوق النوافذ الأخرى.',
  'captions.show': 'عرض',
  'captions.show.both': 'كلاهما',
  'captions.show.source': 'الكلام',
  'captions.show.target': 'الترجمة',
  'captions.target': 'الترجمة إلى',
  'captions.lines': 'أسطر كل نص',
  'captions.lines.value':
    '{lines, plural, zero {لا أسطر} one {سطر واحد} two {سطران} few {# أسطر} many {# سطرًا} other {# سطر}}',
  'captions.size': 'حجم الحروف',
  'captions.size.value': '{size, number} بكسل',
  'captions.font': 'الخط',
  'captions.font.system': 'حسب النظام',
  'captions.font.serif': 'خط مذيَّل',
  'captions.font.mono': 'خط ثابت العرض',
  'captions.font.legible': 'حروف سهلة التمييز',
  'captions.opacity': 'الخلفية وراء الحروف',
  'captions.width': 'العرض من الشاشة',
  'captions.percent': '{value, number}%',
  'captions.through': 'تمرير النقرات',
  'captions.through.about':
    'تصل النقرات على التسميات التوضيحية إلى ما تحتها. أوقف هذا من هنا لتتمكن من تحريكها مجددًا.',
  'captions.lock': 'تمرير النقرات',
  'captions.unlock': 'استقبال النقرات مجددًا',
  'captions.phase.starting': 'جارٍ الاتصال',
  'captions.phase.listening': 'في وضع الاستماع؛ لم يُقل شيء بعد',
  'captions.phase.paused': 'متوقف مؤقتًا',
  'captions.phase.reconnecting': 'جارٍ إعادة الاتصال، والصوت محفوظ',
  'captions.phase.ending': 'بانتظار الكلمات الأخيرة',
  'captions.phase.ended': 'انتهت الجلسة',
  'captions.phase.failed': 'توقفت الجلسة',
};
