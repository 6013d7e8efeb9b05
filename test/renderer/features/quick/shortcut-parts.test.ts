import { expect, test } from 'vitest';
import { Settings } from '../../../../preload/contract/settings.ts';
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import {
  HELD,
  heldName,
  KEYS,
  shortcutParts,
} from '../../../../renderer/features/quick/shortcut-parts.ts';
import { allMessages } from '../../i18n/all-messages.ts';

test('every shortcut that can be chosen is one that main takes, and comes apart again', () => {
  for (const held of HELD) {
    for (const key of KEYS) {
      const shortcut = `${held}+${key}`;
      expect(Settings.safeParse({ quick: { shortcut } }).success, shortcut).toBe(true);
      expect(shortcutParts(shortcut)).toEqual({ held, key });
    }
  }
});

test.each(['T', 'Shift+T', 'Alt+', 'Alt+Enter', 'Alt+Shift+ß', 'Alt+T; rm', 'Alt+F25'])(
  'main refuses %s',
  (shortcut) => {
    expect(Settings.safeParse({ quick: { shortcut } }).success).toBe(false);
  },
);

test.each([
  ['en', false, 'Ctrl+Alt+Shift'],
  ['en', true, 'Command+Option+Shift'],
  ['de', false, 'Strg+Alt+Umschalt'],
  ['es', false, 'Ctrl+Alt+Mayús'],
  ['fr', true, 'Command+Option+Maj'],
])(
  'in %s, on a Mac: %s, keys are called as they stand on the keyboard: %s',
  (language, isMac, name) => {
    const { t } = createI18n(language, allMessages({ code: language }));
    expect(heldName('CommandOrControl+Alt+Shift', t, isMac)).toBe(name);
  },
);
