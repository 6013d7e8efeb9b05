import type { menu as en } from '../en/menu.ts';

/** Words of the system's own rows in the menu of the program. */
export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.file': 'ملف',
  'menu.edit': 'تحرير',
  'menu.view': 'عرض',
  'menu.window': 'نافذة',
  'menu.help': 'مساعدة',
  'menu.undo': 'تراجع',
  'menu.redo': 'إعادة',
  'menu.cut': 'قص',
  'menu.copy': 'نسخ',
  'menu.paste': 'لصق',
  'menu.pasteAndMatchStyle': 'لصق دون تنسيق',
  'menu.selectAll': 'تحديد الكل',
  'menu.resetZoom': 'الحجم الفعلي',
  'menu.zoomIn': 'تكبير',
  'menu.zoomOut': 'تصغير',
  'menu.togglefullscreen': 'ملء الشاشة',
  'menu.minimize': 'تصغير النافذة',
  'menu.close': 'إغلاق',
  'menu.quit': 'إنهاء',
};
