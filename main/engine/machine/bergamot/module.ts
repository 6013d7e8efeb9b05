import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { Passage, ThreadStart, TranslationModel } from './routes.ts';

/** What the engine's C++ lends to scripts; `delete` gives it back. */
interface Lent {
  delete(): void;
}

interface List<T> extends Lent {
  push_back(value: T): void;
}

interface Memory extends Lent {
  getByteArrayView(): Int8Array;
}

interface Responses extends Lent {
  get(index: number): { getTranslatedText(): string };
}

interface ResponseOptions {
  readonly alignment: boolean;
  readonly html: boolean;
  readonly qualityScores: boolean;
}

interface Service {
  translate(model: Lent, texts: List<string>, options: List<ResponseOptions>): Responses;
  translateViaPivoting(
    first: Lent,
    second: Lent,
    texts: List<string>,
    options: List<ResponseOptions>,
  ): Responses;
}

/** The part of the engine's WebAssembly module that is used here. */
interface BergamotModule {
  readonly asm: Readonly<Record<string, (...values: readonly number[]) => number>>;
  readonly AlignedMemory: new (bytes: number, alignment: number) => Memory;
  readonly AlignedMemoryList: new () => List<Memory>;
  readonly VectorString: new () => List<string>;
  readonly VectorResponseOptions: new () => List<ResponseOptions>;
  readonly BlockingService: new (options: { readonly cacheSize: number }) => Service;
  readonly TranslationModel: new (
    configuration: string,
    model: Memory,
    shortlist: Memory,
    vocabularies: List<Memory>,
    quality: null,
  ) => Lent;
}

/** The matrix functions that a browser may have natively, and those that the module brings itself. */
const MATRIX_FUNCTIONS: Readonly<Record<string, string>> = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** Bytes between which the engine's vector instructions read. */
const MODEL_ALIGNMENT = 256;
const ALIGNMENT = 64;

/**
 * How the engine decodes. Without soft alignment it would place tags by length alone
 * (https://github.com/browsermt/bergamot-translator/pull/269).
 */
const configuration = ({ precision }: TranslationModel) => `beam-size: 1
normalize: 1.0
word-penalty: 0
cpu-threads: 0
gemm-precision: ${precision}
skip-cost: true
alignment: soft
quiet: true
quiet-translation: true
max-length-break: 128
mini-batch-words: 1024
workspace: 128
max-length-factor: 2.0
`;

/**
 * Loads the engine and the models of a route into this thread.
 * @returns translates passages together, one answer for each. Throws what the engine throws, after
 *   which it is of no more use
 */
export async function openModels({
  module: file,
  script,
  route,
}: ThreadStart): Promise<(passages: readonly Passage[]) => string[]> {
  const engine = await openModule(file, script);
  const service = new engine.BlockingService({ cacheSize: 0 });
  const models: Lent[] = [];
  for (const model of route) models.push(await load(engine, model));
  const [first, second] = models;
  if (first === undefined) throw new Error('A route without a model.');

  return (passages) => {
    const texts = new engine.VectorString();
    const options = new engine.VectorResponseOptions();
    for (const { text, isHtml } of passages) {
      texts.push_back(text);
      options.push_back({ alignment: isHtml, html: isHtml, qualityScores: false });
    }
    const answers =
      second === undefined
        ? service.translate(first, texts, options)
        : service.translateViaPivoting(first, second, texts, options);
    const results = passages.map((_, index) => answers.get(index).getTranslatedText());
    for (const lent of [texts, options, answers]) lent.delete();
    return results;
  };
}

/** The package's script is made for pages: it gets what a page would give it. */
async function openModule(file: string, script: string): Promise<BergamotModule> {
  const [bytes, source] = await Promise.all([readFile(file), readFile(script, 'utf8')]);
  const compiled = new WebAssembly.Module(bytes);
  return new Promise((resolve, reject) => {
    const linked = { asm: {} } as BergamotModule;
    const matrices = Object.fromEntries(
      Object.entries(MATRIX_FUNCTIONS).map(([name, own]) => [
        name,
        (...values: readonly number[]) => linked.asm[own]?.(...values),
      ]),
    );
    const instantiateWasm = (
      imports: Readonly<Record<string, object>>,
      accept: (instance: WebAssembly.Instance) => void,
    ) => {
      accept(new WebAssembly.Instance(compiled, { ...imports, wasm_gemm: matrices }));
      return {};
    };
    const quiet = () => undefined;
    Object.assign(linked, {
      instantiateWasm,
      onRuntimeInitialized: () => resolve(linked),
      onAbort: (reason: unknown) => reject(new Error(`The engine stopped: ${String(reason)}`)),
      print: quiet,
      printErr: quiet,
    });
    const run = compileFunction(source, ['Module', 'self', 'importScripts'], { filename: script });
    // oxlint-disable-next-line typescript/no-unsafe-call -- its parameters are those named above
    run(linked, { location: { href: '' } }, () => undefined);
  });
}

async function load(engine: BergamotModule, model: TranslationModel): Promise<Lent> {
  const memory = async (path: string | null, alignment: number) => {
    const bytes = path === null ? new Uint8Array() : await readFile(path);
    const held = new engine.AlignedMemory(bytes.length, alignment);
    held.getByteArrayView().set(bytes);
    return held;
  };
  const vocabularies = new engine.AlignedMemoryList();
  for (const path of model.vocabularies) vocabularies.push_back(await memory(path, ALIGNMENT));
  return new engine.TranslationModel(
    configuration(model),
    await memory(model.model, MODEL_ALIGNMENT),
    await memory(model.shortlist, ALIGNMENT),
    vocabularies,
    null,
  );
}
