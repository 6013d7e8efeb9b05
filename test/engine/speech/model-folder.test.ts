import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModelFolder } from '../../../main/engine/speech/model-folder.ts';
import { openSpeech } from '../../../main/engine/speech/open-speech.ts';
import { startRecogniser } from './start-recogniser.ts';
import { SPEECH_PLACES } from './speech-places.ts';

const SPHINX = [
  'en-us.lm.bin',
  'cmudict-en-us.dict',
  ...['feat.params', 'mdef', 'means', 'sendump', 'transition_matrices', 'variances'].map(
    (name) => `en-us/${name}`,
  ),
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-model-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(files: readonly string[], text = 'x'): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('a folder that is not there, one that is a file and one without a model are told apart', () => {
  expect(readModelFolder(join(folder, 'gone'))).toEqual({ kind: 'absent' });
  lay(['a.txt']);
  expect(readModelFolder(join(folder, 'a.txt'))).toEqual({ kind: 'absent' });
  expect(readModelFolder(folder)).toEqual({ kind: 'none' });
});

test('every file that a PocketSphinx model lacks is named', () => {
  lay(SPHINX);
  expect(readModelFolder(folder).kind).toBe('PocketSphinx');
  for (const file of SPHINX) {
    rmSync(join(folder, file));
    expect(readModelFolder(folder)).toEqual({
      kind: 'incomplete',
      engine: 'PocketSphinx',
      missing: [file],
    });
    // Empty, as after a copy that broke off.
    lay([file], '');
    expect(readModelFolder(folder)).toMatchObject({ missing: [file] });
    lay([file]);
  }
});

test('the folder around the model does, too', () => {
  lay(SPHINX.map((file) => `en-us/${file}`));
  expect(readModelFolder(folder).kind).toBe('PocketSphinx');
  rmSync(join(folder, 'en-us/en-us/mdef'));
  expect(readModelFolder(folder)).toMatchObject({ missing: ['en-us/en-us/mdef'] });
});

test('a folder that cannot be used never gives way to the installed model', async () => {
  const places = {
    assets: join(import.meta.dirname, '../../../assets'),
    env: {},
    modelFolder: folder,
    startHelper: startRecogniser,
    ...SPEECH_PLACES,
  };
  lay(['tokens.txt', 'encoder.onnx', 'joiner.onnx']);
  const incomplete = await openSpeech(places);
  expect(incomplete.recognitions).toEqual([]);
  expect(incomplete.lack).toEqual({
    folder,
    why: {
      kind: 'incomplete',
      engine: 'sherpa-onnx',
      missing: ['decoder*.onnx'],
    },
  });
  const absent = await openSpeech({ ...places, modelFolder: join(folder, 'gone') });
  expect([absent.recognitions, absent.lack?.why.kind]).toEqual([[], 'absent']);
});
