import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';
import { sendRequest } from './wire.ts';
import type { WireAnswer } from './wire.ts';

// Requests as clients of other languages write them, byte for byte.

let service: TestService;
let port: number;
let glossary: string;
let memory: string;
const ENTRIES = 'proton beam\tProtonenstrahl\nfield\tFeld';

beforeAll(async () => {
  service = await startTestService();
  port = Number(new URL(service.baseUrl).port);
  const made = await service.call('POST', '/v3/glossaries', {
    json: {
      name: 'Physics',
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entries: ENTRIES, entries_format: 'tsv' },
      ],
    },
  });
  glossary = (JSON.parse(made.text) as { glossary_id: string }).glossary_id;
  const memories = await service.call('GET', '/v3/translation_memories');
  memory = memories.json.translation_memories[0].translation_memory_id;
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

type Header = readonly [name: string, value: string];

const send = (
  method: string,
  target: string,
  headers: readonly Header[] = [],
  body: Buffer | string = '',
): Promise<WireAnswer> =>
  sendRequest(port, {
    method,
    target,
    headers: [['Authorization', `Service-Auth-Key ${service.developerKey}`], ...headers],
    body: Buffer.from(body),
  });

const JSON_TYPE: Header = ['Content-Type', 'application/json'];
const FORM_TYPE: Header = ['Content-Type', 'application/x-www-form-urlencoded'];

type Value = string | number | boolean | readonly string[];
type Parameters = Readonly<Record<string, Value>>;

const asTexts = (value: Value): readonly string[] =>
  typeof value === 'object' ? value : [String(value)];
const pairs = (parameters: Parameters): [string, string][] =>
  Object.entries(parameters).flatMap(([name, value]) =>
    asTexts(value).map((one): [string, string] => [name, one]),
  );
const form = (parameters: Parameters) => new URLSearchParams(pairs(parameters)).toString();
const inStrings = (parameters: Parameters) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'object' ? value : String(value),
    ]),
  );
const capital = (value: Value): Value =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : value;
const inCapitals = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, capital(value)]));

/** Each way to write the parameters of a POST, PUT or PATCH. */
const WAYS: Readonly<
  Record<string, (path: string, parameters: Parameters, method: string) => Promise<WireAnswer>>
> = {
  'as JSON': (path, all, method) => send(method, path, [JSON_TYPE], JSON.stringify(all)),
  'as JSON with numbers and flags in strings': (path, all, method) =>
    send(method, path, [JSON_TYPE], JSON.stringify(inStrings(all))),
  'as JSON behind a byte order mark, with a charset': (path, all, method) =>
    send(
      method,
      path,
      [['content-type', 'Application/JSON;charset="UTF-8"']],
      `\ufeff${JSON.stringify(all)}`,
    ),
  'as a form': (path, all, method) => send(method, path, [FORM_TYPE], form(all)),
  'as a form with a charset and capital flags': (path, all, method) =>
    send(
      method,
      path,
      [['CONTENT-TYPE', 'application/x-www-form-urlencoded; charset=utf-8']],
      form(inCapitals(all)),
    ),
  'in the query': (path, all, method) => send(method, `${path}?${form(all)}`),
  'in the query beside an empty form': (path, all, method) =>
    send(method, `${path}?${form(all)}`, [FORM_TYPE]),
};

/** What of an answer is the same each time. */
const lasting = ({ status, body }: WireAnswer): unknown => {
  const value: unknown = body === '' ? null : JSON.parse(body);
  const masked = JSON.stringify(value, (name, one: unknown) =>
    /(?:_id|_key|^creation_time|^ms)$/.test(name) ? '…' : one,
  );
  return { status, body: JSON.parse(masked) as unknown };
};

const ROUTES: readonly (readonly [
  name: string,
  method: 'POST' | 'PUT' | 'PATCH',
  path: (glossary: string, terms: string) => string,
  parameters: (glossary: string, memory: string) => Parameters,
  status: number,
])[] = [
  [
    'translation',
    'POST',
    () => '/v2/translate',
    (id, tm) => ({
      text: ['Good morning, everyone.', 'The proton beam'],
      source_lang: 'en',
      target_lang: 'de',
      glossary_id: id,
      translation_memory_id: tm,
      translation_memory_threshold: 75,
      show_billed_characters: true,
      preserve_formatting: true,
      outline_detection: false,
      split_sentences: '1',
      tag_handling: 'xml',
      splitting_tags: ['p', 'br'],
      ignore_tags: ['x'],
      model_type: 'latency_optimized',
      custom_instructions: ['Be brief'],
      context: 'A letter',
      enable_beta_languages: false,
    }),
    200,
  ],
  [
    'translation with several glossaries',
    'POST',
    () => '/v2/translate',
    (id) => ({
      text: ['proton beam'],
      source_lang: 'EN',
      target_lang: 'DE',
      glossary_ids: [id, id],
    }),
    200,
  ],
  [
    'a threshold out of range',
    'POST',
    () => '/v2/translate',
    () => ({ text: ['a'], target_lang: 'DE', translation_memory_threshold: 101 }),
    400,
  ],
  [
    'rephrasing',
    'POST',
    () => '/v2/write/rephrase',
    () => ({ text: ['これは...', 'はい'], target_lang: 'ja' }),
    200,
  ],
  [
    'correction',
    'POST',
    () => '/v2/write/correct',
    () => ({ text: ['これは...', 'はい'], target_lang: 'ja' }),
    200,
  ],
  [
    'detection',
    'POST',
    () => '/v3/detect/language',
    () => ({ text: ['Good morning, everyone.', 'Guten Morgen zusammen.'] }),
    200,
  ],
  [
    'a glossary of v2',
    'POST',
    () => '/v2/glossaries',
    () => ({ name: 'x', source_lang: 'en', target_lang: 'de', entries: ENTRIES }),
    201,
  ],
  [
    'a dictionary of v3',
    'PUT',
    (id) => `/v3/glossaries/${id}/dictionaries`,
    () => ({ source_lang: 'en', target_lang: 'fr', entries: 'a\tb', entries_format: 'tsv' }),
    200,
  ],
  [
    'the name of a glossary',
    'PATCH',
    (id) => `/v3/glossaries/${id}`,
    () => ({ name: 'Physics' }),
    200,
  ],
  ['spoken terms', 'POST', () => '/v3/spoken-terms', () => ({ name: 'x' }), 201],
  [
    'a list of spoken terms',
    'PUT',
    (_, terms) => `/v3/spoken-terms/${terms}/term-lists`,
    () => ({ lang: 'en', entries: 'Alpha\nBeta' }),
    200,
  ],
];

describe.each(ROUTES)('%s', (_, method, path, parameters, status) => {
  it('is the same in every encoding', async () => {
    const terms = await service.call('POST', '/v3/spoken-terms', { json: { name: 'terms' } });
    const { spoken_terms_id: id } = JSON.parse(terms.text) as { spoken_terms_id: string };
    const at = path(glossary, id);
    const all = parameters(glossary, memory);
    const answers: Record<string, unknown> = {};
    for (const [way, ask] of Object.entries(WAYS))
      answers[way] = lasting(await ask(at, all, method));
    const [first] = Object.values(answers);
    expect(first).toMatchObject({ status });
    for (const way of Object.keys(WAYS)) expect([way, answers[way]]).toEqual([way, first]);
  });
});

describe('parameters of calls without a body of their own', () => {
  const read: readonly (readonly [string, string, () => string, Parameters, number])[] = [
    ['languages', 'GET', () => '/v2/languages', { type: 'target' }, 200],
    [
      'languages of v3',
      'GET',
      () => '/v3/languages',
      { resource: 'voice', include: ['beta'] },
      200,
    ],
    ['memories', 'GET', () => '/v3/translation_memories', { page: 0, page_size: 1 }, 200],
    ['style rules', 'GET', () => '/v3/style_rules', { page_size: 1, detailed: true }, 200],
    [
      'entries of a glossary',
      'GET',
      () => `/v3/glossaries/${glossary}/entries`,
      { source_lang: 'en', target_lang: 'de' },
      200,
    ],
    [
      'a dictionary that is not there',
      'DELETE',
      () => `/v3/glossaries/${glossary}/dictionaries`,
      { source_lang: 'en', target_lang: 'ja' },
      404,
    ],
    ['a refused value', 'GET', () => '/v2/languages', { type: 'both' }, 400],
  ];

  it.each(read)(
    '%s: the query, a form and JSON say the same',
    async (_, method, path, all, status) => {
      const asked = [
        await send(method, `${path()}?${form(all)}`),
        await send(method, path(), [FORM_TYPE], form(all)),
        await send(method, path(), [JSON_TYPE], JSON.stringify(all)),
        await send(method, path(), [JSON_TYPE], JSON.stringify(inStrings(all))),
        // Some clients name a type whatever they send.
        await send(method, `${path()}?${form(all)}`, [JSON_TYPE]),
      ].map(lasting);
      expect(asked[0]).toMatchObject({ status });
      for (const answer of asked) expect(answer).toEqual(asked[0]);
    },
  );

  it('count in the query where they stand in both', async () => {
    const answer = await send('GET', '/v2/languages?type=target', [FORM_TYPE], 'type=source');
    expect(answer.body).toContain('supports_formality');
  });

  it('are refused in a body that cannot be read', async () => {
    expect((await send('GET', '/v2/languages', [JSON_TYPE], '{"type":')).status).toBe(400);
    const plain: Header = ['Content-Type', 'text/plain'];
    expect((await send('GET', '/v2/languages', [plain], 'type=target')).status).toBe(415);
    const withKey = await send('GET', '/v2/usage', [FORM_TYPE], 'auth_key=x');
    expect(withKey.status).toBe(403);
  });
});

describe('lists of objects', () => {
  const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'a\tb' };
  const list = { lang: 'en', entries: 'Alpha' };
  const dotted = (name: string, item: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(item).map(([part, value]) => [`${name}[0].${part}`, value]);

  it.each([
    ['/v3/glossaries', 'dictionaries', dictionary, 'target_lang'],
    ['/v3/spoken-terms', 'term_lists', list, 'lang'],
  ] as const)('%s takes them in every encoding', async (path, name, item, part) => {
    const written: [Header, string][] = [
      [JSON_TYPE, JSON.stringify({ name: 'x', [name]: [item] })],
      [FORM_TYPE, new URLSearchParams([['name', 'x'], ...dotted(name, item)]).toString()],
      [FORM_TYPE, form({ name: 'x', [name]: JSON.stringify([item]) })],
    ];
    const answers = [];
    for (const [type, body] of written)
      answers.push(lasting(await send('POST', path, [type], body)));
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { [name]: [{ [part]: item[part as never] }] },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const wrong of ['{}', '[1]', '[[]]', 'x', '[null]']) {
      const body = form({ name: 'x', [name]: wrong });
      expect((await send('POST', path, [FORM_TYPE], body)).status).toBe(400);
    }
  });

  it('may be empty where nothing is needed', async () => {
    const empty = { name: 'x', dictionaries: [] };
    const made = await send('POST', '/v3/glossaries', [JSON_TYPE], JSON.stringify(empty));
    expect([made.status, JSON.parse(made.body)]).toMatchObject([201, { dictionaries: [] }]);
    const { glossary_id: id } = JSON.parse(made.body) as { glossary_id: string };
    const filled = await send(
      'PUT',
      `/v3/glossaries/${id}/dictionaries`,
      [JSON_TYPE],
      JSON.stringify(dictionary),
    );
    expect(filled.status).toBe(200);
    const other = [
      ['PATCH', `/v3/glossaries/${id}`, { dictionaries: [] }],
      ['POST', '/v3/spoken-terms', { name: 'x', term_lists: [] }],
      ['POST', '/v3/style_rules', { name: 'x', language: 'en', custom_instructions: [] }],
      [
        'POST',
        '/v2/translate',
        {
          text: ['a'],
          target_lang: 'DE',
          glossary_ids: [],
          custom_instructions: [],
          ignore_tags: [],
        },
      ],
      [
        'POST',
        '/v2/translate',
        {
          text: ['field'],
          target_lang: 'DE',
          source_lang: 'EN',
          glossary_id: id,
          glossary_ids: [],
        },
      ],
    ] as const;
    for (const [method, path, json] of other) {
      const answer = await send(method, path, [JSON_TYPE], JSON.stringify(json));
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
  });
});

describe('a glossary', () => {
  const translate = async (text: string, more: object = {}) => {
    const answer = await service.call('POST', '/v2/translate', {
      json: {
        text: [text],
        source_lang: 'EN',
        target_lang: 'DE',
        glossary_id: glossary,
        ...more,
      },
    });
    return answer.json.translations[0];
  };

  it.each([
    ['proton beam', 'Protonenstrahl'],
    ['Proton beam', 'Protonenstrahl'],
    ['  proton beam\n', '  Protonenstrahl\n'],
    ['proton beam.', 'Protonenstrahl.'],
    ['„proton beam“', '„Protonenstrahl“'],
    ['(proton beam)', '(Protonenstrahl)'],
    ['- proton beam 2:', '- Protonenstrahl 2:'],
    ['proton beam, field', 'Protonenstrahl, Feld'],
    ['proton beam {name}', 'Protonenstrahl {name}'],
  ])('translates %j, which is its terms alone, without marks', async (text, plain) => {
    for (const more of [{}, { preserve_formatting: true }, { split_sentences: '0' }]) {
      const translation = await translate(text, more);
      expect(translation.text).toBe(plain);
      expect(translation.origin.segments[0]).toMatchObject({ kind: 'engine', engine: 'glossary' });
    }
  });

  it.each([
    ['xml', '<a><b>proton beam</b></a>', '<a><b>Protonenstrahl</b></a>'],
    ['html', '<p>proton beam</p><p>field</p>', '<p>Protonenstrahl</p><p>Feld</p>'],
  ])('does so inside of tags of %s', async (tag_handling, text, plain) => {
    expect((await translate(text, { tag_handling })).text).toBe(plain);
  });

  it('does not hide that the rest of a text has no engine', async () => {
    const { text, origin } = await translate('The proton beam is on.');
    expect(text).toMatch(/^\[!! .*Protonenstrahl.* !!\]$/);
    expect(origin.segments[0].kind).toBe('pseudo');
  });

  it('without a dictionary for the pair is refused in so many words', async () => {
    for (const ids of [{ glossary_id: glossary }, { glossary_ids: [glossary] }]) {
      const json = { text: ['field'], source_lang: 'EN', target_lang: 'IT', ...ids };
      const answer = await service.call('POST', '/v2/translate', { json });
      expect([answer.status, answer.json.message]).toEqual([
        400,
        'Bad request. Reason: No dictionary found for language pair en-it in glossary',
      ]);
      expect(answer.json.detail).toContain(glossary);
    }
  });
});

describe('requests without anything in them', () => {
  it('are told what they lack, not that their type is wrong', async () => {
    for (const path of ['/v2/translate', '/v2/write/correct', '/v3/glossaries']) {
      const answer = await send('POST', path);
      expect([answer.status, (JSON.parse(answer.body) as { code: string }).code]).toEqual([
        400,
        'missing_parameter',
      ]);
    }
  });

  it('are the only forms that calls of JSON alone take', async () => {
    const keys = '/v2/admin/developer-keys';
    for (const [method, path, key] of [
      ['POST', '/v3/style_rules', service.developerKey],
      ['POST', '/v3/voice/realtime', service.developerKey],
      ['POST', keys, service.adminKey],
      ['PUT', `${keys}/limits`, service.adminKey],
    ] as const) {
      const bare = await service.call(method, path, { key });
      expect([path, bare.status]).toEqual([path, path === keys ? 200 : 400]);
      const answer = await service.call(method, path, { key, form: { name: 'x' } });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('are still refused with 415 once there is a body without a type', async () => {
    expect((await send('POST', '/v2/translate', [], 'text=a&target_lang=DE')).status).toBe(415);
  });
});

describe('other habits', () => {
  const body = 'text=Good+morning%2C+everyone.&target_lang=DE';

  it("Java's client offers HTTP/2 and is answered in HTTP/1.1", async () => {
    const answer = await send(
      'POST',
      '/v2/translate',
      [
        FORM_TYPE,
        ['Connection', 'Upgrade, HTTP2-Settings, close'],
        ['Upgrade', 'h2c'],
        ['HTTP2-Settings', 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA'],
      ],
      body,
    );
    expect(answer.status).toBe(200);
  });

  it('curl asks whether it may send a long body', async () => {
    const answer = await send(
      'POST',
      '/v2/translate',
      [FORM_TYPE, ['Expect', '100-continue']],
      body,
    );
    expect(answer.body).toContain('translations');
  });

  it('names of headers come in any letter case, and the keyword too', async () => {
    const answer = await sendRequest(port, {
      method: 'POST',
      target: '/v2/translate',
      headers: [
        ['AUTHORIZATION', `SERVICE-AUTH-KEY ${service.developerKey}`],
        ['cOnTeNt-TyPe', 'APPLICATION/X-WWW-FORM-URLENCODED'],
      ],
      body: Buffer.from(body),
    });
    expect(answer.status).toBe(200);
  });
});

describe('an upload', () => {
  const file = 'Good morning, everyone.\n';
  const B = 'b0undary';
  const multipart = (parts: readonly (readonly [head: string, body: string])[]) =>
    `${parts.map(([head, content]) => `--${B}\r\n${head}\r\n\r\n${content}\r\n`).join('')}--${B}--\r\n`;
  const D = 'Content-Disposition: form-data; ';

  it.each([
    [
      'requests for Python',
      `multipart/form-data; boundary=${B}`,
      [
        [`${D}name="target_lang"`, 'DE'],
        [`${D}name="enable_watermark"`, 'True'],
        [`${D}name="translation_memory_threshold"`, '75'],
        [`${D}name="file"; filename="letter.txt"`, file],
      ],
    ],
    [
      '.NET',
      `multipart/form-data; boundary="${B}"`,
      [
        [`Content-Type: text/plain; charset=utf-8\r\n${D}name=target_lang`, 'DE'],
        [`${D}name=file; filename=letter.txt; filename*=utf-8''letter.txt`, file],
      ],
    ],
    [
      'Java, with the file first',
      `multipart/form-data;boundary=${B}`,
      [
        [
          `${D}name="file"; filename="letter.txt"\r\nContent-Type: application/octet-stream\r\nContent-Length: ${file.length}`,
          file,
        ],
        [`${D}name="target_lang"\r\nContent-Length: 2`, 'DE'],
      ],
    ],
    [
      'Ruby',
      `Multipart/Form-Data; boundary=${B}`,
      [
        [`content-disposition: form-data; name="target_lang"`, 'DE'],
        [
          `content-disposition: form-data; name="file"; filename="letter.txt"\r\nContent-Transfer-Encoding: binary`,
          file,
        ],
      ],
    ],
    [
      'PHP, with the name apart',
      `multipart/form-data; boundary=${B}`,
      [
        [`${D}name="target_lang"`, 'DE'],
        [`${D}name="filename"`, 'letter.txt'],
        [`${D}name="file"; filename="/tmp/phpYzdqkD"\r\nContent-Type: text/plain`, file],
      ],
    ],
  ] as const)('of %s is taken', async (_, type, parts) => {
    const sent = await send('POST', '/v2/document', [['Content-Type', type]], multipart(parts));
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('document_key')]);
  });

  it('has its result as plain bytes, asked for in any encoding', async () => {
    const ways = [
      (key: string) => [[JSON_TYPE], JSON.stringify({ document_key: key })] as const,
      (key: string) => [[FORM_TYPE], form({ document_key: key })] as const,
    ];
    for (const way of ways) {
      const type: Header = ['Content-Type', `multipart/form-data; boundary=${B}`];
      const parts = [
        [`${D}name="target_lang"`, 'DE'],
        [`${D}name="file"; filename="letter.txt"`, file],
      ] as const;
      const sent = await send('POST', '/v2/document', [type], multipart(parts));
      const { document_id: id, document_key: key } = JSON.parse(sent.body) as Record<
        string,
        string
      >;
      const [headers, body] = way(key ?? '');
      await expect
        .poll(async () => (await send('POST', `/v2/document/${id}`, headers, body)).body, {
          timeout: 30_000,
        })
        .toContain('"done"');
      const result = await send('POST', `/v2/document/${id}/result`, headers, body);
      expect([result.status, result.headers['content-type']]).toEqual([
        200,
        'application/octet-stream',
      ]);
      expect(result.headers['content-disposition']).toContain('letter.txt');
    }
  });
});
