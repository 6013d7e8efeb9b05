import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const MOST = 10 * 1024 * 1024;

/** Entries of so many bytes, most of them of characters of three or four bytes. */
function entriesOf(bytes: number, mark = 'k'): string {
  const lines: string[] = [];
  let rest = bytes;
  for (let index = 0; rest > 0; index += 1) {
    const source = `${mark}${index}`;
    // Never leaves less than a line needs.
    const line = Math.min(rest > 2000 ? 1000 : rest, 1024);
    const room = line - Buffer.byteLength(source) - 1;
    const target = '漢'.repeat(Math.floor(room / 3)) + 'a'.repeat(room % 3);
    lines.push(`${source}\t${target}`);
    rest -= line + (rest - line > 0 ? 1 : 0);
  }
  const text = lines.join('\n');
  expect(Buffer.byteLength(text)).toBe(bytes);
  return text;
}

const dictionary = (entries: string, target_lang = 'de') => ({
  source_lang: 'en',
  target_lang,
  entries,
  entries_format: 'tsv',
});
const status = async (method: string, path: string, json: object) =>
  (await service.call(method, path, { json })).status;
const idOf = (text: string) => (JSON.parse(text) as { glossary_id: string }).glossary_id;

describe('a glossary of 10 MiB', () => {
  it.each([
    [MOST - 1, 201],
    [MOST, 201],
    [MOST + 1, 413],
  ])('%d bytes through v2 and v3, as JSON and as a form: %d', async (bytes, wanted) => {
    const entries = entriesOf(bytes);
    const two = { name: 'Big', ...dictionary(entries) };
    const three = { name: 'Big', dictionaries: [dictionary(entries)] };
    const answers = [
      await service.call('POST', '/v2/glossaries', { json: two }),
      await service.call('POST', '/v2/glossaries', { form: two }),
      await service.call('POST', '/v3/glossaries', { json: three }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([wanted, wanted, wanted]);
    for (const { text, status: got } of answers) {
      if (got === 413) {
        expect(text).toContain('Glossary exceeds the limit of 10485760 bytes');
        continue;
      }
      const path = `/v2/glossaries/${idOf(text)}`;
      expect((await service.call('GET', `${path}/entries`)).text).toBe(entries);
      await service.call('DELETE', path);
    }
  });

  it('may have its bytes in several dictionaries', async () => {
    const half = MOST / 2;
    const dictionaries = [dictionary(entriesOf(half)), dictionary(entriesOf(half), 'fr')];
    const made = await service.call('POST', '/v3/glossaries', {
      json: { name: 'Big', dictionaries },
    });
    expect(made.status).toBe(201);
    const path = `/v3/glossaries/${idOf(made.text)}`;
    const put = (entries: string, target?: string) =>
      status('PUT', `${path}/dictionaries`, dictionary(entries, target));
    // The dictionary that is replaced does not count.
    expect(await put(entriesOf(half + 1), 'fr')).toBe(413);
    expect(await put('a\tb', 'it')).toBe(413);
    expect(await put(entriesOf(half - 1), 'fr')).toBe(200);
    const merge = (entries: string) =>
      status('PATCH', path, { dictionaries: [dictionary(entries, 'fr')] });
    // A line end and an entry of three bytes would be three too many.
    expect(await merge('a\tb')).toBe(413);
    expect(await put(entriesOf(half - 4), 'fr')).toBe(200);
    expect(await merge('a\tb')).toBe(200);
    expect(await merge('a\tc')).toBe(200);
    expect(await merge('a\tcd')).toBe(413);
    await service.call('DELETE', path);
  });
});

describe('names and texts of 1,024 bytes', () => {
  it.each([
    ['ü', 1023],
    ['ü', 1024],
    ['ü', 1025],
    ['漢', 1023],
    ['漢', 1024],
    ['漢', 1025],
    ['😀', 1023],
    ['😀', 1024],
    ['😀', 1025],
  ])('in %s with %d bytes', async (letter, bytes) => {
    const size = Buffer.byteLength(letter);
    const text = letter.repeat(Math.floor(bytes / size)) + 'a'.repeat(bytes % size);
    const wanted = bytes > 1024 ? 400 : 201;
    const short = dictionary('a\tb');
    const ids: string[] = [];
    for (const [path, json] of [
      ['/v2/glossaries', { name: text, ...short }],
      ['/v3/glossaries', { name: text, dictionaries: [short] }],
      ['/v2/glossaries', { name: 'x', ...short, entries: `${text}\tb` }],
      ['/v2/glossaries', { name: 'x', ...short, entries: `a\t${text}` }],
      ['/v3/glossaries', { name: 'x', dictionaries: [dictionary(`${text}\t${text}`)] }],
    ] as const) {
      const answer = await service.call('POST', path, { json });
      expect(answer.status, answer.text).toBe(wanted);
      if (wanted === 201) ids.push(idOf(answer.text));
    }
    const made = await service.call('POST', '/v2/glossaries', { json: { name: 'x', ...short } });
    ids.push(idOf(made.text));
    const one = `/v3/glossaries/${ids.at(-1) ?? ''}`;
    expect(await status('PATCH', one, { name: text })).toBe(wanted === 201 ? 200 : 400);
    for (const id of ids) await service.call('DELETE', `/v3/glossaries/${id}`);
  });
});

describe('an account of 1,000 glossaries', () => {
  let last = '';
  const make = (version: 'v2' | 'v3') => {
    const one = dictionary('a\tb');
    const json = version === 'v2' ? { name: 'x', ...one } : { name: 'x', dictionaries: [one] };
    return service.call('POST', `/${version}/glossaries`, { json });
  };
  beforeEach(async () => {
    const { glossaries } = (await service.call('GET', '/v3/glossaries')).json;
    for (let count = glossaries.length; count < 999; count += 1) {
      last = idOf((await make('v3')).text);
    }
  });

  it('takes the 1,000th and answers 456 to the next', async () => {
    for (const version of ['v2', 'v3'] as const) {
      const thousandth = await make(version);
      expect(thousandth.status).toBe(201);
      for (const refused of [await make('v2'), await make('v3')]) {
        expect([refused.status, refused.json.code]).toEqual([456, 'quota_exceeded']);
      }
      // Those that are there can still be changed, and one that goes makes room.
      expect(await status('PATCH', `/v3/glossaries/${last}`, { name: 'y' })).toBe(200);
      await service.call('DELETE', `/v3/glossaries/${idOf(thousandth.text)}`);
    }
  });
});
