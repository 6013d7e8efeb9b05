import type { shortcuts as en } from '../en/shortcuts.ts';

/** Words of the editor of shortcuts and of the sheet that shows them. */
export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': 'الاختصارات',
  'shortcuts.about': 'كل إجراء مع اختصاره في لوحة المفاتيح. ما تغيّره يسري فورًا هنا وفي القوائم.',
  'shortcuts.search': 'البحث في الإجراءات',
  'shortcuts.search.placeholder': 'اسم أو مفاتيح',
  'shortcuts.none': 'لا شيء',
  'shortcuts.change': 'تغيير اختصار «\u2068{action}\u2069»',
  'shortcuts.remove': 'إزالة اختصار «\u2068{action}\u2069»',
  'shortcuts.reset': 'إعادة تعيين اختصار «\u2068{action}\u2069»',
  'shortcuts.new': 'اختصار جديد لـ «\u2068{action}\u2069»: اضغط عليه الآن. يتركه Escape كما هو.',
  'shortcuts.press': 'اضغط على المفاتيح…',
  'shortcuts.taken':
    'ينفّذ \u2068{shortcut}\u2069 الإجراء «\u2068{action}\u2069». أزله من هناك أولًا.',
  'shortcuts.reserved.typing':
    '\u2068{shortcut}\u2069 لازم للكتابة والتنقل. أضف Ctrl أو Command، أو استخدم مفتاح وظيفة.',
  'shortcuts.reserved.editing': 'يحرّر \u2068{shortcut}\u2069 النص في كل مكان.',
  'shortcuts.reserved.system': '\u2068{shortcut}\u2069 محجوز للنظام أو للمتصفح.',
  'shortcuts.reset-all': 'إعادة تعيين الكل',
  'shortcuts.reset-all.sure':
    '{count, plural, zero {لا اختصارات لتستعيد مفاتيحها الأولى.} one {يستعيد اختصار واحد من اختصاراتك مفاتيحه الأولى.} two {يستعيد اختصاران من اختصاراتك مفاتيحهما الأولى.} few {تستعيد # من اختصاراتك مفاتيحها الأولى.} many {يستعيد # من اختصاراتك مفاتيحها الأولى.} other {يستعيد # من اختصاراتك مفاتيحها الأولى.}}',
  'shortcuts.reset-all.do': 'إعادة تعيين',
  'shortcuts.reset-all.keep': 'الاحتفاظ باختصاراتي',
  'sheet.title': 'اختصارات لوحة المفاتيح',
  'sheet.list': 'كل الاختصارات',
  'sheet.print': 'طباعة',
  'sheet.close': 'إغلاق',
  'sheet.foot': 'يمكن تغيير الاختصارات في الإعدادات.',
};
