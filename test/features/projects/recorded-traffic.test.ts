import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../main/system/database.ts';
import type { Database } from '../../../main/system/database.ts';
import { VoiceStart } from '../../../preload/contract/voice.ts';
import type { LoopbackServer } from '../../client/loopback-server.ts';
import { answerJson, startLoopbackServer } from '../../client/loopback-server.ts';
import type { Rig } from '../rig.ts';
import { all, failureOfAsking, firstOf, startRig } from '../rig.ts';
import { handed, startInspector } from './inspector.ts';

/** Whether the service has translated the documents that it was sent. */
let isReady: boolean;
let folder: string;
let database: Database;
let remote: LoopbackServer;
let rig: Rig;
beforeEach(async () => {
  isReady = false;
  folder = mkdtempSync(join(tmpdir(), 'dragoman-projects-'));
  database = openDatabase(':memory:');
  remote = await startLoopbackServer(({ url, body }, response) => {
    const path = url.split('?')[0] ?? '';
    if (path === '/v2/translate') {
      const { text } = JSON.parse(body) as { text: string[] };
      const translations = text.map((item) => ({ text: item, detected_source_language: 'EN' }));
      answerJson(response, 200, { translations });
    } else if (path === '/v2/usage') {
      answerJson(response, 200, { character_count: 1, character_limit: 500_000 });
    } else if (path === '/v2/document') {
      answerJson(response, 200, { document_id: 'D0C', document_key: 'K3Y' });
    } else if (path === '/v2/document/D0C') {
      const done = { status: 'done', billed_characters: 7 };
      answerJson(response, 200, isReady ? done : { status: 'translating' });
    } else if (path === '/v2/document/D0C/result') response.writeHead(200).end('fertig');
    else if (path === '/v3/detect/language') {
      const result = { detection_status: 'success', detected_language: 'en' };
      answerJson(response, 200, { results: [result] });
    } else answerJson(response, 404, { message: 'Not found' });
  });
  rig = await startRig({
    database,
    startHelper: startInspector,
    files: { take: (ticket) => (ticket === 'a' ? handed('a.txt', 'A text.') : null) },
    paths: { data: folder, assets: folder },
    output: join(folder, 'out'),
  });
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

/** Path and tag of each request since the last look. */
let looked = 0;
function sent() {
  const fresh = remote.requests.slice(looked);
  looked = remote.requests.length;
  return fresh.map(({ url, headers }) => {
    const tag = headers['x-service-reporting-tag'];
    return `${url.split('?')[0] ?? ''} ${typeof tag === 'string' ? tag : '–'}`;
  });
}
beforeEach(() => {
  looked = 0;
});

const translate = (options: { reportingTag?: string } = {}) =>
  all(
    rig.watch('text.translate', {
      text: 'Hello',
      source: 'en',
      target: 'de',
      options,
      isFresh: true,
    }),
  );
const speak = () =>
  failureOfAsking(
    rig.ask(
      'voice.start',
      VoiceStart.parse({
        sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
        sourceLanguage: 'en',
        targets: ['de'],
        glossary: 'c0ffee',
      }),
    ),
  );
const project = async (name: string, tag: string) => {
  const { id } = await rig.ask('projects.save', { name, tag });
  await rig.ask('projects.choose', { id });
};
/** Listings and other requests that are no work of any project. */
async function lookAround() {
  const lists = [
    rig.ask('languages.refresh', {}),
    rig.ask('glossaries.list', undefined),
    rig.ask('style-rules.list', undefined),
    rig.ask('memories.page', { page: 0, pageSize: 10 }),
    rig.ask('spoken-terms.list', undefined),
    rig.ask('voice.languages', undefined),
    rig.ask('usage.refresh', {}),
    rig.ask('connections.probe', undefined),
    rig.ask('connections.check', {
      name: 'x',
      kind: 'custom',
      address: remote.url,
      key: 'another-key',
    }),
  ];
  await Promise.allSettled(lists);
}

it('the tag goes with every request of the project, and with no other', async () => {
  await translate();
  await rig.ask('text.detect', { text: 'Hello' });
  await speak();
  await lookAround();
  const before = sent();
  expect(before.length).toBeGreaterThan(15);
  expect(before.filter((line) => !line.endsWith(' –'))).toEqual([]);

  await project('Site', 'Acme');
  await translate();
  await rig.ask('text.detect', { text: 'Hello' });
  await translate({ reportingTag: 'Own-1' });
  await translate({ reportingTag: ' ' });
  const work = sent();
  // A listing of before may come late; it is none of the project's either.
  expect(work.filter((line) => !line.endsWith(' –'))).toEqual([
    '/v2/translate acme',
    '/v3/detect/language acme',
    '/v2/translate own-1',
    '/v2/translate acme',
  ]);
  await speak();
  const spoken = sent();
  expect(spoken).toContain('/v3/glossaries –');
  expect(spoken.filter((line) => !line.endsWith(' –'))).toEqual(['/v3/voice/realtime acme']);
  await lookAround();
  const listed = sent();
  expect(listed.length).toBeGreaterThan(12);
  expect(listed.filter((line) => !line.endsWith(' –'))).toEqual([]);

  await rig.ask('projects.choose', { id: null });
  await translate();
  expect(sent().filter((line) => line.startsWith('/v2/translate'))).toEqual(['/v2/translate –']);
});

it('a document keeps the tag that it was added with, whatever project comes after it', async () => {
  await project('Site', 'acme');
  await rig.ask('documents.add', {
    files: [{ ticket: 'a', name: 'a.txt', folder: '' }],
    options: { source: 'en', target: 'de' },
  });
  const rows = () => rig.watch('documents.watch', undefined);
  await firstOf(rows(), ({ rows: [row] }) => row?.state === 'translating');
  await project('Book', 'other');
  await translate();
  isReady = true;
  await firstOf(rows(), ({ rows: [row] }) => row?.state === 'done');
  const lines = sent();
  expect(new Set(lines.filter((line) => line.includes('document')))).toEqual(
    new Set(['/v2/document acme', '/v2/document/D0C acme', '/v2/document/D0C/result acme']),
  );
  expect(lines).toContain('/v2/translate other');
  const billed = database.sqlite
    .prepare('SELECT tag, text_characters AS text, document_characters AS document FROM billed')
    .all();
  expect(billed.map((row) => ({ ...row }))).toEqual([
    { tag: 'acme', text: 0, document: 7 },
    { tag: 'other', text: 5, document: 0 },
  ]);
});

it('private mode counts, and so does a wipe leave the counts', async () => {
  await rig.ask('settings.change', { privateMode: true });
  await translate();
  await rig.ask('privacy.wipe', undefined);
  const count = () =>
    database.sqlite.prepare('SELECT SUM(text_characters) AS sum FROM billed').get()?.['sum'];
  expect(count()).toBe(5);
  const { active } = await firstOf(rig.watch('connections.watch', undefined), () => true);
  await rig.ask('connections.remove', { id: active });
  await new Promise(setImmediate);
  expect(count()).toBeNull();
});
