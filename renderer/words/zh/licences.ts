import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': '使用的软件',
  'licences.about': 'Dragoman 使用了他人的成果，这些成果可供所有人使用。打开各项可查看其许可证。',
  'licences.missing': '此处没有许可证列表：这是开发版本。',
};
