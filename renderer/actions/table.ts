import type { WordKey } from '../words/words.ts';

interface ActionRow {
  readonly name: WordKey;
  /** `Mod` is Ctrl, or Command on macOS; the last part is a `KeyboardEvent.key`. */
  readonly shortcut?: string;
  /** A number in the name. */
  readonly n?: number;
  /** The screen that has the shortcut for itself, before an action of the whole program. */
  readonly on?: 'segments';
}

const matchRow = (n: number) =>
  ({ name: 'action.segments-match', shortcut: `Mod+${n}`, n, on: 'segments' }) as const;
const tagRow = (n: number) =>
  ({ name: 'action.segments-tag', shortcut: `Mod+Shift+${n}`, n, on: 'segments' }) as const;

/** Every action of the program, so that no two on one screen share a shortcut. */
export const ACTIONS = {
  // On the segment desk digits belong to its matches.
  'go-text': { name: 'action.go-text', shortcut: 'Mod+1' },
  'go-documents': { name: 'action.go-documents', shortcut: 'Mod+2' },
  'go-segments': { name: 'action.go-segments', shortcut: 'Mod+3' },
  'go-voice': { name: 'action.go-voice', shortcut: 'Mod+4' },
  'go-write': { name: 'action.go-write', shortcut: 'Mod+5' },
  'go-glossaries': { name: 'action.go-glossaries', shortcut: 'Mod+6' },
  'go-style': { name: 'action.go-style', shortcut: 'Mod+7' },
  'go-memories': { name: 'action.go-memories', shortcut: 'Mod+8' },
  'go-terms': { name: 'action.go-terms', shortcut: 'Mod+9' },
  'go-detect': { name: 'action.go-detect', shortcut: 'Mod+Shift+A' },
  'go-history': { name: 'action.go-history', shortcut: 'Mod+0' },
  'go-usage': { name: 'action.go-usage', shortcut: 'Mod+Shift+G' },
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
  'segments-confirm': { name: 'action.segments-confirm', shortcut: 'Mod+Enter', on: 'segments' },
  'segments-confirm-row': {
    name: 'action.segments-confirm-row',
    shortcut: 'Mod+Shift+Enter',
    on: 'segments',
  },
  'segments-previous': {
    name: 'action.segments-previous',
    shortcut: 'Mod+ArrowUp',
    on: 'segments',
  },
  'segments-next': { name: 'action.segments-next', shortcut: 'Mod+ArrowDown', on: 'segments' },
  'segments-undo': { name: 'action.segments-undo', shortcut: 'Mod+Z', on: 'segments' },
  'segments-redo': { name: 'action.segments-redo', shortcut: 'Mod+Shift+Z', on: 'segments' },
  'segments-source': { name: 'action.segments-source', shortcut: 'Mod+0', on: 'segments' },
  'segments-match-1': matchRow(1),
  'segments-match-2': matchRow(2),
  'segments-match-3': matchRow(3),
  'segments-match-4': matchRow(4),
  'segments-match-5': matchRow(5),
  'segments-match-6': matchRow(6),
  'segments-match-7': matchRow(7),
  'segments-match-8': matchRow(8),
  'segments-match-9': matchRow(9),
  'segments-tag-1': tagRow(1),
  'segments-tag-2': tagRow(2),
  'segments-tag-3': tagRow(3),
  'segments-tag-4': tagRow(4),
  'segments-tag-5': tagRow(5),
  'segments-tag-6': tagRow(6),
  'segments-tag-7': tagRow(7),
  'segments-tag-8': tagRow(8),
  'segments-tag-9': tagRow(9),
  'segments-concordance': {
    name: 'action.segments-concordance',
    shortcut: 'Mod+Shift+C',
    on: 'segments',
  },
  'segments-findings': { name: 'action.segments-findings', shortcut: 'F8', on: 'segments' },
  'segments-search': { name: 'action.segments-search', shortcut: 'Mod+F', on: 'segments' },
  'segments-pane': { name: 'action.segments-pane', shortcut: 'F6', on: 'segments' },
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
