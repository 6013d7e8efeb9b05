import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { CallOptions } from '../../main/client/send.ts';
import type { ServiceClient } from '../../main/client/service-client.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf, KEY } from './test-client.ts';

const VOICE_CALL = {
  sourceLanguage: 'en',
  sourceMode: 'fixed',
  targets: ['de'],
  speech: null,
  spokenTerms: null,
  glossary: null,
  formality: 'default',
  messageFormat: 'json',
  chunkMs: 100,
} as const;

/** Every call of the client; a new one does not compile until it stands here. */
const calls: {
  readonly [Name in keyof ServiceClient]: (
    client: ServiceClient,
    options: CallOptions,
  ) => Promise<unknown>;
} = {
  translate: (client, options) =>
    client.translate({ texts: ['Hello'], source: 'en', target: 'de', glossaries: ['g'] }, options),
  improve: (client, options) =>
    client.improve(
      { text: 'Hello', mode: 'rephrase', target: 'en-GB', style: 'business', tone: null },
      options,
    ),
  tryWriting: (client, options) => client.tryWriting(options),
  detect: (client, options) => client.detect(['Hello'], options),
  memories: (client, options) => client.memories({ page: 0, pageSize: 25 }, options),
  languages: (client, options) =>
    client.languages({ resource: 'translate_text', include: ['beta'] }, options),
  languageResources: (client, options) => client.languageResources(options),
  languagesV2: (client, options) => client.languagesV2('source', options),
  usage: (client, options) => client.usage(options),
  glossaries: (client, options) => client.glossaries.list(options),
  styleRules: (client, options) => client.styleRules.list({ page: 0, pageSize: 25 }, options),
  spokenTerms: (client, options) => client.spokenTerms.list(options),
  documents: (client, options) =>
    client.documents.upload(
      {
        fileName: 'a.txt',
        source: 'en',
        target: 'de',
        memory: null,
        glossaries: [],
        styleRule: null,
        formality: 'default',
        watermark: false,
        outputFormat: null,
      },
      { size: 5, open: () => Readable.from([Buffer.from('Hello')]) },
      options,
    ),
  tryDocuments: (client, options) => client.tryDocuments(options),
  openVoice: (client, { signal = new AbortController().signal, reportingTag }) =>
    client.openVoice(VOICE_CALL, { signal, reportingTag, onEvent: () => undefined }),
  tryVoice: (client, options) => client.tryVoice(options),
};

test.each(Object.entries(calls))('%s carries the key in its header only', async (_, call) => {
  await using server = await startLoopbackServer((__, response) => response.writeHead(418).end());
  await using tested = createTestClient(`${server.url}/base`);
  // What comes of it is told elsewhere.
  await call(tested.client, { reportingTag: ' Team-A ' }).catch(() => undefined);
  expect(server.requests).toHaveLength(1);
  const [request] = server.requests;
  if (request === undefined) return;

  expect(request.url).toMatch(/^\/base\/v[23]\//);
  expect(request.url + request.body).not.toContain(KEY);
  expect(request.url + request.body).not.toContain('auth');
  const holders = request.rawHeaders.filter((part) => part.includes(KEY));
  expect(holders).toEqual([`Service-Auth-Key ${KEY}`]);
  expect(request.headers).toEqual({
    host: new URL(server.url).host,
    connection: 'keep-alive',
    authorization: `Service-Auth-Key ${KEY}`,
    'user-agent': 'dragoman-test/1',
    accept: 'application/json',
    'x-service-reporting-tag': 'team-a',
    ...(request.method === 'POST' && {
      'content-type': expect.stringMatching(
        /^(application\/json|multipart\/form-data; .+)$/,
      ) as unknown,
      'content-length': String(Buffer.byteLength(request.body)),
    }),
  });
});

test('no tag header is sent without a tag, and none with a wrong one', async () => {
  await using server = await startLoopbackServer((_, response) => response.writeHead(418).end());
  await using tested = createTestClient(server.url);
  await failureOf(tested.client.usage());
  await failureOf(tested.client.usage({ reportingTag: '' }));
  const failure = await failureOf(tested.client.usage({ reportingTag: 'two words' }));
  expect(failure).toEqual({ code: 'invalid-input', params: { field: 'reportingTag' } });
  expect(server.requests).toHaveLength(2);
  for (const request of server.requests) {
    expect(request.headers).not.toHaveProperty('x-service-reporting-tag');
  }
});

test('two clients on one network never mix their keys', async () => {
  await using server = await startLoopbackServer((_, response) => response.writeHead(418).end());
  await using first = createTestClient(server.url, { key: 'first-key' });
  await using second = createTestClient(server.url, { key: 'second-key:fx' });
  await failureOf(first.client.usage());
  await failureOf(second.client.usage());
  expect(server.requests.map((request) => request.headers.authorization)).toEqual([
    'Service-Auth-Key first-key',
    'Service-Auth-Key second-key:fx',
  ]);
});
