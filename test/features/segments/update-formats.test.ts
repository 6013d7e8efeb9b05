import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DRAWING,
  officeFile,
  SHEETS,
  SLIDES,
  WORD,
} from '../../engine/formats/ooxml/office-file.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
/** `[Start]` is bold. */
const marked = (text: string, bold: (text: string) => string, plain = (rest: string) => rest) =>
  text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? bold(part.slice(1, -1)) : plain(part)))
    .join('');
const html = (text: string) => marked(text, (bold) => `<b>${bold}</b>`);

type Write = (paragraphs: readonly string[]) => Promise<Uint8Array> | string;

/** The same paragraphs as a document of each format that holds them. */
const WRITERS: Readonly<Record<string, Write>> = {
  'a.docx': (paragraphs) =>
    officeFile({
      'word/document.xml': {
        type: 'wordprocessingml.document.main',
        text: `<w:document xmlns:w="${WORD}"><w:body>${paragraphs
          .map((text) => {
            const run = (look: string) => (part: string) =>
              `<w:r>${look}<w:t xml:space="preserve">${part}</w:t></w:r>`;
            return `<w:p>${marked(text, run('<w:rPr><w:b/></w:rPr>'), run(''))}</w:p>`;
          })
          .join('')}</w:body></w:document>`,
      },
    }),
  'a.pptx': (paragraphs) =>
    officeFile({
      'ppt/presentation.xml': {
        type: 'presentationml.presentation.main',
        text: `<p:presentation xmlns:p="${SLIDES}" ${R}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
        relations: { rId1: ['slide', 'slides/slide1.xml'] },
      },
      'ppt/slides/slide1.xml': {
        type: 'presentationml.slide',
        text: `<p:sld xmlns:p="${SLIDES}" xmlns:a="${DRAWING}"><p:cSld><p:spTree><p:sp><p:txBody>${paragraphs
          .map((text) => {
            const run = (look: string) => (part: string) =>
              `<a:r><a:rPr lang="en-US"${look}/><a:t>${part}</a:t></a:r>`;
            return `<a:p>${marked(text, run(' b="1"'), run(''))}</a:p>`;
          })
          .join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
      },
    }),
  'a.xlsx': (paragraphs) =>
    officeFile({
      'xl/workbook.xml': {
        type: 'spreadsheetml.sheet.main',
        text: `<workbook xmlns="${SHEETS}" ${R}><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        relations: {
          rId1: ['worksheet', 'worksheets/sheet1.xml'],
          rId2: ['sharedStrings', 'sharedStrings.xml'],
        },
      },
      'xl/worksheets/sheet1.xml': {
        type: 'spreadsheetml.worksheet',
        text: `<worksheet xmlns="${SHEETS}"><sheetData>${paragraphs
          .map((_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c></row>`)
          .join('')}</sheetData></worksheet>`,
      },
      'xl/sharedStrings.xml': {
        type: 'spreadsheetml.sharedStrings',
        text: `<sst xmlns="${SHEETS}">${paragraphs
          .map((text) => {
            const run = (look: string) => (part: string) =>
              `<r>${look}<t xml:space="preserve">${part}</t></r>`;
            return `<si>${marked(text, run('<rPr><b/></rPr>'), run(''))}</si>`;
          })
          .join('')}</sst>`,
      },
    }),
  'a.html': (paragraphs) =>
    `<!doctype html><html><body>${paragraphs.map((text) => `<p>${html(text)}</p>`).join('\n')}</body></html>`,
  'a.xml': (paragraphs) =>
    `<?xml version="1.0"?><help xmlns:its="http://www.w3.org/2005/11/its">${paragraphs
      .map((text) => `<p>${html(text)}</p>`)
      .join('\n')}</help>`,
  'a.dita': (paragraphs) =>
    `<?xml version="1.0"?><topic id="a"><title>Title</title><body>${paragraphs
      .map((text) => `<p>${html(text)}</p>`)
      .join('\n')}</body></topic>`,
  'a.json': (paragraphs) =>
    JSON.stringify({ texts: paragraphs.map((text) => ({ value: html(text) })) }, null, 2),
  'a.srt': (paragraphs) =>
    paragraphs
      .map((text, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${html(text)}\n`)
      .join('\n'),
  'a.xlf': (paragraphs) =>
    `<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>${paragraphs
      .map(
        (text, at) =>
          `<trans-unit id="${at}"><source>${marked(text, (bold) => `<g id="1">${bold}</g>`)}</source></trans-unit>`,
      )
      .join('')}</body></file></xliff>`,
};

const OLD = [
  'Printer manual for beginners',
  'Open the upper tray. Remove all the old paper.',
  'Use only paper of 80 g per square metre in this tray.',
  'Press the button [Start] now and wait for a minute.',
  'The green lamp shows that the printer is ready.',
  'Close the cover of the printer carefully.',
  'Call the service at once.',
];
const NEW = [
  'Printer manual for beginners',
  // Moved to the front.
  'Call the service at once.',
  // One paragraph is two now.
  'Open the upper tray.',
  'Remove all the old paper.',
  // A number alone.
  'Use only paper of 90 g per square metre in this tray.',
  // The same words, other tags.
  'Press the button [Start now] and wait for a minute.',
  'Two new trays are part of every delivery.',
  'Close the cover of the printer carefully.',
];

const german = (source: string) => `DE ${source}`;
const bare = (text: string) => text.replace(/<[^>]*>/g, '');

describe.each(Object.entries(WRITERS))('a new version of %s', (name, write) => {
  it('takes over what is the same, moved and similar, and reports each once', async () => {
    const { id } = await rig.openFile(name, await write(OLD));
    for (const { number, source } of await rig.rows(id)) {
      const edit = { id, number, target: german(source), origin: 'typed' } as const;
      await rig.ask('segments.edit', { ...edit, confirm: true, propagation: 'none' });
    }
    const before = (await rig.rows(id)).length;
    const { update, report } = await rig.ask('segments.prepare-update', {
      id,
      name,
      ticket: rig.hand(name, await write(NEW)),
    });
    const kinds = (kind: string) =>
      report.rows.filter((row) => row.kind === kind).map(({ source }) => bare(source));
    expect(kinds('moved')).toEqual(['Call the service at once.']);
    expect(kinds('changed')).toEqual([
      'Use only paper of 90 g per square metre in this tray.',
      'Press the button Start now and wait for a minute.',
    ]);
    expect(kinds('new')).toEqual(['Two new trays are part of every delivery.']);
    expect(kinds('removed')).toEqual(['The green lamp shows that the printer is ready.']);
    const { same, moved, changed, removed } = report.counts;
    expect(same + moved + changed + removed).toBe(before);

    const now = await rig.ask('segments.apply-update', { update });
    const rows = await rig.rows(now.id);
    const found = (start: string) => rows.find(({ source }) => bare(source).startsWith(start));
    expect(found('Use only')).toMatchObject({
      status: 'draft',
      target: german('Use only paper of 80 g per square metre in this tray.'),
    });
    // No tag that the new source lacks, each that it has can be set.
    expect(bare(found('Press')?.target ?? '')).toBe(
      german('Press the button Start now and wait for a minute.'),
    );
    expect(found('Two new')).toMatchObject({ status: 'empty', target: '' });
    for (const start of ['Call', 'Open', 'Remove', 'Close', 'Printer']) {
      const row = found(start);
      expect(row).toMatchObject({ status: 'confirmed', target: german(row?.source ?? '') });
    }
    const exported = await rig.ask('segments.export', { id: now.id, unconfirmed: false });
    const again = await rig.openFile(exported.name, rig.output(exported.name));
    const written = (await rig.rows(again.id)).map(({ source, target }) =>
      bare(name === 'a.xlf' && target !== '' ? target : source),
    );
    expect(written).toContain(german('Call the service at once.'));
    expect(written).toContain('Two new trays are part of every delivery.');
    // Back to the version before, as it was.
    const back = await rig.ask('segments.switch-version', { id: now.id });
    expect(back.confirmed).toBe(before);
  });
});

/** Documents whose new version the editor itself writes, with another word in the third segment. */
const GOLDEN: readonly (readonly [format: string, name: string])[] = [
  ['docx', 'letter.docx'],
  ['pptx', 'tour.pptx'],
  ['xlsx', 'members.xlsx'],
  ['html', 'handbook-latin.htm'],
  ['srt', 'film-styled.srt'],
  ['idml', 'poster.idml'],
  ['json', 'packets.json'],
  ['mif', 'table.mif'],
];
it.each(GOLDEN)(
  '%s: a word more in %s is all that changes',
  { timeout: 30_000 },
  async (format, name) => {
    const file = readFileSync(
      join(import.meta.dirname, '../../engine/formats/golden/files', format, name),
    );
    const { id } = await rig.openFile(name, file);
    const rows = await rig.rows(id);
    const longest = rows.toSorted((a, b) => bare(b.source).length - bare(a.source).length)[0];
    const number = longest?.number ?? 0;
    for (const row of rows) {
      const target = row.number === number ? `Really ${row.source}` : row.source;
      await rig.ask('segments.edit', { id, number: row.number, target, origin: 'typed' });
    }
    const made = await rig.ask('segments.export', { id, unconfirmed: true });
    const { report } = await rig.ask('segments.prepare-update', {
      id,
      name,
      ticket: rig.hand(name, rig.output(made.name)),
    });
    expect(report.rows.map(({ kind, number: at }) => [kind, at])).toEqual([['changed', number]]);
    expect(report.counts).toMatchObject({ same: rows.length - 1, changed: 1, new: 0, removed: 0 });
  },
);
