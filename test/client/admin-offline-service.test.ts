import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminClient } from '../../main/client/admin.ts';
import type { RunningService } from '../../main/service/service.ts';
import { openService } from '../../main/service/service.ts';
import { createTestAdmin, createTestClient, failureOf } from './test-client.ts';
import { startRecogniser } from '../engine/speech/start-recogniser.ts';

// The real admin client and the real built-in service, each unaware of the other's code.

const assets = fileURLToPath(new URL('../../assets/', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'dragoman-admin-'));
let service: RunningService;
let managing: ReturnType<typeof createTestAdmin>;
let admin: AdminClient;

beforeAll(async () => {
  service = await openService({
    pseudo: true,
    port: 0,
    data,
    assets,
    tier: 'paid',
    keywords: ['Service-Auth-Key'],
    faults: [],
    rate: null,
    secrets: 'fresh',
    speechModel: null,
    startHelper: startRecogniser,
    documentThread: '',
    ocrData: null,
    speech: { recognitions: [], syntheses: [] },
    onFault: (_, error) => {
      throw error;
    },
    onNotice: (sentence) => {
      throw new Error(sentence);
    },
  });
  managing = createTestAdmin(service.baseUrl, { key: service.adminKey });
  ({ admin } = managing);
}, 30_000);

afterAll(async () => {
  await managing[Symbol.asyncDispose]();
  await service.close();
  rmSync(data, { recursive: true });
});

const today = () => new Date().toISOString().slice(0, 10);

test('a key is made, used, limited, refused beyond its limit, and deactivated for good', async () => {
  const { key, secret } = await admin.createDeveloperKey('Site');
  expect(key).toMatchObject({ label: 'Site', isActive: true, deactivated: null });
  expect(key.limits).toEqual({ characters: null, speechToTextMs: null, speechToSpeechMs: null });
  expect(key.id).toMatch(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/);
  if (secret === null) throw new Error('the built-in service tells the secret');

  await using user = createTestClient(service.baseUrl, { key: secret });
  const translate = (text: string, reportingTag?: string) =>
    user.client.translate({ texts: [text], source: 'en', target: 'de' }, { reportingTag });
  await translate('Hello', 'team-a');
  await translate('Good');

  const range = { start: today(), end: today() };
  const mine = { key: key.masked, label: 'Site', usage: { characters: 9, textCharacters: 9 } };
  const total = await admin.usageTotal(range);
  expect(total).toMatchObject({ ...range, rows: [], total: { characters: 9 } });
  const byKey = await admin.usageByKey(range);
  expect(byKey.rows).toMatchObject([{ ...mine, day: null }]);
  const byDay = await admin.usageByKeyAndDay(range);
  expect(byDay.rows).toMatchObject([{ ...mine, day: range.end }]);
  for (const { total: said } of [byKey, byDay]) expect(said).toEqual(total.total);
  for (const by of ['period', 'day'] as const) {
    const tags = await admin.customTags(range, by);
    const day = by === 'day' ? range.end : null;
    expect(tags.rows).toMatchObject([{ tag: 'team-a', day, usage: { characters: 5 } }]);
    expect(tags.pages).toBe(1);
  }

  const limits = { characters: 10, speechToTextMs: 90_000 };
  const limited = await admin.limitDeveloperKey(key.id, limits);
  expect(limited.limits).toEqual({ ...limits, speechToSpeechMs: null });
  const exceeding = await failureOf(translate('Too long'));
  expect(exceeding).toMatchObject({ code: 'quota-exceeded', status: 456 });
  expect((await admin.limitDeveloperKey(key.id, { characters: null })).limits).toEqual({
    ...limits,
    characters: null,
    speechToSpeechMs: null,
  });
  await translate('Not too long');

  expect(await admin.renameDeveloperKey(key.id, 'Shop')).toMatchObject({ label: 'Shop' });
  const ended = await admin.deactivateDeveloperKey(key.id);
  expect(ended).toMatchObject({ isActive: false, label: 'Shop' });
  expect(await failureOf(translate('Gone'))).toMatchObject({ code: 'key-refused', status: 403 });
  expect(await admin.developerKeys()).toContainEqual(ended);
});

test('refusals are told apart', async () => {
  const unknown = `${crypto.randomUUID()}:${crypto.randomUUID()}`;
  expect(await failureOf(admin.renameDeveloperKey(unknown, 'A'))).toMatchObject({
    status: 404,
    code: 'not-found',
  });
  await using stranger = createTestAdmin(service.baseUrl, { key: 'stranger:adm' });
  expect(await failureOf(stranger.admin.developerKeys())).toMatchObject({ code: 'key-refused' });
  const range = { start: '2024-01-01', end: '2026-01-01' };
  expect(await failureOf(admin.usageTotal(range))).toMatchObject({
    status: 400,
    code: 'bad-request',
  });
  const empty = { start: '2020-01-01', end: '2020-12-31' };
  expect(await admin.usageByKeyAndDay(empty)).toMatchObject({ ...empty, rows: [] });
});
