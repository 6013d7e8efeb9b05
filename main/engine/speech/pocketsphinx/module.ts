import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { acousticFiles } from './model.ts';
import type { SphinxModel } from './model.ts';

/** What the built module gives (`scripts/recogniser/glue.c`). */
export interface SphinxModule {
  readonly HEAPU8: Uint8Array;
  readonly FS: {
    mkdir(path: string): void;
    writeFile(path: string, bytes: Uint8Array): void;
    unlink(path: string): void;
  };
  UTF8ToString(pointer: number): string;
  stringToUTF8(text: string, pointer: number, size: number): void;
  lengthBytesUTF8(text: string): number;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _r_open(): number;
  _r_phones(word: number): number;
  _r_add(word: number, phones: number, weight: number): number;
  _r_ready(word: number, phones: number): number;
  _r_feed(samples: number, count: number): number;
  _r_words(): number;
  _r_sure_words(): number;
  _r_end(): number;
  _r_hear(samples: number, count: number): number;
  _r_start(): number;
}

type OpenModule = (options: { readonly wasmBinary: Uint8Array }) => Promise<SphinxModule>;

/**
 * Loads the module with a model in its memory; takes about 0.4 s and 200 MB.
 * @param folder with `recogniser.cjs` and `recogniser.wasm`
 * @throws Error when the model cannot be read or is not one
 */
export async function openSphinxModule(folder: string, model: SphinxModel): Promise<SphinxModule> {
  const open = createRequire(join(folder, 'x'))('./recogniser.cjs') as OpenModule;
  const sphinx = await open({ wasmBinary: readFileSync(join(folder, 'recogniser.wasm')) });
  const put = (from: string, to: string) => sphinx.FS.writeFile(to, readFileSync(from));
  sphinx.FS.mkdir('/model');
  sphinx.FS.mkdir('/model/en-us');
  for (const file of acousticFiles(model)) put(file, `/model/en-us/${basename(file)}`);
  put(model.language, '/model/en-us.lm.bin');
  put(model.dictionary, '/model/cmudict-en-us.dict');
  const opened = sphinx._r_open();
  if (opened !== 0) throw new Error(`The speech model could not be opened (${opened}).`);
  return sphinx;
}

/** Passes texts to a call as C strings. */
export function withTexts<T>(
  sphinx: SphinxModule,
  texts: readonly string[],
  call: (...pointers: number[]) => T,
): T {
  const pointers = texts.map((text) => {
    const size = sphinx.lengthBytesUTF8(text) + 1;
    const pointer = sphinx._malloc(size);
    sphinx.stringToUTF8(text, pointer, size);
    return pointer;
  });
  try {
    return call(...pointers);
  } finally {
    for (const pointer of pointers) sphinx._free(pointer);
  }
}
