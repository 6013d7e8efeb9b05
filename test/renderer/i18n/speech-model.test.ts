import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const assets = new URL('../../../assets/recogniser/', import.meta.url);
const NAMING = ['settings.voice.model.hint', 'failure.no-recogniser.do'];

const FILES = ['tokens.txt', '.onnx', 'languages.txt', 'en-us.lm.bin', 'cmudict-en-us.dict'];

test.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar'])(
  'in %s the sentences on speech name the model to install, since none ships',
  (code) => {
    // What ships is the recogniser alone.
    expect(readdirSync(assets).filter((name) => /\.(?:bin|dict|onnx)$|mdef/.test(name))).toEqual(
      [],
    );
    const locale = new URL(`../../../renderer/i18n/locales/${code}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(locale, 'utf8')) as Readonly<Record<string, string>>;
    for (const key of NAMING) expect(messages[key], key).toContain('pocketsphinx-en-us');
    for (const name of FILES) {
      expect(messages['settings.voice.model.belongs']).toContain(name);
    }
  },
);
