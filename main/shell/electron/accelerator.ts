const MODIFIERS: ReadonlyMap<string, string> = new Map([
  ['Mod', 'CommandOrControl'],
  ['Alt', 'Alt'],
  ['Shift', 'Shift'],
]);

/** Keys that menus call otherwise than pages do. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', 'Up'],
  ['ArrowDown', 'Down'],
  ['ArrowLeft', 'Left'],
  ['ArrowRight', 'Right'],
  ['Enter', 'Return'],
]);

const KNOWN =
  /^(?:[A-Z0-9]|F(?:[1-9]|1\d|2[0-4])|Up|Down|Left|Right|Return|Space|Tab|Backspace|Delete|Insert|Home|End|PageUp|PageDown|[,./;'[\]\\`=-])$/;

/**
 * A shortcut of the page as menus show it; null for what a menu cannot have. A key without Ctrl or
 * Alt is none, besides function keys: a menu would take it from whoever types.
 * Names: https://www.electronjs.org/docs/latest/tutorial/keyboard-shortcuts#accelerators
 */
export function acceleratorOf(shortcut: string): string | null {
  const parts = shortcut.split('+');
  const last = parts.pop() ?? '';
  const key = KEYS.get(last) ?? last;
  const held = parts.map((part) => MODIFIERS.get(part));
  if (!KNOWN.test(key) || held.includes(undefined)) return null;
  const isHeld = parts.includes('Mod') || parts.includes('Alt') || /^F\d+$/.test(key);
  return isHeld ? [...held, key].join('+') : null;
}
