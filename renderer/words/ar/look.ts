import type { look as en } from '../en/look.ts';

/** Words of the shared primitives. */
export const look: Readonly<Record<keyof typeof en, string>> = {
  // A word or name of somebody else's within a sentence.
  'look.choices': '{label}، الخيارات المتاحة',
  'look.search': 'بحث',
  'look.nothing-found': 'لا شيء يطابق «\u2068{query}\u2069».',
  'look.empty': 'لا يوجد ما يمكن اختياره.',
  'look.number-range': 'عدد صحيح من {min, number} إلى {max, number}.',
  'look.key.mod': 'Ctrl',
  'look.key.shift': 'Shift',
  'look.key.alt': 'Alt',
  'look.key.space': 'مسطرة المسافات',
  'look.key.delete': 'Del',
  'look.key.enter': 'Enter',
  'look.key.escape': 'Esc',
};
