import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSpeech } from '../../../main/engine/speech/open-speech.ts';
import type { Heard } from '../../../main/engine/speech/recogniser.ts';
import { SPEECH_RATE } from '../../../main/engine/speech/synthesis/speech-sound.ts';
import { SPEECH_PLACES } from './speech-places.ts';
import { startRecogniser } from './start-recogniser.ts';
import { tone, WORD_TONES } from './tones.ts';

// The models are tiny ones of tones, made by test/packs/make/tiny-speech.ts; the engine is the real one.
const PACKS = join(import.meta.dirname, '../../packs');
const { signal } = new AbortController();

let folder: string;
let speech: Awaited<ReturnType<typeof openSpeech>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-speech-packs-'));
  speech = await openSpeech({
    ...SPEECH_PLACES,
    assets: join(folder, 'none'),
    modelFolder: null,
    env: {},
    startHelper: startRecogniser,
    packFolders: [folder],
  });
});
afterEach(() => {
  speech.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Comes in under another name, as an install does. */
function install(id: string): void {
  const coming = join(folder, '.incoming');
  cpSync(join(PACKS, id), coming, { recursive: true });
  renameSync(coming, join(folder, id));
}

async function hear(sound: readonly Int16Array[], terms: readonly string[] = []) {
  const heard: Heard[] = [];
  const [recognition] = speech.recognitions.filter(({ name }) => name === 'sherpa-onnx');
  if (recognition === undefined) throw new Error('no recognition');
  const recogniser = await recognition.open({
    language: 'en',
    terms,
    onHeard: (news) => heard.push(news),
    onFault: (error) => {
      throw error;
    },
  });
  for (const samples of sound) recogniser.feed(samples);
  await recogniser.finish();
  recogniser.close();
  return heard;
}
const finals = (heard: readonly Heard[]) =>
  heard
    .filter(({ kind }) => kind === 'final')
    .map(({ words }) => words.map(({ text }) => text).join(' '));
const { hello, world, right, morning } = WORD_TONES;

test('a pack is heard by as soon as it is installed, and no more once it is removed', async () => {
  expect(speech.recognitions.filter(({ name }) => name === 'sherpa-onnx')).toEqual([]);
  install('tiny-hear-en');
  const heard = await hear([tone(0, 0.5), tone(hello, 0.5), tone(0, 0.3), tone(world, 0.5)]);
  expect(heard.some(({ kind }) => kind === 'partial')).toBe(true);
  expect(finals(heard)).toEqual(['hello world']);
  const [first, second] = heard.at(-1)?.words ?? [];
  expect(first?.startMs).toBeGreaterThan(300);
  expect(second?.startMs).toBeGreaterThan(first?.startMs ?? 0);
  rmSync(join(folder, 'tiny-hear-en'), { recursive: true });
  expect(speech.recognitions.filter(({ name }) => name === 'sherpa-onnx')).toEqual([]);
}, 60_000);

test('a pause ends an utterance, and the next one goes on in time', async () => {
  install('tiny-hear-en');
  const pause = Array.from({ length: 20 }, () => tone(0, 0.1));
  const heard = await hear([tone(hello, 0.5), ...pause, tone(morning, 0.5)]);
  expect(finals(heard)).toEqual(['hello', 'morning']);
  expect(heard.at(-1)?.words[0]?.startMs).toBeGreaterThan(2_000);
}, 60_000);

test('a spoken term is heard in the place of a word that sounds like it', async () => {
  install('tiny-hear-en');
  const sound = [tone(0, 0.5), tone(right, 0.5), tone(0, 0.5)];
  expect(finals(await hear(sound))).toEqual(['right']);
  expect(finals(await hear(sound, ['write']))).toEqual(['write']);
  // Pieces that the model does not know are left out, and the others act.
  expect(finals(await hear(sound, ['żółw', 'write']))).toEqual(['write']);
}, 60_000);

test('removed while it is in use, it goes on to be heard by', async () => {
  install('tiny-hear-en');
  const heard: Heard[] = [];
  const [recognition] = speech.recognitions;
  const recogniser = await recognition?.open({
    language: 'en',
    terms: [],
    onHeard: (news) => heard.push(news),
    onFault: () => undefined,
  });
  rmSync(join(folder, 'tiny-hear-en'), { recursive: true });
  recogniser?.feed(tone(0, 0.3));
  recogniser?.feed(tone(hello, 0.5));
  await recogniser?.finish();
  recogniser?.close();
  expect(finals(heard)).toEqual(['hello']);
}, 60_000);

test.each([
  ['cut off', (path: string) => truncateSync(path, 500)],
  ['no model at all', (path: string) => writeFileSync(path, 'not a model')],
  ['of another kind', (path: string) => cpSync(join(PACKS, 'tiny-speak-en/model.onnx'), path)],
])(
  'a model that is %s ends its session alone, with a reason',
  async (_, harm) => {
    install('tiny-hear-en');
    const place = join(folder, 'tiny-hear-en');
    const model = join(place, 'encoder-epoch-1-avg-1.onnx');
    harm(model);
    // Whatever its bytes are, its manifest says that they are right.
    const manifest = join(place, 'pack.json');
    const facts = JSON.parse(readFileSync(manifest, 'utf8')) as {
      files: { name: string; bytes: number }[];
    };
    for (const file of facts.files) file.bytes = readFileSync(join(place, file.name)).length;
    writeFileSync(manifest, JSON.stringify(facts));
    await expect(hear([tone(hello, 0.5)])).rejects.toThrow(/damaged|process ended|fit together/);
  },
  60_000,
);

test('a pack with a missing or truncated file is not loaded', () => {
  install('tiny-hear-en');
  truncateSync(join(folder, 'tiny-hear-en', 'encoder-epoch-1-avg-1.onnx'), 500);
  expect(speech.recognitions.filter(({ name }) => name === 'sherpa-onnx')).toEqual([]);
});

test('a voice speaks as soon as it is installed, and gives way to others where it fails', async () => {
  expect(speech.syntheses.some(({ languages }) => languages.includes('en'))).toBe(false);
  install('tiny-speak-en');
  const voice = speech.syntheses.find(({ languages }) => languages.includes('en'));
  const sound = await voice?.speak('hello you', { language: 'en', sex: null }, signal);
  // Nine letters of 50 ms.
  const seconds = (sound?.length ?? 0) / 2 / SPEECH_RATE;
  expect(seconds).toBeGreaterThan(0.4);
  expect(seconds).toBeLessThan(0.6);
  rmSync(join(folder, 'tiny-speak-en'), { recursive: true });
  await expect(voice?.speak('hello', { language: 'en', sex: null }, signal)).rejects.toThrow(
    'no longer installed',
  );
}, 60_000);
