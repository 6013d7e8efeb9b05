import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DictionaryText } from './dictionaries.ts';

/** What we use of Hunspell, compiled to WebAssembly in the package `hunspell-asm`. */
interface HunspellModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  cwrap(name: string, result: 'number' | null, parameters: readonly 'number'[]): Native;
  allocateUTF8(text: string): number;
  _malloc(bytes: number): number;
  _free(place: number): void;
  getValue(place: number, kind: '*'): number;
  UTF8ToString(place: number): string;
}
type Native = (...places: number[]) => number;

/** Hunspell with one dictionary, without a program. */
export interface HunspellDictionary {
  has(word: string): boolean;
  suggest(word: string): readonly string[];
}

/** @param file of the module */
export async function openHunspell(
  file: string,
  text: DictionaryText,
): Promise<HunspellDictionary> {
  const start = createRequire(join(file, 'x'))(file) as (module: object) => HunspellModule;
  const ready = Promise.withResolvers<undefined>();
  // It has a `then` of its own that leads to itself, and so is never what a promise resolves to.
  const module = start({
    onRuntimeInitialized: () => ready.resolve(undefined),
    onAbort: () => ready.reject(new Error('Hunspell cannot be started.')),
    print: () => undefined,
    printErr: () => undefined,
  });
  await ready.promise;
  const call = (name: string, parameters: number, result: 'number' | null = 'number') =>
    module.cwrap(`Hunspell_${name}`, result, Array<'number'>(parameters).fill('number'));
  const [create, spell, suggest] = [call('create', 2), call('spell', 2), call('suggest', 3)];
  const freeList = call('free_list', 3, null);
  const withText = <T>(written: string, work: (place: number) => T): T => {
    const place = module.allocateUTF8(written);
    try {
      return work(place);
    } finally {
      module._free(place);
    }
  };
  const [aff, dic] = ['/own.aff', '/own.dic'];
  // Whatever it was written in, as text it is UTF-8.
  const rules = `SET UTF-8\n${text.aff.replace(/^\uFEFF?/, '').replace(/^SET\s.*$/m, '')}`;
  module.FS.writeFile(aff, Buffer.from(rules));
  module.FS.writeFile(dic, Buffer.from(text.dic.replace(/^\uFEFF/, '')));
  const handle = withText(aff, (affPlace) =>
    withText(dic, (dicPlace) => create(affPlace, dicPlace)),
  );
  return {
    has: (word) => withText(plain(word), (place) => spell(handle, place)) !== 0,
    suggest: (word) => {
      const list = module._malloc(4);
      const count = withText(plain(word), (place) => suggest(handle, list, place));
      const first = module.getValue(list, '*');
      const found = Array.from({ length: count }, (_, at) =>
        module.UTF8ToString(module.getValue(first + at * 4, '*')),
      );
      freeList(handle, list, count);
      module._free(list);
      return found;
    },
  };
}

const plain = (word: string): string => word.normalize('NFC').replaceAll('’', "'");
