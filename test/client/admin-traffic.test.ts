import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { AdminClient } from '../../main/client/admin.ts';
import type { DocumentCall } from '../../main/client/documents.ts';
import type { CallOptions } from '../../main/client/send.ts';
import type { ServiceClient } from '../../main/client/service-client.ts';
import type { LoopbackServer } from './loopback-server.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { ADMIN_KEY, createTestAdmin, createTestClient, failureOf, KEY } from './test-client.ts';

const RANGE = { start: '2026-05-01', end: '2026-05-31' };
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
const UPLOAD: DocumentCall = {
  glossaries: [],
  fileName: 'a.txt',
  source: 'en',
  target: 'de',
  memory: null,
  styleRule: null,
  formality: 'default',
  watermark: false,
  outputFormat: null,
};
const RECEIPT = { id: 'D1', key: 'K1' };

type Call<Client> = (client: Client, options: CallOptions) => Promise<unknown>;
/** Every call of a group; a new one does not compile until it stands here. */
type EveryCall<Client, Group> = { readonly [Name in keyof Group]: Call<Client> };

const adminCalls: EveryCall<AdminClient, AdminClient> = {
  usageTotal: (admin, options) => admin.usageTotal(RANGE, options),
  usageByKey: (admin, options) => admin.usageByKey(RANGE, options),
  usageByKeyAndDay: (admin, options) => admin.usageByKeyAndDay(RANGE, options),
  customTags: (admin, options) => admin.customTags(RANGE, 'day', options),
  developerKeys: (admin, options) => admin.developerKeys(options),
  createDeveloperKey: (admin, options) => admin.createDeveloperKey('Site', options),
  renameDeveloperKey: (admin, options) => admin.renameDeveloperKey('a:b', 'Site', options),
  limitDeveloperKey: (admin, options) => admin.limitDeveloperKey('a:b', { characters: 1 }, options),
  deactivateDeveloperKey: (admin, options) => admin.deactivateDeveloperKey('a:b', options),
};

const spokenTermsCalls: EveryCall<ServiceClient, ServiceClient['spokenTerms']> = {
  list: (client, options) => client.spokenTerms.list(options),
  get: (client, options) => client.spokenTerms.get('t1', options),
  create: (client, options) => client.spokenTerms.create('Names', [], options),
  change: (client, options) => client.spokenTerms.change('t1', { name: 'Names' }, options),
  entries: (client, options) => client.spokenTerms.entries('t1', 'en', options),
  replace: (client, options) =>
    client.spokenTerms.replace('t1', { language: 'en', terms: ['Ada'] }, options),
  remove: (client, options) => client.spokenTerms.remove('t1', null, options),
};
const documentCalls: EveryCall<ServiceClient, ServiceClient['documents']> = {
  upload: (client, options) =>
    client.documents.upload(
      UPLOAD,
      { size: 5, open: () => Readable.from([Buffer.from('Hello')]) },
      options,
    ),
  status: (client, options) => client.documents.status(RECEIPT, options),
  result: (client, options) =>
    client.documents.result(
      RECEIPT,
      { begin: () => undefined, write: () => Promise.resolve() },
      options,
    ),
};
const CONTENT = { source: 'en', target: 'de', entries: [['a', 'b'] as [string, string]] };
const glossaryCalls: EveryCall<ServiceClient, ServiceClient['glossaries']> = {
  list: (client, options) => client.glossaries.list(options),
  get: (client, options) => client.glossaries.get('g1', options),
  create: (client, options) => client.glossaries.create('Names', [CONTENT], options),
  rename: (client, options) => client.glossaries.rename('g1', 'Names', options),
  remove: (client, options) => client.glossaries.remove('g1', options),
  entries: (client, options) => client.glossaries.entries('g1', CONTENT, options),
  replace: (client, options) => client.glossaries.replace('g1', CONTENT, options),
  merge: (client, options) => client.glossaries.merge('g1', CONTENT, options),
  removeDictionary: (client, options) => client.glossaries.removeDictionary('g1', CONTENT, options),
};
const PAGE = { page: 0, pageSize: 25 };
const HOUSE = { name: 'House', language: 'en', rules: {}, instructions: [] };
const INSTRUCTION = { label: 'Names', prompt: 'Keep names.', sourceLanguage: null };
const styleRuleCalls: EveryCall<ServiceClient, ServiceClient['styleRules']> = {
  names: (client, options) => client.styleRules.names(PAGE, options),
  list: (client, options) => client.styleRules.list(PAGE, options),
  get: (client, options) => client.styleRules.get('s1', options),
  create: (client, options) => client.styleRules.create(HOUSE, options),
  rename: (client, options) => client.styleRules.rename('s1', 'House', options),
  remove: (client, options) => client.styleRules.remove('s1', options),
  configure: (client, options) => client.styleRules.configure('s1', {}, options),
  addInstruction: (client, options) => client.styleRules.addInstruction('s1', INSTRUCTION, options),
  getInstruction: (client, options) => client.styleRules.getInstruction('s1', 'i1', options),
  changeInstruction: (client, options) =>
    client.styleRules.changeInstruction('s1', 'i1', INSTRUCTION, options),
  removeInstruction: (client, options) => client.styleRules.removeInstruction('s1', 'i1', options),
};
const developerCalls: EveryCall<
  ServiceClient,
  Omit<ServiceClient, 'spokenTerms' | 'documents' | 'glossaries' | 'styleRules'>
> = {
  translate: (client, options) =>
    client.translate({ texts: ['Hello'], source: 'en', target: 'de' }, options),
  improve: (client, options) =>
    client.improve(
      { text: 'Hello', mode: 'correct', target: null, style: null, tone: null },
      options,
    ),
  tryWriting: (client, options) => client.tryWriting(options),
  detect: (client, options) => client.detect(['Hello'], options),
  memories: (client, options) => client.memories({ page: 0, pageSize: 25 }, options),
  languages: (client, options) => client.languages({ resource: 'translate_text' }, options),
  languageResources: (client, options) => client.languageResources(options),
  languagesV2: (client, options) => client.languagesV2('source', options),
  usage: (client, options) => client.usage(options),
  tryDocuments: (client, options) => client.tryDocuments(options),
  openVoice: (client, { signal = new AbortController().signal }) =>
    client.openVoice(VOICE_CALL, { signal, onEvent: () => undefined }),
  tryVoice: (client, options) => client.tryVoice(options),
};

const silentServer = () => startLoopbackServer((_, response) => response.writeHead(418).end());

/** The values of headers that hold a key, and whether one is anywhere else. */
function keysIn({ requests }: LoopbackServer, key: string) {
  return {
    headers: requests.flatMap(({ rawHeaders }) => rawHeaders.filter((part) => part.includes(key))),
    elsewhere: requests.some(({ url, body }) => (url + body).includes(key)),
  };
}

test('both kinds of calls, over one network at once, carry their own key and never the other', async () => {
  await using server = await silentServer();
  await using developer = createTestClient(server.url);
  await using managing = createTestAdmin(server.url);
  const groups = [developerCalls, spokenTermsCalls, documentCalls, glossaryCalls, styleRuleCalls];
  const translating = groups.flatMap((calls) =>
    Object.values(calls).map((call: Call<ServiceClient>) => call(developer.client, {})),
  );
  const asAdmin = Object.values(adminCalls).map((call) => call(managing.admin, {}));
  await Promise.allSettled([...translating, ...asAdmin]);

  const isAdminCall = ({ url }: { readonly url: string }) => url.startsWith('/v2/admin/');
  expect(server.requests.filter(isAdminCall)).toHaveLength(asAdmin.length);
  expect(server.requests).toHaveLength(asAdmin.length + translating.length);
  for (const request of server.requests) {
    const key = isAdminCall(request) ? ADMIN_KEY : KEY;
    expect(request.headers.authorization).toBe(`Service-Auth-Key ${key}`);
  }
  expect(keysIn(server, ADMIN_KEY)).toEqual({
    headers: Array<string>(asAdmin.length).fill(`Service-Auth-Key ${ADMIN_KEY}`),
    elsewhere: false,
  });
  expect(keysIn(server, KEY)).toEqual({
    headers: Array<string>(translating.length).fill(`Service-Auth-Key ${KEY}`),
    elsewhere: false,
  });
});

test.each(Object.entries(adminCalls))(
  '%s carries the admin key in its header only',
  async (_, call) => {
    await using server = await silentServer();
    await using managing = createTestAdmin(`${server.url}/base`);
    await call(managing.admin, {}).catch(() => undefined);
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    if (request === undefined) return;
    expect(request.url).toMatch(/^\/base\/v2\/admin\//);
    expect(request.headers).toEqual({
      host: new URL(server.url).host,
      connection: 'keep-alive',
      authorization: `Service-Auth-Key ${ADMIN_KEY}`,
      'user-agent': 'dragoman-test/1',
      accept: 'application/json',
      ...(request.body !== '' && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(request.body)),
      }),
    });
  },
);

test('no admin client is made with a developer key', async () => {
  await using server = await silentServer();
  for (const key of [KEY, `${KEY}:fx`, `${ADMIN_KEY}x`]) {
    const making = Promise.resolve().then(() => createTestAdmin(server.url, { key }));
    expect(await failureOf(making)).toEqual({
      code: 'wrong-key-kind',
      params: { kind: 'developer' },
    });
  }
  expect(server.requests).toEqual([]);
});
