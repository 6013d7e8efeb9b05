import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { DocumentCall, ResultSink } from '../../main/client/documents.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf, KEY } from './test-client.ts';

const HANDLE = { id: '04DE5AD98A02647D83285A36021911C6', key: '0CB0054F1C132C1625B392EADDA41CB7' };
const ANSWER = { document_id: HANDLE.id, document_key: HANDLE.key };

const CALL: DocumentCall = {
  fileName: 'plan.txt',
  source: null,
  target: 'de',
  memory: null,
  glossaries: [],
  styleRule: null,
  formality: 'default',
  watermark: false,
  outputFormat: null,
};

const source = (text: string) => ({
  size: Buffer.byteLength(text),
  open: () => Readable.from([Buffer.from(text)]),
});

/** The parts of a form, by a parser that is not ours. */
async function partsOf(request: { headers: IncomingMessage['headers']; body: string }) {
  const form = await new Response(request.body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const entries = [...form.entries()].map(async ([name, value]) =>
    typeof value === 'string'
      ? ([name, value] as const)
      : ([name, { name: value.name, text: await value.text() }] as const),
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

const taking = () => {
  const pieces: Uint8Array[] = [];
  let begun: number | null | undefined;
  const sink: ResultSink = {
    begin: (size) => void (begun = size),
    write: (piece) => Promise.resolve(void pieces.push(piece)),
  };
  return {
    sink,
    get text() {
      return Buffer.concat(pieces).toString('utf8');
    },
    get begun() {
      return begun;
    },
  };
};

/** A server that answers as soon as the head of a request is there. */
async function startRawServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

test('an upload has a field for every option that is set, and the file last', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, ANSWER),
  );
  await using tested = createTestClient(server.url);
  const sent: number[] = [];
  const handle = await tested.client.documents.upload(
    {
      fileName: 'Größe "1"\r\n.docx',
      source: 'en',
      target: 'de',
      memory: { id: 'm1', threshold: 80 },
      glossaries: ['g1', 'g2'],
      styleRule: 's1',
      formality: 'prefer_less',
      watermark: true,
      outputFormat: 'docx',
    },
    source('Hello'),
    { reportingTag: ' Team-A ', onSent: (bytes) => sent.push(bytes) },
  );
  expect(handle).toEqual(HANDLE);
  expect(sent).toEqual([5]);
  const [request] = server.requests;
  if (request === undefined) throw new Error('nothing came');
  expect(request).toMatchObject({ method: 'POST', url: '/v2/document' });
  expect(request.headers['x-service-reporting-tag']).toBe('team-a');
  expect(Number(request.headers['content-length'])).toBe(Buffer.byteLength(request.body));
  expect(await partsOf(request)).toEqual({
    source_lang: 'en',
    target_lang: 'de',
    formality: 'prefer_less',
    glossary_ids: 'g1,g2',
    style_id: 's1',
    translation_memory_id: 'm1',
    translation_memory_threshold: '80',
    enable_watermark: 'true',
    output_format: 'docx',
    file: { name: 'Größe "1"\r\n.docx', text: 'Hello' },
  });
});

test('defaults are left out, and one glossary has a field of its own', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, ANSWER),
  );
  await using tested = createTestClient(server.url);
  await tested.client.documents.upload(CALL, source(''));
  await tested.client.documents.upload({ ...CALL, source: 'en', glossaries: ['g'] }, source('x'));
  const [plain, one] = server.requests;
  if (plain === undefined || one === undefined) throw new Error('nothing came');
  expect(await partsOf(plain)).toEqual({ target_lang: 'de', file: { name: 'plan.txt', text: '' } });
  expect(await partsOf(one)).toMatchObject({ source_lang: 'en', glossary_id: 'g' });
});

test('glossaries that the service would refuse are not sent', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, ANSWER),
  );
  await using tested = createTestClient(server.url);
  const upload = (call: Partial<DocumentCall>) =>
    failureOf(tested.client.documents.upload({ ...CALL, ...call }, source('x')));
  expect(await upload({ glossaries: ['g'] })).toMatchObject({ params: { field: 'source' } });
  const six = ['1', '2', '3', '4', '5', '6'];
  expect(await upload({ source: 'en', glossaries: six })).toMatchObject({
    params: { field: 'glossaries' },
  });
  expect(server.requests).toHaveLength(0);
});

test('an upload is never repeated here, and says how long the service asked to wait', async () => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 429, { message: 'Too many' }, { 'retry-after': '7', 'x-trace-id': 'abc' }),
  );
  await using tested = createTestClient(server.url);
  const upload = tested.client.documents.upload(CALL, source('Hello'));
  await expect(upload).rejects.toMatchObject({
    retryAfterMs: 7000,
    failure: { code: 'rate-limited', status: 429, traceId: 'abc', said: 'Too many' },
  });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['no JSON', 'oops', 'bad-answer'],
  ['an id that leads elsewhere', JSON.stringify({ ...ANSWER, document_id: '../x' }), 'bad-answer'],
  ['no key', JSON.stringify({ document_id: HANDLE.id }), 'bad-answer'],
])('an answer with %s is none', async (_, body, code) => {
  await using server = await startLoopbackServer((__, response) => response.end(body));
  await using tested = createTestClient(server.url);
  expect(await failureOf(tested.client.documents.upload(CALL, source('x')))).toMatchObject({
    code,
  });
});

test('a refusal in the middle of an upload is read, not taken for a broken connection', async () => {
  let piecesRead = 0;
  const large = {
    size: 64 * 1024 * 1024,
    open: () =>
      Readable.from(
        (function* () {
          for (; piecesRead < 1024; piecesRead += 1) yield Buffer.alloc(64 * 1024);
        })(),
      ),
  };
  await using server = await startRawServer((_, response) => {
    response.writeHead(413, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Too large' }));
  });
  await using tested = createTestClient(server.url);
  const failure = await failureOf(tested.client.documents.upload(CALL, large));
  expect(['too-large', 'unreachable']).toContain(failure.code);
  expect(piecesRead).toBeLessThan(1024);
});

test('cancelling ends an upload', async () => {
  const leaving = new AbortController();
  await using server = await startRawServer(() => leaving.abort());
  await using tested = createTestClient(server.url);
  const endless = {
    size: 1e9,
    open: () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('x');
          await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
          yield Buffer.from('y');
        })(),
      ),
  };
  const upload = tested.client.documents.upload(CALL, endless, { signal: leaving.signal });
  expect(await failureOf(upload)).toEqual({ code: 'cancelled' });
});

const ENGINE = { name: 'bergamot', ms: 120, words: 30, characters: 200 };
test.each([
  [{ status: 'queued' }, { status: 'queued', secondsLeft: null }],
  [
    { status: 'translating', seconds_remaining: 2 ** 27 },
    { status: 'translating', secondsLeft: 2 ** 27 },
  ],
  [
    { status: 'translating', seconds_remaining: 'soon' },
    { status: 'translating', secondsLeft: null },
  ],
  [
    { status: 'done', billed_characters: 1337, seconds_remaining: 0 },
    { status: 'done', billed: 1337, found: null, warnings: [], fuzzy: [], engine: null },
  ],
  [
    { status: 'done' },
    { status: 'done', billed: null, found: null, warnings: [], fuzzy: [], engine: null },
  ],
  [
    { status: 'done', origin: { source: 'en', segments: 3, warnings: [{ code: 'pdf-layout' }] } },
    {
      status: 'done',
      billed: null,
      found: 'en',
      warnings: [{ code: 'pdf-layout' }],
      fuzzy: [],
      engine: null,
    },
  ],
  [
    { status: 'done', origin: { warnings: 'many' } },
    { status: 'done', billed: null, found: null, warnings: [], fuzzy: [], engine: null },
  ],
  [
    { status: 'done', origin: { fuzzy: [{ unit: 2, start: 0, end: 9, percent: 82 }] } },
    {
      status: 'done',
      billed: null,
      found: null,
      warnings: [],
      fuzzy: [{ unit: 2, start: 0, end: 9, percent: 82 }],
      engine: null,
    },
  ],
  [
    { status: 'done', origin: { source: 'en', fuzzy: [{ unit: -1, start: 0, end: 9 }] } },
    { status: 'done', billed: null, found: 'en', warnings: [], fuzzy: [], engine: null },
  ],
  [
    { status: 'done', origin: { engine: ENGINE } },
    { status: 'done', billed: null, found: null, warnings: [], fuzzy: [], engine: ENGINE },
  ],
  [
    { status: 'done', origin: { source: 'en', engine: { ...ENGINE, ms: 'fast' } } },
    { status: 'done', billed: null, found: 'en', warnings: [], fuzzy: [], engine: null },
  ],
  [
    { status: 'error', error_message: 'Equal\nlanguages', message: 'other' },
    { status: 'error', said: 'Equal languages', reason: null },
  ],
  [
    { status: 'error', message: `no ${HANDLE.key}` },
    { status: 'error', said: 'no …', reason: null },
  ],
  [{ status: 'error' }, { status: 'error', said: null, reason: null }],
])('the status %o is read', async (answer, read) => {
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 200, { document_id: HANDLE.id, ...answer }),
  );
  await using tested = createTestClient(server.url);
  expect(await tested.client.documents.status(HANDLE)).toEqual(read);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    url: `/v2/document/${HANDLE.id}`,
    body: JSON.stringify({ document_key: HANDLE.key }),
  });
});

test('a result goes to its sink as it comes', async () => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('Guten');
    response.end(' Tag!');
  });
  await using tested = createTestClient(server.url);
  const taken = taking();
  await tested.client.documents.result(HANDLE, taken.sink, { reportingTag: 'a' });
  expect(taken).toMatchObject({ text: 'Guten Tag!', begun: 10 });
  const [request] = server.requests;
  expect(request?.url).toBe(`/v2/document/${HANDLE.id}/result`);
  expect(request?.headers).toMatchObject({
    authorization: `Service-Auth-Key ${KEY}`,
    'x-service-reporting-tag': 'a',
  });
});

test('a result that breaks off fails, and a sink sees no answer but a good one', async () => {
  await using server = await startLoopbackServer((_, response, count) => {
    if (count > 1) {
      answerJson(response, 503, { message: 'Document translation is not done' });
      return;
    }
    response.writeHead(200, { 'content-length': '10' });
    response.write('Guten', () => response.destroy());
  });
  await using tested = createTestClient(server.url);
  const cut = taking();
  const failure = await failureOf(tested.client.documents.result(HANDLE, cut.sink));
  expect(failure.code).toBe('unreachable');
  const early = taking();
  const soon = await failureOf(tested.client.documents.result(HANDLE, early.sink));
  expect(soon).toMatchObject({ code: 'service-unavailable', status: 503 });
  expect(early.begun).toBeUndefined();
});

test('an error of the sink comes through as it is', async () => {
  await using server = await startLoopbackServer((_, response) => response.end('Guten Tag'));
  await using tested = createTestClient(server.url);
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const sink: ResultSink = { begin: () => undefined, write: () => Promise.reject(full) };
  await expect(tested.client.documents.result(HANDLE, sink)).rejects.toBe(full);
});

test('what a key may do is learnt without a document', async () => {
  await using server = await startLoopbackServer((_, response, count) =>
    count === 1
      ? response.writeHead(404).end()
      : answerJson(response, 403, { detail: 'Missing required scope(s): translate:document' }),
  );
  await using tested = createTestClient(server.url);
  expect(await tested.client.tryDocuments()).toBeNull();
  expect(await failureOf(tested.client.tryDocuments())).toMatchObject({
    code: 'scope-missing',
    params: { feature: 'documents', scopes: ['translate:document'] },
  });
});

test('neither id nor key of a document is logged', async () => {
  const lines: string[] = [];
  await using server = await startLoopbackServer((_, response) => response.writeHead(500).end());
  await using tested = createTestClient(server.url, {
    log: { write: (event, fields) => lines.push(`${event} ${JSON.stringify(fields)}`) },
  });
  await failureOf(tested.client.documents.result(HANDLE, taking().sink));
  await failureOf(tested.client.documents.status(HANDLE, { attempts: 1 }));
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain(HANDLE.key);
  expect(lines.join()).not.toContain(HANDLE.id);
});

test.each([
  ['a byte at a time', 1, 1_000, 'timeout'],
  ['slowly, though it comes', 20_000, 60_000, null],
  ['for hours', 20_000, 130_000, 'timeout'],
])('a result that comes %s', async (_, bytes, ms, code) => {
  let now = 0;
  await using server = await startLoopbackServer((__, response) => {
    let left = 70;
    const more = () => {
      left -= 1;
      now += ms;
      if (left === 0) response.end();
      else response.write('x'.repeat(bytes), () => setImmediate(more));
    };
    response.writeHead(200);
    more();
  });
  const clock = { now: () => now, date: () => now, sleep: () => Promise.resolve() };
  await using tested = createTestClient(server.url, { clock });
  const { sink } = taking();
  const call = tested.client.documents.result(HANDLE, sink);
  if (code === null) expect(await call).toBeNull();
  else {
    expect(await failureOf(call)).toEqual({
      code,
      params: { host: new URL(server.url).host, reason: 'stalled' },
    });
  }
});

test('a result that is packed is not taken for a document', async () => {
  await using server = await startLoopbackServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'br' }).end('packed');
  });
  await using tested = createTestClient(server.url);
  const taken = taking();
  expect((await failureOf(tested.client.documents.result(HANDLE, taken.sink))).code).toBe(
    'bad-answer',
  );
  expect(taken.text).toBe('');
});

test('a download that breaks off, or comes packed, has the trace id of its answer', async () => {
  await using server = await startLoopbackServer((_, response, count) => {
    const trace = { 'x-trace-id': `t-${count}` };
    if (count === 2) response.writeHead(200, { ...trace, 'content-encoding': 'br' }).end('packed');
    else {
      response.writeHead(200, { ...trace, 'content-length': '10' });
      response.write('half', () => response.socket?.destroy());
    }
  });
  await using tested = createTestClient(server.url);
  const fetched = () => failureOf(tested.client.documents.result(HANDLE, taking().sink));
  expect(await fetched()).toMatchObject({ code: 'unreachable', traceId: 't-1' });
  expect(await fetched()).toMatchObject({ code: 'bad-answer', traceId: 't-2' });
});
