import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, ended, result } from './documents/sent-document.ts';
import { askSession, concludedText, openStream } from './voice/stream-client.ts';
import { startTestService } from './running-service.ts';
import type { Answer, TestService } from './running-service.ts';

/** No program that this computer may have translates it. */
const PAIR = { source_lang: 'en', target_lang: 'ja' };
const STORED = 'Good morning, everyone.';
const NEW = 'Nobody has ever stored these words.';

let service: TestService;
let memory: string;
beforeAll(async () => {
  service = await startTestService({ pseudo: false });
  const { json } = await service.call('GET', '/v3/translation_memories');
  memory = json.translation_memories[0].translation_memory_id;
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const translate = (json: object): Promise<Answer> =>
  service.call('POST', '/v2/translate', { json });
const kinds = ({ json }: Answer, at = 0): readonly string[] =>
  json.translations[at]?.origin.segments.map(({ kind }: { readonly kind: string }) => kind) ?? [];
const used = async () => (await service.call('GET', '/v2/usage')).json.character_count;

describe('without pseudo-translation, a pair that no engine translates', () => {
  it('is refused with no_engine and the ways on, and costs nothing', async () => {
    const before = await used();
    const { status, json } = await translate({ text: [NEW], ...PAIR });
    expect(status).toBe(400);
    expect(json.code).toBe('no_engine');
    expect(json.message).toMatch(/EN to JA.*language pack.*connect a service/);
    expect(await used()).toBe(before);
  });

  it('is refused when a memory has some of it only', async () => {
    const withMemory = { source_lang: 'en', target_lang: 'de', translation_memory_id: memory };
    expect((await translate({ text: [STORED], ...withMemory })).status).toBe(200);
    const partly = await translate({ text: [STORED, NEW], ...withMemory });
    expect([partly.status, partly.json.code]).toEqual([400, 'no_engine']);
  });

  it('keeps what is untranslated, marked and unbilled, for who asks so', async () => {
    const answer = await translate({
      text: [`${STORED} ${NEW}`, NEW, '1234'],
      source_lang: 'en',
      target_lang: 'de',
      translation_memory_id: memory,
      untranslated: 'keep',
      show_billed_characters: true,
    });
    expect(answer.status).toBe(200);
    expect(kinds(answer)).toEqual(['memory-exact', 'untranslated']);
    expect(answer.json.translations[0].text).toContain(NEW);
    expect(kinds(answer, 1)).toEqual(['untranslated']);
    expect(kinds(answer, 2)).toEqual(['source-copy']);
    expect(
      answer.json.translations.map((one: { billed_characters: number }) => one.billed_characters),
    ).toEqual([STORED.length + 1 + NEW.length, 0, 4]);
  });

  it('fails a document with the reason, unless a memory has some of it', async () => {
    const fields = { source_lang: 'en', target_lang: 'de' };
    const sent = await accepted(service, { bytes: NEW, fields });
    const { json } = await ended(service, sent);
    expect(json).toMatchObject({ status: 'error', origin: { reason: 'no-engine' } });
    expect(json.error_message).toContain('No engine for this language pair.');
    const partly = await accepted(service, {
      bytes: `${STORED}\n${NEW}`,
      fields: { ...fields, translation_memory_id: memory },
    });
    expect((await ended(service, partly)).json).toMatchObject({
      status: 'done',
      origin: { warnings: [{ code: 'untranslated', count: 1 }] },
    });
    expect((await result(service, partly)).text).toContain(NEW);
  });

  it('leaves the target of a voice session empty, and says so', async () => {
    const message = {
      source_transcript_update: {
        concluded: [{ text: 'Hello.', start_time: 0, end_time: 400, language: 'en' }],
        tentative: [],
      },
    };
    const script = { key: service.adminKey, json: { messages: [{ at: 0, message }] } };
    expect((await service.call('PUT', '/control/voice-script', script)).status).toBe(200);
    const grant = await askSession(service, { target_languages: ['ja'] });
    expect(grant.origin.targets).toEqual({ ja: 'none' });
    const stream = await openStream(grant);
    stream.sound();
    stream.end();
    expect(await stream.closed).toBe(1000);
    expect(concludedText(stream.messages)).toBe('Hello.');
    expect(concludedText(stream.messages, 'ja')).toBe('');
  });
});
