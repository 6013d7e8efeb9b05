import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestService, temporaryFolder } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { adminOf } from './admin-calls.ts';

const PATH = '/v2/admin/developer-keys';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UNKNOWN = '12345678-1234-4234-8234-123456789abc:12345678-1234-4234-8234-123456789abc';
const NO_LIMITS = {
  characters: null,
  speech_to_text_milliseconds: null,
  speech_to_speech_milliseconds: null,
};

let now: Date;
let service: TestService;
let admin: ReturnType<typeof adminOf>;
beforeEach(async () => {
  now = new Date('2026-03-10T15:00:00.000Z');
  service = await startTestService({ now: () => now });
  admin = adminOf(service);
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const usage = (key: string) => service.call('GET', '/v2/usage', { key });

describe('a new key', () => {
  it('tells its secret once, works at once and has no limits', async () => {
    const answer = await admin.ask('POST', PATH, { label: ' Team A ' });
    expect(answer.status).toBe(200);
    const { key, ...record } = JSON.parse(answer.text) as Record<string, unknown>;
    expect(record).toEqual({
      key_id: expect.stringMatching(ID) as string,
      label: 'Team A',
      creation_time: '2026-03-10T15:00:00.000Z',
      deactivated_time: null,
      is_deactivated: false,
      usage_limits: NO_LIMITS,
    });
    expect((await usage(String(key))).status).toBe(200);
    const listed = await admin.ask('GET', PATH);
    expect(listed.text).not.toContain(String(key));
    expect(JSON.parse(listed.text)).toContainEqual(record);
  });

  it('has a label of its own making where none is given, and labels may repeat', async () => {
    for (const body of [{}, { label: null }]) {
      expect(await admin.create(body)).toMatchObject({ label: 'API Key' });
    }
    expect((await admin.create({ label: 'x'.repeat(1_024) })).label).toHaveLength(1_024);
    for (const label of ['', '   ', 'x'.repeat(1_025), 7, ['a'], '\ud800']) {
      const answer = await admin.ask('POST', PATH, { label });
      expect([answer.status, answer.json.code], String(label)).toEqual([400, 'invalid_value']);
    }
  });

  it('is refused beyond 25 active ones, until one is deactivated', async () => {
    // The built-in key is the first one.
    const made = [];
    for (let count = 1; count < 25; count += 1) made.push(await admin.create());
    const refused = await admin.ask('POST', PATH, {});
    expect([refused.status, refused.json.code]).toEqual([400, 'invalid_request']);
    expect(refused.json.message).toContain('25 active developer keys');
    await admin.change('deactivate', { key_id: made[3]?.key_id });
    expect((await admin.ask('POST', PATH, {})).status).toBe(200);
    expect(await admin.keys()).toHaveLength(26);
  });
});

describe('the list', () => {
  it('has the developer keys of the account alone, oldest first', async () => {
    const { key_id: free } = await service.newKey({ tier: 'free' });
    now = new Date('2026-03-11T00:00:00Z');
    const { key_id: ours } = await admin.create({ label: 'Ours' });
    const keys = await admin.keys();
    expect(keys.map(({ label }) => label)).toEqual(['API Key', 'Ours']);
    for (const what of ['deactivate', 'label', 'limits']) {
      const body = { key_id: free, label: 'x' };
      expect((await admin.ask('PUT', `${PATH}/${what}`, body)).status).toBe(404);
    }
    expect(keys[1]?.key_id).toBe(ours);
  });
});

describe('a deactivated key', () => {
  it('is refused at once, for good, and stays listed', async () => {
    const { key_id, key } = await admin.create();
    expect((await usage(key)).status).toBe(200);
    const record = await admin.change('deactivate', { key_id });
    expect(record).toMatchObject({
      key_id,
      is_deactivated: true,
      deactivated_time: '2026-03-10T15:00:00.000Z',
    });
    const refused = await usage(key);
    expect([refused.status, refused.json.code]).toEqual([403, 'unauthorized']);
    now = new Date('2026-03-12T00:00:00Z');
    expect(await admin.change('deactivate', { key_id })).toEqual(record);
    expect(await admin.keys()).toContainEqual(record);
    const renamed = await admin.change('label', { key_id: key_id.toUpperCase(), label: 'Gone' });
    expect(renamed).toEqual({ ...record, label: 'Gone' });
  });

  it('that was the built-in one has a successor at the next start', async () => {
    const folder = temporaryFolder();
    const options = { data: folder.path, secrets: 'kept' } as const;
    const first = await startTestService(options);
    const [builtIn] = await adminOf(first).keys();
    await adminOf(first).change('deactivate', { key_id: builtIn?.key_id });
    await first.close();
    const second = await startTestService(options);
    expect(second.developerKey).not.toBe(first.developerKey);
    expect(second.adminKey).toBe(first.adminKey);
    expect((await second.call('GET', '/v2/usage')).status).toBe(200);
    const old = await second.call('GET', '/v2/usage', { key: first.developerKey });
    expect(old.status).toBe(403);
    const states = (await adminOf(second).keys()).map(({ is_deactivated }) => is_deactivated);
    expect(states).toEqual([true, false]);
    await second.close();
    const third = await startTestService(options);
    expect(third.developerKey).toBe(second.developerKey);
    await third.close();
    folder.remove();
  });
});

describe('limits', () => {
  it('are set one by one; null is none, and what is absent stays', async () => {
    const { key_id } = await admin.create();
    const limits = async (body: object) =>
      (await admin.change('limits', { key_id, ...body })).usage_limits;
    expect(await limits({ characters: 0 })).toEqual({ ...NO_LIMITS, characters: 0 });
    const all = {
      characters: 1_000,
      speech_to_text_milliseconds: Number.MAX_SAFE_INTEGER,
      speech_to_speech_milliseconds: 60_000,
    };
    expect(await limits(all)).toEqual(all);
    expect(await limits({})).toEqual(all);
    expect(await limits({ speech_to_text_milliseconds: null })).toEqual({
      ...all,
      speech_to_text_milliseconds: null,
    });
    for (const wrong of [-1, 1.5, 'many', true, [1], 2 ** 53]) {
      for (const name of Object.keys(all)) {
        const answer = await admin.ask('PUT', `${PATH}/limits`, { key_id, [name]: wrong });
        expect([answer.status, answer.json.code]).toEqual([400, 'invalid_value']);
        expect(answer.json.message).toContain(name);
      }
    }
  });

  it('are read of one key, or of all', async () => {
    const { key_id } = await admin.create({ label: 'One' });
    const record = await admin.change('limits', { key_id, characters: 5 });
    const one = await admin.ask('GET', `${PATH}/limits?key_id=${encodeURIComponent(key_id)}`);
    expect([one.status, one.json]).toEqual([200, record]);
    const all = await admin.ask('GET', `${PATH}/limits`);
    expect(all.json).toEqual(await admin.keys());
    expect((await admin.ask('GET', `${PATH}/limits?key_id=${UNKNOWN}`)).status).toBe(404);
    expect((await admin.ask('GET', `${PATH}/limits?key_id=x`)).status).toBe(400);
  });
});

describe('a change', () => {
  it.each(['deactivate', 'label', 'limits'])('%s needs a key that there is', async (what) => {
    const refusal = async (body: object) => {
      const { status, json } = await admin.ask('PUT', `${PATH}/${what}`, { label: 'x', ...body });
      return [status, json.code];
    };
    expect(await refusal({})).toEqual([400, 'missing_parameter']);
    for (const key_id of ['', 'x', UNKNOWN.slice(0, 36), `${UNKNOWN}:${UNKNOWN}`, `${UNKNOWN} `]) {
      expect(await refusal({ key_id }), key_id).toEqual([400, 'invalid_value']);
    }
    expect(await refusal({ key_id: 5 })).toEqual([400, 'invalid_value']);
    expect(await refusal({ key_id: UNKNOWN })).toEqual([404, 'not_found']);
  });

  it('of the label needs one', async () => {
    const { key_id } = await admin.create();
    const answer = await admin.ask('PUT', `${PATH}/label`, { key_id });
    expect([answer.status, answer.json.code]).toEqual([400, 'missing_parameter']);
    expect((await admin.ask('PUT', `${PATH}/label`, { key_id, label: ' ' })).status).toBe(400);
  });

  it.each([
    ['POST', PATH],
    ['PUT', `${PATH}/deactivate`],
    ['PUT', `${PATH}/label`],
    ['PUT', `${PATH}/limits`],
  ])('%s %s takes JSON only', async (method, path) => {
    const { key_id } = await admin.create();
    const send = (headers: Record<string, string>, body: string) =>
      service.call(method, path, { key: service.adminKey, headers, body });
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const answer = await send({ 'content-type': type }, `key_id=${key_id}&label=x`);
      expect([answer.status, answer.json.code]).toEqual([415, 'invalid_content_type']);
    }
    const json = { 'content-type': 'application/json; charset=utf-8' };
    expect((await send(json, JSON.stringify({ key_id, label: 'x', further: 1 }))).status).toBe(200);
    for (const body of ['', '[]', '"x"', '{']) expect((await send(json, body)).status).toBe(400);
    const large = JSON.stringify({ key_id, label: 'x'.repeat(70_000) });
    expect((await send(json, large)).status).toBe(413);
  });
});

const RANGE = 'start_date=2026-03-01&end_date=2026-03-02';

describe('who calls', () => {
  it.each([
    ['GET', `/v2/admin/analytics?${RANGE}`],
    ['GET', `/v2/admin/analytics/custom-tags?${RANGE}`],
    ['GET', PATH],
    ['POST', PATH],
    ['PUT', `${PATH}/deactivate`],
    ['PUT', `${PATH}/label`],
    ['PUT', `${PATH}/limits`],
    ['GET', `${PATH}/limits`],
  ])('%s %s needs an admin key', async (method, path) => {
    const { key: free } = await service.newKey({ tier: 'free' });
    for (const key of [service.developerKey, free]) {
      const developer = await service.call(method, path, { key });
      expect([developer.status, developer.json.code]).toEqual([403, 'forbidden']);
      expect(developer.json.detail).toMatch(/^Wrong kind of key/);
    }
    for (const key of [null, 'unknown', 'unknown:adm']) {
      const answer = await service.call(method, path, { key });
      expect([answer.status, answer.json.code]).toEqual([403, 'unauthorized']);
    }
    const wrong = await service.call('DELETE', path, { key: service.adminKey });
    expect(wrong.status).toBe(405);
  });

  it('with the admin key cannot translate', async () => {
    const answer = await admin.ask('POST', '/v2/translate', { text: ['a'], target_lang: 'DE' });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
  });
});
