import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, zipPieces } from '../../../main/engine/formats/zip/write-zip.ts';
import type { ReviewFormat } from '../../../preload/contract/segment-review.ts';
import { SDLXLIFF } from '../../engine/formats/xliff/cat-files.ts';
import { REVIEW_WORDS } from './review-words.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
let id: string;
beforeEach(async () => {
  rig = startSegmentsRig();
  ({ id } = await rig.openFile('printer.sdlxliff', SDLXLIFF));
});
afterEach(() => rig.close());

async function sent(format: ReviewFormat = 'docx'): Promise<Buffer> {
  const { name } = await rig.ask('segments.review-export', { id, format, words: REVIEW_WORDS });
  return rig.output(name);
}

/** Edits the parts of a docx as a word processor would. */
async function edited(
  bytes: Uint8Array,
  edit: (document: string) => string,
  comments?: string,
): Promise<Buffer> {
  const zip = await readZip(bytes);
  const entries = await Promise.all(
    zip.entries.map(async (entry) =>
      entry.name === 'word/document.xml'
        ? packEntry(entry.name, Buffer.from(edit(Buffer.from(await inflate(entry)).toString())))
        : entry,
    ),
  );
  if (comments !== undefined) {
    entries.push(await packEntry('word/comments.xml', Buffer.from(comments)));
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const returned = async (bytes: Uint8Array | string, name = 'review.docx') =>
  rig.ask('segments.review-import', { id, name, ticket: rig.hand(name, bytes) });

describe('a table for a word processor', () => {
  it('comes back unchanged without a change', async () => {
    const report = await returned(await sent());
    expect(report).toEqual({
      rows: 4,
      changed: [],
      commented: [],
      refused: [],
      unknown: 0,
      missing: 0,
    });
  });

  it('gives tracked changes and comments back to their author, in one step', async () => {
    const before = await rig.rows(id);
    const file = await edited(
      await sent(),
      (document) =>
        document.replace(
          /(<w:r><w:rPr><w:lang w:val="de"[^>]*><\/w:rPr><w:t xml:space="preserve">)Schließen Sie es\.<\/w:t><\/w:r>/,
          '<w:commentRangeStart w:id="0"/>$1Schließen Sie </w:t></w:r><w:del w:id="7" w:author="Grace" w:date="2030-02-01T08:00:00Z"><w:r><w:delText>es</w:delText></w:r></w:del><w:ins w:id="8" w:author="Grace" w:date="2030-02-01T08:01:00Z"><w:r><w:t>das Fach</w:t></w:r></w:ins><w:r><w:t>.</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
        ),
      '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="0" w:author="Grace" w:date="2030-02-01T08:02:00Z"><w:p><w:r><w:t>Which one?</w:t></w:r></w:p></w:comment></w:comments>',
    );
    const report = await returned(file);
    expect(report).toMatchObject({ changed: [1], commented: [1], refused: [], unknown: 0 });
    const [, row] = await rig.rows(id);
    expect(row).toMatchObject({
      target: 'Schließen Sie das Fach.',
      status: 'draft',
      author: 'Grace',
      changed: '2030-02-01T08:01:00.000Z',
      comments: [{ text: 'Which one?', author: 'Grace', at: '2030-02-01T08:02:00.000Z' }],
    });
    const { versions } = await rig.ask('segments.history', { id, number: 1 });
    expect(versions.map(({ target }) => target)).toEqual([
      'Schließen Sie das Fach.',
      'Schließen Sie es.',
    ]);
    // Once more, it brings nothing new.
    expect(await returned(file)).toMatchObject({ changed: [], commented: [] });
    await rig.ask('segments.undo', { id });
    expect(await rig.rows(id)).toEqual(before);
  });

  it('shows the numbers of the grid after a split, and matches rows by their segments', async () => {
    ({ id } = await rig.openFile(
      'a.txt',
      'Open the tray; close the tray.\n\nCall service.\n\nWait here.\n',
    ));
    await rig.ask('segments.split', { id, number: 0, at: 'Open the tray; '.length });
    const bytes = await sent();
    let shown: string[] = [];
    const change = (document: string) =>
      document.replace(
        /(Wait here\.<\/w:t><\/w:r><\/w:p><\/w:tc><w:tc>.*?<w:p[^>]*>)/,
        '$1<w:r><w:t>Warten Sie hier.</w:t></w:r>',
      );
    const file = await edited(bytes, (document) => {
      shown = Array.from(
        document.matchAll(/<w:t xml:space="preserve">(\d+)<\/w:t>/g),
        ([, no]) => no ?? '',
      );
      return change(document);
    });
    expect(shown).toEqual(['1', '2', '3', '4']);
    expect(await returned(file)).toMatchObject({ rows: 4, changed: [3], unknown: 0, missing: 0 });
    await rig.ask('segments.undo', { id });
    // A program that keeps no bookmarks leaves the numbers.
    const bare = await edited(bytes, (document) =>
      change(document).replace(/<w:bookmark(?:Start|End)[^>]*>/g, ''),
    );
    expect(await returned(bare)).toMatchObject({ rows: 4, changed: [3], unknown: 0 });
    for (const [format, named] of [
      ['xliff-1.2', 'resname'],
      ['xliff-2.1', 'name'],
    ] as const) {
      const text = (await sent(format)).toString();
      const numbers = Array.from(
        text.matchAll(new RegExp(`<(?:trans-)?unit id="s\\d+" ${named}="(\\d+)"`, 'g')),
        ([, number]) => number,
      );
      expect(numbers).toEqual(['1', '2', '3', '4']);
      expect(await returned(text, 'review.xlf')).toMatchObject({ rows: 4, unknown: 0, missing: 0 });
    }
  });

  it('matches rows that moved, were deleted, or stand there twice', async () => {
    const bare = (row: string) => row.replace(/<w:bookmark(?:Start|End)[^>]*>/g, '');
    const typed = (row: string, text: string) =>
      row.replace(
        /(<w:tc>.*?<w:tc>.*?<w:tc>.*?<w:p>)(.*?)(<\/w:p>)/s,
        `$1<w:r><w:t>${text}</w:t></w:r>$3`,
      );
    const file = await edited(await sent(), (document) => {
      const [head, title, one = '', two = '', three = '', rest = ''] = document.split(/(?=<w:tr>)/);
      const gone = two.replace('<w:trPr>', '<w:trPr><w:del w:id="1" w:author="G"/>');
      return [
        ...[head, title, typed(three, 'Schalten Sie es aus.'), gone, one],
        // Copies have no ids: a word processor leaves those where they were.
        ...[bare(three), bare(one).replace('>1<', '>99<'), rest],
      ].join('');
    });
    const report = await returned(file);
    expect(report).toMatchObject({ rows: 3, changed: [2], refused: [], unknown: 1, missing: 1 });
    expect((await rig.targets(id))[2]).toBe('Schalten Sie es aus.');
    const twice = await edited(await sent(), (document) => {
      const [head, title, one = '', two = '', three = '', rest = ''] = document.split(/(?=<w:tr>)/);
      return [head, title, one, typed(two, 'Zu.'), typed(bare(two), 'Aus.'), three, rest].join('');
    });
    expect(await returned(twice)).toMatchObject({
      changed: [],
      refused: [{ number: 1, reason: 'twice' }],
    });
  });

  it('takes what a reviewer chose as status, with who did it', async () => {
    const judge = (number: number, word: string) => (document: string) => {
      const parts = document.split(/(?=<w:tr>)/);
      const row = parts[number + 2] ?? '';
      parts[number + 2] = row.replace(
        /(<w:tag w:val="status"\/>.*?<w:sdtContent>).*?(<\/w:sdtContent>)/s,
        `$1<w:ins w:id="5" w:author="Grace" w:date="2030-02-01T08:00:00Z"><w:r><w:t>${word}</w:t></w:r></w:ins>$2`,
      );
      return parts.join('');
    };
    const file = await edited(await sent(), (document) =>
      judge(1, 'rejected')(judge(0, 'reviewed')(document)),
    );
    expect(await returned(file)).toMatchObject({ changed: [0, 1], refused: [] });
    const rows = await rig.rows(id);
    expect(rows.map(({ status }) => status)).toEqual([
      ...['reviewed', 'rejected', 'empty', 'reviewed'],
    ]);
    expect(rows[1]).toMatchObject({ author: 'Grace', changed: '2030-02-01T08:00:00.000Z' });
    await rig.ask('segments.undo', { id });
    expect((await rig.rows(id))[0]?.status).toBe('confirmed');
  });

  it('says which sources were changed', async () => {
    const file = await edited(await sent(), (document) =>
      document.replace('>Close it.<', '>Shut it.<').replace('>Schließen Sie es.<', '>Zu.<'),
    );
    expect(await returned(file)).toMatchObject({
      changed: [],
      refused: [{ number: 1, reason: 'source' }],
      unknown: 0,
    });
  });

  it('refuses a file of another project, and one in another language', async () => {
    const table = await sent();
    const xliff = (await sent('xliff-1.2')).toString();
    ({ id } = await rig.openFile('a.txt', 'One.\n\nTwo.\n\nThree.\n'));
    const before = await rig.rows(id);
    for (const [file, name] of [
      [table, 'review.docx'],
      [xliff, 'review.xlf'],
    ] as const) {
      await expect(returned(file, name)).rejects.toMatchObject({
        failure: { code: 'review-foreign', params: { reason: 'project', name } },
      });
    }
    const french = (await sent('xliff-2.1')).toString().replace('trgLang="de"', 'trgLang="fr"');
    await expect(returned(french, 'review.xlf')).rejects.toMatchObject({
      failure: { code: 'review-foreign', params: { reason: 'language', language: 'fr' } },
    });
    const docx = await edited(await sent(), (document) => document.replace('"to_de"', '"to_fr"'));
    await expect(returned(docx)).rejects.toMatchObject({
      failure: { code: 'review-foreign', params: { reason: 'language' } },
    });
    expect(await rig.rows(id)).toEqual(before);
    // What another tool calls German is German.
    const german = (await sent('xliff-2.1')).toString().replace('trgLang="de"', 'trgLang="de-DE"');
    expect(await returned(german, 'review.xlf')).toMatchObject({ rows: 3 });
  });

  it('refuses rows whose tags a word processor damaged, and locked ones', async () => {
    await rig.ask('segments.mark', { id, numbers: [1], mark: 'lock' });
    const file = await edited(await sent(), (document) =>
      document
        .replace(/(Öffnen Sie das .*?)&lt;g1&gt;/, '$1«g1»')
        .replace('Schließen Sie es.', 'Zu.')
        .replace(/(>ACME 3000<.*)>ACME 3000</s, '$1><'),
    );
    const before = await rig.rows(id);
    const { refused, changed } = await returned(file);
    expect(changed).toEqual([]);
    expect(refused).toEqual([
      { number: 0, reason: 'tags' },
      { number: 1, reason: 'locked' },
      { number: 3, reason: 'locked' },
    ]);
    expect(await rig.rows(id)).toEqual(before);
  });

  it('refuses what is no table of a review', async () => {
    await expect(returned('<xliff version="1.2"/>', 'a.xlf')).rejects.toMatchObject({
      failure: { code: 'document-refused' },
    });
  });
});

describe.each(['xliff-2.1', 'xliff-1.2'] as const)('%s', (format) => {
  it('carries comments with their author to another computer', async () => {
    rig.settings.author = 'Ada';
    await rig.ask('segments.comment', { id, number: 1, change: 'add', text: 'Which <one>?' });
    const text = (await sent(format)).toString();
    const again = await rig.openFile('a.xlf', text);
    const [own] = (await rig.rows(again.id))[1]?.comments ?? [];
    expect(own).toMatchObject({ text: 'Which <one>?', author: 'Ada' });
    expect(await returned(text, 'a.xlf')).toMatchObject({ changed: [], commented: [] });
  });

  it('carries states and notes there and back', async () => {
    const text = (await sent(format)).toString();
    expect(await returned(text, 'a.xlf')).toMatchObject({ rows: 4, changed: [], commented: [] });
    const file = text
      .replace('Schließen Sie es.', 'Zu &amp; fertig.')
      .replace(/Papierfach(<\/(?:g|pc)>)/, 'Fach$1');
    expect(await returned(file, 'a.xlf')).toMatchObject({ changed: [0, 1] });
    expect((await rig.targets(id)).slice(0, 2)).toEqual([
      'Öffnen Sie das <g1>Fach</g1>.',
      'Zu & fertig.',
    ]);
  });

  it('is a file that the editor itself opens', async () => {
    const again = await rig.openFile('a.xlf', await sent(format));
    const rows = await rig.rows(again.id);
    expect(rows[0]).toMatchObject({
      target: 'Öffnen Sie das <g1>Papierfach</g1>.',
      status: 'confirmed',
    });
  });
});
