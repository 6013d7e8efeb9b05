import type { I18n } from '../../i18n/i18n.ts';

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
 * Whether a key press is the shortcut. Letters and digits are also compared by key position where the
 * layout writes something else, as Alt and Shift do. A sign may need Shift on one layout and not on
 * another.
 */
export function pressed(shortcut: string, stroke: Stroke, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (part: string) => parts.includes(part);
  const mod = mac ? stroke.metaKey : stroke.ctrlKey;
  const otherMod = mac ? stroke.ctrlKey : stroke.metaKey;
  if (mod !== wants('Mod') || otherMod) return false;
  if (stroke.altKey !== wants('Alt')) return false;
  if (isSign(key)) return stroke.key === key;
  if (stroke.shiftKey !== wants('Shift')) return false;
  return keyName(stroke)?.toLowerCase() === key.toLowerCase();
}

const isSign = (key: string) => /^[^\p{L}\p{N}]$/u.test(key);

/** The last part of a shortcut that a key press is; null for what can be none. */
export function keyName({ key, code }: Stroke): string | null {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  if (place !== undefined) return place;
  if (key === ' ') return 'Space';
  if (key === '+' || NOT_ALONE.has(key)) return null;
  return isSign(key) || /^[A-Z][A-Za-z0-9]+$/.test(key) ? key : null;
}

/** Keys that only change others, or that stand for what the system knows about a press. */
const NOT_ALONE: ReadonlySet<string> = new Set([
  ...['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'OS', 'Fn', 'FnLock', 'Hyper', 'Super'],
  ...['CapsLock', 'NumLock', 'ScrollLock', 'Dead', 'Process', 'Unidentified', 'Compose'],
]);

/** A key press as a shortcut that can be set; null while it is none, such as Ctrl alone. */
export function shortcutOfStroke(stroke: Stroke, mac: boolean): string | null {
  const key = keyName(stroke);
  if (key === null) return null;
  const { ctrlKey, metaKey, altKey, shiftKey } = stroke;
  // The other one of the two belongs to the system.
  if (mac ? ctrlKey : metaKey) return null;
  const parts = [
    (mac ? metaKey : ctrlKey) && 'Mod',
    altKey && 'Alt',
    shiftKey && !isSign(key) && 'Shift',
    key,
  ];
  return parts.filter((part) => part !== false).join('+');
}

/** The shortcut as people read it: `Ctrl+Enter`, or `⌘↩` on macOS. */
export function shownShortcut(shortcut: string, t: I18n['t'], mac: boolean): string {
  const parts = shortcut.split('+').map((part) => shownPart(part, t, mac));
  return parts.join(mac ? '' : '+');
}

function shownPart(part: string, t: I18n['t'], mac: boolean): string {
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
    case 'Space':
      return t('look.key.space');
    case 'Delete':
      return t('look.key.delete');
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
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
