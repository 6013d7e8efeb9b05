import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { Answer, TestService } from '../running-service.ts';
import { accepted, ended, result, send } from './sent-document.ts';
import type { Sending, Sent } from './sent-document.ts';

const THREAD = join(import.meta.dirname, 'fake-thread.ts');
const MIB = 1024 * 1024;
const UNKNOWN = '12345678-1234-4234-8234-123456789abc';

let service: TestService;
let free: string;
beforeAll(async () => {
  service = await startTestService({ documentThread: THREAD });
  ({ key: free } = await service.newKey({ tier: 'free' }));
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const fields = (more: Record<string, string>): Sending => ({ fields: more });
const called = (name: string): Sending => ({ name });
const sized = (name: string, bytes: number): Sending => ({ name, bytes: new Uint8Array(bytes) });
const multipart = (body: string, type = 'multipart/form-data; boundary=B'): Promise<Answer> =>
  service.call('POST', '/v2/document', {
    headers: { 'content-type': type },
    body: body.replaceAll('\n', '\r\n'),
  });
/** The result; nothing is left then. */
async function fetched(sent: Sent): Promise<Answer> {
  await ended(service, sent);
  const answer = await result(service, sent);
  expect(answer.status).toBe(200);
  await expect.poll(kept).toEqual([]);
  return answer;
}
const kept = (): string[] => readdirSync(join(service.data, 'documents'));

describe('an upload is refused', () => {
  it.each<[string, Sending, number, string, RegExp]>([
    ['without an ending', called('letter'), 400, 'invalid_value', /^Invalid file data\.$/],
    ['of an unknown format', called('letter.doc'), 400, 'invalid_value', /^Invalid file data\.$/],
    ['of a hidden file', called('.txt'), 400, 'invalid_value', /^Invalid file data\.$/],
    [
      'by the name of a field',
      fields({ filename: 'a.zip' }),
      400,
      'invalid_value',
      /^Invalid file/,
    ],
    ['without a target', fields({ target_lang: '' }), 400, 'invalid_value', /'target_lang'/],
    [
      'into an unknown language',
      fields({ target_lang: 'XX' }),
      400,
      'invalid_value',
      /target_lang/,
    ],
    [
      'into its own language',
      fields({ source_lang: 'DE' }),
      400,
      'conflict_parameters',
      /^Source and target language are equal\.$/,
    ],
    [
      'into a variant of its own language',
      fields({ source_lang: 'EN', target_lang: 'EN-GB' }),
      400,
      'conflict_parameters',
      /are equal/,
    ],
    [
      'as another format',
      fields({ output_format: 'pdf' }),
      400,
      'invalid_value',
      /^output_format not/,
    ],
    [
      'as its own format',
      { name: 'a.docx', fields: { output_format: 'docx' } },
      400,
      'invalid_value',
      /^output_format not supported\.$/,
    ],
    ['with a wrong flag', fields({ enable_watermark: 'maybe' }), 400, 'invalid_value', /watermark/],
    ['with a wrong register', fields({ formality: 'rude' }), 400, 'invalid_value', /formality/],
    [
      'with a register that the target lacks',
      fields({ target_lang: 'EN-US', formality: 'more' }),
      400,
      'invalid_value',
      /doesn't support formality/,
    ],
    [
      'with a glossary and no source',
      fields({ glossary_id: UNKNOWN }),
      400,
      'missing_parameter',
      /requires the source_lang/,
    ],
    [
      'with one glossary and several',
      fields({ glossary_id: UNKNOWN, glossary_ids: UNKNOWN, source_lang: 'EN' }),
      400,
      'conflict_parameters',
      /cannot be used together/,
    ],
    [
      'with six glossaries',
      fields({ glossary_ids: Array(6).fill(UNKNOWN).join(','), source_lang: 'EN' }),
      400,
      'invalid_value',
      /more than 5/,
    ],
    [
      'with an unknown glossary',
      fields({ glossary_id: UNKNOWN, source_lang: 'EN' }),
      404,
      'not_found',
      /^Glossary not found$/,
    ],
    [
      'with an unknown memory',
      fields({ translation_memory_id: UNKNOWN }),
      404,
      'not_found',
      /Memory/,
    ],
    [
      'with a wrong threshold',
      fields({ translation_memory_threshold: '101' }),
      400,
      'invalid_value',
      /between 0 and 100/,
    ],
    ['with an unknown style', fields({ style_id: UNKNOWN }), 404, 'not_found', /^Style rule not/],
    ['as a text that is too large', sized('a.txt', MIB + 1), 413, 'payload_too_large', /too large/],
    [
      'as subtitles that are',
      sized('a.srt', 150 * 1024 + 1),
      413,
      'payload_too_large',
      /too large/,
    ],
    ['as a picture that is', sized('a.PNG', 3 * MIB + 1), 413, 'payload_too_large', /too large/],
  ])('%s', async (_, sending, code, word, message) => {
    const answer = await send(service, sending);
    expect([answer.status, answer.json.code]).toEqual([code, word]);
    expect(answer.json.message).toMatch(message);
    expect(kept()).toEqual([]);
  });

  it('with more bytes than the tier allows, after all of them were read', async () => {
    const large = sized('a.docx', 10 * MIB + 1);
    for (const bytes of [10 * MIB + 1, 35 * MIB]) {
      const answer = await send(service, { ...sized('a.docx', bytes), key: free });
      expect([answer.status, answer.json.code]).toEqual([413, 'payload_too_large']);
    }
    expect(kept()).toEqual([]);
    await fetched(await accepted(service, large));
  });

  it('with a style rule and a free key', async () => {
    const { json } = await service.call('GET', '/v3/style_rules');
    const [style] = json.style_rules;
    const answer = await send(service, {
      key: free,
      fields: { style_id: style.style_id, target_lang: style.language },
    });
    expect(answer.status).toBe(403);
  });

  it('that is no form, or is not sound', async () => {
    const part = (head: string, text: string) => `--B\n${head}\n\n${text}\n`;
    const file = part('Content-Disposition: form-data; name="file"; filename="a.json"', '{}');
    const target = part('Content-Disposition: form-data; name="target_lang"', 'DE');
    const bad: [string, number, RegExp][] = [
      ['', 400, /ends before its last boundary/],
      [`${file}${target}`, 400, /ends before its last boundary/],
      [`${file}${target}--C--\n`, 400, /ends before its last boundary/],
      [`${part('X: y', 'z')}--B--\n`, 400, /a part has no name/],
      [`--Bx\n${target}--B--\n`, 400, /more than a boundary/],
      [`${part(`X: ${'y'.repeat(17_000)}`, 'z')}--B--\n`, 400, /headers of a part are too long/],
      [`${file}${file}${target}--B--\n`, 400, /more than one file/],
      [`${target.repeat(101)}--B--\n`, 400, /too many parts/],
      [`${target}--B--\n`, 400, /^Invalid file data\.$/],
      [`${file}--B--\n`, 400, /^Parameter 'target_lang' not specified$/],
      [`${file}${target}${target}--B--\n`, 400, /target_lang' must be given once only/],
      [
        `${file}${part('content-disposition:form-data;name=x', 'y'.repeat(131_073))}--B--`,
        413,
        /long/,
      ],
    ];
    for (const [body, code, message] of bad) {
      const answer = await multipart(body);
      expect([answer.status, answer.json.message]).toEqual([code, expect.stringMatching(message)]);
    }
    const whole = `${file}${target}--B--\n`;
    for (const type of ['application/json', 'multipart/form-data', 'multipart/mixed; boundary=B']) {
      const answer = await multipart(whole, type);
      expect([answer.status, answer.json.code]).toEqual([415, 'invalid_content_type']);
    }
    expect(kept()).toEqual([]);
    const good = await multipart(whole, 'Multipart/Form-Data; boundary="B"');
    await fetched({ id: good.json.document_id, key: good.json.document_key });
  });

  it('with the key in the form', async () => {
    const answer = await send(service, { fields: { auth_key: service.developerKey } });
    expect([answer.status, answer.json.detail]).toEqual([403, expect.stringMatching(/^Legacy/)]);
  });
});

interface Told {
  readonly name: string;
  readonly request: object;
}
const told = async (sending: Sending): Promise<Told> => {
  const { text } = await fetched(await accepted(service, { bytes: '{}', ...sending }));
  return JSON.parse(text) as Told;
};

describe('an upload', () => {
  it('passes on what was asked for', async () => {
    const { json } = await service.call('GET', '/v3/translation_memories');
    const memory = json.translation_memories[0].translation_memory_id;
    const list = await service.call('GET', '/v3/glossaries');
    const office = list.json.glossaries.find(({ name }) => name === 'Office terms');
    const { name, request } = await told({
      name: 'C:\\papers\\An offer “two”.pdf',
      fields: {
        source_lang: 'en',
        target_lang: 'de',
        formality: 'prefer_less',
        enable_watermark: '1',
        enable_beta_languages: 'true',
        enable_document_minification: '1',
        model_type: 'whatever',
        output_format: 'DOCX',
        glossary_id: office?.glossary_id ?? '',
        translation_memory_id: memory,
        translation_memory_threshold: '0',
      },
    });
    expect(name).toBe('An offer “two”.pdf');
    expect(request).toEqual({
      source: 'en',
      target: 'de',
      formality: 'prefer_less',
      watermark: true,
      outputFormat: 'docx',
      memory: { id: memory, threshold: 0 },
      glossaries: expect.arrayContaining([{ source: 'invoice', target: 'Rechnung' }]) as unknown[],
    });
  });

  it('leaves out what was not asked for', async () => {
    const { name, request } = await told({ name: 'x.txt', fields: { filename: 'y.json' } });
    expect([name, request]).toEqual([
      'y.json',
      {
        source: null,
        target: 'de',
        formality: 'default',
        watermark: false,
        outputFormat: null,
        glossaries: [],
      },
    ]);
  });

  it('has a name in any writing, and the result has it too', async () => {
    const sent = await accepted(service, {
      name: 'Übersicht „Q3" 100%.pdf',
      bytes: '{"extension":"docx"}',
      fields: { output_format: 'docx' },
    });
    const answer = await fetched(sent);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_bersicht _Q3_ 100_.docx"; ` +
        `filename*=UTF-8''%C3%9Cbersicht%20%E2%80%9EQ3%22%20100%25.docx`,
    );
  });
});
