import {
  DocumentOptions,
  type DocumentRow,
  type DocumentsView,
} from '../../../../preload/contract/documents.ts';

export const OPTIONS = DocumentOptions.parse({ source: 'en', target: 'de' });

/** A row that waits, but for what a test says. */
export function row(id: string, change: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id,
    name: `${id}.docx`,
    folder: '',
    size: 1000,
    format: 'docx',
    options: OPTIONS,
    connection: 'offline',
    connectionName: 'Offline service',
    state: 'queued',
    progress: null,
    characters: null,
    failure: null,
    endsAt: null,
    retryAt: null,
    added: 1,
    seconds: null,
    result: null,
    warnings: [],
    engine: null,
    found: null,
    hasPreview: false,
    maybeSentBefore: false,
    ...change,
  };
}

export function view(
  rows: readonly DocumentRow[],
  change: Partial<DocumentsView> = {},
): DocumentsView {
  return { rows, removed: [], isPaused: false, halted: null, secrets: 'store', ...change };
}
