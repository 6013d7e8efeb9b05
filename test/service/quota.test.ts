import { afterEach, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

const started: TestService[] = [];
const start = async (...options: Parameters<typeof startTestService>): Promise<TestService> => {
  const service = await startTestService(...options);
  started.push(service);
  return service;
};
afterEach(async () => {
  for (const service of started.splice(0)) await service.close();
});

const json = (characters: number) => ({
  text: ['x'.repeat(characters)],
  source_lang: 'EN',
  target_lang: 'EN-GB',
});

describe('limits of characters', () => {
  it('of a key refuse the whole call with 456 and bill nothing', async () => {
    const service = await start();
    const { key } = await service.newKey({ limits: { characters: 10 } });
    const translate = (characters: number) =>
      service.call('POST', '/v2/translate', { key, json: json(characters) });
    expect((await translate(7)).status).toBe(200);
    const refused = await translate(4);
    expect([refused.status, refused.json]).toEqual([
      456,
      { message: 'Quota for this billing period has been exceeded.', code: 'quota_exceeded' },
    ]);
    const usage = await service.call('GET', '/v2/usage', { key });
    expect(usage.json).toMatchObject({ api_key_character_count: 7, api_key_character_limit: 10 });
    expect((await translate(3)).status).toBe(200);
    expect((await translate(1)).status).toBe(456);
    expect((await translate(0)).status).toBe(200);
    const other = await service.call('POST', '/v2/translate', { json: json(4) });
    expect(other.status).toBe(200);
  });

  it('of a key hold when the price is known after the translation only', async () => {
    const service = await start();
    const { key } = await service.newKey({ limits: { characters: 3 } });
    const tagged = { ...json(4), tag_handling: 'xml' };
    expect((await service.call('POST', '/v2/translate', { key, json: tagged })).status).toBe(456);
    const usage = await service.call('GET', '/v2/usage', { key });
    expect(usage.json.api_key_character_count).toBe(0);
  });

  it('hold for calls that come at once', async () => {
    const service = await start();
    const { key } = await service.newKey({ limits: { characters: 10 } });
    const calls = Array.from({ length: 12 }, () =>
      service.call('POST', '/v2/translate', { key, json: json(4) }),
    );
    const others = [service.call('POST', '/v2/translate', { json: json(4) })];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 456)).toHaveLength(10);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200]);
    const usage = await service.call('GET', '/v2/usage', { key });
    expect(usage.json.api_key_character_count).toBe(8);
  });

  it('of 0 allow nothing', async () => {
    const service = await start();
    const { key } = await service.newKey({ limits: { characters: 0 } });
    expect((await service.call('POST', '/v2/translate', { key, json: json(1) })).status).toBe(456);
  });

  it('of the free account stop all its keys at 500,000 characters a month', async () => {
    let now = new Date('2026-02-27T12:00:00Z');
    const service = await start({ tier: 'free', now: () => now });
    const { key: second } = await service.newKey({ tier: 'free' });
    const translate = (characters: number, key?: string) =>
      service.call('POST', '/v2/translate', {
        json: json(characters),
        ...(key === undefined ? {} : { key }),
      });
    for (let i = 0; i < 4; i += 1) expect((await translate(125_000)).status).toBe(200);
    expect((await translate(1)).status).toBe(456);
    expect((await translate(1, second)).status).toBe(456);
    const usage = await service.call('GET', '/v2/usage', { key: second });
    expect(usage.json).toEqual({ character_count: 500_000, character_limit: 500_000 });
    now = new Date('2026-03-01T00:00:00Z');
    expect((await translate(1)).status).toBe(200);
    const next = await service.call('GET', '/v2/usage');
    expect(next.json).toEqual({ character_count: 1, character_limit: 500_000 });
  });
});

describe('usage of a paid key', () => {
  it('has every product, the unlimited marks and the billing period', async () => {
    const service = await start({ now: () => new Date('2026-12-15T10:00:00Z') });
    const { key } = await service.newKey({
      limits: { speech_to_text_milliseconds: 90_000, speech_to_speech_milliseconds: 60_000 },
    });
    await service.call('POST', '/v2/translate', { json: json(5) });
    await service.call('POST', '/v2/translate', { key, json: json(3) });
    const { json: usage } = await service.call('GET', '/v2/usage', { key });
    const characters = (type: string, ofKey: number, account: number) => ({
      product_type: type,
      billing_unit: 'characters',
      api_key_unit_count: ofKey,
      account_unit_count: account,
      api_key_character_count: ofKey,
      character_count: account,
    });
    const minutes = (type: string) => ({ ...characters(type, 0, 0), billing_unit: 'minutes' });
    expect(usage).toEqual({
      character_count: 8,
      character_limit: 1_000_000_000_000,
      products: [
        characters('translate', 3, 8),
        characters('write', 0, 0),
        minutes('speechToText'),
        minutes('speechToSpeech'),
      ],
      api_key_character_count: 3,
      api_key_character_limit: 1_000_000_000_000,
      speech_to_text_milliseconds_count: 0,
      speech_to_text_milliseconds_limit: 90_000,
      speech_to_text_minutes_count: 0,
      speech_to_text_minutes_limit: 2,
      speech_to_speech_milliseconds_count: 0,
      speech_to_speech_milliseconds_limit: 60_000,
      speech_to_speech_minutes_count: 0,
      speech_to_speech_minutes_limit: 1,
      start_time: '2026-12-01T00:00:00.000Z',
      end_time: '2027-01-01T00:00:00.000Z',
    });
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After until a minute has passed, for each key alone', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const service = await start({ rate: 2, now: () => now });
    const { key } = await service.newKey();
    const usage = () => service.call('GET', '/v2/usage', { key });
    expect((await usage()).status).toBe(200);
    now = new Date('2026-01-01T00:00:20Z');
    expect((await usage()).status).toBe(200);
    const refused = await usage();
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await service.call('GET', '/v2/usage')).status).toBe(200);
    now = new Date('2026-01-01T00:01:01Z');
    expect((await usage()).status).toBe(200);
    expect((await usage()).status).toBe(429);
  });

  it('comes after the checks of a translation and before its quota', async () => {
    const service = await start({ rate: 1 });
    const { key } = await service.newKey({ limits: { characters: 1 } });
    const translate = (request: object) =>
      service.call('POST', '/v2/translate', { key, json: request });
    expect((await translate({})).status).toBe(400);
    expect((await translate(json(1))).status).toBe(200);
    expect((await translate({})).status).toBe(400);
    expect((await translate(json(1))).status).toBe(429);
  });
});
