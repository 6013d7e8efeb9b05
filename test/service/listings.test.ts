import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const UNKNOWN = '12345678-1234-4234-8234-123456789abc';
const ANY_ID: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const ANY_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ANY_TEXT: unknown = expect.stringMatching(/./);
const ANY_OBJECT: unknown = expect.any(Object);
const WRONG_PAGES = [
  'page=-1',
  'page=x',
  'page=1.5',
  'page_size=0',
  'page_size=26',
  'page_size=',
  'page=0&page=1',
];

describe('GET /v3/translation_memories', () => {
  it('lists memories with their languages in lower case', async () => {
    const { status, json, headers } = await service.call('GET', '/v3/translation_memories');
    expect(status).toBe(200);
    expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(json).toEqual({
      translation_memories: [
        {
          translation_memory_id: ANY_ID,
          name: 'Test memory',
          source_language: 'en',
          target_languages: ['de', 'fr'],
          segment_count: 3,
          creation_time: ANY_TIME,
          updated_time: ANY_TIME,
        },
      ],
      total_count: 1,
    });
  });

  it('answers a page past the end with an empty list and the true count', async () => {
    const { status, json } = await service.call(
      'GET',
      '/v3/translation_memories?page=5&page_size=25',
    );
    expect([status, json]).toEqual([200, { translation_memories: [], total_count: 1 }]);
  });

  it.each(WRONG_PAGES)('refuses %s', async (query) => {
    const answer = await service.call('GET', `/v3/translation_memories?${query}`);
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_value']);
  });
});

describe('GET /v3/glossaries', () => {
  it('lists the shipped glossaries in both directions, without entries', async () => {
    const { json } = await service.call('GET', '/v3/glossaries');
    expect(json.glossaries.map((glossary: { name: string }) => glossary.name)).toEqual([
      'IT terms',
      'Office terms',
    ]);
    const [glossary] = json.glossaries;
    expect(Object.keys(glossary)).toEqual(['glossary_id', 'name', 'dictionaries', 'creation_time']);
    expect(glossary.dictionaries).toContainEqual({
      source_lang: 'en',
      target_lang: 'ja',
      entry_count: 38,
    });
    expect(glossary.dictionaries).toContainEqual({
      source_lang: 'de',
      target_lang: 'en',
      entry_count: 38,
    });
    const one = await service.call('GET', `/v3/glossaries/${glossary.glossary_id.toUpperCase()}`);
    expect(one.json).toEqual(glossary);
  });

  it('answers 400 to a malformed and 404 to an unknown id', async () => {
    expect((await service.call('GET', '/v3/glossaries/x')).status).toBe(400);
    const unknown = await service.call('GET', `/v3/glossaries/${UNKNOWN}`);
    expect([unknown.status, unknown.json]).toEqual([
      404,
      { message: 'Glossary not found', code: 'not_found' },
    ]);
  });
});

describe('GET /v3/style_rules', () => {
  it('lists names only, unless details are asked for', async () => {
    const short = (await service.call('GET', '/v3/style_rules')).json.style_rules;
    expect(short).toHaveLength(2);
    expect(Object.keys(short[0])).toEqual([
      'style_id',
      'name',
      'creation_time',
      'updated_time',
      'language',
      'version',
    ]);
    const detailed = (await service.call('GET', '/v3/style_rules?detailed=true')).json.style_rules;
    expect(detailed[0].configured_rules).toMatchObject({ punctuation: ANY_OBJECT });
    expect(detailed[0].custom_instructions[0]).toMatchObject({
      id: ANY_ID,
      label: ANY_TEXT,
      prompt: ANY_TEXT,
      source_language: detailed[0].language,
    });
    const one = await service.call('GET', `/v3/style_rules/${detailed[0].style_id}`);
    expect(one.json).toEqual(detailed[0]);
  });

  it('pages', async () => {
    const page = async (number: number) =>
      (await service.call('GET', `/v3/style_rules?page=${number}&page_size=1`)).json.style_rules;
    expect(await page(0)).toHaveLength(1);
    expect((await page(0))[0].style_id).not.toBe((await page(1))[0].style_id);
    expect(await page(2)).toEqual([]);
  });

  it.each([...WRONG_PAGES, 'detailed=perhaps'])('refuses %s', async (query) => {
    expect((await service.call('GET', `/v3/style_rules?${query}`)).status).toBe(400);
  });

  it('answers 400 to a malformed and 404 to an unknown id', async () => {
    const malformed = await service.call('GET', '/v3/style_rules/x');
    expect([malformed.status, malformed.json.message]).toEqual([400, 'Invalid style_id']);
    expect((await service.call('GET', `/v3/style_rules/${UNKNOWN}`)).status).toBe(404);
  });
});

describe('POST /v3/detect/language', () => {
  const detect = (json: object, key?: string) =>
    service.call('POST', '/v3/detect/language', { json, ...(key === undefined ? {} : { key }) });

  it('answers each text in order, with a language on success only', async () => {
    const { status, json } = await detect({
      text: [
        'Die Besprechung beginnt morgen um zehn Uhr im großen Saal.',
        '12345 !!!',
        'La réunion commence demain à dix heures dans la grande salle.',
      ],
    });
    expect(status).toBe(200);
    expect(json.results).toEqual([
      { detection_status: 'success', detected_language: 'de' },
      { detection_status: 'no_language_detected' },
      { detection_status: 'success', detected_language: 'fr' },
    ]);
  });

  it('takes a form with repeated texts, and bills nothing', async () => {
    const { key } = await service.newKey();
    const form: [string, string][] = [
      ['text', 'これは日本語の文章です。'],
      ['text', ''],
    ];
    const { json } = await service.call('POST', '/v3/detect/language', { key, form });
    expect(json.results).toEqual([
      { detection_status: 'success', detected_language: 'ja' },
      { detection_status: 'no_language_detected' },
    ]);
    const usage = await service.call('GET', '/v2/usage', { key });
    expect(usage.json.api_key_character_count).toBe(0);
  });

  it('needs 1 to 50 texts', async () => {
    for (const json of [{}, { text: [] }, { text: null }]) {
      const answer = await detect(json);
      expect([answer.status, answer.json.message]).toEqual([400, 'Missing parameter text.']);
    }
    expect((await detect({ text: Array(50).fill('a') })).status).toBe(200);
    expect((await detect({ text: Array(51).fill('a') })).status).toBe(400);
    expect((await detect({ text: [1] })).status).toBe(400);
  });

  it('is closed to accounts that are not enrolled', async () => {
    const { key } = await service.newKey({ detection: false });
    const answer = await detect({ text: ['a'] }, key);
    expect([answer.status, answer.json]).toEqual([
      403,
      { message: 'Forbidden', code: 'forbidden' },
    ]);
  });
});
