import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Built, each thread is a file of its own beside this one; from source it lies in its folder. */
const isSource = import.meta.filename.endsWith('.ts');

/** The thread that translates documents. */
export const documentThread = (): string =>
  join(import.meta.dirname, isSource ? 'documents/document-thread.ts' : 'documents.js');

/** The thread that corrects texts. */
export const writingThread = (): string =>
  join(import.meta.dirname, isSource ? '../engine/writing/writing-thread.ts' : 'writing.js');

/** Hunspell as a module: of its package, or put beside the built files. */
export const hunspellModule = (): string =>
  isSource
    ? fileURLToPath(import.meta.resolve('hunspell-asm/dist/cjs/lib/node/hunspell.js'))
    : join(import.meta.dirname, 'hunspell.cjs');

/** The grammar engine's WebAssembly module: of its package, or put beside the built files. */
export const grammarModule = (): string =>
  isSource
    ? fileURLToPath(new URL('harper_wasm_slim_bg.wasm', import.meta.resolve('harper.js')))
    : join(import.meta.dirname, 'grammar.wasm');

/** The files of the speech engine: of its package, or put beside the built files. */
export const speechRuntime = (): string =>
  isSource
    ? dirname(fileURLToPath(import.meta.resolve('sherpa-onnx')))
    : join(import.meta.dirname, 'sherpa-onnx');

/** The thread that translates with packs. */
export const bergamotThread = (): string =>
  join(import.meta.dirname, isSource ? '../engine/machine/bergamot/thread.ts' : 'translation.js');

/** The files of its engine: of its package, or put beside the built files. */
export const bergamotFiles = (): { readonly module: string; readonly script: string } => {
  const place = (ending: string) =>
    isSource
      ? fileURLToPath(
          import.meta.resolve(
            `@browsermt/bergamot-translator/worker/bergamot-translator-worker.${ending}`,
          ),
        )
      : join(import.meta.dirname, `bergamot.${ending === 'js' ? 'cjs' : ending}`);
  return { module: place('wasm'), script: place('js') };
};
