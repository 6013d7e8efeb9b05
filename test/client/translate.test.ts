import { expect, test } from 'vitest';
import type { TranslateCall } from '../../main/client/translate.ts';
import { translateBodyBytes } from '../../main/client/translate.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf } from './test-client.ts';

const plain: TranslateCall = { texts: ['Good morning', 'Bye'], source: null, target: 'de' };
const wire = { text: ['Good morning', 'Bye'], target_lang: 'de', show_billed_characters: true };

async function bodyOf(call: TranslateCall): Promise<unknown> {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 418, {}));
  await using tested = createTestClient(server.url);
  await failureOf(tested.client.translate(call));
  const sent = server.requests[0]?.body ?? '';
  expect(translateBodyBytes(call)).toBe(Buffer.byteLength(sent));
  return JSON.parse(sent);
}

test('sends what was asked for and nothing else', async () => {
  expect(await bodyOf(plain)).toEqual(wire);
});

const withSource = { ...wire, source_lang: 'en' };
const rows: readonly (readonly [string, Partial<TranslateCall>, object])[] = [
  ['source', { source: 'en' }, withSource],
  ['context', { context: 'Zwölf € 😀' }, { ...wire, context: 'Zwölf € 😀' }],
  ['split sentences', { splitSentences: 'nonewlines' }, { ...wire, split_sentences: 'nonewlines' }],
  ['formatting', { preserveFormatting: false }, { ...wire, preserve_formatting: false }],
  ['formality', { formality: 'prefer_less' }, { ...wire, formality: 'prefer_less' }],
  ['model', { model: 'latency_optimized' }, { ...wire, model_type: 'latency_optimized' }],
  ['style rule', { styleRule: 's1' }, { ...wire, style_id: 's1' }],
  [
    'instructions',
    { instructions: ['Be brief.'] },
    { ...wire, custom_instructions: ['Be brief.'] },
  ],
  ['one glossary', { source: 'en', glossaries: ['g1'] }, { ...withSource, glossary_id: 'g1' }],
  [
    'several glossaries in order',
    { source: 'en', glossaries: ['g2', 'g1'] },
    { ...withSource, glossary_ids: ['g2', 'g1'] },
  ],
  ['no glossaries', { glossaries: [] }, wire],
  [
    'memory',
    { memory: { id: 'm1', threshold: 0 } },
    { ...wire, translation_memory_id: 'm1', translation_memory_threshold: 0 },
  ],
  [
    'markup',
    {
      tagHandling: 'xml',
      tagHandlingVersion: 'v2',
      outlineDetection: false,
      splittingTags: ['p'],
      nonSplittingTags: ['b'],
      ignoreTags: ['code'],
    },
    {
      ...wire,
      tag_handling: 'xml',
      tag_handling_version: 'v2',
      outline_detection: false,
      splitting_tags: ['p'],
      non_splitting_tags: ['b'],
      ignore_tags: ['code'],
    },
  ],
  ['beta languages', { betaLanguages: true }, { ...wire, enable_beta_languages: true }],
];

test.each(rows)('passes on %s', async (_, options, expected) => {
  expect(await bodyOf({ ...plain, ...options })).toEqual(expected);
});

const refused: readonly (readonly [string, Partial<TranslateCall>])[] = [
  ['texts', { texts: [] }],
  ['source', { glossaries: ['g1'] }],
  ['glossaries', { source: 'en', glossaries: ['1', '2', '3', '4', '5', '6'] }],
];

test.each(refused)('does not send a call with wrong %s', async (field, options) => {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, {}));
  await using tested = createTestClient(server.url);
  const failure = await failureOf(tested.client.translate({ ...plain, ...options }));
  expect(failure).toEqual({ code: 'invalid-input', params: { field } });
  expect(server.requests).toHaveLength(0);
});

const segment = { kind: 'memory-fuzzy', source: [0, 3], target: [0, 7], percent: 91 };
const more = { memory: 'Office', stored: 'Bye!' };

test('reads answers, with origins where the service gives them', async () => {
  const answer = {
    translations: [
      {
        detected_source_language: 'EN',
        text: 'Guten Morgen',
        billed_characters: 12,
        model_type_used: 'quality_optimized',
        tag_handling_version: 'v2',
      },
      {
        detected_source_language: 'EN',
        text: 'Tschüss',
        origin: { segments: [{ ...segment, ...more, secret: 1 }], other: 1 },
      },
    ],
  };
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, answer),
  );
  await using tested = createTestClient(server.url);
  expect(await tested.client.translate(plain)).toEqual([
    {
      text: 'Guten Morgen',
      detectedSource: 'EN',
      billed: 12,
      modelUsed: 'quality_optimized',
      origin: null,
    },
    { text: 'Tschüss', detectedSource: 'EN', billed: null, origin: [{ ...segment, ...more }] },
  ]);
});

test.each([
  ['a string', 'engine'],
  ['an unknown kind', { segments: [{ ...segment, kind: 'magic' }] }],
  ['a range that runs backwards', { segments: [{ ...segment, target: [5, 2] }] }],
  ['a range beyond the source', { segments: [{ ...segment, source: [0, 4] }] }],
  ['a range beyond the target', { segments: [{ ...segment, target: [0, 8] }] }],
  ['a percentage beyond 100', { segments: [{ ...segment, percent: 101 }] }],
])('an origin that is %s counts as not said', async (_, origin) => {
  const translations = [{ detected_source_language: 'EN', text: 'Tschüss', origin }];
  await using server = await startLoopbackServer((__, response) =>
    answerJson(response, 200, { translations }),
  );
  await using tested = createTestClient(server.url);
  const [item] = await tested.client.translate({ ...plain, texts: ['Bye'] });
  expect(item).toMatchObject({ text: 'Tschüss', origin: null });
});

const broken: readonly [string, object][] = [
  ['translations', {}],
  ['translations', { translations: { text: 'x' } }],
  ['translations.0', { translations: [null] }],
  ['translations.0', { translations: [[]] }],
  ['translations.0.text', { translations: [{ text: 7 }] }],
  ['translations', { translations: [{ detected_source_language: 'EN', text: 'x' }] }],
  [
    'translations.1.text',
    {
      translations: [
        { detected_source_language: 'EN', text: 'x' },
        { detected_source_language: 'EN' },
      ],
    },
  ],
];

test.each(broken)('an answer with wrong %s is a bad answer', async (field, answer) => {
  await using server = await startLoopbackServer((_, response) => {
    answerJson(response, 200, answer, { 'x-trace-id': 'abc' });
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(tested.client.translate(plain))).toEqual({
    code: 'bad-answer',
    params: { field },
    status: 200,
    traceId: 'abc',
  });
});

test.each([-1, 1.5, 'many', null])('billed characters that are %j count as not told', async (n) => {
  const item = { detected_source_language: 'EN', text: 'x', billed_characters: n };
  await using server = await startLoopbackServer((_, response) => {
    answerJson(response, 200, { translations: plain.texts.map(() => item) });
  });
  await using tested = createTestClient(server.url);
  const [first] = await tested.client.translate(plain);
  expect(first).toMatchObject({ text: 'x', billed: null });
});

test('origins that are all odd are passed over, however many there are', async () => {
  const segments = new Array(50_000).fill({});
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, { translations: [{ text: 'Hallo', origin: { segments } }] }),
  );
  await using tested = createTestClient(server.url);
  const call = { texts: ['Hello'], source: 'en', target: 'de' };
  expect(await tested.client.translate(call)).toMatchObject([{ text: 'Hallo', origin: null }]);
});
