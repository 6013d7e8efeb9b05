import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The part of the package that is driven; it has no types of its own. */
interface Package {
  readonly TranslatorBacking: new (options: object) => object;
  readonly BatchTranslator: new (
    options: { readonly workers: number; readonly batchSize: number },
    backing: object,
  ) => {
    translate(request: {
      readonly from: string;
      readonly to: string;
      readonly text: string;
      readonly html: boolean;
    }): Promise<{ readonly target: { readonly text: string } }>;
    delete(): Promise<void>;
  };
}

/** Texts that it puts into one batch, as many as we do. */
const BATCH = 16;

/** The engine as its own package drives it, with a pack from the disk in the place of its downloads. */
export async function openBatchTranslator(pack: string, workers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const place = fileURLToPath(import.meta.resolve('@browsermt/bergamot-translator/translator.js'));
  cpSync(dirname(place), folder, { recursive: true });
  // Its worker is written for CommonJS, which its package.json denies.
  writeFileSync(join(folder, 'worker', 'package.json'), '{"type":"commonjs"}');
  const { BatchTranslator, TranslatorBacking } = (await import(
    pathToFileURL(join(folder, 'translator.js')).href
  )) as Package;
  const read = (kind: RegExp): ArrayBuffer => {
    const name = readdirSync(pack).find((file) => kind.test(file)) ?? '';
    const bytes = readFileSync(join(pack, name));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  };
  class Backing extends TranslatorBacking {
    loadModelRegistery() {
      return Promise.resolve([{ from: 'en', to: 'de', files: {} }]);
    }
    loadTranslationModel() {
      return Promise.resolve({
        model: read(/^model\b.*\.bin$/),
        shortlist: read(/^lex\b.*\.bin$/),
        vocabs: [read(/^vocab\b.*\.spm$/)],
        qualityModel: null,
        // The precision that its own loader gives models of this name.
        config: { 'gemm-precision': 'int8shiftAll' },
      });
    }
  }
  const translator = new BatchTranslator({ workers, batchSize: BATCH }, new Backing({}));
  return {
    translate: async (text: string) =>
      (await translator.translate({ from: 'en', to: 'de', text, html: false })).target.text,
    async delete() {
      await translator.delete();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
