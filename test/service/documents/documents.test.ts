import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentFault } from '../../../main/service/documents/document-faults.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { accepted, ended, result, send, status } from './sent-document.ts';
import type { Sent } from './sent-document.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(() => setFaults());
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const setFaults = (...faults: Partial<DocumentFault>[]) =>
  service.call('PUT', '/control/document-faults', { key: service.adminKey, json: { faults } });
const filesOf = ({ id }: Sent): string[] =>
  readdirSync(join(service.data, 'documents')).filter((name) => name.startsWith(id));
const english = { source_lang: 'en' };
const fetched = async (sent: Sent): Promise<string> => {
  expect((await ended(service, sent)).json.status).toBe('done');
  return (await result(service, sent)).text;
};

describe('a document', () => {
  it.each([
    ['page.htm', '<p>Good <b>morning</b>.</p>'],
    [
      'words.xliff',
      '<xliff version="1.2"><file><body><trans-unit id="1"><source>Good</source></trans-unit></body></file></xliff>',
    ],
  ])('keeps the ending of its name: %s', async (name, bytes) => {
    const sent = await accepted(service, { name, bytes, fields: english });
    expect((await ended(service, sent)).json.status).toBe('done');
    const answer = await result(service, sent);
    expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(answer.text).not.toBe(bytes);
  });

  it('comes back translated, once', async () => {
    const sent = await accepted(service, { fields: english });
    expect(sent.id).toMatch(/^[0-9A-F]{32}$/);
    expect(sent.key).toMatch(/^[0-9a-f]{64}$/);
    expect((await ended(service, sent)).json).toEqual({
      document_id: sent.id,
      status: 'done',
      billed_characters: 40,
      origin: { source: 'en', segments: { pseudo: 2 }, warnings: [] },
    });
    const answer = await result(service, sent);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="letter.txt"; filename*=UTF-8''letter.txt`,
    );
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
    expect(answer.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.text.split('\n')).toEqual([
      expect.stringMatching(/^\[!! Ğööď/),
      expect.stringMatching(/^\[!! Þ/),
      '',
    ]);
    for (const call of [result, status]) {
      const gone = await call(service, sent);
      expect([gone.status, gone.json.message]).toEqual([404, 'Document not found']);
    }
    await expect.poll(() => filesOf(sent)).toEqual([]);
  });

  it('is translated with the memory at its threshold, and the rest without', async () => {
    const list = await service.call('GET', '/v3/translation_memories');
    const id = list.json.translation_memories[0].translation_memory_id;
    const sent = await accepted(service, {
      fields: { ...english, translation_memory_id: id, translation_memory_threshold: '100' },
    });
    expect((await ended(service, sent)).json.origin.segments).toEqual({
      'memory-exact': 1,
      pseudo: 1,
    });
    expect(await fetched(sent)).toMatch(/^Guten Morgen zusammen\.\n\[!!/);

    const near = 'Please send me the report by Monday.';
    const fuzzy = await accepted(service, {
      bytes: near,
      fields: { ...english, translation_memory_id: id },
    });
    // Whoever sends it on is told that the words are those of another sentence.
    expect((await ended(service, fuzzy)).json.origin.warnings).toEqual([
      { code: 'fuzzy-match', count: 1 },
    ]);
    expect(await fetched(fuzzy)).toMatch(/^Bitte senden Sie mir den Bericht bis /);
    const strict = await accepted(service, {
      bytes: near,
      fields: { ...english, translation_memory_id: id, translation_memory_threshold: '99' },
    });
    expect(await fetched(strict)).toMatch(/^\[!!/);
  });

  it('is translated with several glossaries, the first of which wins', async () => {
    const { json } = await service.call('GET', '/v3/glossaries');
    const office = json.glossaries.find(({ name }) => name === 'Office terms');
    const sent = await accepted(service, {
      bytes: 'The invoice is here.',
      fields: { ...english, glossary_ids: office?.glossary_id ?? '' },
    });
    expect(await fetched(sent)).toContain('Rechnung');
  });

  it('keeps its tags, also where a memory knows the words', async () => {
    const { json } = await service.call('GET', '/v3/translation_memories');
    const sent = await accepted(service, {
      name: 'page.html',
      bytes: '<p>Please <b>wait</b> here.</p><p><i>Good morning</i>, everyone.</p>',
      fields: {
        ...english,
        translation_memory_id: json.translation_memories[0].translation_memory_id,
      },
    });
    const text = await fetched(sent);
    expect(text).toMatch(/<p>\[!! Þļéåšé <b>ŵåîť<\/b> ĥéŕé\. .*!!\]<\/p>/);
    expect(text).toContain('<p><i>Guten Morgen zusammen.</i></p>');
  });

  it('has its language detected', async () => {
    const sent = await accepted(service, {
      bytes: 'Wir treffen uns morgen früh im großen Besprechungsraum des Hauses.',
      fields: { target_lang: 'FR' },
    });
    expect((await ended(service, sent)).json.origin.source).toBe('de');
  });

  it('fails when the detected language is the target, in the words of both fields', async () => {
    const sent = await accepted(service, {
      bytes: 'Wir treffen uns morgen früh im großen Besprechungsraum des Hauses.',
    });
    const words = 'Source and target language are equal.';
    expect((await ended(service, sent)).json).toEqual({
      document_id: sent.id,
      status: 'error',
      error_message: words,
      message: words,
      origin: { reason: 'equal-languages' },
    });
    const answer = await result(service, sent);
    expect([answer.status, answer.json.message]).toEqual([503, 'Document translation is not done']);
    // What failed is told again, but nothing of it is kept.
    expect((await status(service, sent)).json.status).toBe('error');
    expect(filesOf(sent)).toEqual([]);
  });

  it.each(['1.0', '1.1', '2.2'])('in XLIFF %s fails, and its version is named', async (version) => {
    const bytes = `<xliff version="${version}"><file/></xliff>`;
    const sent = await accepted(service, { name: 'a.xlf', bytes, fields: english });
    const { json } = await ended(service, sent);
    expect([json.status, json.origin.reason, json.message]).toEqual([
      'error',
      'xliff-version',
      `XLIFF files of version ${version} are not supported; use 1.2, 2.0 or 2.1.`,
    ]);
  });

  it('fails with a reason when its content is not what its name says', async () => {
    for (const [name, reason] of [
      ['letter.pdf', 'wrong-content'],
      ['letter.docx', 'wrong-content'],
    ] as const) {
      const sent = await accepted(service, { name });
      const { json } = await ended(service, sent);
      expect([json.status, json.origin.reason]).toEqual(['error', reason]);
      expect(json.error_message).toBe(json.message);
      expect(json.message).toMatch(/^The .*\.$/);
    }
  });

  it('can be asked for with GET, and by an id in small letters', async () => {
    const sent = await accepted(service);
    await ended(service, sent);
    const path = `/v2/document/${sent.id.toLowerCase()}?document_key=${sent.key}`;
    const { json } = await service.call('GET', path);
    expect([json.document_id, json.status]).toEqual([sent.id, 'done']);
    await result(service, sent);
  });

  it('is encrypted on disk', async () => {
    await setFaults({ kind: 'queue', ms: 600_000 });
    const waiting = await accepted(service, { bytes: 'A secret of the house.', fields: english });
    const done = await accepted(service, { bytes: 'A secret of the house.', fields: english });
    await ended(service, done);
    expect([...filesOf(waiting), ...filesOf(done)]).toEqual([
      `${waiting.id}.source`,
      `${done.id}.result`,
    ]);
    for (const name of readdirSync(service.data, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const bytes = readFileSync(join(name.parentPath, name.name), 'latin1');
      expect(bytes).not.toContain('secret of the house');
      expect(bytes).not.toContain(waiting.key);
      expect(bytes).not.toContain('[!!');
    }
    await result(service, done);
  });
});

describe('the states', () => {
  it('are queued, translating with seconds, done', async () => {
    await setFaults({ kind: 'queue', ms: 150 }, { kind: 'slow', ms: 150 });
    const sent = await accepted(service, { fields: english });
    const seen = new Map<string, object>();
    for (let state = ''; state !== 'done';) {
      const { json } = await status(service, sent);
      state = json.status;
      seen.set(state, json);
      if (state !== 'queued') continue;
      const early = await result(service, sent);
      expect([early.status, early.json.code, early.json.message]).toEqual([
        503,
        'unavailable',
        'Document translation is not done',
      ]);
    }
    const { id } = sent;
    expect([...seen.keys()]).toEqual(['queued', 'translating', 'done']);
    expect(seen.get('queued')).toEqual({ document_id: id, status: 'queued' });
    expect(seen.get('translating')).toEqual({
      document_id: id,
      status: 'translating',
      seconds_remaining: expect.any(Number) as number,
    });
    await result(service, sent);
  });

  it('may tell absurd times', async () => {
    await setFaults({ kind: 'slow', ms: 300 }, { kind: 'absurd' });
    const sent = await accepted(service, { fields: english });
    const { json } = await status(service, sent);
    expect(json.seconds_remaining).toBe(2 ** 27);
    await fetched(sent);
  });

  it('end in an error when a fault says so, for so many documents', async () => {
    await setFaults({ kind: 'fail', count: 2 });
    const words: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      const sent = await accepted(service, { fields: english });
      const { json } = await ended(service, sent);
      words.push(json.error_message);
      if (json.status === 'done') await result(service, sent);
    }
    expect(words).toEqual([
      'Translation error triggered',
      'Translation error triggered',
      undefined,
    ]);
  });
});

describe('the faults', () => {
  it('are told when they are set, and refused when they are unknown', async () => {
    const set = await setFaults({ kind: 'fail' });
    expect(set.json).toEqual({ faults: [{ kind: 'fail', count: 1, ms: 3000 }] });
    const wrong = await setFaults({ kind: 'x' as 'fail' });
    expect([wrong.status, wrong.json.message]).toEqual([
      400,
      expect.stringMatching(/faults\[0\]\.kind must be one of fail, crash, queue/),
    ]);
    const json = { faults: [] };
    const developer = await service.call('PUT', '/control/document-faults', { json });
    expect(developer.status).toBe(403);
  });
});

describe('a document of somebody else', () => {
  it('is as unknown as one that never was', async () => {
    const sent = await accepted(service, { fields: english });
    const { key: free } = await service.newKey({ tier: 'free' });
    const { key: same } = await service.newKey();
    const other = { ...sent, key: 'f'.repeat(64) };
    const never = { ...sent, id: '0'.repeat(32) };
    await ended(service, sent);
    for (const call of [status, result]) {
      const answers = await Promise.all([
        call(service, sent, free),
        call(service, other),
        call(service, never),
      ]);
      for (const { status: code, json } of answers) {
        expect([code, json.code, json.message]).toEqual([404, 'not_found', 'Document not found']);
      }
      expect((await call(service, sent, same)).status).toBe(200);
    }
  });

  it('needs its key, and a scope where keys have scopes', async () => {
    const sent = await accepted(service, { fields: english });
    const bare = await service.call('POST', `/v2/document/${sent.id}`, { json: {} });
    expect([bare.status, bare.json.message]).toEqual([
      400,
      "Parameter 'document_key' not specified",
    ]);
    const { key } = await service.newKey({ scopes: ['translate:text'] });
    for (const answer of [
      await send(service, { key }),
      await status(service, sent, key),
      await result(service, sent, key),
    ]) {
      expect([answer.status, answer.json.detail]).toEqual([
        403,
        'Missing required scope(s): translate:document',
      ]);
    }
    const { key: scoped } = await service.newKey({ scopes: ['translate:document'] });
    expect((await status(service, sent, scoped)).status).toBe(200);
    expect((await status(service, sent, 'nobody')).status).toBe(403);
    await fetched(sent);
  });
});
