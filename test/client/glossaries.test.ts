import { describe, expect, test } from 'vitest';
import type { Entry } from '../../preload/contract/glossaries.ts';
import type { GlossaryCalls } from '../../main/client/glossaries.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf } from './test-client.ts';

const ID = '0b7c2f7e-6b0e-4d7f-8e55-3a1c9d2f4b60';
const TIME = '2026-08-03T14:16:18.329Z';
const PAIR = { source: 'en', target: 'de' };
const ENTRIES: readonly Entry[] = [
  ['file', 'Datei'],
  ['“quoted”', 'größer, "so"'],
];
const CONTENT = { ...PAIR, entries: [...ENTRIES] };
const SENT = {
  source_lang: 'en',
  target_lang: 'de',
  entries: 'file\tDatei\n“quoted”\tgrößer, "so"',
  entries_format: 'tsv',
};
const WIRE = {
  glossary_id: ID,
  name: 'Terms',
  ready: true,
  dictionaries: [{ source_lang: 'EN', target_lang: 'de', entry_count: 2, creation_time: TIME }],
  creation_time: TIME,
};
const GLOSSARY = {
  id: ID,
  name: 'Terms',
  created: TIME,
  dictionaries: [{ source: 'en', target: 'de', entries: 2 }],
};

type Row = readonly [
  name: string,
  call: (glossaries: GlossaryCalls) => Promise<unknown>,
  request: readonly [method: string, url: string, body: unknown],
  answer: unknown,
  value: unknown,
];

const rows: readonly Row[] = [
  [
    'list',
    (all) => all.list(),
    ['GET', '/v3/glossaries', null],
    { glossaries: [WIRE] },
    [GLOSSARY],
  ],
  ['get', (all) => all.get(ID), ['GET', `/v3/glossaries/${ID}`, null], WIRE, GLOSSARY],
  [
    'create',
    (all) => all.create('Terms', [CONTENT]),
    ['POST', '/v3/glossaries', { name: 'Terms', dictionaries: [SENT] }],
    WIRE,
    GLOSSARY,
  ],
  [
    'rename',
    (all) => all.rename(ID, 'Terms'),
    ['PATCH', `/v3/glossaries/${ID}`, { name: 'Terms' }],
    WIRE,
    GLOSSARY,
  ],
  ['remove', (all) => all.remove(ID), ['DELETE', `/v3/glossaries/${ID}`, null], null, null],
  [
    'entries',
    (all) => all.entries(ID, PAIR),
    ['GET', `/v3/glossaries/${ID}/entries?source_lang=en&target_lang=de`, null],
    { dictionaries: [SENT] },
    ENTRIES,
  ],
  [
    'entries as earlier descriptions show them',
    (all) => all.entries(ID, PAIR),
    ['GET', `/v3/glossaries/${ID}/entries?source_lang=en&target_lang=de`, null],
    { ...SENT, source_lang: 'EN', entries: 'a\tb\tc\r\n\nd\te\r\n' },
    [
      ['a', 'b\tc'],
      ['d', 'e'],
    ],
  ],
  [
    'replace',
    (all) => all.replace(ID, CONTENT),
    ['PUT', `/v3/glossaries/${ID}/dictionaries`, SENT],
    { source_lang: 'en', target_lang: 'DE', entry_count: 2 },
    { source: 'en', target: 'de', entries: 2 },
  ],
  [
    'merge',
    (all) => all.merge(ID, CONTENT),
    ['PATCH', `/v3/glossaries/${ID}`, { dictionaries: [SENT] }],
    WIRE,
    GLOSSARY,
  ],
  [
    'remove a dictionary',
    (all) => all.removeDictionary(ID, PAIR),
    ['DELETE', `/v3/glossaries/${ID}/dictionaries?source_lang=en&target_lang=de`, null],
    null,
    null,
  ],
];

test.each(rows)(
  '%s asks and reads what the service says',
  async (_, call, request, answer, value) => {
    await using server = await startLoopbackServer((__, response) => {
      if (answer === null) response.writeHead(204).end();
      else answerJson(response, 200, answer);
    });
    await using tested = createTestClient(server.url);
    expect(await call(tested.client.glossaries)).toEqual(value);
    expect(
      server.requests.map(({ method, url, body }) => [
        method,
        url,
        body === '' ? null : (JSON.parse(body) as unknown),
      ]),
    ).toEqual([request]);
  },
);

test.each<unknown>([
  {},
  { dictionaries: [] },
  { dictionaries: [{ ...SENT, target_lang: 'fr' }] },
  { dictionaries: [{ ...SENT, entries: 'no tab' }] },
])('entries of another shape are none: %j', async (answer) => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, answer),
  );
  await using tested = createTestClient(server.url);
  const failure = await failureOf(tested.client.glossaries.entries(ID, PAIR));
  expect(failure).toMatchObject({ code: 'bad-answer' });
});

describe('a service without the newer interface', () => {
  const V2 = {
    glossary_id: ID,
    ready: true,
    name: 'Old',
    source_lang: 'EN',
    target_lang: 'DE',
    entry_count: 7,
    creation_time: TIME,
  };
  test.each([404, 405, 403])('is asked for the older listing after %i', async (status) => {
    await using server = await startLoopbackServer(({ url }, response) => {
      if (url === '/v2/glossaries') answerJson(response, 200, { glossaries: [V2] });
      else answerJson(response, status, { message: 'Forbidden' });
    });
    await using tested = createTestClient(server.url);
    expect(await tested.client.glossaries.list()).toEqual([
      { ...GLOSSARY, name: 'Old', dictionaries: [{ ...PAIR, entries: 7 }] },
    ]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/v3/glossaries', '/v2/glossaries']);
  });

  test('fails as the newer one did where the older one fails too', async () => {
    await using server = await startLoopbackServer(({ url }, response) =>
      answerJson(response, url === '/v2/glossaries' ? 404 : 403, { message: 'Forbidden' }),
    );
    await using tested = createTestClient(server.url);
    expect(await failureOf(tested.client.glossaries.list())).toMatchObject({
      code: 'feature-refused',
      status: 403,
    });
  });

  test('is not asked otherwise when the key is refused', async () => {
    await using server = await startLoopbackServer((_, response) =>
      answerJson(response, 401, { message: 'No' }),
    );
    await using tested = createTestClient(server.url);
    expect(await failureOf(tested.client.glossaries.list())).toMatchObject({ code: 'key-refused' });
    expect(server.requests).toHaveLength(1);
  });
});

test('what would be there twice is sent once, everything else again', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 503, { message: 'Later' }),
  );
  await using tested = createTestClient(server.url);
  const { glossaries } = tested.client;
  expect(await failureOf(glossaries.create('Terms', [CONTENT]))).toMatchObject({
    code: 'outcome-unknown',
    params: { reason: 'service-unavailable' },
  });
  expect(server.requests).toHaveLength(1);
  expect(await failureOf(glossaries.merge(ID, CONTENT))).toMatchObject({
    code: 'service-unavailable',
  });
  expect(server.requests).toHaveLength(6);
});

test.each([
  [
    400,
    { message: 'Invalid glossary entries provided', detail: 'Key 1 duplicates key 0' },
    'bad-request',
    'Invalid glossary entries provided – Key 1 duplicates key 0',
  ],
  [404, { message: 'Dictionary not found' }, 'not-found', 'Dictionary not found'],
  [456, { message: 'Quota' }, 'rate-limited', 'Quota'],
])(
  'an answer of %i is a failure with the words of the service',
  async (status, body, code, said) => {
    await using server = await startLoopbackServer((_, response) =>
      answerJson(response, status, body),
    );
    await using tested = createTestClient(server.url);
    expect(await failureOf(tested.client.glossaries.replace(ID, CONTENT))).toMatchObject({
      code,
      said,
    });
  },
);

test('an id is one segment of the path, whatever it is', async () => {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, WIRE));
  await using tested = createTestClient(server.url);
  await tested.client.glossaries.get('../a/b?c');
  expect(server.requests[0]?.url).toBe('/v3/glossaries/..%2Fa%2Fb%3Fc');
});
