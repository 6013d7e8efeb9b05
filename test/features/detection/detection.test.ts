import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDetection } from '../../../main/features/detection/detection.ts';
import type { FileTickets } from '../../../main/system/files.ts';
import type { Answer, Seen } from '../fake-service.ts';
import type { FakeServices } from '../fake-services.ts';
import { startFakeServices } from '../fake-services.ts';
import { readCsv } from '../reports/read-csv.ts';
import { all, failureOfAsking, oneFile } from '../rig.ts';

let fake: FakeServices;
let done: unknown[];
beforeEach(async () => {
  fake = await startFakeServices();
  done = [];
});
afterEach(() => fake[Symbol.asyncDispose]());

const feature = (files: FileTickets = { take: () => null }) =>
  createDetection({
    services: fake.services,
    reportingTag: () => 'team',
    onDone: (...facts) => done.push(facts),
    log: { write: () => undefined },
    files,
    date: () => Date.UTC(2026, 0, 2),
  });
const call = () => ({ signal: new AbortController().signal });
const run = (lines: string[]) => all(feature()['detection.run']({ lines }, call()));
const textsOf = (seen: Seen) => seen.body['text'] as string[];
/** Says of a line what stands in it after its number. */
const asTold = (seen: Seen): Answer => ({
  json: {
    results: textsOf(seen).map((text) => {
      const [, told = ''] = text.split(' ');
      return told.length === 2
        ? { detection_status: 'success', detected_language: told }
        : { detection_status: told };
    }),
  },
});
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index} ${['de', 'fr', 'it'][index % 3] ?? ''}`);

describe('detection.run', () => {
  it('asks 50 lines at a time and keeps their order', async () => {
    fake.remote.answer(asTold);
    const asked = lines(120);
    const values = await run(asked);
    expect(fake.remote.seen.map((seen) => textsOf(seen).length)).toEqual([50, 50, 20]);
    expect(fake.remote.seen[0]?.headers['x-service-reporting-tag']).toBe('team');
    expect(values.at(-1)).toMatchObject({ state: 'done', done: 120, all: 120 });
    const found = values.flatMap((value) => value.found);
    expect(found.map(({ language }) => language)).toEqual(asked.map((line) => line.split(' ')[1]));
    expect(found.every(({ by }) => by === 'service')).toBe(true);
    let next = 0;
    for (const { from, found } of values) {
      expect(from).toBe(next);
      next += found.length;
    }
    expect(done).toEqual([['work', asked, found]]);
  });

  it('keeps the order when answers come in another one', async () => {
    let waiting: (() => void)[] = [];
    fake.remote.answer(async (seen) => {
      const isSecond = textsOf(seen)[0]?.startsWith('50 ') === true;
      if (isSecond) await new Promise<void>((resolve) => waiting.push(resolve));
      else if (textsOf(seen)[0]?.startsWith('150 ') === true) {
        for (const go of waiting) go();
        waiting = [];
      }
      return asTold(seen);
    });
    const asked = lines(170);
    const found = (await run(asked)).flatMap((value) => value.found);
    expect(found.map(({ language }) => language)).toEqual(asked.map((line) => line.split(' ')[1]));
  });

  it('gives the four outcomes as they are, and asks nothing about lines without words', async () => {
    fake.remote.answer(asTold);
    const values = await run([
      ...['', '1 de', ' \t', '2 insufficient_confidence', '3 unsupported_language'],
      '4 no_language_detected',
    ]);
    expect(textsOf(fake.remote.seen[0] as Seen)).toHaveLength(4);
    expect(values.flatMap((value) => value.found)).toEqual([
      { outcome: 'no_language_detected', by: 'local' },
      { outcome: 'success', language: 'de', by: 'service' },
      { outcome: 'no_language_detected', by: 'local' },
      { outcome: 'insufficient_confidence', by: 'service' },
      { outcome: 'unsupported_language', by: 'service' },
      { outcome: 'no_language_detected', by: 'service' },
    ]);
  });

  it('is done at once where no line has words', async () => {
    const values = await run(['', ' ']);
    expect(values.at(-1)).toMatchObject({ state: 'done', done: 2 });
    expect(fake.remote.seen).toEqual([]);
  });

  it('guesses with the built-in service once the active one has refused, and says so once', async () => {
    fake.remote.answer(() => ({ status: 403, json: { message: 'Forbidden' } }));
    fake.builtIn.answer(asTold);
    const values = await run(lines(120));
    expect(fake.remote.seen).toHaveLength(1);
    expect(fake.builtIn.seen).toHaveLength(3);
    const found = values.flatMap((value) => value.found);
    expect(found).toHaveLength(120);
    expect(found.every(({ by }) => by === 'local')).toBe(true);
    expect(found[0]?.refusal).toMatchObject({ code: 'feature-refused', status: 403 });
    expect(found.filter(({ refusal }) => refusal !== undefined)).toHaveLength(1);
  });

  it('keeps what was found before a failure', async () => {
    fake.remote.answer((seen) =>
      textsOf(seen)[0] === '0 de' ? asTold(seen) : { status: 400, json: { message: 'no' } },
    );
    const values = await run(lines(60));
    expect(values.at(-1)).toMatchObject({
      state: 'failed',
      done: 50,
      failure: { code: 'bad-request' },
    });
    expect(values.flatMap((value) => value.found)).toHaveLength(50);
    expect(done).toEqual([]);
  });

  it('ends its requests when it is left', async () => {
    fake.remote.answer((seen) => (textsOf(seen)[0] === '0 de' ? asTold(seen) : 'silence'));
    const leaving = new AbortController();
    let count = 0;
    for await (const value of feature()['detection.run'](
      { lines: lines(5000) },
      { signal: leaving.signal },
    )) {
      count += value.found.length;
      if (count === 50) leaving.abort();
    }
    expect(count).toBe(50);
    expect(fake.remote.seen.length).toBeLessThan(6);
    expect(done).toEqual([]);
  });

  it('keeps long lines within one request of a sensible size', async () => {
    fake.remote.answer(asTold);
    await run(Array.from({ length: 50 }, (_, index) => `${index} de ${'x'.repeat(19_000)}`));
    expect(fake.remote.seen.map((seen) => textsOf(seen).length)).toEqual([10, 10, 10, 10, 10]);
  });
});

describe('detection.open', () => {
  const open = async (bytes: Uint8Array) =>
    feature(oneFile('a.txt', bytes))['detection.open']({ ticket: 'ticket' }, call());
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it('reads lines of every line end, in UTF-8 and UTF-16', async () => {
    const wanted = ['Grüße', 'two', '', 'four'];
    expect(await open(utf8('\ufeffGrüße\r\ntwo\r\rfour\n'))).toEqual({
      name: 'a.txt',
      lines: wanted,
    });
    const utf16 = Buffer.from('\ufeffGrüße\ntwo\n\nfour', 'utf16le');
    expect(await open(new Uint8Array(utf16))).toEqual({ name: 'a.txt', lines: wanted });
  });

  it('shortens what no request takes', async () => {
    const { lines } = await open(utf8('x'.repeat(25_000)));
    expect(lines[0]).toHaveLength(20_000);
    const failure = await failureOfAsking(open(utf8('a\n'.repeat(100_001))));
    expect(failure).toMatchObject({ code: 'file-too-large', params: { name: 'a.txt' } });
    expect(await failureOfAsking(open(Uint8Array.of(0, 1, 2, 0xff)))).toMatchObject({
      code: 'file-unreadable',
    });
  });
});

describe('detection.export', () => {
  it('writes rows that no spreadsheet takes for formulas', async () => {
    const rows = [
      { text: '=1+1', outcome: 'success', language: 'de', by: 'service' as const },
      { text: 'a "b", c', outcome: 'no_language_detected', language: null, by: 'local' as const },
    ];
    const { name, bytes } = await feature()['detection.export']({ rows }, call());
    expect(name).toBe('languages 2026-01-02.csv');
    expect(readCsv(bytes)).toEqual([
      ['text', 'outcome', 'language', 'found by'],
      ["'=1+1", 'success', 'de', 'service'],
      ['a "b", c', 'no_language_detected', '', 'local'],
    ]);
  });
});
