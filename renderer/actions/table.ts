import type { WordKey } from '../words/words.ts';

interface ActionRow {
  readonly name: WordKey;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
}

/** Every action of the program, so that no two share a shortcut. */
export const ACTIONS = {
  'go-text': { name: 'action.go-text', shortcut: 'Mod+1' },
  'go-documents': { name: 'action.go-documents', shortcut: 'Mod+2' },
  'go-voice': { name: 'action.go-voice', shortcut: 'Mod+3' },
  'go-write': { name: 'action.go-write', shortcut: 'Mod+4' },
  'go-glossaries': { name: 'action.go-glossaries', shortcut: 'Mod+5' },
  'go-style': { name: 'action.go-style', shortcut: 'Mod+6' },
  'go-terms': { name: 'action.go-terms', shortcut: 'Mod+7' },
  'go-detect': { name: 'action.go-detect', shortcut: 'Mod+8' },
  'go-history': { name: 'action.go-history', shortcut: 'Mod+9' },
  'go-usage': { name: 'action.go-usage', shortcut: 'Mod+0' },
  'go-settings': { name: 'action.go-settings', shortcut: 'Mod+,' },
  search: { name: 'action.search', shortcut: 'Mod+K' },
  translate: { name: 'action.translate', shortcut: 'Mod+Enter' },
  'translate-fresh': { name: 'action.translate-fresh', shortcut: 'Mod+Shift+Enter' },
  cancel: { name: 'action.cancel', shortcut: 'Escape' },
  swap: { name: 'action.swap', shortcut: 'Mod+Shift+S' },
  clear: { name: 'action.clear', shortcut: 'Mod+Shift+Backspace' },
  copy: { name: 'action.copy', shortcut: 'Mod+Shift+Y' },
  open: { name: 'action.open', shortcut: 'Mod+O' },
  options: { name: 'action.options', shortcut: 'Mod+Shift+O' },
  from: { name: 'action.from', shortcut: 'Mod+Shift+F' },
  to: { name: 'action.to', shortcut: 'Mod+Shift+L' },
  compare: { name: 'action.compare', shortcut: 'Mod+Shift+E' },
  memory: { name: 'action.memory', shortcut: 'Mod+Shift+M' },
  'documents-folder': { name: 'action.documents-folder', shortcut: 'Mod+Shift+U' },
  'documents-pause': { name: 'action.documents-pause', shortcut: 'Mod+Shift+H' },
  'voice-start': { name: 'action.voice-start', shortcut: 'Mod+Shift+R' },
  'voice-pause': { name: 'action.voice-pause', shortcut: 'Mod+Shift+P' },
  'voice-bookmark': { name: 'action.voice-bookmark', shortcut: 'Mod+B' },
  find: { name: 'action.find', shortcut: 'Mod+F' },
  'voice-captions': { name: 'action.voice-captions', shortcut: 'Mod+Shift+K' },
  'voice-hush': { name: 'action.voice-hush', shortcut: 'Mod+Shift+X' },
  'write-next': { name: 'action.write-next', shortcut: 'F8' },
  'write-previous': { name: 'action.write-previous', shortcut: 'Shift+F8' },
  'write-accept': { name: 'action.write-accept', shortcut: 'F9' },
  'write-refuse': { name: 'action.write-refuse', shortcut: 'Shift+F9' },
  'add-term': { name: 'action.add-term', shortcut: 'Mod+D' },
  quick: { name: 'action.quick', shortcut: 'Mod+Shift+D' },
  save: { name: 'action.save', shortcut: 'Mod+S' },
} as const satisfies Record<string, ActionRow>;

export type ActionId = keyof typeof ACTIONS;

/** An action as lists show it. */
export function actionRow(id: ActionId): ActionRow {
  return ACTIONS[id];
}
