import { stat } from 'node:fs/promises';
import { DOCUMENT_ENDINGS, endingOf } from '../../preload/contract/document-endings.ts';
import type { OpenedFile, OpenedFiles } from '../../preload/contract/outside.ts';
import type { GivenFiles } from '../system/outside.ts';
import { fileAt } from './file-at.ts';
import { fileName } from './file-name.ts';
import type { TicketBook } from './ticket-book.ts';

/** Where files with this ending are offered; null where there is no place for them. */
export function screenOf(name: string): OpenedFile['screen'] | null {
  const ending = endingOf(name);
  if (ending === 'tmx') return 'memories';
  return DOCUMENT_ENDINGS.some((one) => one === ending) ? 'documents' : null;
}

type Looked = OpenedFile | OpenedFiles['refused'][number] | null;

/**
 * Looks at files that were given by path, and issues a ticket for each that can be opened. Folders
 * are passed over: the program's own and that of the data stand among the arguments of a start.
 */
export async function openFiles(
  { paths, isCut }: GivenFiles,
  book: TicketBook,
): Promise<OpenedFiles> {
  const looked = await Promise.all(paths.map((path) => look(path, book)));
  return {
    files: looked.filter((one) => one !== null && 'ticket' in one),
    refused: looked.filter((one) => one !== null && 'why' in one),
    isCut,
  };
}

async function look(path: string, book: TicketBook): Promise<Looked> {
  const name = fileName(path);
  const screen = screenOf(name);
  if (screen === null) {
    const isFolder = await stat(path).then(
      (facts) => facts.isDirectory(),
      () => false,
    );
    return isFolder ? null : { name, why: 'unknown-type' };
  }
  const file = await fileAt(path);
  if (file === null) return { name, why: 'unreadable' };
  return { ticket: book.issue({ ...file, isOpened: true }), name, size: file.size, screen };
}
