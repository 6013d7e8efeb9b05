import type { ActionRow } from '../action-row.ts';

const glossaries = { group: 'glossaries', on: 'glossaries' } as const;
const style = { group: 'style', on: 'style' } as const;
const memories = { group: 'memories', on: 'memories' } as const;
const terms = { group: 'terms', on: 'terms' } as const;
const history = { group: 'history', on: 'history' } as const;
const importing = { keywords: 'action.import.also' } as const;
const exporting = { keywords: 'action.export.also' } as const;

/** What is kept: glossaries, style rules, memories, spoken terms and the history. */
export const RESOURCES = {
  'glossary-new': { name: 'action.glossary-new', ...glossaries, keywords: 'action.new.also' },
  'glossary-import': { name: 'action.glossary-import', ...glossaries, ...importing },
  'glossary-export': { name: 'action.glossary-export', ...glossaries, ...exporting },
  'glossary-rename': { name: 'action.glossary-rename', ...glossaries },
  'glossary-delete': { name: 'action.glossary-delete', ...glossaries },
  'glossary-pair': { name: 'action.glossary-pair', ...glossaries },
  'glossary-entry': { name: 'action.glossary-entry', ...glossaries, keywords: 'action.new.also' },
  'glossary-remove-entries': { name: 'action.glossary-remove-entries', ...glossaries },
  'glossary-undo': { name: 'action.glossary-undo', ...glossaries },
  'glossary-redo': { name: 'action.glossary-redo', ...glossaries },
  'glossary-problems': { name: 'action.glossary-problems', ...glossaries },
  'glossary-discard': { name: 'action.glossary-discard', ...glossaries },

  'style-new': { name: 'action.style-new', ...style, keywords: 'action.new.also' },
  'style-rename': { name: 'action.style-rename', ...style },
  'style-delete': { name: 'action.style-delete', ...style },
  'style-instruction': { name: 'action.style-instruction', ...style },
  'style-clear': { name: 'action.style-clear', ...style },
  'style-discard': { name: 'action.style-discard', ...style },

  'memory-new': { name: 'action.memory-new', ...memories, keywords: 'action.new.also' },
  'memory-import': { name: 'action.memory-import', ...memories, ...importing },
  'memory-import-into': { name: 'action.memory-import-into', ...memories, ...importing },
  'memory-export': { name: 'action.memory-export', ...memories, ...exporting },
  'memory-rename': { name: 'action.memory-rename', ...memories },
  'memory-deduplicate': { name: 'action.memory-deduplicate', ...memories },
  'memory-merge': { name: 'action.memory-merge', ...memories },
  'memory-delete': { name: 'action.memory-delete', ...memories },
  'memories-local': { name: 'action.memories-local', group: 'memories' },
  'memories-service': { name: 'action.memories-service', group: 'memories' },

  'terms-new': { name: 'action.terms-new', ...terms, keywords: 'action.new.also' },
  'terms-rename': { name: 'action.terms-rename', ...terms },
  'terms-delete': { name: 'action.terms-delete', ...terms },
  'terms-import': { name: 'action.terms-import', ...terms, ...importing },
  'terms-export': { name: 'action.terms-export', ...terms, ...exporting },
  'terms-discard': { name: 'action.terms-discard', ...terms },

  'history-again': { name: 'action.history-again', ...history },
  'history-pin': { name: 'action.history-pin', ...history },
  'history-delete': { name: 'action.history-delete', ...history },
  'history-close': { name: 'action.history-close', ...history },
  'history-export': { name: 'action.history-export', ...history, ...exporting },
  'history-show-all': { name: 'action.history-show-all', ...history },
} as const satisfies Record<string, ActionRow>;
