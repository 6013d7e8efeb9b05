import type { WordKey } from '../words/words.ts';

interface ActionRow {
  readonly name: WordKey;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
}

/** Every action of the program, so that no two share a shortcut. */
export const ACTIONS = {
  'go-text': { name: 'action.go-text', shortcut: 'Mod+1' },
  'go-settings': { name: 'action.go-settings', shortcut: 'Mod+,' },
  translate: { name: 'action.translate', shortcut: 'Mod+Enter' },
  cancel: { name: 'action.cancel', shortcut: 'Escape' },
  swap: { name: 'action.swap', shortcut: 'Mod+Shift+S' },
  clear: { name: 'action.clear', shortcut: 'Mod+Shift+Backspace' },
  copy: { name: 'action.copy', shortcut: 'Mod+Shift+Y' },
  open: { name: 'action.open', shortcut: 'Mod+O' },
  options: { name: 'action.options', shortcut: 'Mod+Shift+O' },
  from: { name: 'action.from', shortcut: 'Mod+Shift+F' },
  to: { name: 'action.to', shortcut: 'Mod+Shift+L' },
  memory: { name: 'action.memory', shortcut: 'Mod+Shift+M' },
} as const satisfies Record<string, ActionRow>;

export type ActionId = keyof typeof ACTIONS;

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  return ACTIONS[id];
}
