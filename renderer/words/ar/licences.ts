import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': 'صُنع باستخدام',
  'licences.about': 'صُنع Dragoman بأعمال آخرين يتيحون للجميع استخدامها. يفتح كل سطر رخصته.',
  'licences.missing': 'قائمة الرخص غير موجودة هنا: هذه نسخة للتطوير.',
};
