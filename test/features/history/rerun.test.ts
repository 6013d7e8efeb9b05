import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { Output } from '../../../preload/contract/api.ts';
import type { LoopbackServer } from '../../client/loopback-server.ts';
import { answerJson, startLoopbackServer } from '../../client/loopback-server.ts';
import type { Rig } from '../rig.ts';
import { all, startRig } from '../rig.ts';

let folder: string;
let database: Database;
let remote: LoopbackServer;
let rig: Rig;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-rerun-'));
  database = openDatabase(join(folder, 'desk.sqlite'));
  remote = await startLoopbackServer(({ url, body }, response) => {
    const texts = () => (JSON.parse(body) as { text: string[] }).text;
    if (url === '/v2/translate') {
      const translations = texts().map((text) => ({
        text: text.toUpperCase(),
        detected_source_language: 'EN',
        billed_characters: text.length,
      }));
      answerJson(response, 200, { translations });
    } else if (url.startsWith('/v2/write/')) {
      const improvements = texts().map((text) => ({
        text: `${text}!`,
        detected_source_language: 'en',
        target_language: 'en-US',
      }));
      answerJson(response, 200, { improvements });
    } else if (url === '/v3/detect/language') {
      const results = texts().map(() => ({ detection_status: 'success', detected_language: 'en' }));
      answerJson(response, 200, { results });
    } else if (url === '/v2/usage') {
      answerJson(response, 200, { character_count: 1, character_limit: 500_000 });
    } else answerJson(response, 404, { message: 'Not found' });
  });
  rig = await startRig({ database });
  const { id } = await rig.ask('connections.save', {
    name: 'Remote',
    kind: 'custom',
    address: remote.url,
    key: 'developer-key',
  });
  await rig.ask('connections.use', { id });
});
afterEach(async () => {
  await rig.close();
  database.close();
  await remote[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests since the last look, as they were sent. */
let looked = 0;
beforeEach(() => {
  looked = 0;
});
const sent = () => {
  const fresh = remote.requests.slice(looked);
  looked = remote.requests.length;
  return fresh
    .filter(({ url }) => /translate|write|detect/.test(url))
    .map(({ method, url, body }) => `${method} ${url} ${body}`);
};
const newest = async (): Promise<Output<'history.get'>> => {
  const { entries } = await rig.ask('history.page', {});
  return rig.ask('history.get', { id: entries[0]?.id ?? 0 });
};
/** Makes an entry's request once more, as the page does. */
async function again({ request }: Output<'history.get'>) {
  if (request?.kind === 'text') {
    await all(rig.watch('text.translate', { ...request.request, isFresh: true }));
  } else if (request?.kind === 'writing') await all(rig.watch('writing.improve', request.request));
  else if (request?.kind === 'detection') {
    await all(rig.watch('detection.run', { lines: request.text.split('\n') }));
  }
}

describe('what is asked once more', () => {
  const options = {
    memory: { id: 'm1', name: 'Office', threshold: 80 },
    glossaries: ['g1', 'g2'],
    styleRule: 's1',
    instructions: ['Be brief.', 'Say "you".'],
    formality: 'prefer_more',
    model: 'quality_optimized',
    context: 'A letter.',
    neighbours: 2,
    splitSentences: 'nonewlines',
    preserveFormatting: false,
    tagHandling: 'xml',
    tagHandlingVersion: 'v2',
    outlineDetection: false,
    splittingTags: ['p'],
    nonSplittingTags: ['b'],
    ignoreTags: ['code'],
    betaLanguages: true,
    reportingTag: 'own-tag',
  } as const;

  it.each([
    ['a text with every option', { text: ' <p>Hello, 😀 "you".</p>\n', source: 'en', options }],
    ['a plain text', { text: 'Hello\r\nyou \ud800', source: null, options: {} }],
    [
      'a text of several requests',
      { text: 'A sentence of words. '.repeat(900), source: 'en', options: { neighbours: 1 } },
    ],
  ])('goes out with the same bodies: %s', async (_, request) => {
    const asked = { ...request, target: 'de' } as Parameters<typeof rig.watch<'text.translate'>>[1];
    await all(rig.watch('text.translate', asked));
    const first = sent();
    expect(first.length).toBeGreaterThan(0);
    await again(await newest());
    expect(sent().toSorted()).toEqual(first.toSorted());
    expect((await rig.ask('history.page', {})).total).toBe(1);
  });

  it('goes out with the same bodies: writing and detection', async () => {
    await all(
      rig.watch('writing.improve', {
        text: 'teh end',
        mode: 'rephrase',
        target: 'en-GB',
        tone: 'friendly',
      }),
    );
    const writing = sent();
    expect(writing).toEqual([
      'POST /v2/write/rephrase {"text":["teh end"],"target_lang":"en-GB","tone":"friendly"}',
    ]);
    await again(await newest());
    expect(sent()).toEqual(writing);
    await all(rig.watch('detection.run', { lines: ['Guten Tag', '', ' x '] }));
    const detection = sent();
    await again(await newest());
    expect(sent()).toEqual(detection);
  });
});

describe('a repeated request', () => {
  const request = {
    text: 'Hello',
    source: 'en',
    target: 'de',
    options: { formality: 'more' },
  } as const;
  const ask = async (more: object = {}) => {
    const values = await all(rig.watch('text.translate', { ...request, ...more }));
    return values.at(-1);
  };

  it('is answered without sending it, at no cost, until it is asked afresh', async () => {
    expect(await ask()).toMatchObject({ text: 'HELLO', billed: 5 });
    const first = sent();
    expect(await ask()).toMatchObject({ state: 'done', text: 'HELLO', billed: 0, fromCache: true });
    expect(sent()).toEqual([]);
    const fresh = await ask({ isFresh: true });
    expect(fresh).toMatchObject({ text: 'HELLO', billed: 5 });
    expect(fresh).not.toHaveProperty('fromCache');
    expect(sent()).toEqual(first);
    expect((await newest()).characters).toBe(5);
  });

  it('is another one with any other parameter', async () => {
    await ask();
    sent();
    for (const more of [
      ...[{ text: 'Hello ' }, { source: null }, { target: 'fr' }, { options: {} }],
      { options: { formality: 'less' } },
    ]) {
      expect(await ask(more)).not.toHaveProperty('fromCache');
    }
    expect(sent()).toHaveLength(5);
    expect(await ask({ options: { formality: 'more', reportingTag: 'x' } })).toHaveProperty(
      'fromCache',
    );
  });

  it('is sent again over another connection, after a wipe, and after its failure', async () => {
    await ask();
    await rig.ask('connections.use', { id: 'offline' });
    expect(await ask()).not.toHaveProperty('fromCache');
    const { entries } = await rig.ask('history.page', {});
    await rig.ask('connections.use', { id: entries.at(-1)?.connection ?? '' });
    expect(await ask()).not.toHaveProperty('fromCache');
    expect(await ask()).toHaveProperty('fromCache');
    await rig.ask('privacy.wipe', undefined);
    expect(await ask()).not.toHaveProperty('fromCache');
  });

  it('is answered in private mode too, and nothing of it reaches the disk', async () => {
    await rig.ask('settings.change', { privateMode: true });
    await ask({ text: 'canaryword' });
    expect(await ask({ text: 'canaryword' })).toHaveProperty('fromCache');
    await all(rig.watch('writing.improve', { text: 'canaryword', mode: 'correct', target: null }));
    await all(rig.watch('detection.run', { lines: ['canaryword'] }));
    expect((await rig.ask('history.page', {})).total).toBe(0);
    const files = readdirSync(folder).filter((name) =>
      readFileSync(join(folder, name)).includes('canaryword'),
    );
    expect(files).toEqual([]);
  });
});

it('a wipe takes the history off the disk', async () => {
  await all(rig.watch('text.translate', { text: 'canaryword', source: 'en', target: 'de' }));
  await all(rig.watch('writing.improve', { text: 'canaryword', mode: 'correct', target: null }));
  const holders = () =>
    readdirSync(folder).filter((name) =>
      /canaryword/i.test(readFileSync(join(folder, name), 'latin1')),
    );
  expect(holders()).not.toEqual([]);
  await rig.ask('privacy.wipe', undefined);
  expect(holders()).toEqual([]);
  expect((await rig.ask('history.page', {})).total).toBe(0);
});

it('what is improved counts in the ledger of its own kind', async () => {
  await all(rig.watch('writing.improve', { text: 'teh end', mode: 'correct', target: null }));
  await all(rig.watch('text.translate', { text: 'four', source: 'en', target: 'de' }));
  const row = database.sqlite
    .prepare('SELECT text_characters AS text, improvement_characters AS improvement FROM billed')
    .get();
  expect({ ...row }).toEqual({ text: 4, improvement: 7 });
});
