import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { Answer, TestService } from './running-service.ts';

let service: TestService;
let memoryId: string;
let glossaryIds: string[];
let styleIds: Record<string, string>;

beforeAll(async () => {
  service = await startTestService();
  const memories = await service.call('GET', '/v3/translation_memories');
  memoryId = memories.json.translation_memories[0].translation_memory_id;
  const glossaries = await service.call('GET', '/v3/glossaries');
  glossaryIds = glossaries.json.glossaries.map(({ glossary_id }) => glossary_id);
  const styles = await service.call('GET', '/v3/style_rules');
  styleIds = Object.fromEntries(
    styles.json.style_rules.map(({ language, style_id }) => [language, style_id]),
  );
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const translate = (json: object, key?: string): Promise<Answer> =>
  service.call('POST', '/v2/translate', { json, ...(key === undefined ? {} : { key }) });

const UNKNOWN = '12345678-1234-4234-8234-123456789abc';

describe('an answer', () => {
  it('keeps the order of the texts and names the source language in upper case', async () => {
    const { status, json } = await translate({
      text: ['First sentence.', '', 'Second sentence.'],
      source_lang: 'en',
      target_lang: 'de',
    });
    expect(status).toBe(200);
    expect(json.translations).toHaveLength(3);
    expect(json.translations[1]?.text).toBe('');
    for (const translation of json.translations) {
      expect(translation.detected_source_language).toBe('EN');
      expect(translation).not.toHaveProperty('billed_characters');
      expect(translation).not.toHaveProperty('model_type_used');
      expect(translation).not.toHaveProperty('tag_handling_version');
    }
  });

  it('tells what acted on each segment', async () => {
    const source = 'Good morning, everyone. A sentence that no memory has.';
    const { json } = await translate({
      text: [source],
      source_lang: 'EN',
      target_lang: 'DE',
      translation_memory_id: memoryId,
    });
    const [translation] = json.translations;
    const [first, second] = translation.origin.segments;
    expect(first).toMatchObject({
      kind: 'memory-exact',
      percent: 100,
      memory: 'Test memory',
      stored: 'Good morning, everyone.',
    });
    expect(source.slice(...first.source)).toBe('Good morning, everyone.');
    expect(translation.text.slice(...first.target)).toBe('Guten Morgen zusammen.');
    expect(second?.kind).toBe('pseudo');
    expect(source.slice(...(second?.source ?? []))).toBe('A sentence that no memory has.');
  });

  it('bills code points, and says so when asked', async () => {
    const { json } = await translate({
      text: ['a😀b', ''],
      source_lang: 'EN',
      target_lang: 'DE',
      show_billed_characters: true,
    });
    expect(json.translations.map(({ billed_characters }) => billed_characters)).toEqual([3, 0]);
  });

  it('does not bill markup when tags are handled', async () => {
    const { json } = await translate({
      text: ['<b>four</b>'],
      source_lang: 'EN',
      target_lang: 'DE',
      tag_handling: 'xml',
      show_billed_characters: true,
    });
    expect(json.translations[0]).toMatchObject({
      billed_characters: 4,
      tag_handling_version: 'v2',
    });
    expect(json.translations[0].text).toMatch(/^<b>.*<\/b>$/);
  });

  it.each([
    ['latency_optimized', 'latency_optimized'],
    ['quality_optimized', 'quality_optimized'],
    ['prefer_quality_optimized', 'quality_optimized'],
  ])('names the model for model_type %s', async (model_type, used) => {
    const { json } = await translate({ text: ['a'], target_lang: 'DE', model_type });
    expect(json.translations[0].model_type_used).toBe(used);
  });

  it('detects the source language when it is not given', async () => {
    const text = ['Der Vertrag wird morgen von beiden Parteien unterschrieben.'];
    const { json } = await translate({ text, target_lang: 'EN-GB' });
    expect(json.translations[0].detected_source_language).toBe('DE');
    const unsure = await translate({ text: ['12345'], target_lang: 'DE' });
    expect(unsure.json.translations[0].detected_source_language).toMatch(/^[A-Z]{2}$/);
  });

  it('takes a form as well as JSON', async () => {
    const form: [string, string][] = [
      ['text', 'Good morning, everyone.'],
      ['text', 'Two'],
      ['source_lang', 'EN'],
      ['target_lang', 'DE'],
      ['show_billed_characters', '1'],
      ['preserve_formatting', '0'],
      ['split_sentences', '0'],
      ['tag_handling', 'xml'],
      ['splitting_tags', 'p,br'],
      ['splitting_tags', 'div'],
      ['outline_detection', '0'],
      ['translation_memory_id', memoryId.toUpperCase()],
      ['translation_memory_threshold', '100'],
      ['custom_instructions', 'Be brief'],
    ];
    const { status, json } = await service.call('POST', '/v2/translate', { form });
    expect(status).toBe(200);
    expect(json.translations[0].text).toBe('Guten Morgen zusammen.');
    expect(json.translations[1]?.billed_characters).toBe(3);
  });

  it('uses a fuzzy match at the threshold and none below it', async () => {
    const request = {
      text: ['Please send me the report by Monday.'],
      source_lang: 'EN',
      target_lang: 'de-CH',
      translation_memory_id: memoryId,
    };
    const kindAt = async (threshold?: number) => {
      const { json } = await translate({
        ...request,
        ...(threshold === undefined ? {} : { translation_memory_threshold: threshold }),
      });
      return json.translations[0].origin.segments[0];
    };
    const fuzzy = await kindAt();
    expect(fuzzy.kind).toBe('memory-fuzzy');
    expect((await kindAt(fuzzy.percent)).kind).toBe('memory-fuzzy');
    expect((await kindAt(fuzzy.percent + 1)).kind).not.toBe('memory-fuzzy');
    expect((await kindAt(100)).kind).not.toBe('memory-fuzzy');
  });

  it('puts glossary terms into the text, those of the first glossary first', async () => {
    const { status, json } = await translate({
      text: ['The invoice is in the folder.'],
      source_lang: 'EN',
      target_lang: 'DE',
      glossary_ids: glossaryIds,
    });
    expect(status).toBe(200);
    expect(json.translations[0].text).toContain('Rechnung');
    expect(json.translations[0].text).toContain('Ordner');
  });

  it('returns the text when source and target are one language, and bills it', async () => {
    const { json } = await translate({
      text: ['Colour'],
      source_lang: 'EN',
      target_lang: 'EN-US',
      show_billed_characters: true,
    });
    expect(json.translations[0]).toMatchObject({ text: 'Colour', billed_characters: 6 });
    expect(json.translations[0].origin.segments[0].kind).toBe('source-copy');
  });
});

describe('refusals', () => {
  const good = { text: ['Hello'], source_lang: 'EN', target_lang: 'DE' };
  const cases: [string, () => object, number, string, RegExp][] = [
    ['no target', () => ({ text: ['a'] }), 400, 'missing_parameter', /'target_lang' not specified/],
    ['unknown target', () => ({ ...good, target_lang: 'xx' }), 400, 'invalid_value', /target_lang/],
    [
      'variant as source',
      () => ({ ...good, source_lang: 'EN-GB' }),
      400,
      'invalid_value',
      /source_lang/,
    ],
    [
      'no text',
      () => ({ target_lang: 'DE' }),
      400,
      'missing_parameter',
      /Parameter 'text' not specified/,
    ],
    ['empty list of texts', () => ({ ...good, text: [] }), 400, 'missing_parameter', /text/],
    [
      'text no list',
      () => ({ ...good, text: 'Hello' }),
      400,
      'invalid_value',
      /^Parameter 'text' must be an array of strings$/,
    ],
    [
      'text of numbers',
      () => ({ ...good, text: [1] }),
      400,
      'invalid_value',
      /^Parameter 'text' must be an array of strings$/,
    ],
    [
      'target no string',
      () => ({ ...good, target_lang: 1 }),
      400,
      'invalid_value',
      /^Parameter 'target_lang' must be a string$/,
    ],
    [
      'half a character',
      () => ({ ...good, text: ['\ud800'] }),
      400,
      'invalid_value',
      /^Parameter 'text' must be text without lone surrogates$/,
    ],
    [
      'malformed id among several',
      () => ({ ...good, glossary_ids: [glossaryIds[0], 'x'] }),
      400,
      'invalid_value',
      /^Invalid glossary_ids$/,
    ],
    [
      'both glossary parameters',
      () => ({ ...good, glossary_id: glossaryIds[0], glossary_ids: glossaryIds }),
      400,
      'conflict_parameters',
      /cannot be used together/,
    ],
    [
      'six glossaries',
      () => ({ ...good, glossary_ids: Array(6).fill(glossaryIds[0]) }),
      400,
      'invalid_value',
      /more than 5/,
    ],
    [
      'glossary without source',
      () => ({ text: ['a'], target_lang: 'DE', glossary_id: glossaryIds[0] }),
      400,
      'missing_parameter',
      /requires the source_lang/,
    ],
    [
      'malformed glossary id',
      () => ({ ...good, glossary_id: 'x' }),
      400,
      'invalid_value',
      /glossary_id/,
    ],
    [
      'unknown glossary',
      () => ({ ...good, glossary_id: UNKNOWN }),
      404,
      'not_found',
      /^Glossary not found$/,
    ],
    [
      'pair not in every glossary',
      () => ({ ...good, target_lang: 'JA', glossary_ids: glossaryIds }),
      400,
      'invalid_value',
      /No dictionary found for language pair en-ja in glossary/,
    ],
    [
      'split_sentences',
      () => ({ ...good, split_sentences: '2' }),
      400,
      'invalid_value',
      /split_sentences/,
    ],
    [
      'preserve_formatting',
      () => ({ ...good, preserve_formatting: 'maybe' }),
      400,
      'invalid_value',
      /^Value for 'preserve_formatting' not supported\.$/,
    ],
    [
      'preserve_formatting no flag',
      () => ({ ...good, preserve_formatting: [] }),
      400,
      'invalid_value',
      /^Parameter 'preserve_formatting' must be true or false$/,
    ],
    ['formality word', () => ({ ...good, formality: 'formal' }), 400, 'invalid_value', /formality/],
    [
      'formality of the target',
      () => ({ ...good, target_lang: 'FI', formality: 'more' }),
      400,
      'invalid_value',
      /Target language 'FI' doesn't support formality\./,
    ],
    [
      'tag_handling',
      () => ({ ...good, tag_handling: 'json' }),
      400,
      'invalid_value',
      /tag_handling/,
    ],
    [
      'tag_handling_version',
      () => ({ ...good, tag_handling_version: 'v3' }),
      400,
      'invalid_value',
      /tag_handling_version/,
    ],
    [
      'outline_detection',
      () => ({ ...good, outline_detection: 2 }),
      400,
      'invalid_value',
      /outline_detection/,
    ],
    [
      'splitting_tags',
      () => ({ ...good, splitting_tags: [1] }),
      400,
      'invalid_value',
      /splitting_tags/,
    ],
    ['model_type', () => ({ ...good, model_type: 'best' }), 400, 'invalid_value', /model_type/],
    [
      'malformed style',
      () => ({ ...good, style_id: 'x' }),
      400,
      'invalid_value',
      /Invalid style_id/,
    ],
    ['unknown style', () => ({ ...good, style_id: UNKNOWN }), 404, 'not_found', /Style rule/],
    [
      'style of another language',
      () => ({ ...good, style_id: styleIds['en'] }),
      400,
      'conflict_parameters',
      /does not match the translate request target language/,
    ],
    [
      '11 instructions',
      () => ({ ...good, custom_instructions: Array(11).fill('a') }),
      400,
      'invalid_value',
      /custom_instructions/,
    ],
    [
      'long instruction',
      () => ({ ...good, custom_instructions: ['a'.repeat(301)] }),
      400,
      'invalid_value',
      /custom_instructions/,
    ],
    [
      'instruction for a target without',
      () => ({ ...good, target_lang: 'FI', custom_instructions: ['a'] }),
      400,
      'invalid_value',
      /custom_instructions/,
    ],
    [
      'malformed memory',
      () => ({ ...good, translation_memory_id: '1' }),
      400,
      'invalid_value',
      /translation_memory_id/,
    ],
    [
      'unknown memory',
      () => ({ ...good, translation_memory_id: UNKNOWN }),
      404,
      'not_found',
      /Translation Memory/,
    ],
    [
      'memory without the target',
      () => ({ ...good, target_lang: 'JA', translation_memory_id: memoryId }),
      404,
      'not_found',
      /does not support the target language JA/,
    ],
    [
      'threshold above 100',
      () => ({ ...good, translation_memory_threshold: 101 }),
      400,
      'invalid_value',
      /must be an integer between 0 and 100/,
    ],
    [
      'threshold no integer',
      () => ({ ...good, translation_memory_id: memoryId, translation_memory_threshold: 75.5 }),
      400,
      'invalid_value',
      /must be an integer/,
    ],
    ['context', () => ({ ...good, context: ['x'] }), 400, 'invalid_value', /context/],
    [
      'show_billed_characters',
      () => ({ ...good, show_billed_characters: 'yes' }),
      400,
      'invalid_value',
      /show_billed/,
    ],
    [
      'enable_beta_languages',
      () => ({ ...good, enable_beta_languages: 'x' }),
      400,
      'invalid_value',
      /enable_beta/,
    ],
    [
      'malformed XML',
      () => ({ ...good, text: ['<a><b></a>'], tag_handling: 'xml' }),
      400,
      'invalid_value',
      /Tag handling parsing failed, please check input\./,
    ],
  ];
  it.each(cases)('%s', async (_name, request, status, code, message) => {
    const answer = await translate(request());
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.message).toMatch(message);
  });

  it('come in the documented order', async () => {
    // Everything is wrong; each step mends what the last answer named.
    let request: Record<string, unknown> = {
      source_lang: 'xx',
      glossary_id: 'a',
      glossary_ids: ['b'],
      split_sentences: 'x',
      formality: 'x',
      tag_handling: 'x',
      model_type: 'x',
      style_id: 'x',
      translation_memory_id: 'x',
    };
    const steps: [RegExp, Record<string, unknown>][] = [
      [/target_lang/, { target_lang: 'DE' }],
      [/source_lang/, { source_lang: 'EN' }],
      [/text/, { text: ['Hello'] }],
      [/cannot be used together/, { glossary_ids: undefined }],
      [/glossary_id/, { glossary_id: undefined }],
      [/split_sentences/, { split_sentences: '1' }],
      [/formality/, { formality: 'more' }],
      [/tag_handling/, { tag_handling: 'html' }],
      [/model_type/, { model_type: 'latency_optimized' }],
      [/style_id/, { style_id: undefined }],
      [/translation_memory_id/, { translation_memory_id: undefined }],
    ];
    for (const [message, mend] of steps) {
      const answer = await translate(request);
      expect(answer.status).toBe(400);
      expect(answer.json.message).toMatch(message);
      request = { ...request, ...mend };
    }
    expect((await translate(request)).status).toBe(200);
  });

  it('do not come for what is only unusual', async () => {
    const lenient = {
      ...good,
      target_lang: 'ZH-hans',
      formality: 'prefer_more',
      preserve_formatting: 'true',
      outline_detection: 0,
      split_sentences: 1,
      ignore_tags: 'a, b',
      glossary_id: null,
      translation_memory_threshold: '80',
      enable_beta_languages: true,
      unknown_field: { deep: [1] },
    };
    expect((await translate(lenient)).status).toBe(200);
    expect((await translate({ text: ['a'], target_lang: 'en' })).status).toBe(200);
  });
});

describe('bodies', () => {
  it('takes 128 KiB and refuses one byte more', async () => {
    const frame = JSON.stringify({ text: [''], source_lang: 'EN', target_lang: 'EN-GB' }).length;
    const request = (bytes: number) =>
      translate({ text: ['x'.repeat(bytes - frame)], source_lang: 'EN', target_lang: 'EN-GB' });
    expect((await request(131_072)).status).toBe(200);
    const refused = await request(131_073);
    expect([refused.status, refused.json.code]).toEqual([413, 'payload_too_large']);
  });

  it('refuses a chunked body as soon as it is too long', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(0x20)),
    });
    const response = await fetch(`${service.baseUrl}/v2/translate`, {
      method: 'POST',
      headers: {
        authorization: `Service-Auth-Key ${service.developerKey}`,
        'content-type': 'application/json',
      },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it.each(['/v2/translate', '/v3/detect/language'])('%s takes UTF-8 alone', async (path) => {
    for (const text of ['%ff', 'a%C3', '%E2%82', '%ed%a0%80', 'ok&text=%80x']) {
      const form = new Blob([`text=${text}&target_lang=DE`]);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await service.call('POST', path, { body: form, headers });
      expect([text, answer.status, answer.json.code]).toEqual([text, 400, 'invalid_request']);
      expect(answer.json.message).toContain('the body is not valid UTF-8');
    }
    const form = { text: 'Grüße € 😀 100 %', source_lang: 'DE', target_lang: 'EN' };
    expect((await service.call('POST', path, { form })).status).toBe(200);
  });

  it.each(['/v2/translate', '/v3/detect/language'])('%s knows two media types', async (path) => {
    const types = [
      'text/plain',
      'multipart/form-data; boundary=x',
      '',
      'application/json; charset=utf-16',
    ];
    for (const type of types) {
      const answer = await service.call('POST', path, {
        body: new Blob(['{}']),
        headers: type === '' ? {} : { 'content-type': type },
      });
      expect([type, answer.status, answer.json.code]).toEqual([type, 415, 'invalid_content_type']);
      expect(answer.json.message).toContain(
        'application/json or application/x-www-form-urlencoded',
      );
    }
  });
});

describe('the ledger', () => {
  it('notes key, tag, kind, units and time of every billed call', async () => {
    const { key, key_id } = await service.newKey();
    const json = { text: ['four', 'two'], source_lang: 'EN', target_lang: 'DE' };
    const headers = { 'x-service-reporting-tag': ' Team-A ' };
    await service.call('POST', '/v2/translate', { key, json, headers });
    await service.call('POST', '/v2/translate', { key, json: { ...json, text: [''] } });
    await service.call('POST', '/v2/translate', { key, json: { ...json, target_lang: 'x' } });
    const database = new DatabaseSync(join(service.data, 'service.sqlite'), { readOnly: true });
    const rows = database.prepare('SELECT * FROM ledger WHERE key_id = ?').all(key_id);
    database.close();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ tag: 'team-a', kind: 'text_translation', units: 7 });
    expect(String(rows[0]?.['time'])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('never holds a secret', async () => {
    const { key } = await service.newKey();
    const database = new DatabaseSync(join(service.data, 'service.sqlite'), { readOnly: true });
    const stored = JSON.stringify(database.prepare('SELECT * FROM keys').all());
    database.close();
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(service.developerKey);
  });
});
