import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ServiceClient } from '../../main/client/service-client.ts';
import { createServiceClient } from '../../main/client/service-client.ts';
import { systemClock } from '../../main/client/clock.ts';
import type { RetryWait } from '../../preload/contract/text.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf, KEY } from './test-client.ts';

const answer = { translations: [{ detected_source_language: 'EN', text: 'Hallo' }] };
const ask = (client: ServiceClient, options: Parameters<ServiceClient['translate']>[1] = {}) =>
  client.translate({ texts: ['Hello'], source: null, target: 'de' }, options);

test('tries five times on the schedule and tells each wait', async () => {
  await using server = await startLoopbackServer((_, response) => response.writeHead(503).end());
  await using tested = createTestClient(server.url);
  const waits: RetryWait[] = [];
  const failure = await failureOf(ask(tested.client, { onWait: (wait) => waits.push(wait) }));
  expect(failure).toEqual({ code: 'service-unavailable', status: 503 });
  expect(server.requests).toHaveLength(5);
  expect(waits).toEqual(
    [2, 3, 4, 5].map((attempt, index) => ({
      attempt,
      attempts: 5,
      waitMs: tested.pauses[index],
      failure,
    })),
  );
  expect(tested.pauses.map((ms) => Math.round(ms))).toEqual([1000, 1600, 2560, 4096]);
});

test('goes on as soon as an attempt succeeds, with the same request', async () => {
  await using server = await startLoopbackServer((_, response, count) => {
    if (count < 3) response.writeHead(429).end();
    else answerJson(response, 200, answer);
  });
  await using tested = createTestClient(server.url);
  expect(await ask(tested.client)).toMatchObject([{ text: 'Hallo' }]);
  expect(tested.pauses).toHaveLength(2);
  expect(new Set(server.requests.map((request) => request.body)).size).toBe(1);
});

test('honours Retry-After', async () => {
  await using server = await startLoopbackServer((_, response, count) => {
    if (count === 1) response.writeHead(429, { 'retry-after': '9' }).end();
    else if (count === 2) response.writeHead(503, { 'retry-after': '600' }).end();
    else answerJson(response, 200, answer);
  });
  await using tested = createTestClient(server.url);
  await ask(tested.client);
  expect(tested.pauses).toEqual([9000, 60_000]);
});

test('a lost connection is tried again', async () => {
  await using server = await startLoopbackServer((_, response, count) => {
    if (count === 1) response.socket?.resetAndDestroy();
    else if (count === 2) response.writeHead(200, { 'content-length': '99' }).write('{');
    else answerJson(response, 200, answer);
    if (count === 2) setImmediate(() => response.socket?.destroy());
  });
  await using tested = createTestClient(server.url);
  const waits: RetryWait[] = [];
  await ask(tested.client, { onWait: (wait) => waits.push(wait) });
  expect(waits.map((wait) => wait.failure)).toEqual([
    { code: 'unreachable', params: { host: new URL(server.url).host } },
    { code: 'unreachable', params: { host: new URL(server.url).host } },
  ]);
});

test('nobody at the address is not tried again', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await using tested = createTestClient(`http://127.0.0.1:${port}`);
  expect(await failureOf(ask(tested.client))).toEqual({
    code: 'unreachable',
    params: { host: `127.0.0.1:${port}` },
  });
  expect(tested.pauses).toHaveLength(0);
});

test.each([
  ['an answer that never begins', 30, 30_000],
  ['an answer that stops', 30_000, 30],
])('%s is a timeout, and tried again', async (_, headersTimeoutMs, bodyTimeoutMs) => {
  await using server = await startLoopbackServer((__, response, count) => {
    if (count === 2) answerJson(response, 200, answer);
    else if (bodyTimeoutMs === 30) response.writeHead(200).write('{"transl');
  });
  const limits = { headersTimeoutMs, bodyTimeoutMs, wholeTimeoutMs: 60_000 };
  await using tested = createTestClient(server.url, { limits });
  const waits: RetryWait[] = [];
  await ask(tested.client, { onWait: (wait) => waits.push(wait) });
  expect(waits.map((wait) => wait.failure.code)).toEqual(['timeout']);
});

test.each([1, 2])('a call of %i attempts tries no oftener', async (attempts) => {
  await using server = await startLoopbackServer((_, response) => response.writeHead(503).end());
  await using tested = createTestClient(server.url);
  const waits: RetryWait[] = [];
  const options = { attempts, onWait: (wait: RetryWait) => waits.push(wait) };
  expect((await failureOf(ask(tested.client, options))).code).toBe('service-unavailable');
  expect(server.requests).toHaveLength(attempts);
  expect(waits.map((wait) => wait.attempts)).toEqual(waits.map(() => attempts));
});

test.each([
  ['never begins', () => undefined],
  [
    'trickles',
    (response: ServerResponse) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drops));
    },
  ],
])('an answer that %s is given up at the limit of an attempt', async (_, serve) => {
  await using server = await startLoopbackServer((__, response) => {
    serve(response);
  });
  await using tested = createTestClient(server.url);
  const options = { attempts: 2, attemptLimitMs: 400, signal: new AbortController().signal };
  expect(await failureOf(ask(tested.client, options))).toEqual({
    code: 'timeout',
    params: { host: new URL(server.url).host },
  });
  expect(server.requests).toHaveLength(2);
});

test('cancelling within the limit of an attempt is no timeout', async () => {
  const stop = new AbortController();
  await using server = await startLoopbackServer(() => stop.abort());
  await using tested = createTestClient(server.url);
  const call = ask(tested.client, { signal: stop.signal, attemptLimitMs: 60_000 });
  expect(await failureOf(call)).toEqual({ code: 'cancelled' });
});

test('an endless response is aborted', async () => {
  await using server = await startLoopbackServer((_, response) => {
    const more = () => {
      while (response.write('['.repeat(1000))) continue;
    };
    response.writeHead(200).on('drain', more);
    more();
  });
  await using tested = createTestClient(server.url);
  expect((await failureOf(ask(tested.client))).code).toBe('bad-answer');
});

test.each([
  ['more objects than any answer has', '{},'],
  ['arrays in arrays', '['],
  ['texts without end', '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",'],
])('a response of %s is not read to the end', async (_, piece) => {
  let written = 0;
  await using server = await startLoopbackServer((__, response) => {
    const block = piece.repeat(20_000);
    const more = () => {
      do written += block.length;
      while (response.write(block) && written < 1e9);
    };
    response.writeHead(200, { 'x-trace-id': 'abc123' }).write('{"translations":[');
    response.on('drain', more);
    more();
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(ask(tested.client))).toEqual({
    code: 'bad-answer',
    params: { field: '' },
    status: 200,
    traceId: 'abc123',
  });
  expect(server.requests).toHaveLength(1);
  expect(written).toBeLessThan(100_000_000);
});

test('an error keeps its status however long its text is', async () => {
  await using server = await startLoopbackServer((_, response) => {
    const more = () => {
      while (response.write('no '.repeat(10_000))) continue;
    };
    response.writeHead(403, { 'x-trace-id': 'abc123' }).on('drain', more);
    response.write('{"message":"');
    more();
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(ask(tested.client))).toEqual({
    code: 'key-refused',
    status: 403,
    traceId: 'abc123',
  });
});

test('an answer that is packed is not unpacked', async () => {
  await using server = await startLoopbackServer((_, response) => {
    const packed = gzipSync(JSON.stringify(answer));
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  });
  await using tested = createTestClient(server.url);
  expect((await failureOf(ask(tested.client))).code).toBe('bad-answer');
});

test('a response that trickles forever is a timeout and is not retried', async () => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200);
    const drops = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(drops));
  });
  const limits = { headersTimeoutMs: 9000, bodyTimeoutMs: 9000, wholeTimeoutMs: 600 };
  await using tested = createTestClient(server.url, { limits });
  expect((await failureOf(ask(tested.client))).code).toBe('timeout');
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['headers', 'x-more: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'],
  ['cookies', 'set-cookie: a=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'],
])('%s without end are a bad answer', async (_, line) => {
  const server = createServer((socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(line.repeat(100))) continue;
    };
    socket.on('drain', more).on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\n');
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await using tested = createTestClient(`http://127.0.0.1:${port}`);
  expect((await failureOf(ask(tested.client))).code).toBe('bad-answer');
  server.close();
});

test('something that does not speak HTTP is a bad answer', async () => {
  const server = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await using tested = createTestClient(`http://127.0.0.1:${port}`);
  expect((await failureOf(ask(tested.client))).code).toBe('bad-answer');
  server.close();
});

test('cancelling before the call sends nothing', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, answer),
  );
  await using tested = createTestClient(server.url);
  const call = ask(tested.client, { signal: AbortSignal.abort() });
  expect(await failureOf(call)).toEqual({ code: 'cancelled' });
  expect(server.requests).toHaveLength(0);
});

test('cancelling a request under way closes it at once', async () => {
  const stop = new AbortController();
  const closed = Promise.withResolvers<undefined>();
  await using server = await startLoopbackServer((_, response) => {
    response.on('close', () => closed.resolve(undefined));
    stop.abort();
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(ask(tested.client, { signal: stop.signal }))).toEqual({
    code: 'cancelled',
  });
  await closed.promise;
});

test('cancelling in the middle of an answer ends it', async () => {
  const stop = new AbortController();
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"translations":[');
    setTimeout(() => stop.abort(), 20);
  });
  await using tested = createTestClient(server.url);
  const call = ask(tested.client, { signal: stop.signal });
  expect(await failureOf(call)).toEqual({ code: 'cancelled' });
});

test('cancelling during a wait ends it at once', async () => {
  const stop = new AbortController();
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(429, { 'retry-after': '60' }).end();
  });
  await using tested = createTestClient(server.url, { clock: systemClock });
  const call = ask(tested.client, {
    signal: stop.signal,
    onWait: ({ waitMs }) => {
      expect(waitMs).toBe(60_000);
      setImmediate(() => stop.abort());
    },
  });
  expect(await failureOf(call)).toEqual({ code: 'cancelled' });
  expect(server.requests).toHaveLength(1);
});

test('the signal of a finished call keeps no listener', async () => {
  const { signal } = new AbortController();
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1;
    remove(...args);
  };
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, answer),
  );
  await using tested = createTestClient(server.url);
  await ask(tested.client, { signal });
  await ask(tested.client, { signal });
  expect(listeners).toBe(0);
});

test('broken JSON is a bad response with its trace ID', async () => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'x-trace-id': 'abc123' }).end('{"translations":[');
  });
  await using tested = createTestClient(server.url);
  expect(await failureOf(ask(tested.client))).toEqual({
    code: 'bad-answer',
    params: { field: '' },
    status: 200,
    traceId: 'abc123',
  });
  expect(server.requests).toHaveLength(1);
});

test('support events contain no keys, texts, or queries', async () => {
  const lines: string[] = [];
  const log = { write: (...line: unknown[]) => lines.push(JSON.stringify(line)) };
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(404, { 'x-trace-id': 'abc' }).end(`{"message":"secret ${KEY}"}`);
  });
  await using tested = createTestClient(server.url, { log });
  await failureOf(ask(tested.client));
  await failureOf(tested.client.memories({ page: 3, pageSize: 25 }));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toEqual([
    'service.attempt-failed',
    {
      host: new URL(server.url).host,
      path: '/v2/translate',
      attempt: 1,
      code: 'not-found',
      status: 404,
      trace: 'abc',
    },
  ]);
  for (const secret of [KEY, 'Hello', 'secret', '?']) expect(lines.join()).not.toContain(secret);
});

test('a client cannot be made for an address or a key that may not be sent', () => {
  const unused = () => Promise.reject(new Error('unused'));
  const network = { dispatcher: unused, connect: unused, close: () => sleep(0) };
  const make =
    (baseUrl: string, key: string, keyword = 'Service-Auth-Key') =>
    () =>
      createServiceClient({ baseUrl, keyword, key }, { network, userAgent: 'test' });
  expect(make('http://service.example', KEY)).toThrow('insecure-address');
  expect(make('service.example', KEY)).toThrow('bad-address');
  expect(make('https://service.example', 'a\nb')).toThrow('invalid-input');
  expect(make('https://service.example', KEY, 'a b')).toThrow('invalid-input');
  expect(make('https://service.example', KEY)).not.toThrow();
});

/** Answers every request with raw bytes and breaks off. */
async function startCuttingServer(bytes: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test.each([
  ['in its body', 'Content-Length: 500\r\n\r\n{"translations":', 'unreachable'],
  ['in a chunk', 'Transfer-Encoding: chunked\r\n\r\n50\r\n{"tra', 'unreachable'],
  ['by no chunk', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}', 'bad-answer'],
])('an answer that breaks off %s has its trace id', async (_, rest, code) => {
  await using server = await startCuttingServer(`HTTP/1.1 200 OK\r\nX-Trace-ID: t-7\r\n${rest}`);
  const seen: unknown[] = [];
  await using tested = createTestClient(server.url, { onAttempt: (one) => seen.push(one) });
  expect(await failureOf(ask(tested.client))).toMatchObject({ code, traceId: 't-7' });
  expect(seen.at(-1)).toMatchObject({ code, traceId: 't-7' });
});

test('a refusal whose words break off is what its status says', async () => {
  const head = 'HTTP/1.1 456 Quota\r\nX-Trace-ID: t-8\r\nContent-Length: 500\r\n\r\n{"mess';
  await using server = await startCuttingServer(head);
  await using tested = createTestClient(server.url);
  expect(await failureOf(ask(tested.client))).toMatchObject({
    code: 'quota-exceeded',
    status: 456,
    traceId: 't-8',
  });
});

test.each([1, 40_000])(
  'an answer in another encoding than UTF-8 is a bad answer (%d)',
  async (times) => {
    const words = 'Grüße '.repeat(times);
    await using server = await startLoopbackServer((_, response) => {
      const json = JSON.stringify({ translations: [{ text: words }] });
      response.writeHead(200, { 'x-trace-id': 't-9' }).end(Buffer.from(json, 'latin1'));
    });
    await using tested = createTestClient(server.url);
    expect(await failureOf(ask(tested.client))).toMatchObject({
      code: 'bad-answer',
      traceId: 't-9',
    });
  },
);

test('a replacement mark that the service itself writes is kept', async () => {
  const text = 'a \ufffd b '.repeat(10_000);
  await using server = await startLoopbackServer((_, response) => {
    answerJson(response, 200, { translations: [{ text }] });
  });
  await using tested = createTestClient(server.url);
  expect(await ask(tested.client)).toMatchObject([{ text }]);
});
