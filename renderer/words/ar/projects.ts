import type { projects as en } from '../en/projects.ts';

/** Projects: the picker of the status bar and their section of the settings. */
export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': 'المشاريع',

  'projects.tag.instead': 'إذا تُرك فارغًا: \u2068{tag}\u2069، وسم المشروع \u2068{name}\u2069.',

  'projects.about':
    'ما دام المشروع قيد العمل يحمل كل نص ومستند تترجمه وسم تقاريره، فتحصيه تقارير الاستخدام. اختر المشروع في شريط الحالة.',
  'projects.about.services':
    'تذكر الخدمات في تقاريرها وسوم النصوص، وقد تعدّ المستندات والصوت دون وسم.',
  'projects.list': 'قائمة المشاريع',
  'projects.empty': 'لا توجد مشاريع بعد. لا تحمل الطلبات وسمًا ما لم تحدده بنفسك.',
  'projects.loading': 'جارٍ تحميل المشاريع…',
  'projects.now': 'قيد العمل',
  'projects.add': 'إضافة مشروع',
  'projects.edit': 'تغيير \u2068{name}\u2069',
  'projects.remove': 'إزالة \u2068{name}\u2069',
  'projects.remove.sure':
    'هل تريد إزالة \u2068{name}\u2069؟ {active, select, yes {لن تحمل الطلبات وسمًا بعد ذلك. } other {}}يبقى ما احتُسب تحت الوسم \u2068{tag}\u2069 في التقارير.',
  'projects.remove.confirm': 'إزالة',
  'projects.remove.cancel': 'إبقاء',

  'projects.form.add': 'مشروع جديد',
  'projects.form.edit': 'تغيير \u2068{name}\u2069',
  'projects.name': 'الاسم',
  'projects.name.hint': 'لا يراه أحد سواك.',
  'projects.name.missing': 'يلزم المشروعَ اسم.',
  'projects.tag': 'وسم التقارير',
  'projects.tag.rule':
    'أحرف وأرقام وعلامات من ASCII دون مسافات، {max, number} على الأكثر. تتحول الأحرف الكبيرة إلى صغيرة.',
  'projects.tag.sent': 'يُرسل بالشكل \u2068{tag}\u2069',
  'projects.tag.shared':
    'يُرسل بالشكل \u2068{tag}\u2069. للمشروع \u2068{name}\u2069 الوسم نفسه: يُحسب الاثنان معًا.',
  'projects.tag.empty': 'الوسم مفقود.',
  'projects.tag.space': 'لا يحتوي الوسم على مسافات. اكتب شرطة بدلًا منها: \u2068{example}\u2069',
  'projects.tag.character': 'لا يحتوي الوسم إلا على ASCII: أحرف لاتينية دون علامات وأرقام ورموز.',
  'projects.tag.too-long': '{count, number} من {max, number} حرف: لا يجوز أن يكون الوسم أطول.',
  'projects.save': 'حفظ',
  'projects.saving': 'جارٍ الحفظ…',
  'projects.cancel': 'إلغاء',
};
