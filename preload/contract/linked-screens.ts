/** The screens that a link or a notice may open. */
export const LINKED_SCREENS = [
  'text',
  'documents',
  'segments',
  'voice',
  'write',
  'glossaries',
  'style',
  'memories',
  'terms',
  'detect',
  'history',
  'usage',
  'settings',
] as const;
export type LinkedScreen = (typeof LINKED_SCREENS)[number];
