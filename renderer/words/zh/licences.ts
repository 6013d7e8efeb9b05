import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': '使用的作品',
  'licences.about': 'Dragoman 使用了他人的作品，这些作品允许所有人使用。展开每一行可查看其许可证。',
  'licences.missing': '此处没有许可证列表：这是开发版本。',
};
