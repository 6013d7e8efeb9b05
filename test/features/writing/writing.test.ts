import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '../../../main/features/bill.ts';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import { planParts } from '../../../main/features/writing/plan.ts';
import { createWriting } from '../../../main/features/writing/writing.ts';
import type { Improvement, WritingRequest } from '../../../preload/contract/writing.ts';
import type { Answer, Seen } from '../fake-service.ts';
import type { FakeServices } from '../fake-services.ts';
import { startFakeServices } from '../fake-services.ts';
import { all } from '../rig.ts';

let fake: FakeServices;
let bills: Bill[];
let done: unknown[];
let terms: () => Promise<string[]>;
beforeEach(async () => {
  fake = await startFakeServices();
  [bills, done] = [[], []];
  terms = () => Promise.resolve([]);
});
afterEach(() => fake[Symbol.asyncDispose]());

const feature = () =>
  createWriting({
    services: fake.services,
    record: (bill) => bills.push(bill),
    onBilled: () => undefined,
    reportingTag: () => 'team',
    termsOf: () => terms(),
    onDone: (...facts) => done.push(facts),
    log: { write: () => undefined },
  });
const request = (text: string, more: Partial<WritingRequest> = {}): WritingRequest => ({
  text,
  mode: 'correct',
  target: null,
  style: null,
  tone: null,
  lockedTerms: [],
  ...more,
});
const call = () => ({ signal: new AbortController().signal });
const run = (text: string, more: Partial<WritingRequest> = {}) =>
  all(feature()['writing.improve'](request(text, more), call()));
const last = (values: readonly Improvement[]) => values.at(-1) as Improvement;
const textOf = (seen: Seen) => String((seen.body['text'] as string[])[0]);
const writes = () => fake.remote.seen.filter(({ path }) => path.startsWith('/v2/write/'));
const improved = (text: string, more: object = {}): Answer => ({
  json: {
    improvements: [{ detected_source_language: 'en', target_language: 'en-US', text, ...more }],
  },
});
const improving = (change: (text: string) => string) =>
  fake.remote.answer((seen) =>
    seen.path.startsWith('/v2/write/') ? improved(change(textOf(seen))) : null,
  );
/** The built-in service says of each text what its first word is told here. */
const detecting = (languages: Readonly<Record<string, string>>) =>
  fake.builtIn.answer((seen) => ({
    json: {
      results: (seen.body['text'] as string[]).map((text) => {
        const language = languages[text.split(' ')[0] ?? ''];
        return language === undefined
          ? { detection_status: 'insufficient_confidence' }
          : { detection_status: 'success', detected_language: language };
      }),
    },
  }));

describe('a short text', () => {
  it('is one request; white space around it stays, and it is billed by code points', async () => {
    improving((text) => text.replace('recieved', 'received'));
    const value = last(
      await run('  I recieved it 😀.\n', { target: 'en-GB', mode: 'rephrase', tone: 'friendly' }),
    );
    expect(value).toEqual({
      state: 'done',
      result: '  I received it 😀.\n',
      changes: [
        { before: '  I ', after: '  I ' },
        { before: 'recieved', after: 'received' },
        { before: ' it 😀.\n', after: ' it 😀.\n' },
      ],
      isUnchanged: false,
      detected: 'en',
      target: 'en-US',
      billed: 16,
      parts: { done: 1, all: 1 },
      drift: [],
      unchecked: [],
    });
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      [
        '/v2/write/rephrase',
        { text: ['I recieved it 😀.'], target_lang: 'en-GB', tone: 'friendly' },
      ],
    ]);
    expect(writes()[0]?.headers['x-service-reporting-tag']).toBe('team');
    expect(bills).toEqual([{ connection: 'work', tag: 'team', improvementCharacters: 16 }]);
    expect(done).toEqual([['work', expect.objectContaining({ mode: 'rephrase' }), value]]);
  });

  it('with nothing to change says so, and costs all the same', async () => {
    improving((text) => text);
    const value = last(await run('All is well.'));
    expect(value).toMatchObject({ isUnchanged: true, billed: 12, drift: [] });
    expect(value.changes).toEqual([{ before: 'All is well.', after: 'All is well.' }]);
    expect(fake.builtIn.seen).toEqual([]);
  });

  it('says what the offline service could not check', async () => {
    fake.remote.answer((seen) =>
      seen.path.startsWith('/v2/write/')
        ? improved(textOf(seen), { origin: { unchecked: ['grammar', 'tone'] } })
        : null,
    );
    expect(last(await run('Hello')).unchecked).toEqual(['grammar', 'tone']);
  });

  it.each([
    [{ mode: 'rephrase', style: 'simple', tone: 'friendly' }, 'tone'],
    [{ mode: 'correct', style: 'simple' }, 'style'],
  ] as const)('is not sent with options that contradict each other: %j', async (more, field) => {
    expect(last(await run('Hello', more))).toMatchObject({
      state: 'failed',
      failure: { code: 'invalid-input', params: { field } },
    });
    expect(fake.remote.seen).toEqual([]);
  });

  it('that says nothing is done without a request', async () => {
    expect(last(await run(' \n '))).toMatchObject({ state: 'done', result: ' \n ', billed: 0 });
    expect(fake.remote.seen).toEqual([]);
  });
});

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `P${index} ${'so it is. '.repeat(250)}`).join('\n\n');

describe('a long text', () => {
  it('goes in requests of 10 KiB at most, and comes back in order', async () => {
    const asked: string[] = [];
    fake.remote.answer(async (seen) => {
      if (!seen.path.startsWith('/v2/write/')) return null;
      asked.push(textOf(seen));
      // The first one comes last.
      if (asked.length === 1) await new Promise((resolve) => setTimeout(resolve, 40));
      return improved(textOf(seen).replaceAll('so it is', 'so it was'));
    });
    const text = paragraphs(20);
    const values = await run(text);
    expect(asked.length).toBeGreaterThan(4);
    for (const part of asked) {
      expect(Buffer.byteLength(JSON.stringify({ text: [part] }))).toBeLessThanOrEqual(10_240);
      expect(part).toMatch(/^P\d+ /);
    }
    expect(last(values).result).toBe(text.replaceAll('so it is', 'so it was'));
    expect(
      last(values)
        .changes.map(({ before }) => before)
        .join(''),
    ).toBe(text);
    expect(
      last(values)
        .changes.map(({ after }) => after)
        .join(''),
    ).toBe(last(values).result);
    for (const { result } of values) expect(last(values).result.startsWith(result)).toBe(true);
    expect(last(values).parts.done).toBe(asked.length);
  });

  it('keeps the parts before a failure', async () => {
    fake.remote.answer((seen) =>
      textOf(seen).startsWith('P0 ') ? improved(textOf(seen)) : { status: 456, json: {} },
    );
    const value = last(await run(paragraphs(12)));
    expect(value).toMatchObject({ state: 'failed', failure: { code: 'quota-exceeded' } });
    expect(value.result.startsWith('P0 ')).toBe(true);
    expect(value.parts.done).toBe(1);
    expect(done).toEqual([]);
  });

  it('ends its requests when it is left', async () => {
    fake.remote.answer((seen) =>
      textOf(seen).startsWith('P0 ') ? improved(textOf(seen)) : 'silence',
    );
    for await (const value of feature()['writing.improve'](request(paragraphs(30)), call())) {
      if (value.parts.done === 1) break;
    }
    expect(writes().length).toBeLessThan(5);
    expect(done).toEqual([]);
  });

  it('is cut so that its parts are the text, each small enough, whatever is in it', () => {
    const piece = fc.constantFrom(
      'word ',
      'Ein Satz. ',
      '東京都に住む。',
      '\n\n',
      '😀',
      '"\\',
      '\u0001',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.nat(900)), { maxLength: 12 }), (pieces) => {
        const text = pieces.map(([piece, times]) => piece.repeat(times)).join('');
        const parts = planParts(request(text, { target: 'en-GB', style: 'business' }));
        expect(parts.map(({ before, core, after }) => before + core + after).join('')).toBe(text);
        for (const { core } of parts) {
          const body = { text: [core], target_lang: 'en-GB', writing_style: 'business' };
          expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(10_240);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the drift guard', () => {
  it('tells of another language, by the same detection of both', async () => {
    detecting({ The: 'en', Das: 'de' });
    improving(() => 'Das ist es.');
    expect(last(await run('The thing is it.')).drift).toEqual([
      { kind: 'language', from: 'en', to: 'de' },
    ]);
  });

  it('says nothing where one of them is not sure, or where nobody can look', async () => {
    detecting({ The: 'en' });
    improving(() => 'It, it is.');
    expect(last(await run('The thing is it.')).drift).toEqual([]);
    fake.builtIn.answer(() => ({ status: 400 }));
    terms = () => Promise.reject(new FeatureFailure({ code: 'offline-service-down' }));
    expect(last(await run('The thing is it.', { lockedTerms: ['g'] }))).toMatchObject({
      state: 'done',
      drift: [],
    });
  });

  it('tells of sentences that were joined or split', async () => {
    improving(() => 'It rains and it pours. Really!');
    expect(last(await run('It rains. It pours. Really?')).drift).toEqual([
      { kind: 'sentences', before: 3, after: 2 },
    ]);
  });

  it('tells of locked terms that are gone, as whole words in any letter case', async () => {
    terms = () => Promise.resolve(['hard disk', 'disk', 'Riss', 'RAM', '東京', 'ram', 'cat']);
    improving(() => 'The HARD DISK and the memory crissed in 大阪.');
    const value = last(
      await run('The hard disk and the RAM riss in 東京.', { lockedTerms: ['g'] }),
    );
    expect(value.drift.map((drift) => (drift.kind === 'term' ? drift.term : drift.kind))).toEqual([
      'Riss',
      'RAM',
      '東京',
      'ram',
    ]);
  });
});

describe('writing.languages', () => {
  const languages = () => feature()['writing.languages'](undefined, call());

  it('come from the listing with their features', async () => {
    fake.remote.answer((seen) =>
      seen.path.startsWith('/v3/languages?resource=write')
        ? {
            json: [
              ['en-US', true, { writing_style: { status: 'stable' }, tone: { status: 'beta' } }],
              ['zh-hans', true, {}],
              ['en', false, { auto_detection: { status: 'stable' } }],
            ].map(([lang, target, features]) => ({
              lang,
              name: lang,
              usable_as_source: true,
              usable_as_target: target,
              status: 'stable',
              features,
            })),
          }
        : null,
    );
    expect(await languages()).toEqual([
      { code: 'en-US', name: 'en-US', styles: true, tones: true, correct: true },
      { code: 'zh-Hans', name: 'zh-hans', styles: false, tones: false, correct: true },
    ]);
  });

  it('come from our catalogue where the key may not list them', async () => {
    const detail = 'Missing required scope(s): languages:read';
    fake.remote.answer(() => ({ status: 403, json: { message: 'Forbidden', detail } }));
    const known = await languages();
    expect(known.find(({ code }) => code === 'de')).toMatchObject({ styles: true, tones: true });
    expect(known.find(({ code }) => code === 'ja')).toMatchObject({ styles: false, correct: true });
  });
});
