/** Who else needs a key: what people type, what edits a text, the system or the browser. */
export type Reserved = 'typing' | 'editing' | 'system';

const EDITING = [
  ...['Mod+C', 'Mod+V', 'Mod+X', 'Mod+A', 'Mod+Z', 'Mod+Y', 'Mod+Shift+Z', 'Mod+Shift+V'],
  ...['Mod+Backspace', 'Mod+Delete', 'Mod+Insert', 'Mod+Home', 'Mod+End'],
  ...['Mod+ArrowLeft', 'Mod+ArrowRight', 'Mod+Shift+ArrowLeft', 'Mod+Shift+ArrowRight'],
  ...['Mod+Shift+ArrowUp', 'Mod+Shift+ArrowDown', 'Mod+Shift+Home', 'Mod+Shift+End'],
  ...['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight', 'Alt+Backspace'],
];

/** A browser never gives some of these to a page; others leave the page or the program. */
const SYSTEM = [
  ...['Mod+W', 'Mod+Shift+W', 'Mod+Q', 'Mod+N', 'Mod+Shift+N', 'Mod+T', 'Mod+Shift+T'],
  ...['Mod+Tab', 'Mod+Shift+Tab', 'Mod+PageUp', 'Mod+PageDown', 'Mod+F4', 'Mod+Escape'],
  ...['Mod+R', 'F5', 'Mod+F5', 'Shift+F5', 'Mod+P', 'Mod+L', 'Mod+-', 'Mod+='],
  ...['F10', 'Shift+F10', 'F11', 'F12', 'Mod+Shift+I', 'Mod+Shift+J', 'Mod+Shift+Escape'],
  ...['Alt+F4', 'Alt+Tab', 'Alt+Shift+Tab', 'Alt+Space', 'Alt+Escape', 'Alt+Enter', 'Alt+Home'],
  ...['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+F1', 'Alt+F2'],
  ...['Mod+Alt+Delete', 'Mod+Alt+Backspace', 'Mod+Alt+Escape', 'Mod+Alt+Tab'],
];

/** What macOS needs besides. */
const MAC = ['Mod+H', 'Mod+M', 'Mod+Alt+H', 'Mod+Space', 'Mod+`', 'Mod+Shift+3', 'Mod+Shift+4'];

const FUNCTION_KEY = /^(?:Shift\+)?F\d+$/;
/** A key that writes something. */
const WRITES = /(?:^|\+)(?:[^+]|Space)$/u;

/** Why a shortcut cannot be set; null when it can. */
export function reservedFor(shortcut: string, mac: boolean): Reserved | null {
  if (EDITING.includes(shortcut)) return 'editing';
  if (SYSTEM.includes(shortcut) || (mac && MAC.includes(shortcut))) return 'system';
  const parts = shortcut.split('+');
  const hasAlt = parts.includes('Alt');
  if (parts.includes('Mod')) {
    // Ctrl and Alt together are AltGr on Windows, which writes signs.
    return hasAlt && !mac && WRITES.test(shortcut) ? 'typing' : null;
  }
  // The Option key writes signs.
  if (hasAlt) return mac && WRITES.test(shortcut) ? 'typing' : null;
  return FUNCTION_KEY.test(shortcut) ? null : 'typing';
}
