import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const UNKNOWN = '12345678-1234-4234-8234-123456789abc';
const en_de = {
  source_lang: 'en',
  target_lang: 'de',
  entries: 'a\tA\nb\tB',
  entries_format: 'tsv',
};
const de_en = { source_lang: 'de', target_lang: 'en', entries: 'A\ta', entries_format: 'tsv' };

interface Record3 {
  readonly glossary_id: string;
  readonly name: string;
  readonly dictionaries: readonly object[];
  readonly creation_time: string;
}
async function made(path: string, json: object): Promise<Record3> {
  const answer = await service.call('POST', path, { json });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text) as Record3;
}
const make2 = (more: object = {}) => made('/v2/glossaries', { name: 'Two', ...en_de, ...more });
const make3 = (...dictionaries: object[]) =>
  made('/v3/glossaries', { name: 'Three', dictionaries });
const call = async (method: string, path: string, json?: object) => {
  const answer = await service.call(method, path, json === undefined ? {} : { json });
  return [answer.status, answer.status === 204 ? answer.text : answer.json] as const;
};
const refusal = (status: number, message: string, detail?: string): unknown[] => [
  status,
  expect.objectContaining(detail === undefined ? { message } : { message, detail }),
];
const listed = async (version: 'v2' | 'v3') =>
  (await service.call('GET', `/${version}/glossaries`)).json.glossaries.map(
    ({ glossary_id }) => glossary_id,
  );

describe('records', () => {
  it('of v2', async () => {
    const record = await make2({ source_lang: 'EN', target_lang: 'De' });
    expect(record).toEqual({
      glossary_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ready: true,
      name: 'Two',
      source_lang: 'en',
      target_lang: 'de',
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      entry_count: 2,
    });
    const path = `/v2/glossaries/${record.glossary_id.toUpperCase()}`;
    expect(await call('GET', path)).toEqual([200, record]);
  });

  it('of v3', async () => {
    const record = await make3(en_de, { ...de_en, entries_format: undefined });
    expect(record).toEqual({
      glossary_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'Three',
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entry_count: 2 },
        { source_lang: 'de', target_lang: 'en', entry_count: 1 },
      ],
      creation_time: expect.stringMatching(/Z$/) as string,
    });
    const path = `/v3/glossaries/${record.glossary_id}`;
    expect(await call('GET', `${path}/entries?source_lang=en&target_lang=DE`)).toEqual([
      200,
      { dictionaries: [en_de] },
    ]);
  });
});

describe('entries of v2', () => {
  const entries = async (accept?: string) => {
    const { glossary_id: id } = await make2();
    const headers = accept === undefined ? {} : { headers: { accept } };
    return service.call('GET', `/v2/glossaries/${id}/entries`, headers);
  };

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/tab-separated-values',
    'TEXT/Tab-Separated-Values; charset=utf-8',
    'application/json, text/tab-separated-values;q=0.1',
    'text/tab-separated-values, */*;q=0',
  ])('are text where Accept is %j', async (accept) => {
    const answer = await entries(accept);
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      'a\tA\nb\tB',
      'text/tab-separated-values; charset=UTF-8',
    ]);
  });

  it.each([
    'application/json',
    'text/csv',
    'application/*',
    'text',
    '*/*;q=0',
    'text/tab-separated-values;q=0, */*',
    'text/*;q=0.0, */*',
  ])('are refused where Accept is %j', async (accept) => {
    const answer = await entries(accept);
    expect([answer.status, answer.json]).toEqual([
      415,
      {
        message: 'No supported media type specified in Accept header',
        code: 'invalid_content_type',
      },
    ]);
  });
});

describe('v2 and v3 together', () => {
  it('show what v2 made, through v3 too', async () => {
    const { glossary_id: id, ...record } = await make2();
    const { name, creation_time } = record;
    const dictionaries = [{ source_lang: 'en', target_lang: 'de', entry_count: 2 }];
    const shown = { glossary_id: id, name, dictionaries, creation_time };
    expect(await call('GET', `/v3/glossaries/${id}`)).toEqual([200, shown]);
    expect(await listed('v3')).toContain(id);
  });

  it('show what v3 made with one pair, through v2 too', async () => {
    const { glossary_id: id } = await make3(en_de);
    expect(await listed('v2')).toContain(id);
    expect(await call('GET', `/v2/glossaries/${id}`)).toEqual([
      200,
      expect.objectContaining({
        source_lang: 'en',
        target_lang: 'de',
        entry_count: 2,
        ready: true,
      }),
    ]);
    expect((await call('DELETE', `/v2/glossaries/${id}`))[0]).toBe(204);
    expect((await call('GET', `/v3/glossaries/${id}`))[0]).toBe(404);
  });

  it.each([
    ['has a new name', 'PATCH', '', { name: 'New' }],
    ['was merged', 'PATCH', '', { dictionaries: [{ ...en_de, entries: 'c\tC' }] }],
    ['was replaced', 'PUT', '/dictionaries', en_de],
    ['lost its dictionary', 'DELETE', '/dictionaries?source_lang=en&target_lang=de', undefined],
  ])('hide from v2 what %s', async (_, method, path, json) => {
    const { glossary_id: id } = await make2();
    expect((await call(method, `/v3/glossaries/${id}${path}`, json))[0]).toBeLessThan(300);
    expect(await listed('v2')).not.toContain(id);
    expect(await listed('v3')).toContain(id);
    for (const part of ['', '/entries']) {
      expect(await call('GET', `/v2/glossaries/${id}${part}`)).toEqual(
        refusal(404, 'Glossary not found'),
      );
    }
    expect((await call('DELETE', `/v2/glossaries/${id}`))[0]).toBe(400);
    expect((await call('DELETE', `/v3/glossaries/${id}`))[0]).toBe(204);
  });

  it('hide from v2 what has several pairs', async () => {
    const { glossary_id: id } = await make3(en_de, de_en);
    expect(await listed('v2')).not.toContain(id);
    expect((await call('GET', `/v2/glossaries/${id}`))[0]).toBe(404);
    expect((await call('DELETE', `/v2/glossaries/${id}`))[0]).toBe(400);
  });

  it('count nothing as a change that changes nothing', async () => {
    const { glossary_id: id } = await make2();
    for (const json of [{}, { dictionaries: [] }]) {
      expect((await call('PATCH', `/v3/glossaries/${id}`, json))[0]).toBe(200);
    }
    expect((await call('GET', `/v2/glossaries/${id}`))[0]).toBe(200);
  });
});

describe('changes', () => {
  it('keep the dictionaries in their order', async () => {
    const { glossary_id: id } = await make3(en_de, de_en);
    const path = `/v3/glossaries/${id}`;
    await call('PUT', `${path}/dictionaries`, { ...en_de, entries: 'c\tC' });
    const [, json] = await call('PATCH', path, { dictionaries: [{ ...de_en, target_lang: 'fr' }] });
    expect(json).toMatchObject({
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entry_count: 1 },
        { source_lang: 'de', target_lang: 'en', entry_count: 1 },
        { source_lang: 'de', target_lang: 'fr', entry_count: 1 },
      ],
    });
  });

  it('leave an empty glossary when the last dictionary goes', async () => {
    const { glossary_id: id } = await make3(en_de);
    const path = `/v3/glossaries/${id}`;
    const query = 'source_lang=en&target_lang=de';
    expect(await call('DELETE', `${path}/dictionaries?${query}`)).toEqual([204, '']);
    expect(await call('GET', path)).toEqual([200, expect.objectContaining({ dictionaries: [] })]);
    const gone = refusal(404, 'Dictionary not found');
    expect(await call('GET', `${path}/entries?${query}`)).toEqual(gone);
    expect(await call('DELETE', `${path}/dictionaries?${query}`)).toEqual(gone);
    expect((await call('PUT', `${path}/dictionaries`, en_de))[0]).toBe(200);
  });

  it('are made wholly or not at all', async () => {
    const record = await make3(en_de);
    const path = `/v3/glossaries/${record.glossary_id}`;
    const wrong = { name: 'New', dictionaries: [{ ...en_de, entries: 'c\tC\nd' }] };
    expect((await call('PATCH', path, wrong))[0]).toBe(400);
    expect(await call('GET', path)).toEqual([200, record]);
  });

  it('are seen by a translation at once', async () => {
    const { glossary_id: id } = await make2({ entries: 'artist\tMaler' });
    const translated = async () => {
      const json = { text: ['An artist'], source_lang: 'en', target_lang: 'de', glossary_id: id };
      return (await service.call('POST', '/v2/translate', { json })).json.translations[0].text;
    };
    expect(await translated()).toContain('Maler');
    await call('PUT', `/v3/glossaries/${id}/dictionaries`, {
      ...en_de,
      entries: 'artist\tZeichner',
    });
    expect(await translated()).toContain('Zeichner');
  });
});

describe('refusals', () => {
  const wrong: [string, object, ReturnType<typeof refusal>][] = [
    ['no name', { ...en_de }, refusal(400, "Missing or invalid argument: name'")],
    ['an empty name', { ...en_de, name: '' }, refusal(400, "Missing or invalid argument: name'")],
    [
      'no source language',
      { ...en_de, name: 'x', source_lang: undefined },
      refusal(400, "Missing or invalid argument: source_lang'"),
    ],
    [
      'no target language',
      { ...en_de, name: 'x', target_lang: null },
      refusal(400, "Missing or invalid argument: target_lang'"),
    ],
    ...[undefined, '', '\n'].map((entries): (typeof wrong)[number] => [
      `entries that are ${JSON.stringify(entries)}`,
      { ...en_de, name: 'x', entries },
      refusal(400, 'Bad request', 'Missing or invalid argument: entries'),
    ]),
    [
      'CSV for other languages only',
      { ...en_de, name: 'x', entries: 'a,b,de,en', entries_format: 'csv' },
      refusal(400, 'Bad request', 'Missing or invalid argument: entries'),
    ],
    ...['xlsx', 'TSV', ''].map((entries_format): (typeof wrong)[number] => [
      `the format ${entries_format}`,
      { ...en_de, name: 'x', entries_format },
      refusal(400, 'Unsupported entry format specified'),
    ]),
    ...[
      ['en', 'en'],
      ['en', 'EN'],
      ['en-US', 'de'],
      ['en', 'pt-BR'],
      ['en', 'xx'],
      ['la', 'en'],
    ].map(([source_lang, target_lang]): (typeof wrong)[number] => [
      `the pair ${source_lang}-${target_lang}`,
      { ...en_de, name: 'x', source_lang, target_lang },
      refusal(400, 'Unsupported glossary source and target language pair'),
    ]),
    [
      'a line without tab',
      { ...en_de, name: 'x', entries: 'Hello' },
      refusal(
        400,
        'Invalid glossary entries provided',
        'Key with the index 0 (starting at position 0) misses tab separator',
      ),
    ],
    [
      'a source that comes twice',
      { ...en_de, name: 'x', entries: 'artist\tMaler\nartist\tKünstler' },
      refusal(
        400,
        'Invalid glossary entries provided',
        'Key with the index 1 (starting at position 13) duplicates key with the index 0 (starting at position 0)',
      ),
    ],
    ['half a character', { ...en_de, name: 'x', entries: 'a\t\ud83d' }, [400, expect.anything()]],
    ['entries that are no text', { ...en_de, name: 'x', entries: ['a'] }, [400, expect.anything()]],
  ];

  it.each(wrong)('of %s by v2', async (_, json, answer) => {
    expect(await call('POST', '/v2/glossaries', json)).toEqual(answer);
  });

  it.each(wrong)('of %s by v3', async (_, { name, ...dictionary }: { name?: string }, answer) => {
    expect(await call('POST', '/v3/glossaries', { name, dictionaries: [dictionary] })).toEqual(
      answer,
    );
  });

  it('of dictionaries that are none, too many or of one pair', async () => {
    const missing = refusal(400, "Missing or invalid argument: dictionaries'");
    const post = (dictionaries: unknown) =>
      call('POST', '/v3/glossaries', { name: 'x', dictionaries });
    for (const none of [undefined, null]) expect(await post(none)).toEqual(missing);
    for (const other of ['x', {}, [1], [null], [[]]]) expect((await post(other))[0]).toBe(400);
    expect((await post([en_de, { ...en_de, source_lang: 'EN' }]))[0]).toBe(400);
    const { glossary_id: id } = await make3(en_de);
    expect(await call('PATCH', `/v3/glossaries/${id}`, { dictionaries: [en_de, de_en] })).toEqual(
      refusal(
        400,
        'Not implemented yet: only dictionaries of length 0 or 1 is currently supported',
      ),
    );
  });

  it('of ids that are none, and of unknown ones', async () => {
    const paths: [string, string, object?][] = [
      ['GET', '/v2/glossaries/ID'],
      ['DELETE', '/v2/glossaries/ID'],
      ['GET', '/v2/glossaries/ID/entries'],
      ['GET', '/v3/glossaries/ID'],
      ['PATCH', '/v3/glossaries/ID', { name: 'x' }],
      ['DELETE', '/v3/glossaries/ID'],
      ['GET', '/v3/glossaries/ID/entries?source_lang=en&target_lang=de'],
      ['PUT', '/v3/glossaries/ID/dictionaries', en_de],
      ['DELETE', '/v3/glossaries/ID/dictionaries?source_lang=en&target_lang=de'],
    ];
    for (const [method, path, json] of paths) {
      expect((await call(method, path.replace('ID', 'x'), json))[0]).toBe(400);
      expect(await call(method, path.replace('ID', UNKNOWN), json)).toEqual(
        refusal(404, 'Glossary not found'),
      );
    }
  });

  it('of a query without its languages', async () => {
    const { glossary_id: id } = await make3(en_de);
    for (const [method, part] of [
      ['GET', 'entries'],
      ['DELETE', 'dictionaries'],
    ] as const) {
      const path = `/v3/glossaries/${id}/${part}`;
      expect(await call(method, path)).toEqual(
        refusal(400, "Missing or invalid argument: source_lang'"),
      );
      expect(await call(method, `${path}?source_lang=en`)).toEqual(
        refusal(400, "Missing or invalid argument: target_lang'"),
      );
      expect((await call(method, `${path}?source_lang=en&target_lang=de-CH`))[0]).toBe(400);
    }
  });

  it('of forms whose escapes are no text', async () => {
    const form = (name: string) =>
      service.call('POST', '/v2/glossaries', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `name=${name}&source_lang=en&target_lang=de&entries=a%09b`,
      });
    for (const name of ['%ff', 'a%c3', '%c3%28', '%ed%a0%80', '%e6%bcx']) {
      expect((await form(name)).status).toBe(400);
    }
    // Not an escape at all, and one whose letters are of any case.
    for (const [name, wanted] of [
      ['100%', '100%'],
      ['%zz+%4', '%zz %4'],
      ['%C3%bc%E6%BC%a2', 'ü漢'],
    ] as const) {
      const answer = await form(name);
      expect([answer.status, answer.json]).toEqual([
        201,
        expect.objectContaining({ name: wanted }),
      ]);
    }
  });

  it('of other content types', async () => {
    const { glossary_id: id } = await make3(en_de);
    for (const [method, path] of [
      ['POST', '/v2/glossaries'],
      ['POST', '/v3/glossaries'],
      ['PATCH', `/v3/glossaries/${id}`],
      ['PUT', `/v3/glossaries/${id}/dictionaries`],
    ] as const) {
      const headers = { 'content-type': 'text/tab-separated-values' };
      const answer = await service.call(method, path, { headers, body: 'a\tb' });
      expect([answer.status, answer.json.code]).toEqual([415, 'invalid_content_type']);
    }
  });
});

describe('who may', () => {
  const pair = 'source_lang=en&target_lang=de';
  it.each([
    ['GET', '/v2/glossary-language-pairs', 'read'],
    ['POST', '/v2/glossaries', 'write'],
    ['GET', '/v2/glossaries', 'read'],
    ['GET', `/v2/glossaries/${UNKNOWN}`, 'read'],
    ['GET', `/v2/glossaries/${UNKNOWN}/entries`, 'read'],
    ['DELETE', `/v2/glossaries/${UNKNOWN}`, 'write'],
    ['POST', '/v3/glossaries', 'write'],
    ['GET', '/v3/glossaries', 'read'],
    ['GET', `/v3/glossaries/${UNKNOWN}`, 'read'],
    ['PATCH', `/v3/glossaries/${UNKNOWN}`, 'write'],
    ['DELETE', `/v3/glossaries/${UNKNOWN}`, 'write'],
    ['GET', `/v3/glossaries/${UNKNOWN}/entries?${pair}`, 'read'],
    ['PUT', `/v3/glossaries/${UNKNOWN}/dictionaries`, 'write'],
    ['DELETE', `/v3/glossaries/${UNKNOWN}/dictionaries?${pair}`, 'write'],
  ])('%s %s: a developer key of any tier, with the scope to %s', async (method, path, needed) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    const ask = (key: string | null) => service.call(method, path, { ...body, key });
    expect((await ask(null)).status).toBe(401);
    expect((await ask(service.adminKey)).status).toBe(403);
    const other = needed === 'read' ? 'write' : 'read';
    const refused = await ask((await service.newKey({ scopes: [`glossaries:${other}`] })).key);
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      `Missing required scope(s): glossaries:${needed}`,
    ]);
    for (const draft of [{ scopes: [`glossaries:${needed}`] }, { tier: 'free' }]) {
      const { status } = await ask((await service.newKey(draft)).key);
      expect([200, 400, 404]).toContain(status);
    }
  });
});
