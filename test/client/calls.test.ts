import { expect, test } from 'vitest';
import type { ServiceClient } from '../../main/client/service-client.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf } from './test-client.ts';

interface Row {
  readonly name: string;
  readonly ask: (client: ServiceClient) => Promise<unknown>;
  /** Method and target of the request. */
  readonly request: string;
  readonly body?: object;
  /** Full answers hold unknown fields too: what has no place in ours changes nothing. */
  readonly answer: object;
  readonly expected: unknown;
  /** Answers that break the promise, with the place that is reported. */
  readonly broken: readonly (readonly [answer: unknown, field: string])[];
}

const id = '0b7c2f7e-6b0e-4d7f-8e55-3a1c9d2f4b60';
const time = '2026-08-03T14:16:18.329Z';

const rows: readonly Row[] = [
  {
    name: 'detect',
    ask: (client) => client.detect(['Guten Tag', '12', 'x']),
    request: 'POST /v3/detect/language',
    body: { text: ['Guten Tag', '12', 'x'] },
    answer: {
      results: [
        { detection_status: 'success', detected_language: 'de', score: 1 },
        { detection_status: 'no_language_detected' },
        { detection_status: 'insufficient_confidence', detected_language: 'en' },
      ],
    },
    expected: [
      { outcome: 'success', language: 'de' },
      { outcome: 'no_language_detected' },
      { outcome: 'insufficient_confidence' },
    ],
    broken: [
      [{}, 'results'],
      [{ results: [] }, 'results'],
      [{ results: ['de', 'de', 'de'] }, 'results.0'],
    ],
  },
  {
    name: 'improve',
    ask: (client) =>
      client.improve({
        text: 'Hi',
        mode: 'rephrase',
        target: 'en-GB',
        style: 'business',
        tone: null,
      }),
    request: 'POST /v2/write/rephrase',
    body: { text: ['Hi'], target_lang: 'en-GB', writing_style: 'business' },
    answer: {
      improvements: [
        {
          detected_source_language: 'en',
          target_language: 'en-GB',
          text: 'Hello',
          origin: { unchecked: ['style'], engine: 'x' },
        },
      ],
    },
    expected: { text: 'Hello', detected: 'en', target: 'en-GB', unchecked: ['style'] },
    broken: [
      [{}, 'improvements'],
      [{ improvements: [] }, 'improvements'],
      [
        { improvements: [{ target_language: 'en', detected_source_language: 'en' }] },
        'improvements.0.text',
      ],
    ],
  },
  {
    name: 'improve, of a service that says something else of its origin',
    ask: (client) =>
      client.improve({ text: 'Hi', mode: 'correct', target: null, style: null, tone: null }),
    request: 'POST /v2/write/correct',
    body: { text: ['Hi'] },
    answer: {
      improvements: [
        {
          detected_source_language: 'en',
          target_language: 'en-US',
          text: 'Hi',
          origin: { unchecked: 3 },
        },
      ],
    },
    expected: { text: 'Hi', detected: 'en', target: 'en-US', unchecked: [] },
    broken: [[[], '']],
  },
  {
    name: 'memories',
    ask: (client) => client.memories({ page: 2, pageSize: 25 }),
    request: 'GET /v3/translation_memories?page=2&page_size=25',
    answer: {
      translation_memories: [
        {
          translation_memory_id: id,
          name: 'Office',
          source_language: 'en',
          target_languages: ['de', 'zh-hans'],
          segment_count: 240,
          creation_time: time,
          owner: 'x',
        },
      ],
      total_count: 51,
      next: 'x',
    },
    expected: {
      memories: [
        {
          id,
          name: 'Office',
          source: 'en',
          targets: ['de', 'zh-hans'],
          segments: 240,
          created: time,
        },
      ],
      total: 51,
    },
    broken: [
      [
        { translation_memories: [{}], total_count: 1 },
        'translation_memories.0.translation_memory_id',
      ],
      [[], ''],
    ],
  },
  {
    name: 'languages',
    ask: (client) =>
      client.languages({ resource: 'translate_text', include: ['beta', 'external'] }),
    request: 'GET /v3/languages?resource=translate_text&include=beta&include=external',
    answer: [
      {
        lang: 'en-GB',
        name: 'English (British)',
        usable_as_source: false,
        usable_as_target: true,
        status: 'stable',
        features: {
          glossary: { status: 'stable', since: 1 },
          tag_handling: { status: 'beta', external: true },
        },
        direction: 'ltr',
      },
    ],
    expected: [
      {
        code: 'en-GB',
        name: 'English (British)',
        source: false,
        target: true,
        status: 'stable',
        features: [
          { name: 'glossary', status: 'stable', external: false },
          { name: 'tag_handling', status: 'beta', external: true },
        ],
      },
    ],
    broken: [
      [{ languages: [] }, ''],
      [[{ name: 'English' }], '0.lang'],
    ],
  },
  {
    name: 'languageResources',
    ask: (client) => client.languageResources(),
    request: 'GET /v3/languages/resources',
    answer: [
      {
        name: 'translate_text',
        features: [
          { name: 'formality', needs_target_support: true },
          { name: 'glossary', needs_source_support: true, needs_target_support: true, x: 1 },
        ],
      },
      { name: 'glossary', features: [] },
    ],
    expected: [
      {
        name: 'translate_text',
        features: [
          { name: 'formality', needsSource: false, needsTarget: true },
          { name: 'glossary', needsSource: true, needsTarget: true },
        ],
      },
      { name: 'glossary', features: [] },
    ],
    broken: [[[{ features: [] }], '0.name']],
  },
  {
    name: 'languagesV2',
    ask: (client) => client.languagesV2('target'),
    request: 'GET /v2/languages?type=target',
    answer: [
      { language: 'DE', name: 'German', supports_formality: true, x: 1 },
      { language: 'EN-US', name: 'English (American)' },
    ],
    expected: [
      { code: 'DE', name: 'German', formality: true },
      { code: 'EN-US', name: 'English (American)', formality: null },
    ],
    broken: [[[{ name: 'German', supports_formality: true }], '0.language']],
  },
  {
    name: 'usage of a free account',
    ask: (client) => client.usage(),
    request: 'GET /v2/usage',
    answer: { character_count: 12, character_limit: 500_000, extra: 1 },
    expected: { characters: { count: 12, limit: 500_000 }, products: [], tier: 'free' },
    broken: [
      [{ character_limit: 2 }, 'character_count'],
      [{ status: 'ok' }, 'character_count'],
    ],
  },
  {
    name: 'usage of a paid account',
    ask: (client) => client.usage(),
    request: 'GET /v2/usage',
    answer: {
      character_count: 12,
      character_limit: 1_000_000_000_000,
      api_key_character_count: 5,
      api_key_character_limit: 1000,
      document_count: 1,
      document_limit: 20,
      speech_to_text_milliseconds_count: 61_500,
      speech_to_text_milliseconds_limit: 3_600_000,
      speech_to_text_minutes_count: 2,
      speech_to_text_minutes_limit: 60,
      speech_to_speech_minutes_count: 3,
      speech_to_speech_minutes_limit: 1_000_000_000_000,
      start_time: '2026-11-03T04:05:06.789Z',
      end_time: '2026-12-03T04:05:06.789Z',
      products: [
        {
          product_type: 'translate',
          billing_unit: 'characters',
          api_key_unit_count: 5,
          account_unit_count: 12,
          character_count: 12,
        },
      ],
    },
    expected: {
      characters: { count: 12, limit: null },
      keyCharacters: { count: 5, limit: 1000 },
      documents: { count: 1, limit: 20 },
      speechToText: { count: 61_500, limit: 3_600_000 },
      speechToSpeech: { count: 180_000, limit: null },
      period: { start: '2026-11-03T04:05:06.789Z', end: '2026-12-03T04:05:06.789Z' },
      products: [{ product: 'translate', unit: 'characters', keyCount: 5, accountCount: 12 }],
      tier: 'paid',
    },
    broken: [],
  },
  {
    name: 'usage of an account that counts speech in minutes',
    ask: (client) => client.usage(),
    request: 'GET /v2/usage',
    answer: {
      character_count: 0,
      character_limit: 9,
      speech_to_text_milliseconds_count: 0,
      speech_to_text_milliseconds_limit: 0,
      speech_to_text_minutes_count: 2,
      speech_to_text_minutes_limit: 60,
    },
    expected: {
      characters: { count: 0, limit: 9 },
      speechToText: { count: 120_000, limit: 3_600_000 },
      products: [],
      tier: 'free',
    },
    broken: [],
  },
  {
    name: 'glossaries',
    ask: (client) => client.glossaries.list(),
    request: 'GET /v3/glossaries',
    answer: {
      glossaries: [
        {
          glossary_id: id,
          name: 'Terms',
          ready: true,
          dictionaries: [{ source_lang: 'EN', target_lang: 'de', entry_count: 3 }],
          creation_time: time,
        },
      ],
    },
    expected: [
      {
        id,
        name: 'Terms',
        created: time,
        dictionaries: [{ source: 'en', target: 'de', entries: 3 }],
      },
    ],
    broken: [
      [{ glossaries: [{ name: 'Terms', dictionaries: [] }] }, 'glossaries.0.glossary_id'],
      [null, ''],
    ],
  },
  {
    name: 'styleRules in short',
    ask: (client) => client.styleRules.names({ page: 0, pageSize: 10 }),
    request: 'GET /v3/style_rules?page=0&page_size=10&detailed=false',
    answer: {
      style_rules: [
        {
          style_id: id,
          name: 'House',
          language: 'en',
          version: 4,
          creation_time: time,
          updated_time: time,
        },
      ],
    },
    expected: [{ id, name: 'House', language: 'en', version: 4 }],
    broken: [[{ style_rules: [{ style_id: id, name: 'House' }] }, 'style_rules.0.language']],
  },
  {
    name: 'styleRules in detail',
    ask: (client) => client.styleRules.list({ page: 1, pageSize: 25 }),
    request: 'GET /v3/style_rules?page=1&page_size=25&detailed=true',
    answer: {
      style_rules: [
        {
          style_id: id,
          name: 'House',
          language: 'en',
          version: 4,
          creation_time: time,
          updated_time: time,
          configured_rules: { punctuation: { serial_comma: 'use' } },
          custom_instructions: [
            { id: 'i1', label: 'Names', prompt: 'Keep names.', source_language: 'de' },
            { id: 'i2', label: 'Dates', prompt: 'Write dates in full.' },
          ],
        },
      ],
    },
    expected: [
      {
        id,
        name: 'House',
        language: 'en',
        version: 4,
        created: time,
        updated: time,
        rules: { punctuation: { serial_comma: 'use' } },
        instructions: [
          { id: 'i1', label: 'Names', prompt: 'Keep names.', sourceLanguage: 'de' },
          { id: 'i2', label: 'Dates', prompt: 'Write dates in full.', sourceLanguage: null },
        ],
      },
    ],
    broken: [],
  },
];

test.each(rows)('$name', async ({ ask, request, body, answer, expected, broken }) => {
  let next: unknown = answer;
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, next));
  await using tested = createTestClient(server.url);

  expect(await ask(tested.client)).toEqual(expected);
  const [sent] = server.requests;
  expect(`${sent?.method} ${sent?.url}`).toBe(request);
  expect(sent?.body).toBe(body === undefined ? '' : JSON.stringify(body));

  for (const [wrong, field] of broken) {
    next = wrong;
    expect(await failureOf(ask(tested.client))).toMatchObject({
      code: 'bad-answer',
      params: { field },
    });
  }
});

test('the path of a base address is kept', async () => {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, []));
  await using tested = createTestClient(`${server.url}/gate/way/`);
  await tested.client.languageResources();
  expect(server.requests[0]?.url).toBe('/gate/way/v3/languages/resources');
});

test('more than fifty texts are not sent for detection', async () => {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, {}));
  await using tested = createTestClient(server.url);
  for (const texts of [[], Array<string>(51).fill('x')]) {
    const failure = await failureOf(tested.client.detect(texts));
    expect(failure).toEqual({ code: 'invalid-input', params: { field: 'texts' } });
  }
  expect(server.requests).toHaveLength(0);
});
