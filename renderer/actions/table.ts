import type { WordKey } from '../words/words.ts';

interface ActionRow {
  readonly name: WordKey;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
}

/** Every action of the program, so that no two share a shortcut. */
export const ACTIONS = {
  // Digits alone belong to the matches of the segment desk.
  'go-text': { name: 'action.go-text', shortcut: 'Mod+Shift+1' },
  'go-documents': { name: 'action.go-documents', shortcut: 'Mod+Shift+2' },
  'go-segments': { name: 'action.go-segments', shortcut: 'Mod+Shift+3' },
  'go-voice': { name: 'action.go-voice', shortcut: 'Mod+Shift+4' },
  'go-memories': { name: 'action.go-memories', shortcut: 'Mod+Shift+5' },
  'go-terms': { name: 'action.go-terms', shortcut: 'Mod+Shift+6' },
  'go-usage': { name: 'action.go-usage', shortcut: 'Mod+Shift+7' },
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
  'documents-folder': { name: 'action.documents-folder', shortcut: 'Mod+Shift+U' },
  'documents-pause': { name: 'action.documents-pause', shortcut: 'Mod+Shift+H' },
  'memories-search': { name: 'action.memories-search', shortcut: 'Mod+Shift+G' },
  'voice-start': { name: 'action.voice-start', shortcut: 'Mod+Shift+R' },
  'voice-pause': { name: 'action.voice-pause', shortcut: 'Mod+Shift+P' },
  'voice-bookmark': { name: 'action.voice-bookmark', shortcut: 'Mod+B' },
  'voice-search': { name: 'action.voice-search', shortcut: 'Mod+F' },
  'voice-captions': { name: 'action.voice-captions', shortcut: 'Mod+Shift+K' },
  'voice-hush': { name: 'action.voice-hush', shortcut: 'Mod+Shift+X' },
  'terms-save': { name: 'action.terms-save', shortcut: 'Mod+S' },
} as const satisfies Record<string, ActionRow>;

export type ActionId = keyof typeof ACTIONS;

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  return ACTIONS[id];
}
