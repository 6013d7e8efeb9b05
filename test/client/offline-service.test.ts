import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServiceClient } from '../../main/client/service-client.ts';
import type { RunningService } from '../../main/service/service.ts';
import { openService } from '../../main/service/service.ts';
import type { RetryWait } from '../../preload/contract/text.ts';
import type { TestClient } from './test-client.ts';
import { createTestClient, failureOf } from './test-client.ts';
import { startRecogniser } from '../engine/speech/start-recogniser.ts';

// The real client and the real built-in service, each unaware of the other's code.

const assets = fileURLToPath(new URL('../../assets/', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'dragoman-client-'));
let service: RunningService;
const opened: TestClient[] = [];

beforeAll(async () => {
  service = await openService({
    pseudo: true,
    port: 0,
    data,
    assets,
    tier: 'paid',
    keywords: ['Service-Auth-Key'],
    faults: [],
    rate: null,
    secrets: 'fresh',
    speechModel: null,
    startHelper: startRecogniser,
    documentThread: '',
    ocrData: null,
    speech: { recognitions: [], syntheses: [] },
    onFault: (_, error) => {
      throw error;
    },
    onNotice: (sentence) => {
      throw new Error(sentence);
    },
  });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client[Symbol.asyncDispose]()));
  await control('PUT', 'faults', { faults: [] });
});

afterAll(async () => {
  await service.close();
  rmSync(data, { recursive: true });
});

function clientWith(
  key: string,
  ports: Parameters<typeof createTestClient>[1] = {},
): ServiceClient {
  const made = createTestClient(service.baseUrl, { key, ...ports });
  opened.push(made);
  return made.client;
}

async function control(method: string, what: string, body: object): Promise<unknown> {
  const answer = await fetch(`${service.baseUrl}/control/${what}`, {
    method,
    headers: {
      authorization: `Service-Auth-Key ${service.adminKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

async function keyWith(draft: object): Promise<string> {
  return ((await control('POST', 'keys', draft)) as { key: string }).key;
}

const hello = { texts: ['Thank you for your help.'], source: 'en', target: 'de' };

test('every call is answered as promised', async () => {
  const client = clientWith(service.developerKey);

  const { memories, total } = await client.memories({ page: 0, pageSize: 25 });
  expect(total).toBe(memories.length);
  expect(memories.length).toBeGreaterThan(0);
  const office = memories.find((memory) => memory.source === 'en' && memory.targets.includes('de'));
  expect(office?.segments).toBeGreaterThanOrEqual(200);
  expect(await client.memories({ page: 9, pageSize: 25 })).toEqual({ memories: [], total });

  const languages = await client.languages({ resource: 'translate_text', include: ['beta'] });
  expect(languages.find((language) => language.code === 'en-GB')).toMatchObject({ target: true });
  const stable = await client.languages({ resource: 'translate_text' });
  expect(stable.every((language) => language.status === 'stable')).toBe(true);
  const resources = await client.languageResources();
  expect(resources.map((resource) => resource.name)).toContain('translation_memory');
  expect((await client.languagesV2('target')).some((language) => language.formality)).toBe(true);
  expect((await client.languagesV2('source')).map((language) => language.code)).toContain('EN');

  expect(await client.detect(['Das ist ein Satz in deutscher Sprache.', '12 34'])).toEqual([
    { outcome: 'success', language: 'de' },
    { outcome: 'no_language_detected' },
  ]);

  expect((await client.glossaries.list())[0]?.dictionaries.length).toBeGreaterThan(0);
  const [rule] = await client.styleRules.names({ page: 0, pageSize: 25 });
  expect(rule).not.toHaveProperty('rules');
  const [detailed] = await client.styleRules.list({ page: 0, pageSize: 25 });
  expect(detailed).toMatchObject({ id: rule?.id, rules: {} });

  const before = await client.usage();
  const [translated] = await client.translate(hello, { reportingTag: 'Story' });
  expect(translated).toMatchObject({ detectedSource: 'EN', billed: 24 });
  expect(translated?.origin?.length).toBeGreaterThan(0);
  const after = await client.usage();
  expect((after.characters?.count ?? 0) - (before.characters?.count ?? 0)).toBe(24);
  expect(after).toMatchObject({ tier: 'paid', characters: { limit: null } });
});

test('a memory acts, and the answer says so', async () => {
  const client = clientWith(service.developerKey);
  const { memories } = await client.memories({ page: 0, pageSize: 25 });
  const memory = memories.find((one) => one.source === 'en' && one.targets.includes('de'));
  const id = memory?.id ?? '';
  const [first] = await client.translate({ ...hello, memory: { id, threshold: 1 } });
  expect(first?.origin?.[0]).toMatchObject({
    kind: expect.stringMatching(/^memory-(exact|fuzzy)$/) as string,
    memory: memory?.name,
  });
  const [stored] = first?.origin ?? [];
  const texts = [stored?.stored ?? ''];
  const [exact] = await client.translate({ ...hello, texts, memory: { id, threshold: 100 } });
  expect(exact?.origin).toMatchObject([{ kind: 'memory-exact', percent: 100 }]);
});

test('a free key sees the free tier', async () => {
  const usage = await clientWith(await keyWith({ tier: 'free' })).usage();
  expect(usage).toMatchObject({ tier: 'free', characters: { limit: 500_000 } });
});

test('refusals are told apart', async () => {
  const unknown = clientWith('no-such-key');
  expect(await failureOf(unknown.translate(hello))).toMatchObject({
    code: 'key-refused',
    status: 403,
  });
  expect(await failureOf(unknown.memories({ page: 0, pageSize: 10 }))).toMatchObject({
    code: 'key-refused',
    status: 401,
    traceId: expect.stringMatching(/^\w+$/) as string,
  });
  expect(await failureOf(unknown.detect(['Hallo']))).toMatchObject({ code: 'key-refused' });

  const scoped = clientWith(await keyWith({ scopes: ['usage:read'] }));
  expect(await failureOf(scoped.translate(hello))).toMatchObject({
    code: 'scope-missing',
    params: { scopes: ['translate:text'] },
  });
  expect(await failureOf(scoped.detect(['Hallo']))).toMatchObject({ code: 'scope-missing' });
  await scoped.usage();

  const plain = clientWith(await keyWith({ detection: false }));
  expect(await failureOf(plain.detect(['Hallo']))).toMatchObject({
    code: 'feature-refused',
    params: { feature: 'detect' },
  });

  const admin = clientWith(service.adminKey);
  expect(await failureOf(admin.usage())).toMatchObject({ code: 'wrong-key-kind', status: 403 });

  const off = clientWith(await keyWith({ active: false }));
  expect(await failureOf(off.usage())).toMatchObject({ code: 'key-refused' });
});

test('wrong requests come back with the words of the service', async () => {
  const client = clientWith(service.developerKey);
  const unknown = { id: '00000000-0000-4000-8000-000000000000', threshold: 75 };
  expect(await failureOf(client.translate({ ...hello, memory: unknown }))).toMatchObject({
    code: 'not-found',
    said: expect.any(String) as string,
  });
  expect(await failureOf(client.translate({ ...hello, target: 'xx' }))).toMatchObject({
    code: 'bad-request',
    said: expect.stringContaining('target_lang') as string,
  });
  const long = { ...hello, texts: ['x'.repeat(131_072)] };
  expect(await failureOf(client.translate(long))).toMatchObject({ code: 'too-large', status: 413 });
});

test('a used-up quota is final', async () => {
  const client = clientWith(await keyWith({ limits: { characters: 30 } }));
  const waits: RetryWait[] = [];
  await client.translate(hello);
  const call = client.translate(hello, { onWait: (wait) => waits.push(wait) });
  expect(await failureOf(call)).toMatchObject({ code: 'quota-exceeded', status: 456 });
  expect(waits).toEqual([]);
});

test.each([
  ['429', 'rate-limited'],
  ['503', 'service-unavailable'],
  ['empty', 'service-error'],
  ['edge', 'service-unavailable'],
  ['reset', 'unreachable'],
  ['no-answer', 'timeout'],
])('the fault %s is waited out as %s', async (kind, code) => {
  const limits = { headersTimeoutMs: 2_000, bodyTimeoutMs: 9000, wholeTimeoutMs: 60_000 };
  const client = clientWith(service.developerKey, kind === 'no-answer' ? { limits } : {});
  await control('PUT', 'faults', { faults: [{ kind, count: 1, path: '/v2/usage' }] });
  const waits: RetryWait[] = [];
  await client.usage({ onWait: (wait) => waits.push(wait) });
  expect(waits.map((wait) => wait.failure.code)).toEqual([code]);
});

test.each([
  ['quota', 'quota-exceeded'],
  ['malformed', 'bad-answer'],
])('the fault %s is final as %s', async (kind, code) => {
  await control('PUT', 'faults', { faults: [{ kind, count: 1, path: '/v2/usage' }] });
  const client = clientWith(service.developerKey);
  expect((await failureOf(client.usage())).code).toBe(code);
  await client.usage();
});
