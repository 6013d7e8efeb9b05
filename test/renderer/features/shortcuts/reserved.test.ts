import { expect, it } from 'vitest';
import { reservedFor } from '../../../../renderer/features/shortcuts/reserved.ts';

it.each([
  ['Mod+C', 'editing'],
  ['Mod+V', 'editing'],
  ['Mod+Shift+Z', 'editing'],
  ['Mod+W', 'system'],
  ['Alt+F4', 'system'],
  ['F5', 'system'],
  ['A', 'typing'],
  ['Shift+A', 'typing'],
  ['Enter', 'typing'],
  ['ArrowDown', 'typing'],
  ['Space', 'typing'],
  ['Mod+Alt+E', 'typing'],
  ['Mod+Shift+E', null],
  ['Alt+E', null],
  ['F7', null],
  ['Shift+F7', null],
  ['Mod+ArrowUp', null],
  ['Alt+ArrowUp', null],
  ['Alt+ArrowDown', null],
])('%s is reserved for: %s', (shortcut, why) => {
  expect(reservedFor(shortcut, false)).toBe(why);
});

it('leaves macOS its own keys and the signs of its Option key', () => {
  expect(reservedFor('Mod+H', true)).toBe('system');
  expect(reservedFor('Alt+E', true)).toBe('typing');
  expect(reservedFor('Mod+Alt+E', true)).toBeNull();
});
