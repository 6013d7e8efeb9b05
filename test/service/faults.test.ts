import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULT_KINDS, parseFault } from '../../main/service/faults/fault.ts';
import { startTestService } from './running-service.ts';
import type { Answer, TestService } from './running-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const set = (...faults: object[]): Promise<Answer> =>
  service.call('PUT', '/control/faults', { key: service.adminKey, json: { faults } });
const usage = (): Promise<Answer> => service.call('GET', '/v2/usage');

describe('the fault menu', () => {
  it('strikes so many requests and no more', async () => {
    await set({ kind: '429', count: 2, ms: 1500 });
    const first = await usage();
    expect([first.status, first.json.code]).toEqual([429, 'rate_limited']);
    expect(first.headers.get('retry-after')).toBe('2');
    expect(first.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect((await usage()).status).toBe(429);
    expect((await usage()).status).toBe(200);
  });

  it('strikes until it is taken away when it has no count', async () => {
    await set({ kind: '503' });
    for (let i = 0; i < 3; i += 1) {
      const { status, json } = await usage();
      expect([status, json.code]).toEqual([503, 'unavailable']);
    }
    const seen = await service.call('GET', '/control/faults', { key: service.adminKey });
    expect(seen.json).toEqual({ faults: [{ kind: '503' }] });
    const cleared = await service.call('DELETE', '/control/faults', { key: service.adminKey });
    expect(cleared.json).toEqual({ faults: [] });
    expect((await usage()).status).toBe(200);
  });

  it('strikes one path only where that is asked for', async () => {
    await set({ kind: 'quota', path: '/v2/translate' });
    expect((await usage()).status).toBe(200);
    const struck = await service.call('POST', '/v2/translate?x=1', {
      json: { text: ['a'], target_lang: 'DE' },
    });
    expect([struck.status, struck.json.code]).toEqual([456, 'quota_exceeded']);
  });

  it('strikes every path that a star stands for, part by part', async () => {
    await set({ kind: '503', path: '/v2/document/*' });
    const struck = async (path: string) => (await service.call('POST', path, { json: {} })).status;
    expect(await struck('/v2/document/1')).toBe(503);
    expect(await struck('/v2/document/1/result')).toBe(400);
    expect(await struck('/v2/document')).toBe(415);
  });

  it('goes through several faults in order', async () => {
    await set(
      { kind: 'edge', count: 1 },
      { kind: 'empty', count: 1 },
      { kind: 'malformed', count: 1 },
    );
    const edge = await usage();
    expect([edge.status, edge.json]).toEqual([502, { error: { message: 'Bad Gateway.' } }]);
    const empty = await usage();
    expect([empty.status, empty.text]).toEqual([500, '']);
    const malformed = await usage();
    expect([malformed.status, malformed.json]).toEqual([200, undefined]);
    expect(malformed.headers.get('content-type')).toBe('application/json');
    expect((await usage()).status).toBe(200);
  });

  it('resets connections', async () => {
    await set({ kind: 'reset', count: 1 });
    await expect(usage()).rejects.toThrow();
    expect((await usage()).status).toBe(200);
  });

  it('leaves requests without an answer, and still closes', async () => {
    await set({ kind: 'no-answer', count: 1 });
    const leave = AbortSignal.timeout(300);
    const headers = { authorization: `Service-Auth-Key ${service.developerKey}` };
    await expect(
      fetch(`${service.baseUrl}/v2/usage`, { headers, signal: leave }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await usage()).status).toBe(200);
  });

  it('makes answers late', async () => {
    await set({ kind: 'slow', count: 1, ms: 600_000 });
    const leaving = new AbortController();
    const headers = { authorization: `Service-Auth-Key ${service.developerKey}` };
    const late = fetch(`${service.baseUrl}/v2/usage`, { headers, signal: leaving.signal });
    const isLeft = expect(late).rejects.toMatchObject({ name: 'AbortError' });
    const left = async () =>
      (await service.call('GET', '/control/faults', { key: service.adminKey })).json;
    await expect.poll(left).toEqual({ faults: [] });
    expect((await usage()).status).toBe(200);
    leaving.abort();
    await isLeft;
    await set({ kind: 'slow', count: 1, ms: 1 });
    expect((await usage()).status).toBe(200);
  });

  it('refuses faults that it does not know', async () => {
    const wrong: [unknown, RegExp][] = [
      [{ faults: [{ kind: 'x' }] }, /faults\[0\]\.kind must be one of 429, 503, empty/],
      [{ faults: [{ kind: '429', count: 0 }] }, /faults\[0\]\.count must be at least 1$/],
      [{ faults: [{ kind: '429', count: 'x' }] }, /faults\[0\]\.count must be a number$/],
      [{ faults: [{ kind: '429', count: 1.5 }] }, /faults\[0\]\.count must be a whole number$/],
      [{ faults: [{ kind: '429', path: 'x' }] }, /faults\[0\]\.path must begin with "\/"$/],
      [{ faults: {} }, /faults must be a list$/],
      [{}, /faults must be a list$/],
      [{ faults: [], more: 1 }, /the body must not have more$/],
    ];
    for (const [json, message] of wrong) {
      const answer = await service.call('PUT', '/control/faults', { key: service.adminKey, json });
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid_request']);
      expect(answer.json.message).toMatch(message);
    }
    const draft = { key: service.adminKey, json: { tier: 'gold', scopes: [] } };
    expect((await service.call('POST', '/control/keys', draft)).json.message).toBe(
      'Bad request. Reason: tier must be one of free, paid; scopes must have at least 1 items',
    );
    const form = await service.call('PUT', '/control/faults', {
      key: service.adminKey,
      form: 'a=b',
    });
    expect(form.status).toBe(415);
  });

  it('is for the admin key alone', async () => {
    expect((await service.call('GET', '/control/faults', { key: null })).status).toBe(401);
    expect((await service.call('PUT', '/control/faults', { json: { faults: [] } })).status).toBe(
      403,
    );
    expect((await service.call('POST', '/control/keys', { json: {} })).status).toBe(403);
  });
});

describe('a fault on the command line', () => {
  it('is a name, how often, how long and where', () => {
    expect(parseFault('429')).toEqual({ kind: '429' });
    expect(parseFault('slow:2:500')).toEqual({ kind: 'slow', count: 2, ms: 500 });
    expect(parseFault('slow::500@/v2/translate')).toEqual({
      kind: 'slow',
      ms: 500,
      path: '/v2/translate',
    });
    for (const kind of Object.keys(FAULT_KINDS)) expect(parseFault(`${kind}:1`).kind).toBe(kind);
  });

  it.each([
    ['', /The fault "" is unknown; the faults are 429, /],
    ['x:1', /The fault "x" is unknown; the faults are 429, /],
    ['429:0', /has the count "0", which is not a whole number from 1 to 1000000\./],
    ['429:-1', /has the count "-1"/],
    ['429:a', /has the count "a"/],
    ['slow:1:x', /has the duration "x", which is not a whole number from 0 to 600000\./],
    ['429:1:2:3', /must have the form NAME\[:COUNT\[:MS\]\]\[@PATH\]/],
    ['429@v2', /has the path "v2", which does not start with "\/"/],
    ['429@/a@/b', /must have the form/],
  ])('is refused as "%s"', (written, sentence) => {
    expect(() => parseFault(written)).toThrow(sentence);
  });
});
