import type { I18n } from '../../i18n/i18n.ts';

/** Keys that are held down, as Electron names them. */
export const HELD = [
  'Alt+Shift',
  'CommandOrControl+Alt',
  'CommandOrControl+Shift',
  'CommandOrControl+Alt+Shift',
  'Super+Shift',
  'Super+Alt',
] as const;
export type Held = (typeof HELD)[number];

const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const FUNCTION_KEYS = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);

/** Keys that are pressed with them. */
export const KEYS: readonly string[] = [...LETTERS, ...DIGITS, ...FUNCTION_KEYS, 'Space'];

/** A shortcut in its two parts; null where it has others than can be chosen. */
export function shortcutParts(shortcut: string): { held: Held; key: string } | null {
  const end = shortcut.lastIndexOf('+');
  const held = HELD.find((one) => one === shortcut.slice(0, end));
  const key = shortcut.slice(end + 1);
  return held === undefined || !KEYS.includes(key) ? null : { held, key };
}

/** Keys that are held, as they stand on the keyboards of the system and of the language. */
export function heldName(held: Held, t: I18n['t'], isMac: boolean): string {
  const names: Readonly<Record<string, string>> = {
    Shift: t('look.key.shift'),
    ...(isMac
      ? { CommandOrControl: 'Command', Alt: 'Option', Super: 'Control' }
      : { CommandOrControl: t('look.key.mod'), Alt: t('look.key.alt') }),
  };
  return held
    .split('+')
    .map((key) => names[key] ?? key)
    .join('+');
}
