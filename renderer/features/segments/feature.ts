import { Rows3 } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const segments = { group: 'segments', on: 'segments' } as const;

const matchRow = (n: number) =>
  ({ name: 'action.segments-match', ...segments, shortcut: `Alt+${n}`, n }) as const;
const termRow = (n: number) =>
  ({ name: 'action.segments-term', ...segments, shortcut: `Alt+Shift+${n}`, n }) as const;
const tagRow = (n: number) =>
  ({ name: 'action.segments-tag', ...segments, shortcut: `Mod+Shift+${n}`, n }) as const;

/** Segments: the editor of a project, segment by segment. */
export const segmentsFeature = defineFeature({
  id: 'segments',
  screen: {
    id: 'segments',
    group: 'translate',
    icon: Rows3,
    shortcut: 'Mod+3',
    load: async () => (await import('./SegmentsScreen.tsx')).SegmentsScreen,
  },
  actions: {
    'segments-confirm': { name: 'action.segments-confirm', ...segments, shortcut: 'Mod+Enter' },
    'segments-confirm-row': {
      name: 'action.segments-confirm-row',
      ...segments,
      shortcut: 'Mod+Shift+Enter',
    },
    'segments-previous': { name: 'action.segments-previous', ...segments, shortcut: 'Mod+ArrowUp' },
    'segments-next': { name: 'action.segments-next', ...segments, shortcut: 'Mod+ArrowDown' },
    'segments-undo': { name: 'action.segments-undo', ...segments, shortcut: 'Mod+Z' },
    'segments-redo': { name: 'action.segments-redo', ...segments, shortcut: 'Mod+Shift+Z' },
    'segments-source': { name: 'action.segments-source', ...segments, shortcut: 'Alt+0' },
    'segments-match-1': matchRow(1),
    'segments-match-2': matchRow(2),
    'segments-match-3': matchRow(3),
    'segments-match-4': matchRow(4),
    'segments-match-5': matchRow(5),
    'segments-match-6': matchRow(6),
    'segments-match-7': matchRow(7),
    'segments-match-8': matchRow(8),
    'segments-match-9': matchRow(9),
    'segments-term-1': termRow(1),
    'segments-term-2': termRow(2),
    'segments-term-3': termRow(3),
    'segments-term-4': termRow(4),
    'segments-term-5': termRow(5),
    'segments-term-6': termRow(6),
    'segments-term-7': termRow(7),
    'segments-term-8': termRow(8),
    'segments-term-9': termRow(9),
    'segments-machine': {
      name: 'action.segments-machine',
      ...segments,
      shortcut: 'Alt+Shift+0',
    },
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
      ...segments,
      shortcut: 'Mod+Shift+C',
    },
    'segments-next-tag': { name: 'action.segments-next-tag', ...segments, shortcut: 'F9' },
    'segments-characters': {
      name: 'action.segments-characters',
      ...segments,
      shortcut: 'Shift+F9',
    },
    'segments-case': { name: 'action.segments-case', ...segments, shortcut: 'Shift+F3' },
    'segments-spaces': { name: 'action.segments-spaces', ...segments, shortcut: 'Shift+F2' },
    'segments-spelling': { name: 'action.segments-spelling', ...segments, shortcut: 'Mod+.' },
    'segments-show-matches': {
      name: 'action.segments-show-matches',
      ...segments,
      shortcut: 'F2',
    },
    'segments-show-terms': { name: 'action.segments-show-terms', ...segments, shortcut: 'F3' },
    'segments-show-machine': {
      name: 'action.segments-show-machine',
      ...segments,
      shortcut: 'F4',
    },
    'segments-show-checks': {
      name: 'action.segments-show-checks',
      ...segments,
      shortcut: 'Shift+F8',
    },
    'segments-preview': { name: 'action.segments-preview', ...segments },
    'segments-findings': { name: 'action.segments-findings', ...segments, shortcut: 'F8' },
    'segments-qa-profiles': { name: 'action.segments-qa-profiles', ...segments },
    'segments-forbidden': { name: 'action.segments-forbidden', ...segments },
    'segments-search': { name: 'action.segments-search', ...segments, shortcut: 'Mod+F' },
    'segments-pane': { name: 'action.segments-pane', ...segments, shortcut: 'F6' },
    'segments-fill': { name: 'action.segments-fill', ...segments },
    'segments-fill-service': { name: 'action.segments-fill-service', ...segments },
    'segments-export': {
      name: 'action.segments-export',
      ...segments,
      keywords: 'action.export.also',
    },
    'segments-review-outside': { name: 'action.segments-review-outside', ...segments },
    'segments-update-source': { name: 'action.segments-update-source', ...segments },
    'segments-update-report': { name: 'action.segments-update-report', ...segments },
    'segments-switch-version': { name: 'action.segments-switch-version', ...segments },
    'segments-next-open': {
      name: 'action.segments-next-open',
      ...segments,
      shortcut: 'Mod+Alt+ArrowDown',
    },
    'segments-next-file': {
      name: 'action.segments-next-file',
      ...segments,
      shortcut: 'Mod+Alt+PageDown',
    },
    'segments-previous-file': {
      name: 'action.segments-previous-file',
      ...segments,
      shortcut: 'Mod+Alt+PageUp',
    },
    'segments-replace': { name: 'action.segments-replace', ...segments, shortcut: 'Mod+H' },
    'segments-split': { name: 'action.segments-split', ...segments, shortcut: 'Mod+E' },
    'segments-merge': { name: 'action.segments-merge', ...segments, shortcut: 'Mod+J' },
    'segments-comment': { name: 'action.segments-comment', ...segments, shortcut: 'Mod+M' },
    'segments-history': { name: 'action.segments-history', ...segments, shortcut: 'Mod+Shift+O' },
    'segments-lock': { name: 'action.segments-lock', ...segments, shortcut: 'Mod+L' },
    'segments-unconfirm': {
      name: 'action.segments-unconfirm',
      ...segments,
      shortcut: 'Mod+Alt+Enter',
    },
    'segments-confirm-only': {
      name: 'action.segments-confirm-only',
      ...segments,
      shortcut: 'Mod+Alt+Shift+Enter',
    },
    'segments-review': { name: 'action.segments-review', ...segments, shortcut: 'Mod+Shift+A' },
    'segments-reject': { name: 'action.segments-reject', ...segments, shortcut: 'Mod+Shift+L' },
    'segments-clear': { name: 'action.segments-clear', ...segments, shortcut: 'Mod+D' },
    'segments-filter': { name: 'action.segments-filter', ...segments, shortcut: 'Mod+Shift+F' },
    'segments-pre-translate': { name: 'action.segments-pre-translate', ...segments },
    'segments-export-files': {
      name: 'action.segments-export-files',
      ...segments,
      keywords: 'action.export.also',
    },
    'segments-rename': { name: 'action.segments-rename', ...segments },
    'segments-back': { name: 'action.segments-back', ...segments },
  },
  followed: async () => (await import('./store.ts')).segmentsStore,
});
