import type { Words } from '../words/words.ts';

/** The keyboard state that a shortcut is compared with; a `KeyboardEvent` fits. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Whether a key press is the shortcut. Letters and digits are also compared by key position, since
 * Alt turns them into other characters on some layouts.
 */
export function pressed(shortcut: string, stroke: Stroke, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (part: string) => parts.includes(part);
  const mod = mac ? stroke.metaKey : stroke.ctrlKey;
  const otherMod = mac ? stroke.ctrlKey : stroke.metaKey;
  if (mod !== wants('Mod') || otherMod) return false;
  if (stroke.altKey !== wants('Alt') || stroke.shiftKey !== wants('Shift')) return false;
  if (stroke.key.toLowerCase() === key.toLowerCase()) return true;
  return stroke.code === `Key${key.toUpperCase()}` || stroke.code === `Digit${key}`;
}

/** The shortcut as people read it: `Ctrl+Enter`, or `⌘↩` on macOS. */
export function shownShortcut(shortcut: string, t: Words['t'], mac: boolean): string {
  const parts = shortcut.split('+').map((part) => shownPart(part, t, mac));
  return parts.join(mac ? '' : '+');
}

function shownPart(part: string, t: Words['t'], mac: boolean): string {
  switch (part) {
    case 'Mod':
      return mac ? '⌘' : t('look.key.mod');
    case 'Alt':
      return mac ? '⌥' : t('look.key.alt');
    case 'Shift':
      return mac ? '⇧' : t('look.key.shift');
    case 'Enter':
      return mac ? '↩' : t('look.key.enter');
    case 'Escape':
      return t('look.key.escape');
    case 'ArrowUp':
      return '↑';
    case 'ArrowDown':
      return '↓';
    case 'Backspace':
      return '⌫';
    default:
      return part;
  }
}
