import type { WordKey } from '../words/words.ts';

interface ActionRow {
  readonly name: WordKey;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
}

/** Every action of the program, so that no two share a shortcut. */
export const ACTIONS = {
  'go-text': { name: 'action.go-text', shortcut: 'Alt+1' },
  'go-settings': { name: 'action.go-settings', shortcut: 'Mod+,' },
  translate: { name: 'action.translate', shortcut: 'Mod+Enter' },
  cancel: { name: 'action.cancel', shortcut: 'Escape' },
  swap: { name: 'action.swap', shortcut: 'Alt+S' },
  clear: { name: 'action.clear', shortcut: 'Alt+Backspace' },
  copy: { name: 'action.copy', shortcut: 'Mod+Shift+C' },
  open: { name: 'action.open', shortcut: 'Mod+O' },
  options: { name: 'action.options', shortcut: 'Alt+O' },
  from: { name: 'action.from', shortcut: 'Alt+F' },
  to: { name: 'action.to', shortcut: 'Alt+T' },
  memory: { name: 'action.memory', shortcut: 'Alt+M' },
} as const satisfies Record<string, ActionRow>;

export type ActionId = keyof typeof ACTIONS;

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  return ACTIONS[id];
}
