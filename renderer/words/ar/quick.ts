import type { quick as en } from '../en/quick.ts';

/** The quick window and how it is reached. */
export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': 'ترجمة سريعة',
  'quick.placeholder': 'اكتب نصًا أو الصقه، ثم اضغط على Enter.',
  'quick.translate': 'ترجمة',
  'quick.running': 'جارٍ الترجمة…',
  'quick.waits': 'لم يُرسل شيء. يُرسل بالضغط على Enter.',
  'quick.foreign': 'وصل هذا النص مع رابط. اقرأه؛ يُرسل بالضغط على Enter.',
  'quick.cut': 'كان النص أطول: لا يظهر هنا إلا أول {most} حرف.',
  'quick.trouble.empty': 'لا يوجد نص في الحافظة.',
  'quick.trouble.no-program':
    'لا يوجد برنامج مثبت لقراءة الحافظة (\u2068wl-clipboard\u2069 أو \u2068xclip\u2069 أو \u2068xsel\u2069). الصق النص هنا بدلًا من ذلك.',
  'quick.trouble.failed': 'تعذّرت قراءة الحافظة. الصق النص هنا بدلًا من ذلك.',
  'quick.pin': 'إبقاء فوق النوافذ الأخرى',
  'quick.unpin': 'إلغاء الإبقاء فوق النوافذ الأخرى',
  'quick.move': 'فتح في Dragoman',
  'quick.close': 'إغلاق',
  'quick.replace': 'استبدال',
  'quick.replaced.copied':
    'لم يسمح النظام لبرنامج Dragoman باللصق. الترجمة في الحافظة: الصقها بنفسك.',
  'quick.replaced.failed': 'تعذّر استخدام الحافظة. انسخ الترجمة بدلًا من ذلك.',
  'quick.blocked': 'هناك نص ينتظر الترجمة، ولا يفتح المتصفح نافذة دون نقرة.',
  'quick.blocked.open': 'فتح نافذة الترجمة السريعة',
  'quick.blocked.dismiss': 'ليس الآن',

  'settings.quick': 'الترجمة السريعة',
  'settings.quick.about': 'نافذة صغيرة فيها نص الحافظة، تظهر فوق البرنامج الذي تعمل فيه.',
  'settings.quick.shortcut': 'اختصار يعمل في كل البرامج',
  'settings.quick.shortcut.on': 'الاستجابة لاختصار في كل مكان',
  'settings.quick.shortcut.held': 'مع الضغط المستمر على',
  'settings.quick.shortcut.key': 'اضغط على',
  'settings.quick.shortcut.space': 'مسطرة المسافات',
  'settings.quick.shortcut.none':
    'يعمل Dragoman هنا في متصفح، والمتصفح لا يستقبل اختصارات من البرامج الأخرى.',
  'settings.quick.shortcut.off': 'لا يُستجاب لأي اختصار خارج Dragoman.',
  'settings.quick.shortcut.registered': 'يعمل الاختصار في كل البرامج.',
  'settings.quick.shortcut.asked':
    'طلب Dragoman الاختصار من سطح المكتب. القرار لسطح المكتب، وقد يسألك، ولا يخبر بالموافقة: جرّبه.',
  'settings.quick.shortcut.refused':
    'لم يمنح النظام Dragoman هذا الاختصار: يستخدمه برنامج آخر، أو لا يسمح سطح المكتب بأي اختصار. اختر غيره.',
  'settings.quick.command':
    '{desktop, select, wayland {أو اربط اختصارًا بهذا الأمر في إعدادات لوحة المفاتيح لسطح المكتب:} x11 {أو اربط اختصارًا بهذا الأمر في إعدادات لوحة المفاتيح لسطح المكتب:} mac {أو دع تطبيق «الاختصارات» ينفّذ هذا الأمر باختصار:} other {أو عيّن مفتاح اختصار لرابط إلى هذا الأمر:}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {لقراءة الحافظة هنا ثبّت \u2068wl-clipboard\u2069.} x11 {لقراءة الحافظة هنا ثبّت \u2068xclip\u2069 أو \u2068xsel\u2069.} other {لم يُعثر على برنامج يقرأ الحافظة.}}',
  'settings.quick.double': 'عند النسخ مرتين أيضًا',
  'settings.quick.double.about':
    'يفتح النسخ مرة أخرى خلال لحظة النافذةَ. ما دام هذا مفعَّلًا {desktop, select, x11 {يسأل Dragoman سبع مرات في الثانية هل نُسخ شيء، ببرنامج قصير العمر؛ ويستهلك ذلك واحدًا أو اثنين بالمئة من المعالج} wayland {ينتظر برنامج صغير النسخ؛ ولا يكاد ذلك يستهلك شيئًا} other {ينظر برنامج صغير إلى عدّاد الحافظة ست عشرة مرة في الثانية؛ ويستهلك ذلك حتى واحد بالمئة من المعالج وبعض الذاكرة العاملة}}. لا يُقرأ النص نفسه إلا عندئذ.',
  'settings.quick.double.missing':
    '{desktop, select, wayland {يتطلب \u2068wl-clipboard\u2069 وسطح مكتب يتيح للبرامج مراقبة الحافظة.} x11 {يتطلب \u2068xclip\u2069.} other {ليس في هذا النظام ما يلاحظ النسخ.}}',
  'settings.quick.sending': 'قبل الإرسال',
  'settings.quick.ask': 'انتظار Enter',
  'settings.quick.ask.remote': 'مع الخدمات عبر الشبكة',
  'settings.quick.ask.always': 'دائمًا',
  'settings.quick.ask.never': 'أبدًا',
  'settings.quick.ask.about':
    'تُبقي الخدمة المحلية النصوص على هذا الحاسوب. النص الذي وصل مع رابط ينتظر دائمًا.',
};
