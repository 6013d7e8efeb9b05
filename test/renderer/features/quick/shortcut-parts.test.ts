import { expect, test } from 'vitest';
import { Settings } from '../../../../preload/contract/settings.ts';
import {
  HELD,
  heldName,
  KEYS,
  shortcutParts,
} from '../../../../renderer/features/quick/shortcut-parts.ts';

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

test('keys are called as the system calls them', () => {
  expect(heldName('CommandOrControl+Alt', true)).toBe('Command+Option');
  expect(heldName('CommandOrControl+Alt', false)).toBe('Ctrl+Alt');
});
