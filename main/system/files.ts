import type { Readable } from 'node:stream';

/** A file that the page handed over. */
export interface HandedFile {
  readonly name: string;
  /** Bytes, where known before reading. */
  readonly size: number | null;
  /** Where it stands on the disk, where it does. */
  readonly path?: string;
  /** The page cannot hand it over again, so that a use that fails leaves its ticket good. */
  readonly isOpened?: true;
  open(): Readable;
  /** Forgets the ticket and deletes what was kept for it. */
  discard(): Promise<void>;
}

/** Files handed over by ticket; a ticket is unguessable and good until it is discarded. */
export interface FileTickets {
  /** null when the ticket is unknown or was discarded. */
  take(ticket: string): HandedFile | null;
}
