import { expect, test } from 'vitest';
import { DecoderFault } from '../../../main/engine/speech/recogniser.ts';
import type {
  HeardWord,
  Recognition,
  RecogniserOptions,
} from '../../../main/engine/speech/recogniser.ts';
import { createHearing } from '../../../main/service/voice/hearing.ts';

const SECOND = 16_000;

/** A decoder in the test's hands. */
interface Opened {
  readonly options: RecogniserOptions;
  /** Samples that it was fed. */
  readonly fed: Int16Array[];
  finish: PromiseWithResolvers<undefined> | null;
}

function rig(
  terms: readonly string[] = [],
  refuse: (options: RecogniserOptions, count: number) => Error | null = () => null,
) {
  const decoders: Opened[] = [];
  let opened = 0;
  const recognition: Recognition = {
    name: 'fake',
    languages: ['en'],
    async open(options) {
      opened += 1;
      await Promise.resolve();
      const error = refuse(options, opened);
      if (error !== null) throw error;
      const decoder: Opened = { options, fed: [], finish: null };
      decoders.push(decoder);
      return {
        feed: (samples) => void decoder.fed.push(samples),
        finish: () => (decoder.finish = Promise.withResolvers<undefined>()).promise,
        close: () => undefined,
      };
    },
  };
  const told: string[] = [];
  const finals: HeardWord[] = [];
  const hearing = createHearing({
    recognition,
    language: 'en',
    terms,
    onHeard: (words, isOver) => {
      if (isOver) finals.push(...words);
    },
    onBreakdown: ({ withoutTerms }) => told.push(withoutTerms ? 'without terms' : 'again'),
    onFault: ({ message }) => told.push(`over: ${message}`),
  });
  const newest = () => {
    const last = decoders.at(-1);
    if (last === undefined) throw new Error('no decoder');
    return last;
  };
  return {
    hearing,
    decoders,
    told,
    finals,
    newest,
    opens: () => opened,
    /** Waits until so many decoders have been open. */
    until: (count: number) => expect.poll(() => decoders.length).toBe(count),
    feed: (seconds: number) => {
      for (let index = 0; index < seconds; index += 1) hearing.feed(new Int16Array(SECOND).fill(1));
    },
    say: (text: string, startMs: number, endMs: number) =>
      newest().options.onHeard({ kind: 'final', words: [{ text, startMs, endMs }] }),
    die: (error = new Error('killed')) => newest().options.onFault(error),
  };
}

const samplesOf = ({ fed }: Opened) => fed.reduce((sum, { length }) => sum + length, 0);

test('a successor hears the sound since the last final word, and its times go on', async () => {
  const { hearing, feed, until, say, die, decoders, told, finals } = rig();
  await hearing.open();
  feed(5);
  say('one', 1_000, 3_000);
  die();
  await until(2);
  feed(1);
  expect(decoders.map(samplesOf)).toEqual([5 * SECOND, 3 * SECOND]);
  say('two', 500, 900);
  expect(finals.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
    ['one', 1_000, 3_000],
    ['two', 3_500, 3_900],
  ]);
  expect(told).toEqual(['again']);
});

test('sound that comes while a successor opens is heard', async () => {
  const { hearing, feed, until, die, decoders } = rig();
  await hearing.open();
  feed(1);
  die();
  feed(2);
  await until(2);
  expect(samplesOf(decoders[1] as Opened)).toBe(3 * SECOND);
});

test('what a decoder that is gone still says is not heard twice', async () => {
  const { hearing, feed, until, say, die, decoders, finals } = rig();
  await hearing.open();
  feed(2);
  die();
  await until(2);
  decoders[0]?.options.onHeard({
    kind: 'final',
    words: [{ text: 'late', startMs: 0, endMs: 1 }],
  });
  say('new', 0, 1_000);
  expect(finals.map(({ text }) => text)).toEqual(['new']);
});

test('a fault of the decoder with terms goes on without them; a death from outside keeps them', async () => {
  const { hearing, feed, until, die, decoders, told } = rig(['Dragoman']);
  await hearing.open();
  feed(1);
  die(new Error('killed'));
  await until(2);
  die(new DecoderFault('index out of bounds'));
  await until(3);
  expect(decoders.map(({ options }) => options.terms)).toEqual([['Dragoman'], ['Dragoman'], []]);
  expect(told).toEqual(['again', 'without terms']);
  expect(samplesOf(decoders[2] as Opened)).toBe(SECOND);
});

test('terms that keep a decoder from opening are left out', async () => {
  const { hearing, decoders, told } = rig(['x'], ({ terms }) =>
    terms.length > 0 ? new Error('ended (signal)') : null,
  );
  await hearing.open();
  expect(decoders.map(({ options }) => options.terms)).toEqual([[]]);
  expect(told).toEqual(['without terms']);
});

test('a model that does not open is refused at once, and nothing is tried in a loop', async () => {
  const { hearing, opens, told } = rig([], () => new Error('damaged'));
  await expect(hearing.open()).rejects.toThrow('damaged');
  expect([opens(), told]).toEqual([1, []]);
});

test('sound that ends one decoder after another is left out, and then the session ends', async () => {
  const { hearing, feed, until, die, decoders, told, newest } = rig();
  await hearing.open();
  feed(4);
  for (const next of [2, 3, 4]) {
    die(new DecoderFault('at this sound'));
    await until(next);
  }
  expect(decoders.map(samplesOf)).toEqual([4, 4, 4, 0].map((seconds) => seconds * SECOND));
  die();
  await expect.poll(() => told).toEqual(['again', 'again', 'again', 'over: killed']);
  expect(newest()).toBe(decoders[3]);
});

test('deaths that are far apart are no series', async () => {
  const { hearing, feed, until, die, told } = rig();
  await hearing.open();
  for (const next of [2, 3, 4, 5, 6]) {
    feed(61);
    die();
    await until(next);
  }
  expect(told).toEqual(Array.from({ length: 5 }, () => 'again'));
});

test('a death while the end is awaited costs no words', async () => {
  const { hearing, feed, until, say, die, decoders, finals } = rig();
  await hearing.open();
  feed(2);
  const finishing = hearing.finish();
  await expect.poll(() => decoders[0]?.finish ?? null).not.toBeNull();
  const first = decoders[0]?.finish;
  die();
  first?.reject(new Error('killed'));
  await until(2);
  await expect.poll(() => decoders[1]?.finish ?? null).not.toBeNull();
  say('last', 100, 900);
  decoders[1]?.finish?.resolve(undefined);
  await finishing;
  expect(finals.map(({ text }) => text)).toEqual(['last']);
});
