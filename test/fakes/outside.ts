import type { Outside } from '../../main/system/outside.ts';

/** A shell that has nothing outside of its pages. */
export const nothingOutside: Outside = {
  desktop: 'x11',
  command: 'dragoman --translate-clipboard',
  quickWindow: null,
  clipboard: { canRead: false, read: () => Promise.resolve({ trouble: 'no-program' }) },
  pasting: null,
  shortcut: null,
  copies: null,
  tray: null,
  notify: null,
  showMain: () => undefined,
  quit: () => undefined,
};
