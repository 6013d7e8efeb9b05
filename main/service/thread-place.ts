import { join } from 'node:path';

/** Built, each thread is a file of its own beside this one; from source it lies in its folder. */
const isSource = import.meta.filename.endsWith('.ts');

/** The thread that translates documents. */
export const documentThread = (): string =>
  join(import.meta.dirname, isSource ? 'documents/document-thread.ts' : 'documents.js');
