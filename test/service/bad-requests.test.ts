import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';
import { sendRaw, sendRequest } from './wire.ts';
import type { WireAnswer, WireRequest } from './wire.ts';

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startTestService();
  port = Number(new URL(service.baseUrl).port);
});
afterAll(() => service.close());

/** Every bad request is refused by name and leaves the service well. */
function expectRefusal(answer: WireAnswer, method: string): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  if (method !== 'HEAD') {
    const { message, code } = JSON.parse(answer.body) as Record<string, unknown>;
    expect(message).toEqual(expect.stringMatching(/./));
    expect(code).toEqual(expect.stringMatching(/^[a-z_]+$/));
  }
  expect(service.faults).toEqual([]);
}

/** Reads a cell of the table: `\xHH`, `\r`, `\n`, `\\`, `{{host}}` and `{{what*times}}`. */
function unescape(cell: string): Buffer {
  const text = cell
    .replaceAll('{{host}}', `127.0.0.1:${port}`)
    .replace(/\{\{(.+?)\*(\d+)\}\}/g, (_, what: string, times: string) =>
      what.repeat(Number(times)),
    )
    .replace(/\\(?:x([0-9a-f]{2})|([rn\\]))/g, (_, hex?: string, letter?: string) =>
      hex === undefined
        ? ({ r: '\r', n: '\n', '\\': '\\' }[letter ?? ''] ?? '')
        : String.fromCharCode(parseInt(hex, 16)),
    );
  return Buffer.from(text, 'latin1');
}

const table = readFileSync(join(import.meta.dirname, 'bad-requests.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line, index) => ({ line: index + 2, cells: line.split('\t') }));

describe('hand-made bad requests', () => {
  it('are more than 200', () => {
    expect(table.length).toBeGreaterThan(200);
  });

  it.each(table)('line $line', async ({ cells }) => {
    const [status, method = '', target = '', headers = '', body = ''] = cells;
    const bytes = unescape(body);
    const pairs = headers
      .split(' | ')
      .filter((header) => header !== '')
      .map((header): [string, string] => {
        const colon = header.indexOf(':');
        return [
          header.slice(0, colon),
          unescape(header.slice(colon + 1).trim()).toString('latin1'),
        ];
      });
    const authorized = pairs.some(([name]) => name === 'authorization')
      ? pairs
      : [['authorization', `Service-Auth-Key ${service.developerKey}`] as const, ...pairs];
    const answer =
      method === 'RAW'
        ? await sendRaw(port, bytes)
        : await sendRequest(port, {
            method,
            target: unescape(target).toString('latin1'),
            headers: authorized,
            body: bytes,
          });
    expect(answer.status).toBe(Number(status));
    expectRefusal(answer, method);
  });
});

const good: Record<string, unknown> = { text: ['Hello'], source_lang: 'EN', target_lang: 'DE' };
const junk = fc.string({ unit: 'grapheme', maxLength: 40 });
const word = fc.stringMatching(/^[a-z]{4,12}$/);
/** Values that are neither text, a list of texts, a flag, a number in range nor null. */
const noValue = fc.oneof(
  fc.integer({ min: 101 }),
  fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
  fc.dictionary(word, fc.jsonValue(), { minKeys: 1 }),
  fc.array(fc.oneof(fc.integer(), fc.constant(null), fc.dictionary(word, fc.boolean())), {
    minLength: 1,
  }),
);
const FIELDS = [
  'text',
  'source_lang',
  'target_lang',
  'context',
  'show_billed_characters',
  'split_sentences',
  'preserve_formatting',
  'formality',
  'model_type',
  'glossary_id',
  'glossary_ids',
  'style_id',
  'translation_memory_id',
  'translation_memory_threshold',
  'custom_instructions',
  'tag_handling',
  'tag_handling_version',
  'outline_detection',
  'splitting_tags',
  'non_splitting_tags',
  'ignore_tags',
  'enable_beta_languages',
];
const PATHS = ['/v2/usage', '/v2/languages', '/v3/languages/resources', '/v3/glossaries'];

type Bad = Omit<WireRequest, 'headers'> & { readonly headers: readonly [string, string][] };
const request = (
  method: string,
  target: string,
  body: Buffer = Buffer.alloc(0),
  headers: [string, string][] = [],
): Bad => ({ method, target, body, headers });
const json = (value: unknown): [Buffer, [string, string][]] => [
  Buffer.from(JSON.stringify(value)),
  [['content-type', 'application/json']],
];

const badRequest: fc.Arbitrary<Bad> = fc.oneof(
  // One field of a good request has a value that cannot be.
  fc
    .record({ field: fc.constantFrom(...FIELDS), value: noValue })
    .map(({ field, value }) =>
      request('POST', '/v2/translate', ...json({ ...good, [field]: value })),
    ),
  // A choice that nobody offers.
  fc
    .record({
      field: fc.constantFrom('source_lang', 'formality', 'tag_handling', 'model_type', 'style_id'),
      value: word.filter((value) => !['default', 'more', 'less', 'html'].includes(value)),
    })
    .map(({ field, value }) =>
      request('POST', '/v2/translate', ...json({ ...good, [field]: value })),
    ),
  // Any JSON that has no target language.
  fc.jsonValue().map((value) => request('POST', '/v2/translate', ...json(value))),
  // Bytes that are no JSON.
  fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) =>
      request('POST', '/v2/translate', Buffer.concat([Buffer.from('<'), bytes]), [
        ['content-type', 'application/json'],
      ]),
    ),
  // Bytes as a form.
  fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) =>
      request('POST', '/v2/translate', Buffer.from(bytes), [
        ['content-type', 'application/x-www-form-urlencoded'],
      ]),
    ),
  fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || value === null || !('text' in value))
    .map((value) => request('POST', '/v3/detect/language', ...json(value))),
  fc
    .record({ method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), path: junk })
    .map(({ method, path }) =>
      request(method, `/nothing/${encodeURIComponent(path.toWellFormed())}`),
    ),
  fc
    .constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
    .chain((method) => fc.constantFrom(...PATHS).map((path) => request(method, path))),
  fc
    .record({ path: fc.constantFrom(...PATHS), key: fc.stringMatching(/^[!-~]{1,60}$/) })
    .map(({ path, key }) =>
      request('GET', path, Buffer.alloc(0), [['authorization', `Service-Auth-Key ${key}`]]),
    ),
  fc
    .record({ name: fc.constantFrom('page', 'page_size'), value: junk })
    .filter(({ value }) => !/^\d+$/.test(value))
    .map(({ name, value }) =>
      request(
        'GET',
        `/v3/translation_memories?${name}=${encodeURIComponent(value.toWellFormed())}`,
      ),
    ),
  word.map((type) =>
    request('POST', '/v2/translate', Buffer.from('{}'), [['content-type', `${type}/x`]]),
  ),
);

describe('random bad requests', () => {
  it('get a refusal each, 1,000 of them', async () => {
    await fc.assert(
      fc.asyncProperty(badRequest, async (bad) => {
        const named = bad.headers.some(([name]) => name === 'authorization');
        const key: [string, string] = ['authorization', `Service-Auth-Key ${service.developerKey}`];
        const answer = await sendRequest(port, {
          ...bad,
          headers: named ? bad.headers : [key, ...bad.headers],
        });
        expectRefusal(answer, bad.method);
      }),
      { numRuns: 1000, seed: 20_261_121 },
    );
    expect((await service.call('GET', '/v2/usage')).status).toBe(200);
  });

  it('as bytes on the wire too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const answer = await sendRaw(
          port,
          Buffer.concat([Buffer.from('?'), bytes, Buffer.from('\r\n\r\n')]),
        );
        expectRefusal(answer, 'RAW');
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });
});
