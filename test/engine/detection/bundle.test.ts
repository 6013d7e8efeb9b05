import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import type { LanguageModels } from '../../../main/engine/detection/models.ts';

it('the models work when they are bundled into one ES module, as in the product', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-bundle-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: fileURLToPath(new URL('../../../main/engine/detection/models.ts', import.meta.url)),
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { format: 'es', entryFileNames: 'models.js' } },
      },
    });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const bundled = (await import(
      /* @vite-ignore */ pathToFileURL(join(folder, 'models.js')).href
    )) as {
      loadModels: () => Promise<LanguageModels>;
    };
    const { neural, ngrams } = await bundled.loadModels();
    expect(neural.identify('Bitte schließen Sie das Fenster, bevor Sie gehen.').language).toBe(
      'de',
    );
    expect(ngrams.identify('La reunión empieza mañana a las nueve.').language).toBe('es');
    expect('__dirname' in globalThis).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
