import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Built, each thread is a file of its own beside this one; from source it lies in its folder. */
const isSource = import.meta.filename.endsWith('.ts');

/** The thread that translates documents. */
export const documentThread = (): string =>
  join(import.meta.dirname, isSource ? 'documents/document-thread.ts' : 'documents.js');

/** The thread that corrects texts. */
export const writingThread = (): string =>
  join(import.meta.dirname, isSource ? '../engine/writing/writing-thread.ts' : 'writing.js');

/** The grammar engine's WebAssembly module: of its package, or put beside the built files. */
export const grammarModule = (): string =>
  isSource
    ? fileURLToPath(new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js')))
    : join(import.meta.dirname, 'grammar.wasm');
