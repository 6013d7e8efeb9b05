import { expect, test } from 'vitest';
import type { ServiceClient } from '../../main/client/service-client.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf, KEY } from './test-client.ts';

type Ask = (client: ServiceClient) => Promise<unknown>;

const translate: Ask = (client) =>
  client.translate({ texts: ['Hello'], source: null, target: 'de' });
const memories: Ask = (client) => client.memories({ page: 0, pageSize: 10 });
const detect: Ask = (client) => client.detect(['Hello']);
const glossaries: Ask = (client) => client.glossaries.list();

const message = (words: string, more: object = {}) => JSON.stringify({ message: words, ...more });
const feature = (name: string) => ({ params: { feature: name } });

interface Row {
  readonly name: string;
  readonly status: number;
  readonly body?: string;
  readonly ask?: Ask;
  readonly key?: string;
  readonly expected: Omit<Failure, 'status' | 'traceId'>;
}

const rows: readonly Row[] = [
  {
    name: 'malformed request',
    status: 400,
    body: message("Value for 'target_lang' not supported.", { code: 'invalid_value' }),
    expected: { code: 'bad-request', said: "Value for 'target_lang' not supported." },
  },
  { name: 'unknown key', status: 401, ask: memories, expected: { code: 'key-refused' } },
  {
    name: 'unknown key where the service says 403',
    status: 403,
    expected: { code: 'key-refused' },
  },
  {
    name: 'unknown key by code',
    status: 403,
    body: message('Forbidden', { code: 'unauthorized' }),
    ask: detect,
    expected: { code: 'key-refused', said: 'Forbidden' },
  },
  {
    name: 'unknown key by words',
    status: 403,
    body: message('Authorization failed. Supply a valid key.'),
    ask: detect,
    expected: { code: 'key-refused', said: 'Authorization failed. Supply a valid key.' },
  },
  {
    name: 'scope by detail',
    status: 403,
    body: message('Forbidden', { detail: 'Missing required scope(s): translate:text, usage:read' }),
    expected: {
      code: 'scope-missing',
      params: { feature: 'translate', scopes: ['translate:text', 'usage:read'] },
      said: 'Forbidden – Missing required scope(s): translate:text, usage:read',
    },
  },
  {
    name: 'scope by code',
    status: 403,
    body: message('Forbidden', { code: 'missing_scope' }),
    ask: memories,
    expected: {
      code: 'scope-missing',
      params: { feature: 'memories', scopes: [] },
      said: 'Forbidden',
    },
  },
  {
    name: 'feature, by a bare word where a bad key gives 401',
    status: 403,
    body: message('Forbidden'),
    ask: memories,
    expected: { code: 'feature-refused', ...feature('memories'), said: 'Forbidden' },
  },
  {
    name: 'feature, detection not opted into',
    status: 403,
    body: message('Forbidden'),
    ask: detect,
    expected: { code: 'feature-refused', ...feature('detect'), said: 'Forbidden' },
  },
  {
    name: 'feature, by the plan',
    status: 403,
    body: message('Forbidden. Authorization failed or feature not available for your plan.'),
    expected: {
      code: 'feature-refused',
      ...feature('translate'),
      said: 'Forbidden. Authorization failed or feature not available for your plan.',
    },
  },
  {
    name: 'legacy authentication',
    status: 403,
    body: message('Authentication by auth_key in query or body is no longer supported.'),
    expected: {
      code: 'legacy-auth',
      said: 'Authentication by auth_key in query or body is no longer supported.',
    },
  },
  {
    name: 'admin key, known by its ending',
    status: 403,
    key: `${KEY}:adm`,
    expected: { code: 'wrong-key-kind' },
  },
  {
    name: 'admin key, by words',
    status: 401,
    body: message('An admin key cannot be used here.'),
    ask: memories,
    expected: { code: 'wrong-key-kind', said: 'An admin key cannot be used here.' },
  },
  {
    name: 'a key of the wrong kind, by detail',
    status: 403,
    body: message('Forbidden', { detail: 'Wrong kind of key: this needs a developer key.' }),
    ask: memories,
    expected: {
      code: 'wrong-key-kind',
      said: 'Forbidden – Wrong kind of key: this needs a developer key.',
    },
  },
  {
    name: 'unknown resource',
    status: 404,
    body: message('Glossary not found'),
    expected: { code: 'not-found', said: 'Glossary not found' },
  },
  {
    name: 'body too large, where the limit is known',
    status: 413,
    expected: { code: 'too-large', params: { limit: 131_072 } },
  },
  { name: 'body too large', status: 413, ask: detect, expected: { code: 'too-large' } },
  { name: 'media type', status: 415, expected: { code: 'unsupported-media' } },
  { name: 'too many requests', status: 429, expected: { code: 'rate-limited' } },
  {
    name: 'quota',
    status: 456,
    body: message('Quota for this billing period has been exceeded.'),
    expected: {
      code: 'quota-exceeded',
      said: 'Quota for this billing period has been exceeded.',
    },
  },
  {
    name: 'too many glossary calls',
    status: 456,
    ask: glossaries,
    expected: { code: 'rate-limited' },
  },
  { name: 'internal error', status: 500, expected: { code: 'service-error' } },
  {
    name: 'edge server',
    status: 502,
    body: JSON.stringify({ error: { message: 'Bad Gateway.' } }),
    expected: { code: 'service-unavailable', said: 'Bad Gateway.' },
  },
  {
    name: 'unavailable, with an HTML page',
    status: 503,
    body: '<!doctype html><h1>Service Unavailable</h1>',
    expected: { code: 'service-unavailable' },
  },
  { name: 'upstream timeout', status: 504, expected: { code: 'service-unavailable' } },
  { name: 'overload', status: 529, expected: { code: 'service-unavailable' } },
  { name: 'some other client error', status: 418, expected: { code: 'bad-request' } },
  { name: 'some other server error', status: 599, expected: { code: 'service-error' } },
  {
    name: 'an answer that repeats the key',
    status: 400,
    body: message(`What is ${KEY}?`),
    expected: { code: 'bad-request', said: 'What is …?' },
  },
];

test.each(rows)('$status $name', async ({ status, body = '', ask = translate, key, expected }) => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(status, { 'x-trace-id': 'trace-1' }).end(body);
  });
  await using tested = createTestClient(server.url, key === undefined ? {} : { key });
  expect(await failureOf(ask(tested.client))).toEqual({ ...expected, status, traceId: 'trace-1' });
  const isRetried = status === 429 || status >= 500;
  expect(server.requests).toHaveLength(isRetried ? 5 : 1);
});

test('a trace id that is none is not passed on', async () => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(404, { 'x-trace-id': '<b>no</b>' }).end();
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(translate(tested.client))).toEqual({ code: 'not-found', status: 404 });
});

test.each([
  [
    'away',
    'https://evil.example/x',
    { code: 'insecure-address', params: { host: 'evil.example' } },
  ],
  ['to the same host', '/elsewhere', { code: 'bad-answer' }],
  ['to nowhere', undefined, { code: 'bad-answer' }],
])('a redirect %s is not followed', async (_, location, expected) => {
  await using server = await startLoopbackServer((__, response) => {
    response.writeHead(307, location === undefined ? {} : { location }).end();
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(translate(tested.client))).toEqual({ ...expected, status: 307 });
  expect(server.requests).toHaveLength(1);
});

test('a redirect does not carry the key to another server', async () => {
  await using thief = await startLoopbackServer((_, response) => {
    response.writeHead(200).end('{"translations":[]}');
  });
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(302, { location: `${thief.url}/v2/translate` }).end();
  });
  await using tested = createTestClient(server.url);
  expect((await failureOf(translate(tested.client))).code).toBe('insecure-address');
  expect(thief.requests).toHaveLength(0);
});
