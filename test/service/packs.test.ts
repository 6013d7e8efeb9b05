import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, ended, result } from './documents/sent-document.ts';
import { startTestService } from './running-service.ts';
import type { TestService } from './running-service.ts';

const PACK = join(import.meta.dirname, '../packs/tiny-en-de');
const TEXT = 'The meeting has been moved to Thursday.';
const GERMAN = 'Die Besprechung wurde auf Donnerstag verschoben.';
const PAIR = { source_lang: 'en', target_lang: 'de' };

let packs: string;
let service: TestService;
beforeAll(async () => {
  packs = mkdtempSync(join(tmpdir(), 'packs-'));
  service = await startTestService({ pseudo: false, packs });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
  rmSync(packs, { recursive: true, force: true });
});

const translate = (json: object) => service.call('POST', '/v2/translate', { json });

describe('a folder of packs', () => {
  it('acts as soon as a pack is in it, and names its engine', async () => {
    const before = await translate({ text: [TEXT], ...PAIR });
    expect([before.status, before.json.code]).toEqual([400, 'no_engine']);
    cpSync(PACK, join(packs, 'tiny-en-de'), { recursive: true });
    const { status, json } = await translate({ text: [TEXT], ...PAIR });
    expect(status).toBe(200);
    expect(json.translations[0]).toMatchObject({
      text: GERMAN,
      origin: { segments: [{ kind: 'engine', engine: 'bergamot' }] },
    });
  });

  it('covers its pair alone', () => {
    const pairs = { source: 'en-GB', targets: ['de', 'fi', 'DE-CH'] };
    expect(service.uncovered(pairs)).toEqual(['fi']);
  });

  it('keeps all tags of HTML', async () => {
    const { json } = await translate({
      text: ['<p>The <b>meeting</b> has been <i>moved</i> to <a href="#">Thursday</a>.</p>'],
      tag_handling: 'html',
      ...PAIR,
    });
    const tags = json.translations[0].text.match(/<[^>]+>/g)?.toSorted();
    expect(tags).toEqual(
      ['<p>', '<b>', '</b>', '<i>', '</i>', '<a href="#">', '</a>', '</p>'].toSorted(),
    );
  });

  it('serves documents too', async () => {
    const sent = await accepted(service, { bytes: TEXT, fields: { source_lang: 'en' } });
    expect((await ended(service, sent)).json).toMatchObject({
      status: 'done',
      origin: { segments: { engine: 1 }, engine: { name: 'bergamot', words: 7, characters: 39 } },
    });
    expect((await result(service, sent)).text).toContain(GERMAN);
  });

  it('keeps what is bold in a Word document', async () => {
    const children = ['The meeting has been moved to ', 'Thursday', '.'].map(
      (text, at) => new TextRun({ text, bold: at === 1 }),
    );
    const document = new Document({ sections: [{ children: [new Paragraph({ children })] }] });
    const bytes = new Uint8Array(await Packer.toBuffer(document));
    const fields = { source_lang: 'en' };
    const sent = await accepted(service, { name: 'note.docx', bytes, fields });
    expect((await ended(service, sent)).json.status).toBe('done');
    const answer = await service.call('POST', `/v2/document/${sent.id}/result`, {
      form: { document_key: sent.key },
    });
    expect(answer.status).toBe(200);
  });

  it('detects the language in the same request', async () => {
    const { json } = await translate({ text: [TEXT], target_lang: 'de' });
    expect(json.translations[0].text).toBe(GERMAN);
  });
});
