import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerBody } from './answer-body.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';
import { sendRaw, sendRequest } from './wire.ts';
import type { WireAnswer } from './wire.ts';

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startTestService();
  port = Number(new URL(service.baseUrl).port);
});
afterAll(() => service.close());

const bodyOf = (answer: WireAnswer): AnswerBody => JSON.parse(answer.body) as AnswerBody;

const get = (headers: [string, string][], target = '/v2/usage') =>
  sendRequest(port, {
    method: 'GET',
    target,
    headers: [['Authorization', `Service-Auth-Key ${service.developerKey}`], ...headers],
    body: Buffer.alloc(0),
  });

describe('requests that a web page could cause', () => {
  it.each(['http://evil.example', 'null', 'http://127.0.0.1'])(
    'are rejected with the Origin %s',
    async (origin) => {
      const answer = await get([['Origin', origin]]);
      expect([answer.status, bodyOf(answer).code]).toEqual([403, 'forbidden']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('are rejected with another Host', async () => {
    const hosts = [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1:${port}.evil.example`,
      '',
    ];
    for (const host of hosts)
      expect([host, (await get([['Host', host]])).status]).toEqual([host, 403]);
    const two = await get([
      ['Host', `127.0.0.1:${port}`],
      ['Host', `127.0.0.1:${port}`],
    ]);
    expect([400, 403]).toContain(two.status);
    const none = await sendRaw(port, 'GET /v2/usage HTTP/1.0\r\n\r\n');
    expect(none.status).toBe(403);
  });

  it('while our own names with our port are fine', async () => {
    for (const host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `LOCALHOST:${port}`,
      `[::1]:${port}`,
    ]) {
      expect((await get([['Host', host]])).status).toBe(200);
    }
  });
});

describe('the frame of a request', () => {
  it('may hold 16 KiB of headers, and no more', async () => {
    expect((await get([['X-Filler', 'x'.repeat(15_000)]])).status).toBe(200);
    const answer = await get([['X-Filler', 'x'.repeat(17_000)]]);
    expect([answer.status, bodyOf(answer).message]).toEqual([431, 'The headers exceed 16 KiB']);
    expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('answers what is not HTTP with an error body', async () => {
    const answer = await sendRaw(port, 'hello\r\n\r\n');
    expect([answer.status, bodyOf(answer).code]).toEqual([400, 'invalid_request']);
    expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('carries a fresh trace id with every answer', async () => {
    const answers = await Promise.all([
      get([]),
      get([]),
      get([], '/nowhere'),
      get([['Origin', 'x']]),
    ]);
    const ids = new Set(answers.map((answer) => answer.headers['x-trace-id']));
    expect(ids.size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('paths and methods', () => {
  it('that do not exist answer 404 and 405 in JSON', async () => {
    const unknown = await service.call('GET', '/v9/nothing');
    expect([unknown.status, unknown.json]).toEqual([
      404,
      { message: 'Not found', code: 'not_found' },
    ]);
    const wrong = await service.call('GET', '/v2/translate');
    expect([wrong.status, wrong.json.code, wrong.headers.get('allow')]).toEqual([
      405,
      'invalid_request',
      'POST',
    ]);
    expect((await service.call('POST', '/v3/languages', { json: {} })).status).toBe(405);
    expect((await service.call('PUT', '/control/keys', { key: service.adminKey })).status).toBe(
      405,
    );
  });

  it('answer HEAD as GET without a body', async () => {
    const head = await service.call('HEAD', '/v2/usage');
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
