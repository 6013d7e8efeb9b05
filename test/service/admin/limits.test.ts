import { AuthorizationError, DeepLClient, QuotaExceededError } from 'deepl-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeRecognition, fakeSynthesis } from '../../fakes/recognition.ts';
import { accepted, ended, result, status } from '../documents/sent-document.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { askSession, openStream, PCM } from '../voice/stream-client.ts';
import { adminOf } from './admin-calls.ts';

const KEYWORD = 'DeepL-Auth-Key';
const DAY = '2026-03-10';
let service: TestService;
let admin: ReturnType<typeof adminOf>;
beforeEach(async () => {
  service = await startTestService({
    now: () => new Date(`${DAY}T15:00:00Z`),
    keywords: ['Service-Auth-Key', KEYWORD],
    speech: { recognitions: [createFakeRecognition()], syntheses: [fakeSynthesis()] },
  });
  admin = adminOf(service);
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const translate = (key: string, characters: number) =>
  service.call('POST', '/v2/translate', {
    key,
    json: { text: ['x'.repeat(characters)], source_lang: 'EN', target_lang: 'EN-GB' },
  });
const total = async () => (await admin.analytics(DAY, DAY)).total_usage;
/** A document is billed when its last byte is out, which its reader may know a little before. */
const billed = (characters: number) =>
  expect.poll(async () => (await total()).document_translation_characters).toBe(characters);
const english = { source_lang: 'en' };

describe('a limit of characters', () => {
  it('that the admin sets holds from the next call on, and bills nothing that it refuses', async () => {
    const { key_id, key } = await admin.create();
    expect((await translate(key, 8)).status).toBe(200);
    await admin.change('limits', { key_id, characters: 10 });
    const refused = await translate(key, 3);
    expect([refused.status, refused.json.code]).toEqual([456, 'quota_exceeded']);
    expect((await total()).total_characters).toBe(8);
    expect((await translate(key, 2)).status).toBe(200);
    await admin.change('limits', { key_id, characters: 5 });
    expect((await translate(key, 1)).status).toBe(456);
    await admin.change('limits', { key_id, characters: null });
    expect((await translate(key, 1)).status).toBe(200);
    expect((await total()).total_characters).toBe(11);
  });

  it('is never passed by calls at the same time', async () => {
    const { key_id, key } = await admin.create();
    await admin.change('limits', { key_id, characters: 22 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => translate(key, 4)));
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(200)?.length, counts.get(456)?.length]).toEqual([5, 7]);
    expect((await total()).total_characters).toBe(20);
  });

  it('is never passed by documents that go out at the same time', async () => {
    const { key_id, key } = await admin.create();
    const documents = await Promise.all(
      Array.from({ length: 3 }, () => accepted(service, { key, fields: english })),
    );
    for (const document of documents) {
      expect((await ended(service, document)).json.billed_characters).toBe(40);
    }
    await admin.change('limits', { key_id, characters: 100 });
    const answers = await Promise.all(documents.map((sent) => result(service, sent, key)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 200, 456]);
    await billed(80);
  });

  it('is free again when a document did not arrive', async () => {
    const { key_id, key } = await admin.create();
    const sent = await accepted(service, { key, fields: english });
    await ended(service, sent);
    await admin.change('limits', { key_id, characters: 40 });
    await admin.ask('PUT', '/control/document-faults', { faults: [{ kind: 'cut', count: 1 }] });
    await expect(result(service, sent, key)).rejects.toThrow();
    expect((await total()).total_characters).toBe(0);
    expect((await result(service, sent, key)).status).toBe(200);
    await billed(40);
  });

  it('is seen by a client that knows nothing of this service', async () => {
    const { key_id, key } = await admin.create();
    const client = new DeepLClient(key, { serverUrl: service.baseUrl });
    await client.translateText('seven c', 'en', 'de');
    const usage = await client.getUsage();
    expect(usage.character).toMatchObject({ count: 7, limit: 1_000_000_000_000 });
    expect(usage.anyLimitReached()).toBe(false);
    await admin.change('limits', { key_id, characters: 7 });
    await expect(client.translateText('x', 'en', 'de')).rejects.toThrow(QuotaExceededError);
    await admin.change('limits', { key_id, characters: 8 });
    expect((await client.translateText('x', 'en', 'de')).billedCharacters).toBe(1);
    await admin.change('deactivate', { key_id });
    await expect(client.getUsage()).rejects.toThrow(AuthorizationError);
    expect((await total()).total_characters).toBe(8);
  });

  it('of the free account is seen by it, too', async () => {
    const { key, key_id } = await service.newKey({ tier: 'free' });
    await admin.bill([
      { time: `${DAY}T01:00:00Z`, key_id, kind: 'text_translation', units: 500_000 },
    ]);
    const client = new DeepLClient(key, { serverUrl: service.baseUrl });
    const usage = await client.getUsage();
    expect(usage.character).toMatchObject({ count: 500_000, limit: 500_000 });
    expect(usage.anyLimitReached()).toBe(true);
    await expect(client.translateText('x', 'en', 'de')).rejects.toThrow(QuotaExceededError);
  });
});

describe('a limit of speech', () => {
  const session = (key: string, body: object = {}) =>
    service.call('POST', '/v3/voice/realtime', {
      key,
      json: { source_media_content_type: PCM, source_language: 'en', ...body },
    });
  const spoken = {
    target_media_languages: ['en-GB'],
    target_media_content_type: 'audio/pcm;encoding=s16le;rate=24000',
  };

  it('refuses a session whose first minute would pass it', async () => {
    const { key_id, key } = await admin.create();
    await admin.change('limits', { key_id, speech_to_speech_milliseconds: 59_999 });
    expect((await session(key, spoken)).status).toBe(456);
    expect((await session(key)).status).toBe(200);
    await admin.change('limits', { key_id, speech_to_text_milliseconds: 0 });
    expect((await session(key)).status).toBe(456);
    await admin.change('limits', {
      key_id,
      speech_to_text_milliseconds: 60_000,
      speech_to_speech_milliseconds: 60_000,
    });
    expect((await session(key, spoken)).status).toBe(200);
    expect((await total()).speech_to_text_minutes).toBe(0);
  });

  it('ends an open session before the minute that would pass it', async () => {
    const { key_id, key } = await admin.create();
    const stream = await openStream(await askSession(service, spoken, key));
    // Speech itself may go on; that it is spoken may not: neither is billed.
    await admin.change('limits', { key_id, speech_to_speech_milliseconds: 0 });
    stream.sound();
    expect(await stream.closed).toBe(1008);
    expect(stream.of('error')[0]).toMatchObject({ error_code: 456, reason_code: 4_560_001 });
    expect(await total()).toMatchObject({ speech_to_text_minutes: 0, speech_to_speech_minutes: 0 });
  });

  it('is shared by sessions at the same time', async () => {
    const { key_id, key } = await admin.create();
    await admin.change('limits', { key_id, speech_to_text_milliseconds: 119_999 });
    const streams = [
      await openStream(await askSession(service, {}, key)),
      await openStream(await askSession(service, {}, key)),
    ];
    streams[0]?.sound();
    await expect.poll(async () => (await total()).speech_to_text_minutes).toBe(1);
    streams[1]?.sound();
    expect(await streams[1]?.closed).toBe(1008);
    expect(streams[1]?.of('error')[0]).toMatchObject({ error_code: 456 });
    streams[0]?.end();
    expect(await streams[0]?.closed).toBe(1000);
    expect((await total()).speech_to_text_minutes).toBe(1);
  });

  it('is told with what the key has used of it, else with what the account has used', async () => {
    const limited = await admin.create();
    const other = await admin.create();
    const at = { time: `${DAY}T01:00:00Z`, kind: 'speech_to_text', units: 90_001 } as const;
    await admin.bill([
      { ...at, key_id: limited.key_id },
      { ...at, key_id: other.key_id, kind: 'speech_to_speech', units: 60_000 },
      { ...at, key_id: other.key_id },
    ]);
    await admin.change('limits', {
      key_id: limited.key_id,
      speech_to_text_milliseconds: 120_000,
      speech_to_speech_milliseconds: 30_000,
    });
    const usage = async (key: string) => (await service.call('GET', '/v2/usage', { key })).json;
    expect(await usage(limited.key)).toMatchObject({
      speech_to_text_milliseconds_count: 90_001,
      speech_to_text_milliseconds_limit: 120_000,
      speech_to_text_minutes_count: 2,
      speech_to_text_minutes_limit: 2,
      speech_to_speech_milliseconds_count: 0,
      speech_to_speech_milliseconds_limit: 30_000,
      speech_to_speech_minutes_count: 0,
      speech_to_speech_minutes_limit: 1,
    });
    expect(await usage(other.key)).toMatchObject({
      speech_to_text_milliseconds_count: 180_002,
      speech_to_text_milliseconds_limit: 1_000_000_000_000,
      speech_to_text_minutes_count: 4,
      speech_to_speech_milliseconds_count: 60_000,
      speech_to_speech_milliseconds_limit: 1_000_000_000_000,
      speech_to_speech_minutes_count: 1,
    });
    expect(await usage(other.key)).toMatchObject({
      products: expect.arrayContaining([
        expect.objectContaining({
          product_type: 'speechToText',
          api_key_unit_count: 2,
          account_unit_count: 4,
        }),
      ]) as object,
    });
  });
});

describe('what is billed', () => {
  it('has its tag where it is text, and none where it is a document or speech', async () => {
    const { key } = await admin.create();
    const tagged = { 'x-service-reporting-tag': 'web' };
    await service.call('POST', '/v2/translate', {
      key,
      headers: tagged,
      json: { text: ['xx'], source_lang: 'EN', target_lang: 'EN-GB' },
    });
    const form = new FormData();
    form.append('file', new Blob(['Good morning.']), 'a.txt');
    form.append('target_lang', 'DE');
    form.append('source_lang', 'EN');
    const upload = await service.call('POST', '/v2/document', { key, headers: tagged, body: form });
    const sent = { id: upload.json.document_id, key: upload.json.document_key };
    await ended(service, sent);
    await service.call('POST', `/v2/document/${sent.id}/result`, {
      key,
      headers: tagged,
      form: { document_key: sent.key },
    });
    await billed(13);
    const grant = await service.call('POST', '/v3/voice/realtime', {
      key,
      headers: tagged,
      json: { source_media_content_type: PCM, source_language: 'en' },
    });
    const stream = await openStream(JSON.parse(grant.text) as Parameters<typeof openStream>[0]);
    stream.sound();
    stream.end();
    await stream.closed;

    const { usage } = await admin.tags(DAY, DAY);
    expect(usage).toEqual([
      {
        custom_tag: 'web',
        breakdown: {
          total_characters: 2,
          text_translation_characters: 2,
          text_improvement_characters: 0,
        },
      },
    ]);
    const { key_usages: rows } = await admin.analytics(DAY, DAY, 'key');
    expect(rows).toHaveLength(1);
    expect(rows?.[0]?.usage).toMatchObject({
      text_translation_characters: 2,
      document_translation_characters: 13,
      speech_to_text_minutes: 1,
    });
  });
});

describe('a deactivated key', () => {
  it('ends its open sessions, and those that nobody has joined yet', async () => {
    const { key_id, key } = await admin.create();
    const other = await admin.create();
    const stream = await openStream(await askSession(service, {}, key));
    const waiting = await askSession(service, {}, key);
    const others = await openStream(await askSession(service, {}, other.key));
    stream.sound();
    await admin.change('deactivate', { key_id });
    expect(await stream.closed).toBe(1008);
    expect(stream.of('error')[0]).toMatchObject({ error_code: 403, reason_code: 4_030_001 });
    const answer = await service.call('GET', `/v3/voice/realtime?token=${waiting.token}`, {
      key: other.key,
    });
    expect(answer.status).toBe(400);
    others.sound();
    others.end();
    expect(await others.closed).toBe(1000);
  });

  it('leaves its documents to the other keys of the account', async () => {
    const { key_id, key } = await admin.create({ label: 'Sender' });
    const sent = await accepted(service, { key, fields: english });
    await admin.change('deactivate', { key_id });
    expect((await status(service, sent, key)).status).toBe(403);
    expect((await result(service, sent, key)).status).toBe(403);
    await ended(service, sent);
    expect((await result(service, sent)).status).toBe(200);
    await billed(40);
    const { key_usages: rows } = await admin.analytics(DAY, DAY, 'key');
    expect(rows?.map(({ api_key_label }) => api_key_label)).toEqual(['API Key']);
  });
});

describe('the control of the ledger', () => {
  it('bills all calls or none', async () => {
    const { key_id } = await admin.create();
    const good = { time: `${DAY}T01:00:00Z`, key_id, kind: 'text_translation', units: 5 };
    const bad: [object, number][] = [
      [{ ...good, key_id: 'unknown' }, 404],
      [{ ...good, tag: 'two words' }, 400],
      [{ ...good, kind: 'speech_to_text', tag: 'web' }, 400],
      [{ ...good, kind: 'other' }, 400],
      [{ ...good, units: 0 }, 400],
      [{ ...good, time: 'yesterday' }, 400],
    ];
    for (const [call, refusal] of bad) {
      const answer = await admin.ask('POST', '/control/ledger', { calls: [good, call] });
      expect([answer.status, call]).toEqual([refusal, call]);
    }
    expect((await total()).total_characters).toBe(0);
  });
});
