import { expect, test } from 'vitest';
import type { DictionaryContent } from '../../preload/contract/glossaries.ts';
import type { AdminClient } from '../../main/client/admin.ts';
import type { ServiceClient } from '../../main/client/service-client.ts';
import { renewRequest, voiceRequest } from '../../main/client/voice/voice-request.ts';
import type { VoiceCall } from '../../main/client/voice/voice-stream.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { createTestAdmin, createTestClient } from './test-client.ts';

/** `list` of glossaries becomes `glossaries.list`: every call of a client by its name. */
type CallsOf<Client> = {
  [Name in keyof Client & string]: Client[Name] extends (...given: never[]) => unknown
    ? Name
    : `${Name}.${CallsOf<Client[Name]>}`;
}[keyof Client & string];

/** Opens a socket behind its answer: tests of its own feed both. */
type Streamed = 'openVoice';
const STREAMED: readonly Streamed[] = ['openVoice'];

interface Answers<Client> {
  readonly ask: (client: Client) => Promise<unknown>;
  /** The least that a service may answer; undefined is an empty body. */
  readonly lean: unknown;
  readonly read: unknown;
  /** Everything that it may answer, with fields and values that nobody has described yet. */
  readonly full: unknown;
  readonly readFull: unknown;
}
type Table<Client, Left extends string = never> = Readonly<
  Record<Exclude<CallsOf<Client>, Left>, Answers<Client>>
>;

const id = '0b7c2f7e-6b0e-4d7f-8e55-3a1c9d2f4b60';
const time = '2026-08-03T14:16:18.329Z';
const NEW = { something_new: { deep: [1] }, trace: 'x' };
const PAIR = { source: 'en', target: 'de' };
const RANGE = { start: '2026-05-01', end: '2026-05-31' };
const CONTENT: DictionaryContent = { ...PAIR, entries: [['a', 'b']] };
const HANDLE = { id: '0'.repeat(32), key: '1'.repeat(64) };
const RULES = { name: 'House', language: 'en', rules: {}, instructions: [] };
const INSTRUCTION = { label: 'L', prompt: 'P', sourceLanguage: null };

const nothing = { lean: undefined, read: null, full: NEW, readFull: null };
const trial = { lean: {}, read: null, full: NEW, readFull: null };

const glossary = {
  lean: { glossary_id: id },
  read: { id, name: id, created: null, dictionaries: [] },
  full: {
    glossary_id: id,
    name: 'Terms',
    ready: true,
    creation_time: time,
    dictionaries: [
      { source_lang: 'EN', target_lang: 'de', entry_count: '3', creation_time: time, ...NEW },
      { source_lang: 'EN', target_lang: 'FR', entry_count: null },
      { source_lang: null },
    ],
    ...NEW,
  },
  readFull: {
    id,
    name: 'Terms',
    created: time,
    dictionaries: [
      { source: 'en', target: 'de', entries: 3 },
      { source: 'en', target: 'fr', entries: null },
    ],
  },
};

const styleRule = {
  lean: { style_id: id, language: 'en' },
  read: {
    id,
    name: id,
    language: 'en',
    version: null,
    created: null,
    updated: null,
    rules: {},
    instructions: [],
  },
  full: {
    style_id: id,
    name: 'House',
    language: 'xx',
    version: 4,
    creation_time: time,
    updated_time: time,
    configured_rules: {
      new_category: { new_rule: 'new_option', level: 3, on: true, off: null },
      no_rules: null,
    },
    custom_instructions: [
      { id: 7, prompt: 'Write dates in full.', source_language: null, ...NEW },
      { label: 'without an id', prompt: 'x' },
    ],
    ...NEW,
  },
  readFull: {
    id,
    name: 'House',
    language: 'xx',
    version: 4,
    created: time,
    updated: time,
    rules: { new_category: { new_rule: 'new_option', level: '3', on: 'true' } },
    instructions: [
      {
        id: '7',
        label: 'Write dates in full.',
        prompt: 'Write dates in full.',
        sourceLanguage: null,
      },
    ],
  },
};

const instruction = {
  lean: { id: 'i1', prompt: 'P' },
  read: { id: 'i1', label: 'P', prompt: 'P', sourceLanguage: null },
  full: { id: 'i1', label: 'L', prompt: 'P', source_language: 'de', ...NEW },
  readFull: { id: 'i1', label: 'L', prompt: 'P', sourceLanguage: 'de' },
};

const terms = {
  lean: { spoken_terms_id: id },
  read: { id, name: id, created: null, lists: [] },
  full: {
    spoken_terms_id: id,
    name: 'Team',
    creation_time: time,
    term_lists: [{ lang: 'xx', entry_count: 2, ...NEW }, { lang: 'de' }, 5],
    ...NEW,
  },
  readFull: {
    id,
    name: 'Team',
    created: time,
    lists: [
      { language: 'xx', count: 2 },
      { language: 'de', count: null },
    ],
  },
};

/** An answer that lists what another one gives alone; a neighbour that cannot be read changes nothing. */
const listed = (field: string, one: typeof glossary | typeof styleRule | typeof terms) => ({
  lean: { [field]: [one.lean] },
  read: [one.read],
  full: { [field]: [one.full, { broken: true }, null], next: 'x', ...NEW },
  readFull: [one.readFull],
});

const service: Table<ServiceClient, Streamed> = {
  translate: {
    ask: (client) => client.translate({ texts: ['Hallo'], source: null, target: 'en' }),
    lean: { translations: [{ text: 'Hello' }] },
    read: [{ text: 'Hello', detectedSource: null, billed: null, origin: null }],
    full: {
      translations: [
        {
          detected_source_language: 'XX-NEW',
          text: 'Hello',
          billed_characters: '5',
          model_type_used: 'a_new_model',
          tag_handling_version: 'v9',
          origin: { segments: 'something else' },
          ...NEW,
        },
      ],
      billed_characters: 5,
      ...NEW,
    },
    readFull: [
      {
        text: 'Hello',
        detectedSource: 'XX-NEW',
        billed: 5,
        origin: null,
        modelUsed: 'a_new_model',
      },
    ],
  },
  improve: {
    ask: (client) =>
      client.improve({ text: 'Hi', mode: 'correct', target: 'en-GB', style: null, tone: null }),
    lean: { improvements: [{ text: 'Hi' }] },
    read: { text: 'Hi', detected: null, target: 'en-GB', unchecked: [] },
    full: {
      improvements: [
        {
          text: 'Hello',
          detected_source_language: 'xx',
          target_language: 'xx-XX',
          origin: { unchecked: ['style'], ...NEW },
          ...NEW,
        },
      ],
      ...NEW,
    },
    readFull: { text: 'Hello', detected: 'xx', target: 'xx-XX', unchecked: ['style'] },
  },
  tryWriting: { ask: (client) => client.tryWriting(), ...trial },
  detect: {
    ask: (client) => client.detect(['a', 'b', 'c', 'd']),
    lean: { results: Array(4).fill({ detection_status: 'no_language_detected' }) },
    read: Array(4).fill({ outcome: 'no_language_detected' }),
    full: {
      results: [
        { detection_status: 'success', detected_language: 'xx', score: 0.3, ...NEW },
        { detection_status: 'a_new_status', detected_language: 'de' },
        { detection_status: 'success' },
        { detection_status: 'unsupported_language', detected_language: null },
      ],
      ...NEW,
    },
    readFull: [
      { outcome: 'success', language: 'xx' },
      { outcome: 'insufficient_confidence' },
      { outcome: 'insufficient_confidence' },
      { outcome: 'unsupported_language' },
    ],
  },
  memories: {
    ask: (client) => client.memories({ page: 1, pageSize: 2 }),
    lean: {
      translation_memories: [
        { translation_memory_id: id, source_language: 'en', target_languages: ['de'] },
      ],
    },
    read: {
      memories: [{ id, name: id, source: 'en', targets: ['de'], segments: null }],
      total: 3,
    },
    full: {
      translation_memories: [
        {
          translation_memory_id: id,
          name: 'Office',
          source_language: 'xx',
          target_languages: ['de', 'yy', null],
          segment_count: '240',
          creation_time: time,
          updated_time: time,
          ...NEW,
        },
        { translation_memory_id: 'without languages' },
      ],
      total_count: 51,
      ...NEW,
    },
    readFull: {
      memories: [
        {
          id,
          name: 'Office',
          source: 'xx',
          targets: ['de', 'yy'],
          segments: 240,
          created: time,
          updated: time,
        },
      ],
      total: 51,
    },
  },
  languages: {
    ask: (client) => client.languages({ resource: 'translate_text' }),
    lean: [{ lang: 'de' }],
    read: [{ code: 'de', name: 'de', source: true, target: true, status: 'stable', features: [] }],
    full: [
      {
        lang: 'xx-Xxxx',
        name: 'New',
        usable_as_source: 'true',
        usable_as_target: 0,
        status: 'experimental',
        features: {
          glossary: { status: 'preview', external: true, ...NEW },
          a_new_feature: {},
          formality: null,
        },
        ...NEW,
      },
      { name: 'without a code' },
    ],
    readFull: [
      {
        code: 'xx-Xxxx',
        name: 'New',
        source: true,
        target: false,
        status: 'beta',
        features: [
          { name: 'glossary', status: 'beta', external: true },
          { name: 'a_new_feature', status: 'stable', external: false },
          { name: 'formality', status: 'stable', external: false },
        ],
      },
    ],
  },
  languageResources: {
    ask: (client) => client.languageResources(),
    lean: [{ name: 'voice' }],
    read: [{ name: 'voice', features: [] }],
    full: [
      {
        name: 'a_new_resource',
        features: [{ name: 'new', needs_source_support: null, needs_target_support: true, ...NEW }],
        ...NEW,
      },
      null,
    ],
    readFull: [
      {
        name: 'a_new_resource',
        features: [{ name: 'new', needsSource: false, needsTarget: true }],
      },
    ],
  },
  languagesV2: {
    ask: (client) => client.languagesV2('target'),
    lean: [{ language: 'DE' }],
    read: [{ code: 'DE', name: 'DE', formality: null }],
    full: [{ language: 'XX', name: 'New', supports_formality: 'maybe', ...NEW }, {}],
    readFull: [{ code: 'XX', name: 'New', formality: null }],
  },
  usage: {
    ask: (client) => client.usage(),
    lean: {
      character_count: 5,
      character_limit: 9,
      products: [{ product_type: 'translate', api_key_character_count: 2, character_count: 5 }],
    },
    read: {
      characters: { count: 5, limit: 9 },
      products: [{ product: 'translate', unit: 'characters', keyCount: 2, accountCount: 5 }],
      tier: 'paid',
    },
    full: {
      character_count: '12',
      character_limit: 1_000_000_000_000,
      api_key_character_count: 5,
      api_key_character_limit: 1000,
      document_count: 1,
      document_limit: 20,
      team_document_count: null,
      team_document_limit: null,
      speech_to_text_milliseconds_count: 61_500,
      speech_to_text_milliseconds_limit: 3_600_000,
      speech_to_text_minutes_count: 2,
      speech_to_text_minutes_limit: 60,
      speech_to_speech_minutes_count: 3,
      speech_to_speech_minutes_limit: 60,
      start_time: time,
      end_time: 'the day after',
      products: [
        {
          product_type: 'a_new_product',
          billing_unit: 'pages',
          api_key_unit_count: 5.4,
          account_unit_count: null,
          ...NEW,
        },
        { product_type: 'bare' },
        { billing_unit: 'without a name' },
      ],
      ...NEW,
    },
    readFull: {
      characters: { count: 12, limit: null },
      keyCharacters: { count: 5, limit: 1000 },
      documents: { count: 1, limit: 20 },
      speechToText: { count: 61_500, limit: 3_600_000 },
      speechToSpeech: { count: 180_000, limit: 3_600_000 },
      products: [
        { product: 'a_new_product', unit: 'pages', keyCount: 5, accountCount: null },
        { product: 'bare', unit: 'characters', keyCount: null, accountCount: null },
      ],
      tier: 'paid',
    },
  },
  'glossaries.list': {
    ask: (client) => client.glossaries.list(),
    ...listed('glossaries', glossary),
  },
  'glossaries.get': { ask: (client) => client.glossaries.get(id), ...glossary },
  'glossaries.create': {
    ask: (client) => client.glossaries.create('Terms', [CONTENT]),
    ...glossary,
  },
  'glossaries.rename': { ask: (client) => client.glossaries.rename(id, 'Terms'), ...glossary },
  'glossaries.remove': { ask: (client) => client.glossaries.remove(id), ...nothing },
  'glossaries.entries': {
    ask: (client) => client.glossaries.entries(id, PAIR),
    lean: { entries: 'a\tb' },
    read: [['a', 'b']],
    full: {
      dictionaries: [
        { source_lang: 'EN', target_lang: 'FR', entries: 'a\tc' },
        {
          source_lang: 'EN',
          target_lang: 'DE',
          entries: 'a\tb\r\n',
          entries_format: 'tsv',
          ...NEW,
        },
        {},
      ],
      ...NEW,
    },
    readFull: [['a', 'b']],
  },
  'glossaries.replace': {
    ask: (client) => client.glossaries.replace(id, CONTENT),
    lean: undefined,
    read: { ...PAIR, entries: 1 },
    full: { source_lang: 'EN', target_lang: 'DE', entry_count: 7, ...NEW },
    readFull: { ...PAIR, entries: 7 },
  },
  'glossaries.merge': { ask: (client) => client.glossaries.merge(id, CONTENT), ...glossary },
  'glossaries.removeDictionary': {
    ask: (client) => client.glossaries.removeDictionary(id, PAIR),
    ...nothing,
  },
  'styleRules.names': {
    ask: (client) => client.styleRules.names({ page: 0, pageSize: 5 }),
    lean: { style_rules: [styleRule.lean] },
    read: [{ id, name: id, language: 'en', version: null }],
    full: { style_rules: [styleRule.full, {}], ...NEW },
    readFull: [{ id, name: 'House', language: 'xx', version: 4 }],
  },
  'styleRules.list': {
    ask: (client) => client.styleRules.list({ page: 0, pageSize: 5 }),
    ...listed('style_rules', styleRule),
  },
  'styleRules.get': { ask: (client) => client.styleRules.get(id), ...styleRule },
  'styleRules.create': { ask: (client) => client.styleRules.create(RULES), ...styleRule },
  'styleRules.rename': { ask: (client) => client.styleRules.rename(id, 'x'), ...styleRule },
  'styleRules.remove': { ask: (client) => client.styleRules.remove(id), ...nothing },
  'styleRules.configure': { ask: (client) => client.styleRules.configure(id, {}), ...styleRule },
  'styleRules.addInstruction': {
    ask: (client) => client.styleRules.addInstruction(id, INSTRUCTION),
    ...instruction,
  },
  'styleRules.getInstruction': {
    ask: (client) => client.styleRules.getInstruction(id, 'i1'),
    ...instruction,
  },
  'styleRules.changeInstruction': {
    ask: (client) => client.styleRules.changeInstruction(id, 'i1', INSTRUCTION),
    ...instruction,
  },
  'styleRules.removeInstruction': {
    ask: (client) => client.styleRules.removeInstruction(id, 'i1'),
    ...nothing,
  },
  'spokenTerms.list': {
    ask: (client) => client.spokenTerms.list(),
    ...listed('spoken_terms', terms),
  },
  'spokenTerms.get': { ask: (client) => client.spokenTerms.get(id), ...terms },
  'spokenTerms.create': { ask: (client) => client.spokenTerms.create('Team', []), ...terms },
  'spokenTerms.change': { ask: (client) => client.spokenTerms.change(id, {}), ...terms },
  'spokenTerms.entries': {
    ask: (client) => client.spokenTerms.entries(id, 'en'),
    lean: { entries: '' },
    read: { language: 'en', terms: [] },
    full: { lang: 'EN', entries: 'Ada\r\nBeta\n', ...NEW },
    readFull: { language: 'en', terms: ['Ada', 'Beta'] },
  },
  'spokenTerms.replace': {
    ask: (client) => client.spokenTerms.replace(id, { language: 'en', terms: ['Ada'] }),
    lean: undefined,
    read: { language: 'en', count: 1 },
    full: { lang: 'en', entry_count: 3, ...NEW },
    readFull: { language: 'en', count: 3 },
  },
  'spokenTerms.remove': { ask: (client) => client.spokenTerms.remove(id, null), ...nothing },
  'documents.upload': {
    ask: async (client) => {
      const { Readable } = await import('node:stream');
      return await client.documents.upload(
        {
          fileName: 'a.txt',
          source: null,
          target: 'de',
          glossaries: [],
          styleRule: null,
          memory: null,
          formality: 'default',
          watermark: false,
          outputFormat: null,
        },
        { size: 1, open: () => Readable.from([Buffer.from('a')]) },
      );
    },
    lean: { document_id: 'a:b.c', document_key: 'k' },
    read: { id: 'a:b.c', key: 'k' },
    full: { document_id: 17, document_key: 18, status: 'a_new_status', ...NEW },
    readFull: { id: '17', key: '18' },
  },
  'documents.status': {
    ask: (client) => client.documents.status(HANDLE),
    lean: { status: 'done' },
    read: { status: 'done', billed: null, found: null, warnings: [], fuzzy: [], engine: null },
    full: {
      document_id: HANDLE.id,
      status: 'a_new_status',
      seconds_remaining: 2 ** 27,
      billed_characters: 'many',
      origin: { source: 5, warnings: 'none' },
      ...NEW,
    },
    readFull: { status: 'translating', secondsLeft: 2 ** 27 },
  },
  'documents.result': {
    ask: async (client) => {
      let text = '';
      const sink = {
        begin: () => undefined,
        write: (piece: Uint8Array) => {
          text += Buffer.from(piece).toString('utf8');
          return Promise.resolve();
        },
      };
      await client.documents.result(HANDLE, sink);
      return text;
    },
    lean: undefined,
    read: '',
    // Bytes of any kind are the document.
    full: NEW,
    readFull: JSON.stringify(NEW),
  },
  tryDocuments: {
    ask: (client) => client.tryDocuments(),
    ...trial,
    lean: { status: 'error' },
    full: { status: 'a_new_status', error_message: 'No.', ...NEW },
  },
  tryVoice: { ask: (client) => client.tryVoice(), ...trial },
};

const FIGURES = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};
const WIRE_FIGURES = { total_characters: '7', text_translation_characters: 7, images: 2, ...NEW };
const READ_FIGURES = { ...FIGURES, characters: 7, textCharacters: 7 };
const EXTRA = { images: 2, 'something_new.deep': '[1]', trace: 'x' };

const key = {
  lean: { key_id: id },
  read: {
    id,
    masked: '0b7c****4b60',
    label: '',
    created: null,
    deactivated: null,
    isActive: true,
    limits: { characters: null, speechToTextMs: null, speechToSpeechMs: null },
  },
  full: {
    key_id: id,
    label: 'Site',
    creation_time: time,
    deactivated_time: 'some day',
    is_deactivated: 'true',
    usage_limits: { characters: '5', speech_to_text_milliseconds: null, pages: 3 },
    scopes: ['a_new:scope'],
    ...NEW,
  },
  readFull: {
    id,
    masked: '0b7c****4b60',
    label: 'Site',
    created: time,
    deactivated: null,
    isActive: false,
    limits: { characters: 5, speechToTextMs: null, speechToSpeechMs: null },
  },
};

const admin: Table<AdminClient> = {
  usageTotal: {
    ask: (client) => client.usageTotal(RANGE),
    lean: { usage_report: { total_usage: {} } },
    read: { total: null, rows: [], ...RANGE },
    full: {
      usage_report: {
        total_usage: WIRE_FIGURES,
        group_by: 'a_new_group',
        start_date: '2026-05-02T00:00:00',
        end_date: 'tomorrow',
        ...NEW,
      },
      ...NEW,
    },
    readFull: { total: READ_FIGURES, rows: [], start: '2026-05-02', end: RANGE.end },
  },
  usageByKey: {
    ask: (client) => client.usageByKey(RANGE),
    lean: { usage_report: { total_usage: {} } },
    read: { total: null, rows: [], ...RANGE },
    full: {
      usage_report: {
        rows: [
          { api_key: 'f9e8****6789', usage: WIRE_FIGURES },
          { api_key: 'without usage', something: 1 },
        ],
        ...NEW,
      },
    },
    readFull: {
      total: READ_FIGURES,
      rows: [{ key: 'f9e8****6789', label: '', day: null, usage: READ_FIGURES, extra: EXTRA }],
      ...RANGE,
    },
  },
  usageByKeyAndDay: {
    ask: (client) => client.usageByKeyAndDay(RANGE),
    lean: { usage_report: { key_and_day_usages: [] } },
    read: { total: FIGURES, rows: [], ...RANGE },
    full: {
      usage_report: {
        total_usage: null,
        key_and_day_usages: [
          {
            api_key: null,
            api_key_label: 'Site',
            usage_date: '2026-05-02T00:00:00Z',
            usage: WIRE_FIGURES,
          },
        ],
      },
    },
    readFull: {
      total: READ_FIGURES,
      rows: [{ key: '', label: 'Site', day: '2026-05-02', usage: READ_FIGURES, extra: EXTRA }],
      ...RANGE,
    },
  },
  customTags: {
    ask: (client) => client.customTags(RANGE, 'period'),
    lean: { custom_tag_usage_report: { usage: [{ custom_tag: 'a', breakdown: {} }] } },
    read: { rows: [{ tag: 'a', day: null, usage: FIGURES }], pages: 1 },
    full: {
      custom_tag_usage_report: {
        aggregate_by: 'a_new_period',
        usage: [{ custom_tag: 'a', breakdown: WIRE_FIGURES, owner: 'me' }],
        next_page: null,
        ...NEW,
      },
      ...NEW,
    },
    readFull: {
      rows: [{ tag: 'a', day: null, usage: READ_FIGURES, extra: { owner: 'me', ...EXTRA } }],
      pages: 1,
    },
  },
  developerKeys: {
    ask: (client) => client.developerKeys(),
    lean: [key.lean],
    read: [key.read],
    full: [key.full, { label: 'without an id' }],
    readFull: [key.readFull],
  },
  createDeveloperKey: {
    ask: (client) => client.createDeveloperKey(null),
    lean: key.lean,
    read: { key: key.read, secret: null },
    full: { ...key.full, key: 'secret' },
    readFull: { key: key.readFull, secret: 'secret' },
  },
  renameDeveloperKey: { ask: (client) => client.renameDeveloperKey(id, 'x'), ...key },
  limitDeveloperKey: { ask: (client) => client.limitDeveloperKey(id, {}), ...key },
  deactivateDeveloperKey: { ask: (client) => client.deactivateDeveloperKey(id), ...key },
};

const rows = [
  ...Object.entries<Answers<ServiceClient>>(service).map(([name, row]) => ({
    name,
    ...row,
    client: (url: string) => {
      const tested = createTestClient(url);
      return { tested, ask: () => row.ask(tested.client) };
    },
  })),
  ...Object.entries<Answers<AdminClient>>(admin).map(([name, row]) => ({
    name,
    ...row,
    client: (url: string) => {
      const tested = createTestAdmin(url);
      return { tested, ask: () => row.ask(tested.admin) };
    },
  })),
];

test.each(rows)('$name reads the least and the most that a service may answer', async (row) => {
  let next = row.lean;
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(next === undefined ? '' : JSON.stringify(next));
  });
  const { tested, ask } = row.client(server.url);
  await using closing = new AsyncDisposableStack();
  closing.use(tested);
  expect(await ask()).toEqual(row.read);
  next = row.full;
  expect(await ask()).toEqual(row.readFull);
});

const CALL: VoiceCall = {
  sourceLanguage: null,
  sourceMode: 'auto',
  targets: ['de'],
  speech: null,
  spokenTerms: null,
  glossary: null,
  formality: 'default',
  messageFormat: 'json',
  chunkMs: 100,
};
const BASE = 'http://127.0.0.1:9';
const STREAM = 'ws://127.0.0.1:9/v3/voice/realtime/connect';
const GRANT = {
  address: STREAM,
  token: 't',
  session: null,
  isScripted: false,
  pseudoTargets: [],
  untranslatedTargets: [],
};

test.each([
  ['granted', voiceRequest(CALL, BASE)],
  ['renewed', renewRequest('old', BASE)],
])('a voice session is %s by the least and the most that a service may answer', (_, { read }) => {
  expect(read({ streaming_url: STREAM, token: 't' })).toEqual(GRANT);
  const full = { streaming_url: STREAM, token: 't', session_id: 7, expires_in: 'soon', ...NEW };
  expect(read({ ...full, origin: 'someone' })).toEqual({ ...GRANT, session: '7' });
  const origin = { scripted: 'yes', targets: { de: 'pseudo', fr: 5, es: 'a_new_kind' }, ...NEW };
  expect(read({ ...full, session_id: {}, origin })).toEqual({ ...GRANT, pseudoTargets: ['de'] });
  const odd = { scripted: true, targets: 'all' };
  expect(read({ ...full, session_id: null, origin: odd })).toEqual({ ...GRANT, isScripted: true });
});

test.each(['application/json; charset=UTF-8', 'text/plain', ''])(
  'an answer is read whatever its content type says: "%s"',
  async (type) => {
    await using server = await startLoopbackServer((_, response) => {
      response.writeHead(200, type === '' ? {} : { 'content-type': type });
      response.end('\ufeff{"translations":[{"text":"Hello"}]}');
    });
    await using tested = createTestClient(server.url);
    const [translation] = await tested.client.translate({
      texts: ['Hallo'],
      source: null,
      target: 'en',
    });
    expect(translation?.text).toBe('Hello');
  },
);

test('every call of a client has its row', () => {
  const namesOf = (client: object): string[] =>
    Object.entries(client).flatMap(([name, call]) =>
      typeof call === 'function' ? [name] : namesOf(call as object).map((one) => `${name}.${one}`),
    );
  const made = createTestClient('http://127.0.0.1:9');
  const managing = createTestAdmin('http://127.0.0.1:9');
  expect([...Object.keys(service), ...STREAMED].toSorted()).toEqual(
    namesOf(made.client).toSorted(),
  );
  expect(Object.keys(admin).toSorted()).toEqual(namesOf(managing.admin).toSorted());
});
