import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pathTemplate } from '../../main/client/path-template.ts';
import type { SentAttempt } from '../../main/client/sent-attempt.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestClient, failureOf, KEY } from './test-client.ts';

const HANDLE = { id: '04DE5AD98A02647D83285A36021911C6', key: '0CB0054F1C132C1625B392EADDA41CB7' };
const TRANSLATED = { translations: [{ detected_source_language: 'EN', text: 'Welt' }] };

function noting() {
  const attempts: SentAttempt[] = [];
  return { attempts, onAttempt: (attempt: SentAttempt) => void attempts.push(attempt) };
}

describe('a request is told of', () => {
  it('with the bytes of its bodies, status and trace id', async () => {
    const { attempts, onAttempt } = noting();
    await using server = await startLoopbackServer((_, response) => {
      response.setHeader('x-trace-id', 'trace-1');
      answerJson(response, 200, TRANSLATED);
    });
    await using tested = createTestClient(server.url, { onAttempt });
    await tested.client.translate({ texts: ['Wörld'], source: 'en', target: 'de' });
    expect(attempts).toEqual([
      {
        at: 0,
        host: new URL(server.url).host,
        method: 'POST',
        path: '/v2/translate',
        status: 200,
        code: null,
        sent: Buffer.byteLength(server.requests[0]?.body ?? ''),
        received: Buffer.byteLength(JSON.stringify(TRANSLATED)),
        ms: 0,
        traceId: 'trace-1',
        attempt: 1,
      },
    ]);
  });

  it('once for each attempt', async () => {
    const { attempts, onAttempt } = noting();
    let count = 0;
    await using server = await startLoopbackServer((_, response) => {
      count += 1;
      answerJson(response, count < 3 ? 503 : 200, count < 3 ? {} : TRANSLATED);
    });
    await using tested = createTestClient(server.url, { onAttempt });
    await tested.client.translate({ texts: ['a'], source: 'en', target: 'de' });
    expect(attempts.map(({ attempt, status, code }) => [attempt, status, code])).toEqual([
      [1, 503, 'service-unavailable'],
      [2, 503, 'service-unavailable'],
      [3, 200, null],
    ]);
  });

  it('when nobody answers, when it is cancelled and when the answer makes no sense', async () => {
    const { attempts, onAttempt } = noting();
    const leaving = new AbortController();
    await using server = await startLoopbackServer((request, response) => {
      if (request.url.startsWith('/v2/usage')) leaving.abort();
      else response.writeHead(200).end('<html>');
    });
    await using tested = createTestClient(server.url, { onAttempt });
    await failureOf(tested.client.usage({ signal: leaving.signal }));
    await failureOf(tested.client.glossaries.list());
    await using nobody = createTestClient('http://127.0.0.1:1', { onAttempt });
    await failureOf(nobody.client.usage());
    expect(attempts.map(({ status, code, sent }) => [status, code, sent])).toEqual([
      [null, 'cancelled', 0],
      [200, 'bad-answer', 0],
      [null, 'unreachable', 0],
    ]);
  });

  it('whose body is a stream', async () => {
    const { attempts, onAttempt } = noting();
    const result = Buffer.alloc(100_000, 'r');
    await using server = await startLoopbackServer((request, response) => {
      if (request.url === '/v2/document') {
        answerJson(response, 200, { document_id: HANDLE.id, document_key: HANDLE.key });
      } else response.writeHead(200).end(result);
    });
    await using tested = createTestClient(server.url, { onAttempt });
    const bytes = Buffer.alloc(200_000, 'd');
    await tested.client.documents.upload(
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
      { size: bytes.length, open: () => Readable.from([bytes]) },
    );
    await tested.client.documents.result(HANDLE, {
      begin: () => undefined,
      write: () => Promise.resolve(),
    });
    expect(attempts.map(({ path, status }) => [path, status])).toEqual([
      ['/v2/document', 200],
      ['/v2/document/*/result', 200],
    ]);
    expect(attempts[0]?.sent).toBe(Number(server.requests[0]?.headers['content-length']));
    expect(attempts[1]?.received).toBe(result.length);
  });
});

test('nothing of a person is told: no text, key, query or id', async () => {
  const { attempts, onAttempt } = noting();
  const lines: string[] = [];
  const id = 'c0ffee00-1234-4abc-8def-000000000001';
  await using server = await startLoopbackServer((_, response) =>
    answerJson(response, 404, { message: 'canary-said' }),
  );
  await using tested = createTestClient(`${server.url}/canary-base`, {
    onAttempt,
    log: { write: (event, fields) => lines.push(`${event} ${JSON.stringify(fields)}`) },
  });
  const { client } = tested;
  await failureOf(client.translate({ texts: ['canary-text'], source: 'en', target: 'de' }));
  await failureOf(client.memories({ page: 7, pageSize: 25 }));
  await failureOf(client.spokenTerms.get(id));
  await failureOf(client.spokenTerms.remove('canary-id', 'en'));
  await failureOf(client.documents.status(HANDLE));
  expect(attempts.map(({ path }) => path)).toEqual([
    '/v2/translate',
    '/v3/translation_memories',
    '/v3/spoken-terms/*',
    '/v3/spoken-terms/*/term-lists',
    '/v2/document/*',
  ]);
  const told = JSON.stringify(attempts) + lines.join('\n');
  for (const secret of ['canary', KEY, HANDLE.id, HANDLE.key, id, '?', 'page']) {
    expect(told).not.toContain(secret);
  }
});

test('a path keeps the words of the API alone', () => {
  expect(pathTemplate('/v3/glossaries/a-b?x=1#y')).toBe('/v3/glossaries/*');
  expect(pathTemplate('/v2/admin/developer-keys/limits?key_id=1')).toBe(
    '/v2/admin/developer-keys/limits',
  );
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((id) => !/[/?#]/.test(id)),
      (id) => {
        const segment = `x${id}`;
        expect(pathTemplate(`/v2/document/${segment}/result`)).toBe('/v2/document/*/result');
      },
    ),
  );
});
