import type { outside as en } from '../en/outside.ts';

/** What a person meets outside of the window: the icon beside the clock, notices. */
export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': 'بدء التسميات التوضيحية',
  'outside.tray.translate': 'ترجمة الحافظة',
  'outside.tray.pause': 'إيقاف الجلسة الصوتية مؤقتًا',
  'outside.tray.resume': 'متابعة الجلسة الصوتية',
  'outside.tray.show': 'إظهار Dragoman',
  'outside.tray.quit': 'إنهاء Dragoman',

  'outside.documents-done':
    '{done, plural, zero {لم يُترجم أي مستند} one {تُرجم مستند واحد} two {تُرجم مستندان} few {تُرجمت # مستندات} many {تُرجم # مستندًا} other {تُرجم # مستند}}',
  'outside.documents-some':
    '{done, plural, =0 {} one {تُرجم مستند واحد، و} two {تُرجم مستندان، و} few {تُرجمت # مستندات، و} many {تُرجم # مستندًا، و} other {تُرجم # مستند، و}}{failed, plural, zero {لم يفشل أي مستند} one {فشل مستند واحد} two {فشل مستندان} few {فشلت # مستندات} many {فشل # مستندًا} other {فشل # مستند}}',
  'outside.documents.about': 'تجدها في شاشة المستندات.',
  'outside.document.open': 'فتح',
  'outside.document.show': 'إظهار في المجلد',
  'outside.trouble.restarted':
    '{what, select, offline {توقفت الخدمة دون اتصال} other {توقف البحث في ذاكرات الترجمة}} عن الاستجابة وأُعيد التشغيل.',
  'outside.trouble.damaged':
    '{what, select, voice {تعذّرت قراءة إحدى الجلسات الصوتية.} other {تعذّرت قراءة ملف مفتاح قائمة المستندات. يجب إرسال المستندات التي كانت قيد الترجمة من جديد.}} الملفات محفوظة باسم \u2068{backup}\u2069.',
  'outside.trouble.newer':
    '{what, select, memories {تعذّر فتح ذاكرات الترجمة} offline {تعذّر فتح بيانات الخدمة دون اتصال} other {تعذّر فتح مشروع}} (\u2068{file}\u2069): كتب الملفَّ إصدارٌ أحدث من Dragoman، ولم يُغيَّر. شغّل الإصدار الأحدث لاستخدامه.',
  'outside.trouble.set-aside':
    '{what, select, memories {كان ملف ذاكرات الترجمة تالفًا.} other {كان أحد المشاريع تالفًا.}} {count, plural, =0 {تعذّرت استعادة أي شيء.} zero {تعذّرت استعادة أي شيء.} one {استُعيد {what, select, memories {إدخال واحد} other {مقطع واحد}}.} two {استُعيد {what, select, memories {إدخالان} other {مقطعان}}.} few {استُعيد # {what, select, memories {إدخالات} other {مقاطع}}.} many {استُعيد # {what, select, memories {إدخالًا} other {مقطعًا}}.} other {استُعيد # {what, select, memories {إدخال} other {مقطع}}.}} الملف التالف محفوظ باسم \u2068{backup}\u2069.',
  'outside.trouble.replaced':
    'كانت إحدى قواعد بيانات الخدمة دون اتصال تالفة. {count, plural, =0 {تعذّرت استعادة أي شيء.} zero {تعذّرت استعادة أي شيء.} one {استُعيد إدخال واحد.} two {استُعيد إدخالان.} few {استُعيد # إدخالات.} many {استُعيد # إدخالًا.} other {استُعيد # إدخال.}} الملف التالف محفوظ باسم \u2068{backup}\u2069.',
  'outside.voice-lost': 'توقفت الجلسة الصوتية',
  'outside.voice-lost.about': 'لم يمكن الحفاظ على الاتصال. ما قيل محفوظ.',

  'outside.opened.unknown-type':
    '{count, plural, zero {لم تُفتح ملفات} one {لم يُفتح «\u2068{name}\u2069»} two {لم يُفتح ملفان، منهما «\u2068{name}\u2069»} few {لم تُفتح # ملفات، منها «\u2068{name}\u2069»} many {لم يُفتح # ملفًا، منها «\u2068{name}\u2069»} other {لم يُفتح # ملف، منها «\u2068{name}\u2069»}}: لا يعرف Dragoman النوع من لاحقة الاسم.',
  'outside.opened.unreadable':
    '{count, plural, zero {لم تُفتح ملفات} one {لم يُفتح «\u2068{name}\u2069»} two {لم يُفتح ملفان، منهما «\u2068{name}\u2069»} few {لم تُفتح # ملفات، منها «\u2068{name}\u2069»} many {لم يُفتح # ملفًا، منها «\u2068{name}\u2069»} other {لم يُفتح # ملف، منها «\u2068{name}\u2069»}}: لم يعد ذلك موجودًا، أو ليس ملفًا، أو لا تُسمح قراءته.',
  'outside.opened.cut': 'يُفتح {most} ملف على الأكثر في المرة الواحدة؛ وتُرك الباقي.',
  'outside.opened.elsewhere':
    '{count, plural, zero {لا ملفات تنتظر} one {ينتظر «\u2068{name}\u2069»} two {ينتظر ملفان} few {تنتظر # ملفات} many {ينتظر # ملفًا} other {ينتظر # ملف}} الاستيراد في شاشة الذاكرات.',
  'outside.opened.close': 'إغلاق',
  'settings.background': 'في الخلفية',
  'settings.background.tray': 'إغلاق النافذة يُبقي Dragoman قيد التشغيل',
  'settings.background.tray.shown':
    'يستمر في العمل خلف أيقونته بجانب الساعة. أنهِه من قائمة الأيقونة.',
  'settings.background.tray.unsure':
    'غير ممكن الآن: لا يصرّح سطح المكتب هذا بأنه يعرض أيقونات البرامج، ومن دون أيقونة لا سبيل إلى العودة إلى Dragoman. في GNOME تضيفها إضافةٌ لأيقونات الشريط.',
  'settings.background.tray.none':
    'لا توجد أيقونة بجانب الساعة في هذه الصورة من Dragoman: ينتهي بإغلاق نافذته.',
  'settings.background.notices': 'الإشعار بانتهاء المستندات أو توقف جلسة صوتية',
  'settings.background.notices.about':
    'فقط حين لا تكون أي نافذة من Dragoman أمامك. يذكر الإشعار اسم ملف واحد، ولا يذكر أي ملف في الوضع الخاص؛ ولا يحتوي على نصوص أبدًا.',
  'settings.background.notices.default': 'يجب أن يسمح المتصفح بذلك أولًا.',
  'settings.background.notices.granted': 'يسمح المتصفح بذلك.',
  'settings.background.notices.denied':
    'لا يسمح المتصفح بذلك. غيّر هذا في إعدادات المتصفح لهذه الصفحة.',
  'settings.background.notices.unsupported': 'لا إشعارات في هذا المتصفح.',
  'settings.background.notices.allow': 'السماح للمتصفح بعرض الإشعارات',
};
