import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import * as fineNgrams from '../../../main/engine/detection/fine-ngrams.ts';
import type { LanguageModels } from '../../../main/engine/detection/models.ts';
import { ngramModels } from '../../../packaging/ngram-models.ts';

const at = (name: string) =>
  fileURLToPath(new URL(`../../../main/engine/detection/${name}.ts`, import.meta.url));

it('the models work, and score the same, when they are bundled as in the product', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-bundle-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [ngramModels],
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: { models: at('models'), 'fine-ngrams': at('fine-ngrams') },
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const load = (name: string): Promise<unknown> =>
      import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href);
    const { loadModels } = (await load('models')) as { loadModels: () => Promise<LanguageModels> };
    const { fineScores } = (await load('fine-ngrams')) as typeof fineNgrams;
    const { neural, ngrams } = await loadModels();
    expect(neural.identify('Bitte schließen Sie das Fenster, bevor Sie gehen.').language).toBe(
      'de',
    );
    expect(ngrams.identify('La reunión empieza mañana a las nueve.').language).toBe('es');
    for (const text of [
      'proton beam',
      'Ein längerer Satz, der alles sagt.',
      'увімкнути',
      'şifre',
    ]) {
      expect(fineScores(text)).toEqual(fineNgrams.fineScores(text));
    }
    // Its text stands in the file as JSON, which loads faster than a literal.
    expect(await readFile(join(folder, 'fine-ngrams.js'), 'utf8')).toContain('JSON.parse(');
    expect('__dirname' in globalThis).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
