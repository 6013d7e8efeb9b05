import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const assets = new URL('../../../assets/recogniser/', import.meta.url);
const KEYS = {
  voice: ['settings.voice.model.hint'],
  failures: ['failure.no-recogniser.do'],
} as const;

const FILES = ['tokens.txt', '.onnx', 'sherpa-onnx-node', 'en-us.lm.bin', 'cmudict-en-us.dict'];

test.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar'])(
  'in %s the sentences on speech name the model to install, since none ships',
  async (code) => {
    // What ships is the recogniser alone.
    expect(readdirSync(assets).filter((name) => /\.(?:bin|dict|onnx)$|mdef/.test(name))).toEqual(
      [],
    );
    for (const [file, keys] of Object.entries(KEYS)) {
      const module = (await import(`../../../renderer/words/${code}/${file}.ts`)) as Readonly<
        Record<string, Readonly<Record<string, string>>>
      >;
      for (const key of keys) expect(module[file]?.[key], key).toContain('pocketsphinx-en-us');
      const belongs = module[file]?.['settings.voice.model.belongs'];
      if (file === 'voice') for (const name of FILES) expect(belongs).toContain(name);
    }
  },
);
