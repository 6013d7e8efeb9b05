import { expect, test } from 'vitest';
import type { ServiceClient } from '../../main/client/service-client.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf } from './test-client.ts';

const ID = '7c4f0d10-1111-4111-8111-111111111111';
const WIRE = {
  spoken_terms_id: ID,
  name: 'Team',
  term_lists: [{ lang: 'en', entry_count: 2 }],
  creation_time: '2026-10-03T08:00:00.000Z',
};
const COLLECTION = {
  id: ID,
  name: 'Team',
  created: '2026-10-03T08:00:00.000Z',
  lists: [{ language: 'en', count: 2 }],
};
const LIST = { language: 'en', terms: ['Alpha', 'Beta'] };

type Terms = ServiceClient['spokenTerms'];

test.each<
  [name: string, (terms: Terms) => Promise<unknown>, request: unknown[], answer: unknown, unknown]
>([
  [
    'list',
    (terms) => terms.list(),
    ['GET', '/v3/spoken-terms', null],
    { spoken_terms: [WIRE] },
    [COLLECTION],
  ],
  ['get', (terms) => terms.get(ID), ['GET', `/v3/spoken-terms/${ID}`, null], WIRE, COLLECTION],
  [
    'create',
    (terms) => terms.create('Team', [LIST]),
    [
      'POST',
      '/v3/spoken-terms',
      { name: 'Team', term_lists: [{ lang: 'en', entries: 'Alpha\nBeta' }] },
    ],
    WIRE,
    COLLECTION,
  ],
  [
    'rename',
    (terms) => terms.change(ID, { name: 'Crew' }),
    ['PATCH', `/v3/spoken-terms/${ID}`, { name: 'Crew' }],
    WIRE,
    COLLECTION,
  ],
  [
    'merge',
    (terms) => terms.change(ID, { list: LIST }),
    ['PATCH', `/v3/spoken-terms/${ID}`, { term_lists: [{ lang: 'en', entries: 'Alpha\nBeta' }] }],
    WIRE,
    COLLECTION,
  ],
  [
    'terms',
    (terms) => terms.entries(ID, 'en'),
    ['GET', `/v3/spoken-terms/${ID}/entries?lang=en`, null],
    { lang: 'en', entries: 'Alpha\nBeta' },
    LIST,
  ],
  [
    'no terms',
    (terms) => terms.entries(ID, 'en'),
    ['GET', `/v3/spoken-terms/${ID}/entries?lang=en`, null],
    { lang: 'en', entries: '' },
    { language: 'en', terms: [] },
  ],
  [
    'replace',
    (terms) => terms.replace(ID, LIST),
    ['PUT', `/v3/spoken-terms/${ID}/term-lists`, { lang: 'en', entries: 'Alpha\nBeta' }],
    { lang: 'en', entry_count: 2 },
    { language: 'en', count: 2 },
  ],
  [
    'remove',
    (terms) => terms.remove(ID, null),
    ['DELETE', `/v3/spoken-terms/${ID}`, null],
    null,
    null,
  ],
  [
    'remove a list',
    (terms) => terms.remove(ID, 'en'),
    ['DELETE', `/v3/spoken-terms/${ID}/term-lists?lang=en`, null],
    null,
    null,
  ],
])('%s asks and reads what the service says', async (_, call, request, answer, value) => {
  await using server = await startLoopbackServer((__, response) => {
    if (answer === null) response.writeHead(204).end();
    else answerJson(response, 200, answer);
  });
  await using tested = createTestClient(server.url);
  expect(await call(tested.client.spokenTerms)).toEqual(value);
  expect(
    server.requests.map(({ method, url, body }) => [
      method,
      url,
      body === '' ? null : (JSON.parse(body) as unknown),
    ]),
  ).toEqual([request]);
});

test('an id is one segment of the path, whatever it is', async () => {
  await using server = await startLoopbackServer((_, response) => answerJson(response, 200, WIRE));
  await using tested = createTestClient(server.url);
  await tested.client.spokenTerms.get('../a/b?c');
  expect(server.requests[0]?.url).toBe('/v3/spoken-terms/..%2Fa%2Fb%3Fc');
});

test('a time that the service leaves out is not known', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, { spoken_terms_id: ID, name: 'Team' }),
  );
  await using tested = createTestClient(server.url);
  expect(await tested.client.spokenTerms.get(ID)).toEqual({
    id: ID,
    name: 'Team',
    created: null,
    lists: [],
  });
});

test.each([
  [400, 'bad-request'],
  [401, 'key-refused'],
  [403, 'feature-refused'],
  [404, 'not-found'],
  [456, 'quota-exceeded'],
])('an answer of %i is the failure %s', async (status, code) => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, status, { message: 'No' }),
  );
  await using tested = createTestClient(server.url);
  expect(await failureOf(tested.client.spokenTerms.create('Team', []))).toMatchObject({
    code,
    status,
    said: 'No',
  });
});

test.each([{}, { spoken_terms: [{ name: 'Team' }] }, { spoken_terms: 5 }])(
  'an answer of another shape is no list: %j',
  async (answer) => {
    await using server = await startLoopbackServer((_, response) =>
      answerJson(response, 200, answer),
    );
    await using tested = createTestClient(server.url);
    expect(await failureOf(tested.client.spokenTerms.list())).toMatchObject({ code: 'bad-answer' });
  },
);
