import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSpeech } from '../../../main/engine/speech/open-speech.ts';
import type { Heard, Recognition } from '../../../main/engine/speech/recogniser.ts';
import { NO_SPEECH, spoken, withNoise } from '../../app/spoken.ts';
import { unless } from '../../app/unless.ts';
import { IS_EXTENDED, representative } from '../../extended.ts';
import { startRecogniser } from './start-recogniser.ts';
import { SPEECH_PLACES } from './speech-places.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const places = {
  assets: join(root, 'assets'),
  modelFolder: null,
  env: process.env,
  startHelper: startRecogniser,
  ...SPEECH_PLACES,
};

async function english(): Promise<Recognition> {
  const { recognitions } = await openSpeech(places);
  const found = recognitions.find(({ languages }) => languages.includes('en'));
  if (found === undefined) throw new Error('no recogniser');
  return found;
}

async function hear(samples: Int16Array, terms: readonly string[] = []): Promise<Heard[]> {
  const heard: Heard[] = [];
  const recognition = await english();
  const recogniser = await recognition.open({
    language: 'en',
    terms,
    onHeard: (now) => heard.push(now),
    onFault: (error) => {
      throw error;
    },
  });
  for (let at = 0; at < samples.length; at += 1_600)
    recogniser.feed(samples.subarray(at, at + 1_600));
  await recogniser.finish();
  recogniser.close();
  return heard;
}

const finals = (heard: readonly Heard[]) => heard.filter(({ kind }) => kind === 'final');
const textOf = (heard: readonly Heard[]) =>
  finals(heard)
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');

function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1);
  a.forEach((word, i) => {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = word === b[j] ? corner : 1 + Math.min(corner, above, left);
      corner = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? a.length;
}

if (NO_SPEECH !== null) {
  process.stdout.write(`skipped: speech recognition, because ${NO_SPEECH}\n`);
}

describe('speech recognition', { timeout: 180_000, ...unless(NO_SPEECH) }, () => {
  test('hears sentences with times that only go forward', async () => {
    const sentences = representative(
      [
        'the meeting has been moved to thursday',
        'please bring the signed contract',
        'we will send you the report tomorrow morning',
        'the train to the airport leaves at nine',
        'thank you very much for your help',
        'open the window and close the door',
      ],
      3,
    );
    let wrong = 0;
    let all = 0;
    for (const sentence of sentences) {
      const heard = await hear(spoken(sentence, 'awb'));
      expect(heard.some(({ kind }) => kind === 'partial')).toBe(true);
      const words = finals(heard).flatMap((final) => final.words);
      let last = 0;
      for (const { startMs, endMs } of words) {
        expect(startMs).toBeGreaterThanOrEqual(last);
        expect(endMs).toBeGreaterThanOrEqual(startMs);
        last = startMs;
      }
      wrong += distance(sentence.split(' '), textOf(heard).split(' '));
      all += sentence.split(' ').length;
    }
    expect(wrong / all).toBeLessThanOrEqual(0.15);
  });

  test('splits at pauses, and times go on over them', async () => {
    const one = spoken('thank you very much for your help');
    const two = new Int16Array(one.length * 2);
    two.set(one);
    two.set(one, one.length);
    const heard = finals(await hear(two));
    expect(heard.length).toBe(2);
    const [first, second] = heard;
    const gap = (second?.words[0]?.startMs ?? 0) - (first?.words[0]?.startMs ?? 0);
    expect(Math.abs(gap - one.length / 16)).toBeLessThan(120);
  });

  test('hears a term that no dictionary has, and only with the list', async () => {
    const sound = spoken('today i will show you dragoman');
    expect(textOf(await hear(sound))).not.toContain('Dragoman');
    expect(textOf(await hear(sound, ['Dragoman', '翻訳', '']))).toContain('Dragoman');
  });

  test('a term that is not said is not heard', async () => {
    const terms = ['Dragoman', 'Kubernetes', 'merge request', 'Ada Lovelace'];
    const text = textOf(await hear(spoken('please bring the signed contract on monday'), terms));
    for (const term of terms) expect(text).not.toContain(term);
    expect(text).toContain('contract');
  });

  test('invents nothing in silence or in faint noise', async () => {
    expect(textOf(await hear(new Int16Array(16_000 * 15)))).toBe('');
    const noise = Int16Array.from(
      { length: 16_000 * 15 },
      (_, index) => ((index * 7919) % 41) - 20,
    );
    expect(textOf(await hear(noise))).toBe('');
  });

  test.each(IS_EXTENDED ? [7, 13, 24, 37, 60] : [7, 37])(
    'of %i terms the one that is said is heard, and the sentence goes on',
    async (count) => {
      const others = ['Alpenrose', 'gearbox', 'zip file', 'Montevideo', 'watermark', 'Nakamura'];
      const list = Array.from({ length: count }, (_, at) => `${others[at % others.length]} ${at}`);
      // An ordinary run has the first place of the shorter list and the last of the longer one.
      const places = IS_EXTENDED ? new Set([0, 6, count - 1]) : [count === 7 ? 0 : count - 1];
      for (const at of places) {
        const terms = list.with(at, 'Dragoman');
        const text = textOf(
          await hear(spoken('today i will show you dragoman and the report'), terms),
        );
        expect(text).toContain('Dragoman');
        expect(text).toContain('report');
      }
    },
  );

  test('invents nothing in bursts of noise', async () => {
    let seed = 1;
    const noise = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return (seed / 2 ** 31 - 0.5) * 16_000;
    };
    const bursts = Int16Array.from({ length: 16_000 * 16 }, (_, at) =>
      at % 32_000 > 6_000 && at % 32_000 < 11_000 ? noise() : 0,
    );
    const heard = await hear(bursts);
    expect(heard.filter(({ words }) => words.length > 0)).toEqual([]);
  });

  test('in music no word appears, not even for a moment', async () => {
    // Quick sung vowels: harmonics of a note, as a mouth would colour them. The decoder takes them for "oh".
    const vowels: readonly (readonly [number, number])[] = [
      [700, 1_200],
      [300, 2_300],
      [400, 900],
      [550, 1_800],
    ];
    const notes = [131, 165, 196, 175];
    const tune = Int16Array.from({ length: 16_000 * 8 }, (_, at) => {
      const time = at / 16_000;
      const beat = Math.floor(time / 0.15);
      const [low, high] = vowels[(beat * 3) % 4] ?? [700, 1_200];
      const since = time - beat * 0.15;
      let sum = 0;
      for (let part = 1; part <= 20; part += 1) {
        const hertz = (notes[beat % 4] ?? 131) * part;
        const loud =
          Math.exp(-(((hertz - low) / 150) ** 2)) + 0.6 * Math.exp(-(((hertz - high) / 200) ** 2));
        sum += loud * Math.sin(2 * Math.PI * hertz * time);
      }
      return 5_000 * sum * Math.min(1, since / 0.03) * Math.exp(-2 * since);
    });
    const heard = await hear(tune);
    expect(heard.filter(({ words }) => words.length > 0)).toEqual([]);
  });

  test('words in noise are less sure than in quiet', async () => {
    const sound = spoken('please bring the signed contract and send me a copy of the report');
    const doubts = async (samples: Int16Array) =>
      finals(await hear(samples)).flatMap(({ words }) =>
        words.flatMap(({ text, confidence = 1 }) => (confidence < 0.3 ? [text] : [])),
      );
    const quiet = await doubts(sound);
    expect((await doubts(withNoise(sound, 150))).length).toBeGreaterThan(quiet.length);
  });

  test('two at once do not mix, and one that is closed says no more', async () => {
    const recognition = await english();
    const said: Heard[] = [];
    const open = (onHeard: (heard: Heard) => void) =>
      recognition.open({ language: 'en', terms: [], onHeard, onFault: () => undefined });
    const [first, second] = await Promise.all([
      open((heard) => said.push(heard)),
      open(() => undefined),
    ]);
    first.feed(spoken('please bring the signed contract'));
    second.feed(spoken('open the window and close the door'));
    second.close();
    await first.finish();
    first.close();
    expect(textOf(said)).toContain('contract');
    expect(textOf(said)).not.toContain('window');
    await second.finish();
  });
});

test('without a model no recogniser is offered', async () => {
  const { recognitions } = await openSpeech({ ...places, modelFolder: '/nowhere' });
  expect(recognitions).toEqual([]);
});
