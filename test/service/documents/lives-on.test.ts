import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentLimits } from '../../../main/service/documents/document-limits.ts';
import { startTestService, temporaryFolder } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import type { ServiceOptions } from '../../../main/service/service.ts';
import { documentThread } from '../../../main/service/thread-place.ts';
import { accepted, ended, result, send, status } from './sent-document.ts';
import type { Sent } from './sent-document.ts';

// What threads do is told by `fake-thread.ts`.
const THREAD = join(import.meta.dirname, 'fake-thread.ts');
const HOUR = 3_600_000;

let folder: ReturnType<typeof temporaryFolder>;
const services: TestService[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  folder.remove();
});

async function start(
  limits: Partial<DocumentLimits> = {},
  options: Partial<ServiceOptions> = {},
): Promise<TestService> {
  const service = await startTestService({
    documentThread: THREAD,
    documentLimits: limits,
    data: join(folder.path, 'data'),
    ...options,
  });
  services.push(service);
  return service;
}
const job = (what: object, name = 'a.json') => ({ name, bytes: JSON.stringify(what) });
const files = (service: TestService): string[] => readdirSync(join(service.data, 'documents'));
const setFaults = (service: TestService, ...faults: object[]) =>
  service.call('PUT', '/control/document-faults', { key: service.adminKey, json: { faults } });
const used = async (service: TestService, key?: string): Promise<number> =>
  (await service.call('GET', '/v2/usage', key === undefined ? {} : { key })).json.character_count;

describe('a thread that breaks down', () => {
  it.each<['exit' | 'throw' | 'fill' | 'loop' | 'wait', string, number]>([
    ['exit', 'internal', 1],
    ['throw', 'internal', 1],
    ['fill', 'internal', 1],
    ['loop', 'took-too-long', 0],
    ['wait', 'took-too-long', 0],
  ])('by "%s" fails only its document', async (how, reason, faults) => {
    const service = await start({ threads: 2, heapMiB: 48, jobMs: faults === 0 ? 3000 : 60_000 });
    const bad = await accepted(service, job({ do: how }));
    const good = await accepted(service, job({}));
    expect((await ended(service, good)).json.status).toBe('done');
    const { json } = await ended(service, bad);
    expect([json.status, json.origin.reason, json.message]).toEqual([
      'error',
      reason,
      reason === 'internal' ? 'Internal error' : 'The translation took too long.',
    ]);
    const next = await accepted(service, job({}));
    expect((await ended(service, next)).json.status).toBe('done');
    expect(service.faults).toHaveLength(faults);
    expect((await service.call('GET', '/v2/usage')).status).toBe(200);
  });

  it('over a full disk keeps its document, says so once, and begins anew when asked again', async () => {
    const service = await start({ threads: 1 });
    const sent = await accepted(service, job({ do: 'full' }));
    const { status: refused, json } = await vi.waitUntil(async () => {
      const answer = await status(service, sent);
      return answer.status === 200 ? null : answer;
    }, 10_000);
    expect([refused, json.code, json.message]).toEqual([
      503,
      'storage_unavailable',
      'The disk of the service is full. Free some space and try again.',
    ]);
    expect((await ended(service, sent)).json.status).toBe('done');
    expect((await result(service, sent)).status).toBe(200);
  });

  it('before it has begun fails its document', async () => {
    const service = await start({}, { documentThread: join(THREAD, '../no-such-thread.ts') });
    const sent = await accepted(service, job({}));
    expect((await ended(service, sent)).json.origin.reason).toBe('internal');
    expect(service.faults).toHaveLength(1);
  });

  it('by a fault fails so many documents', async () => {
    const service = await start({}, { documentThread: documentThread() });
    await setFaults(service, { kind: 'crash' });
    const reasons: unknown[] = [];
    for (let i = 0; i < 2; i += 1) {
      const sent = await accepted(service, { fields: { source_lang: 'en' } });
      const { json } = await ended(service, sent);
      reasons.push(json.status === 'done' ? json.status : json.origin.reason);
    }
    expect(reasons).toEqual(['internal', 'done']);
    expect(service.faults.map(({ place }) => place)).toEqual(['documents.translate']);
  });
});

describe('the line', () => {
  it('lets so many documents be translated at once', async () => {
    const service = await start({ threads: 2 });
    await setFaults(service, { kind: 'slow', ms: 300, count: 2 });
    const sent: Sent[] = [];
    for (let i = 0; i < 4; i += 1) sent.push(await accepted(service, job({})));
    const states = await Promise.all(sent.map((each) => status(service, each)));
    expect(states.map(({ json }) => json.status)).toEqual([
      'translating',
      'translating',
      'queued',
      'queued',
    ]);
    for (const each of sent) expect((await ended(service, each)).json.status).toBe('done');
  });

  it('takes so many documents that were not fetched, of each account', async () => {
    const service = await start({ waiting: 2 });
    const { key: free } = await service.newKey({ tier: 'free' });
    const first = await accepted(service, job({}));
    const failing = await accepted(service, job({ do: 'exit' }));
    await ended(service, first);
    await ended(service, failing);
    // One that failed is not waited for.
    await accepted(service, job({}));
    const refused = await send(service, job({}));
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(refused.json.message).toMatch(/^Too many documents/);
    expect((await send(service, { ...job({}), key: free })).status).toBe(200);
    await result(service, first);
    // The service learns a moment after its reader that the result is fetched.
    await expect.poll(async () => (await send(service, job({}))).status).toBe(200);
  });
});

describe('billing', () => {
  it('happens when the result was fetched, with the least for its format', async () => {
    const service = await start();
    const costs: [string, number, number][] = [
      ['a.docx', 7, 50_000],
      ['a.pptx', 50_001, 50_001],
      ['a.xlsx', 0, 50_000],
      ['a.pdf', 7, 50_000],
      ['a.html', 7, 7],
      ['a.jpg', 60_000, 0],
    ];
    let sum = 0;
    for (const [name, characters, billed] of costs) {
      const sent = await accepted(service, job({ characters }, name));
      expect((await ended(service, sent)).json.billed_characters, name).toBe(billed);
      expect(await used(service)).toBe(sum);
      expect((await result(service, sent)).status).toBe(200);
      sum += billed;
      await expect.poll(() => used(service)).toBe(sum);
    }
    const { json } = await service.call('GET', '/v2/usage');
    expect(json.api_key_character_count).toBe(sum);
  });

  it('is refused above the quota: at once where that is clear, else at the download', async () => {
    const service = await start();
    const { key } = await service.newKey({ limits: { characters: 10 } });
    const least = await send(service, { ...job({}, 'a.docx'), key });
    expect([least.status, least.json.code]).toEqual([456, 'quota_exceeded']);
    const long = await accepted(service, { ...job({ characters: 11 }), key });
    const short = await accepted(service, { ...job({ characters: 10 }), key });
    for (const sent of [long, short]) expect((await ended(service, sent)).json.status).toBe('done');
    expect((await result(service, long, key)).status).toBe(456);
    expect((await result(service, short, key)).status).toBe(200);
    const full = await send(service, { ...job({}), key });
    expect([full.status, full.json.message]).toEqual([
      456,
      'Quota for this billing period has been exceeded.',
    ]);
    // It is still there, for another key of the account.
    expect((await result(service, long)).status).toBe(200);
  });
});

describe('a transfer that breaks off', () => {
  const SIZE = 40_000_000;

  it('does not use the result up', async () => {
    const service = await start();
    const sent = await accepted(service, job({ bytes: SIZE, characters: 9 }));
    await ended(service, sent);
    const response = await download(service, sent);
    const second = await result(service, sent);
    expect([second.status, second.json.message]).toEqual([503, 'Document is being downloaded']);
    response.destroy();
    let answer = await result(service, sent);
    while (answer.status === 503) answer = await result(service, sent);
    expect([answer.status, answer.text.length]).toEqual([200, SIZE]);
    await expect.poll(() => used(service)).toBe(9);
    expect((await result(service, sent)).status).toBe(404);
    expect(service.faults).toEqual([]);
  });

  it('by a fault ends the connection', async () => {
    const service = await start();
    await setFaults(service, { kind: 'cut', count: 2 });
    const sent = await accepted(service, job({ bytes: 1_000_000 }));
    await ended(service, sent);
    for (let i = 0; i < 2; i += 1) await expect(result(service, sent)).rejects.toThrow();
    expect((await result(service, sent)).text).toHaveLength(1_000_000);
    expect(service.faults).toEqual([]);
  });
});

/** The beginning of a download, of which nothing more is read. */
async function download(service: TestService, { id, key }: Sent): Promise<IncomingMessage> {
  const call = request(`${service.baseUrl}/v2/document/${id}/result`, {
    method: 'POST',
    headers: {
      authorization: `Service-Auth-Key ${service.developerKey}`,
      'content-type': 'application/json',
    },
  });
  call.end(JSON.stringify({ document_key: key }));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

describe('after a restart', () => {
  it('a document goes on as soon as its key is there, and is done only once', async () => {
    const first = await start({ threads: 2 });
    await setFaults(first, { kind: 'slow', ms: 60_000 }, { kind: 'queue', ms: 60_000 });
    const queued = await accepted(first, job({}));
    const translating = await accepted(first, job({}));
    await expect
      .poll(async () => (await status(first, translating)).json.status)
      .toBe('translating');
    const done = await accepted(first, job({}));
    await ended(first, done);
    await first.close();

    const second = await start();
    expect((await status(second, done)).json.status).toBe('done');
    for (const sent of [queued, translating, done]) {
      expect((await ended(second, sent)).json.status).toBe('done');
      expect((await result(second, sent)).status).toBe(200);
      expect((await status(second, sent)).status).toBe(404);
    }
    await expect.poll(() => files(second)).toEqual([]);
    expect([...first.faults, ...second.faults]).toEqual([]);
  });
});

describe('a document that was left alone', () => {
  it('is deleted after its time, also over a restart', async () => {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const first = await start({ keptMs: HOUR }, clock);
    const old = await accepted(first, job({}));
    const failed = await accepted(first, job({ do: 'exit' }));
    const kept = await accepted(first, job({}));
    for (const sent of [old, failed, kept]) await ended(first, sent);
    now += HOUR - 1;
    expect((await status(first, kept)).json.status).toBe('done');
    now += 2;
    for (const sent of [old, failed]) expect((await status(first, sent)).status).toBe(404);
    expect((await status(first, kept)).json.status).toBe('done');
    await expect.poll(() => files(first)).toEqual([`${kept.id}.result`]);
    await first.close();

    now += HOUR + 1;
    const second = await start({ keptMs: HOUR }, clock);
    await expect.poll(() => files(second)).toEqual([]);
    expect((await status(second, kept)).status).toBe(404);
  });
});
