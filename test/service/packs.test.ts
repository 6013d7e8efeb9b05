import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inflate } from '../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../main/engine/formats/zip/read-zip.ts';
import { readInstalledPacks } from '../../main/system/packs/installed-packs.ts';
import { DEFAULT_KEYWORD } from '../../main/service/options.ts';
import { accepted, ended, result, status } from './documents/sent-document.ts';
import type { Sent } from './documents/sent-document.ts';
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

/** A paragraph with a bold word, one with a link, and a heading. */
async function note(): Promise<Uint8Array<ArrayBuffer>> {
  const moved = ['The meeting has been moved to ', 'Thursday', '.'].map(
    (text, at) => new TextRun({ text, bold: at === 1 }),
  );
  const link = new ExternalHyperlink({
    link: 'https://example.com/',
    children: [new TextRun({ text: 'the agenda', italics: true })],
  });
  const children = [
    new Paragraph({ text: 'Thank you for your message.', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: moved }),
    new Paragraph({ children: [new TextRun('Please read '), link, new TextRun(' today.')] }),
  ];
  const document = new Document({ sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function bytesOf({ id, key }: Sent): Promise<Uint8Array> {
  const answer = await fetch(`${service.baseUrl}/v2/document/${id}/result`, {
    method: 'POST',
    headers: {
      authorization: `${DEFAULT_KEYWORD} ${service.developerKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ document_key: key }),
  });
  return new Uint8Array(await answer.arrayBuffer());
}

/** The XML of the body of a Word document. */
async function bodyOf(bytes: Uint8Array): Promise<string> {
  const { entries } = await readZip(bytes);
  const body = entries.find(({ name }) => name === 'word/document.xml');
  return body === undefined ? '' : Buffer.from(await inflate(body)).toString();
}

/** What stands around the words, sorted: a translation may put words of a link elsewhere. */
const tagsOf = (xml: string) => xml.match(/<(?!\/?w:t[ >])[^>]*>/g)?.toSorted();

const hasBegun = async (sent: Sent): Promise<void> => {
  while ((await status(service, sent)).json.status === 'queued') await setTimeout(5);
};

const translate = (json: object) => service.call('POST', '/v2/translate', { json });

describe('a folder that is laid out otherwise', () => {
  it.each([
    ['a pack itself', 'tiny-en-de', 'tiny-en-de'],
    ['packs by publisher', 'by publisher/Ours', ''],
    ['beside other files', 'a name with spaces', ''],
  ])('serves: %s', async (_, place, folder) => {
    const root = mkdtempSync(join(tmpdir(), 'packs laid out '));
    const other = await startTestService({ pseudo: false, packs: join(root, folder) });
    const ask = () => other.call('POST', '/v2/translate', { json: { text: [TEXT], ...PAIR } });
    try {
      writeFileSync(join(root, 'README.txt'), 'Packs.');
      mkdirSync(join(root, 'empty'));
      expect((await ask()).status).toBe(400);
      cpSync(PACK, join(root, place), { recursive: true });
      writeFileSync(join(root, place, 'notes.txt'), 'Nothing of the list.');
      expect((await ask()).json.translations[0].text).toBe(GERMAN);
    } finally {
      await other.close();
      rmSync(root, { recursive: true, force: true });
    }
  });

  it('serves a pack once it is copied whole', () => {
    const root = mkdtempSync(join(tmpdir(), 'packs-'));
    const packs = readInstalledPacks([root]);
    try {
      const copied = join(root, 'tiny-en-de');
      mkdirSync(copied);
      cpSync(join(PACK, 'pack.json'), join(copied, 'pack.json'));
      expect(packs.of('translate')).toEqual([]);
      const names = readdirSync(PACK).filter((name) => name !== 'pack.json');
      for (const name of names) writeFileSync(join(copied, name), '');
      expect(packs.of('translate')).toEqual([]);
      for (const name of names) writeFileSync(join(copied, name), readFileSync(join(PACK, name)));
      expect(packs.of('translate')).toHaveLength(1);
      rmSync(copied, { recursive: true });
      expect(packs.of('translate')).toEqual([]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

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

  it('keeps every run and link of a Word document, and fails for a language without an engine', async () => {
    const bytes = await note();
    const send = (target: string) =>
      accepted(service, {
        name: 'note.docx',
        bytes,
        fields: { source_lang: 'en', target_lang: target },
      });
    const [german, finnish] = await Promise.all([send('de'), send('fi')]);
    expect((await ended(service, finnish)).json).toMatchObject({
      status: 'error',
      origin: { reason: 'no-engine' },
    });
    expect((await ended(service, german)).json).toMatchObject({
      status: 'done',
      origin: { segments: { engine: 3 }, engine: { name: 'bergamot' } },
    });
    const result = await bodyOf(await bytesOf(german));
    expect(tagsOf(result)).toEqual(tagsOf(await bodyOf(bytes)));
    expect(result).toMatch(/<w:b\/>.*?<w:t[^>]*>Donnerstag</);
    expect(result).toMatch(/<w:hyperlink[^>]*>(?:(?!<\/w:hyperlink>).)*<w:t[^>]*>\w/);
    expect(result).not.toContain('meeting');
  });

  it('stops in the middle of a document that nobody wants any more', async () => {
    const line = (at: number) => `The meeting number ${at} has been moved to Thursday.`;
    const long = Array.from({ length: 15_000 }, (_, at) => line(at)).join('\n');
    const dropped = await accepted(service, { bytes: long, fields: { source_lang: 'en' } });
    await hasBegun(dropped);
    service.dropDocument({ ...dropped, key: '0'.repeat(64) });
    expect((await status(service, dropped)).json.status).toBe('translating');
    service.dropDocument(dropped);
    expect((await status(service, dropped)).status).toBe(404);
    const next = await accepted(service, { bytes: TEXT, fields: { source_lang: 'en' } });
    expect((await ended(service, next)).json.status).toBe('done');
  });

  it('writes glossary terms where the model has its own words for them', async () => {
    const glossary = await service.call('POST', '/v2/glossaries', {
      json: {
        name: 'days',
        ...PAIR,
        entries: 'Thursday\tDo.\nmeeting\tSitzung',
        entries_format: 'tsv',
      },
    });
    const { glossary_id } = glossary.json as unknown as { readonly glossary_id: string };
    const { json } = await translate({ text: [TEXT], ...PAIR, glossary_id });
    expect(json.translations[0].text).toBe('Die Sitzung wurde auf Do. verschoben.');
    const bold = await translate({
      text: ['<p>The <b>meeting</b> has been moved to Thursday.</p>'],
      tag_handling: 'html',
      ...PAIR,
      glossary_id,
    });
    expect(bold.json.translations[0].text).toBe(
      '<p>Die <b>Sitzung</b> wurde auf Do. verschoben.</p>',
    );
  });

  it('detects the language in the same request', async () => {
    const { json } = await translate({ text: [TEXT], target_lang: 'de' });
    expect(json.translations[0].text).toBe(GERMAN);
  });
});
