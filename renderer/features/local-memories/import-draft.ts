/** How a chosen file is to be imported. */
export interface ImportDraft {
  /** Of the file. */
  readonly file: string;
  /** Id of a memory that is there; null: a new one. */
  readonly into: string | null;
  /** Of the new memory. */
  readonly name: string;
  /** Of tables whose first line does not say them; null: the file says them. */
  readonly source: string | null;
  readonly target: string | null;
  readonly skipsRepeated: boolean;
}

/** Endings of files that hold memories, for the system’s dialog. */
export const MEMORY_ENDINGS = '.tmx,.xlf,.xliff,.sdlxliff,.mqxliff,.csv,.tsv,.tab,.txt';

/**
 * Types by which browsers name such files while they are held over the page. Most systems know no
 * type of TMX: the empty one stands for it.
 */
export const MEMORY_TYPES: readonly string[] = [
  '',
  'text/xml',
  'application/xml',
  'application/x-tmx',
  'application/x-tmx+xml',
  'application/xliff+xml',
  'application/x-xliff',
  'application/x-xliff+xml',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
];

/** A draft for a file; a new memory is called what the file is. @param into id; null: a new one */
export function importDraft(file: string, into: string | null): ImportDraft {
  const dot = file.lastIndexOf('.');
  const name = (dot > 0 ? file.slice(0, dot) : file).trim().slice(0, 200);
  return { file, into, name, source: null, target: null, skipsRepeated: true };
}

/** Whether a file is a table, which may leave out to say its languages. */
export function isTable(file: string): boolean {
  return /\.(?:csv|tsv|tab|txt)$/i.test(file);
}

/** Whether there is enough in the draft to begin. */
export function canImport({ into, name }: ImportDraft): boolean {
  return into !== null || name.trim() !== '';
}
