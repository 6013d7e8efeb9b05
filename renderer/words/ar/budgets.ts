import type { budgets as en } from '../en/budgets.ts';

/** Budgets and their alerts. */
export const budgets: Readonly<Record<keyof typeof en, string>> = {
  'budgets.title': 'ميزانيات \u2068{month}\u2069 (UTC)',
  'budgets.title.unread': 'الميزانيات',
  'budgets.about':
    'الميزانية مقدار لكل شهر تقويمي بتوقيت UTC. ينبهك Dragoman مرة عند استخدام 80% منها ومرة عند استخدامها كلها، ولا يوقف أي طلب. إذا أردت حدًا يوقف الطلبات فضعه للمفتاح في علامة التبويب «المفاتيح».',
  'budgets.loading': 'جارٍ تحميل الميزانيات…',
  'budgets.empty': 'لا توجد ميزانيات لهذا الاتصال بعد.',
  'budgets.list': 'قائمة الميزانيات',
  'budgets.source.report': 'الأرقام من تقرير الخدمة، وهو يشمل كل البرامج والمفاتيح.',
  'budgets.source.own':
    'الأرقام من سجلات Dragoman الخاصة: تشمل ما أرسله Dragoman من هنا عبر هذا الاتصال ولا شيء غيره. إذا أُدخل مفتاح إدارة (علامة التبويب «المفاتيح») يُقرأ تقرير الخدمة بدلًا منها.',
  'budgets.read-at': 'قُرئت في \u2068{time}\u2069.',
  'budgets.refresh': 'تحديث',
  'budgets.refreshing': 'جارٍ التحميل…',

  'budgets.subject.account': 'الحساب كله',
  'budgets.subject.key': 'المفتاح \u2068{label}\u2069 (\u2068{key}\u2069)',
  'budgets.subject.key.unnamed': 'المفتاح \u2068{key}\u2069',
  'budgets.subject.tag': 'الوسم \u2068{tag}\u2069',
  'budgets.measure.characters': 'أحرف',
  'budgets.measure.speechToTextMs': 'كلام إلى نص',
  'budgets.measure.speechToSpeechMs': 'كلام إلى كلام',
  'budgets.name': '{subject}، {measure}',
  'budgets.words.below': 'استُخدم {used} من {amount} ({percent, number}%)، وبقي {left}.',
  'budgets.words.nearly':
    'أوشكت على النفاد: استُخدم {used} من {amount} ({percent, number}%)، وبقي {left}.',
  'budgets.words.over': 'استُنفدت: {used} من {amount} ({percent, number}%)، بتجاوز قدره {over}.',
  'budgets.words.full': 'استُنفدت: {amount} بأكملها.',
  'budgets.words.unread': 'الميزانية {amount}. لم يُعرف المستخدَم منها بعد.',
  'budgets.words.no-key':
    'الميزانية {amount}. ما استخدمه هذا المفتاح غير معروف: تقرير الخدمة وحده يميز بين المفاتيح، وقراءته تتطلب مفتاح إدارة (علامة التبويب «المفاتيح»).',

  'budgets.alert.80': 'استُخدم {percent, number}% من ميزانية {month}: {name}، {used} من {amount}.',
  'budgets.alert.100': 'استُنفدت ميزانية {month}: {name}، {used} من {amount}.',
  'budgets.alert.80.unread': 'استُخدم 80% من ميزانية {month}: {name}، وهي الآن {amount}.',
  'budgets.alert.100.unread': 'استُنفدت ميزانية {month}: {name}، وهي الآن {amount}.',
  'budgets.alert.more':
    '{count, plural, zero {ولا تنبيهات أخرى.} one {وتنبيه واحد آخر.} two {وتنبيهان آخران.} few {و# تنبيهات أخرى.} many {و# تنبيهًا آخر.} other {و# تنبيه آخر.}}',
  'budgets.alert.show': 'عرض الميزانية',
  'budgets.alert.dismiss': 'تجاهل',
  'budgets.alerts': 'التنبيهات',

  'budgets.add': 'إضافة ميزانية',
  'budgets.edit': 'تغيير الميزانية {name}',
  'budgets.remove': 'إزالة الميزانية {name}',
  'budgets.remove.sure': 'هل تريد إزالة هذه الميزانية؟ تتوقف تنبيهاتها، ويبقى ما استُخدم محسوبًا.',
  'budgets.remove.confirm': 'إزالة',
  'budgets.remove.cancel': 'إبقاء',

  'budgets.form.add': 'ميزانية جديدة',
  'budgets.form.for': 'لأجل',
  'budgets.form.account': 'الحساب كله',
  'budgets.form.account.own': 'كل ما يمر بهذا الاتصال',
  'budgets.form.key': 'مفتاح واحد',
  'budgets.form.tag': 'وسم تقارير واحد',
  'budgets.form.which-key': 'المفتاح',
  'budgets.form.choose-key': 'اختر مفتاحًا',
  'budgets.form.keys-loading': 'جارٍ تحميل المفاتيح…',
  'budgets.form.key.missing': 'اختر المفتاح الذي تخصه الميزانية.',
  'budgets.form.key.no-admin':
    'تعرف سجلات Dragoman الخاصة هذا الاتصال ولا تعرف مفاتيح الحساب: تقرير الخدمة وحده يميز بين المفاتيح. أدخل مفتاح إدارة في علامة التبويب «المفاتيح» لتخصيص ميزانية لمفتاح.',
  'budgets.form.which-tag': 'وسم التقارير',
  'budgets.form.which-tag.hint': 'كما يُرسل: أحرف صغيرة دون مسافات.',
  'budgets.form.from-project': 'من مشروع',
  'budgets.form.choose-project': 'اختر مشروعًا',
  'budgets.form.measure': 'ما يُعدّ',
  'budgets.form.measure.characters': 'الأحرف',
  'budgets.form.measure.speechToTextMs': 'كلام إلى نص',
  'budgets.form.measure.speechToSpeechMs': 'كلام إلى كلام',
  'budgets.form.measure.tag':
    'تذكر الخدمات في تقاريرها أحرف النصوص حسب الوسم، وقد لا تفرّق في الكلام بين الوسوم.',
  'budgets.form.characters': 'الأحرف في كل شهر',
  'budgets.form.characters.hint': 'مثل 500,000',
  'budgets.form.characters.read':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} في كل شهر',
  'budgets.form.characters.fault': 'عدد صحيح من الأحرف، 1 على الأقل.',
  'budgets.form.time': 'الكلام في كل شهر',
  'budgets.form.hours': 'الساعات',
  'budgets.form.minutes': 'الدقائق',
  'budgets.form.seconds': 'الثواني',
  'budgets.form.time.hint': 'من الكلام في كل شهر',
  'budgets.form.time.fault': 'ساعات صحيحة ودقائق حتى 59، على ألا تكون صفرًا.',
  'budgets.form.save': 'حفظ',
  'budgets.form.saving': 'جارٍ الحفظ…',
  'budgets.form.cancel': 'إلغاء',
};
