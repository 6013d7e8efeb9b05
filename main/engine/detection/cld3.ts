import createModule from 'cld3-asm/dist/cjs/lib/node/cld3.js';
import type { Cld3Module } from 'cld3-asm/dist/cjs/lib/node/cld3.js';

/** One answer of the neural model: its language code as the model writes it, probability 0 to 1. */
export interface Cld3Answer {
  readonly language: string;
  readonly probability: number;
}

export interface Cld3 {
  identify(text: string): Cld3Answer;
}

const POINTER = 4;
const MAX_BYTES = 4000;

/**
 * The compiled module asks for CommonJS's `__dirname` while it starts, only to build a path that it
 * never opens (its binary is inside the file). Bundled into an ES module that name does not exist,
 * so it is lent for the one synchronous call.
 */
function withDirectoryName<T>(start: () => T): T {
  const scope = globalThis as { __dirname?: string };
  const had = '__dirname' in scope;
  if (!had) scope.__dirname = '.';
  try {
    return start();
  } finally {
    if (!had) delete scope.__dirname;
  }
}

/**
 * Starts the WebAssembly language model. The package's own loader is bypassed: it brings a file
 * system emulation that does not survive bundling.
 */
export async function loadCld3(): Promise<Cld3> {
  const quiet = () => undefined;
  // The module object has a `then` that answers with itself, so no promise may ever hold it.
  const box: { module?: Cld3Module } = {};
  await new Promise<void>((resolve, reject) => {
    box.module = withDirectoryName(() =>
      createModule({
        onRuntimeInitialized: resolve,
        onAbort: (reason) =>
          reject(new Error(`The language model did not start: ${String(reason)}`)),
        print: quiet,
        printErr: quiet,
      }),
    );
  });
  if (!box.module) throw new Error('The language model did not start.');
  return adapt(box.module);
}

/** Layout of the C result: char*, float, bool, float, int, span**, each in 4 bytes. */
function adapt(module: Cld3Module): Cld3 {
  const resultSize = module.cwrap('get_SizeLanguageResult', 'number', [])();
  const handle = module.cwrap('Cld_create', 'number', ['number', 'number'])(0, MAX_BYTES);
  const find = module.cwrap('Cld_findLanguage', null, ['number', 'number', 'number']);
  return {
    identify(text) {
      const result = module._malloc(resultSize);
      const input = module.allocateUTF8(text);
      find(handle, input, result);
      module._free(input);
      const name = module.getValue(result, '*');
      const answer = {
        language: module.UTF8ToString(name),
        probability: module.getValue(result + POINTER, 'float'),
      };
      const spans = module.getValue(result + 4 * POINTER, 'i32');
      const list = module.getValue(result + 5 * POINTER, '*');
      for (let i = 0; i < spans; i += 1) module._free(module.getValue(list + i * POINTER, '*'));
      module._free(list);
      module._free(name);
      module._free(result);
      return answer;
    },
  };
}
