/**
 * A docx of about a thousand pages taken apart and put together with a translation, beside two others
 * over the same bytes: a round trip through a DOM, and the least that any of them must do, which is
 * to unpack, read the XML once and pack again.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { docxFilter } from '../../../main/engine/formats/docx/docx-filter.ts';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip } from '../../../main/engine/formats/zip/write-zip.ts';
import type { Report } from '../measured.ts';
import { median } from '../measured.ts';

const LETTER = join(import.meta.dirname, '../../engine/formats/golden/files/docx/letter.docx');
const BODY = 'word/document.xml';
const PARAGRAPHS_PER_PAGE = 6;

export async function thousandPages(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const bytes = await longDocument(isQuick ? 200 : 1000);
  const ways = { ours, dom, least };
  const times = { ours: [] as number[], dom: [] as number[], least: [] as number[] };
  // In turn, so that what slows the computer for a while slows all of them.
  for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
    for (const name of ['ours', 'dom', 'least'] as const) {
      const began = performance.now();
      await ways[name](bytes);
      times[name].push(performance.now() - began);
    }
  }
  const [mine, peer, floor] = [median(times.ours), median(times.dom), median(times.least)];
  return {
    figures: {
      pages_ms: mine,
      pages_dom_ms: peer,
      pages_least_ms: floor,
      pages_to_dom_ratio: mine / peer,
      pages_to_least_ratio: mine / floor,
    },
    targets: { pages_to_dom_ratio: 1, pages_to_least_ratio: 2 },
    skipped: {},
  };
}

async function ours(bytes: Uint8Array): Promise<void> {
  const extraction = await docxFilter.extract(bytes, {
    source: 'en',
    target: 'de',
    watermark: false,
    outputFormat: null,
    surroundings: { env: {}, assets: '', ocrData: null },
    signal: new AbortController().signal,
  });
  await extraction.merge(new Map(extraction.units.map(({ id, text }) => [id, changed(text)])));
}

async function dom(bytes: Uint8Array): Promise<void> {
  const zip = await JSZip.loadAsync(bytes);
  const source = await zip.file(BODY)?.async('string');
  const document = new DOMParser().parseFromString(source ?? '', 'text/xml');
  // An array, since the list itself is counted anew after every change.
  for (const text of Array.from(document.getElementsByTagName('w:t'))) {
    text.textContent = changed(text.textContent ?? '');
  }
  zip.file(BODY, new XMLSerializer().serializeToString(document));
  await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

async function least(bytes: Uint8Array): Promise<void> {
  const zip = await readZip(bytes);
  const entries = [];
  for (const entry of zip.entries) {
    if (entry.name !== BODY) {
      entries.push(entry);
      continue;
    }
    const body = await inflate(entry);
    const parser = new SaxesParser({ xmlns: true });
    let characters = 0;
    parser.on('text', (text) => (characters += text.length));
    parser.write(new TextDecoder().decode(body)).close();
    if (characters === 0) throw new Error('The document holds no text.');
    entries.push(await packEntry(BODY, body, 'deflate'));
  }
  await writeZip(entries);
  zip.close();
}

const changed = (text: string): string => text.replaceAll('e', 'é');

/** A letter with so many pages of further text, in runs as word processors leave them. */
async function longDocument(pages: number): Promise<Uint8Array> {
  const zip = await readZip(readFileSync(LETTER));
  const entries = await Promise.all(
    zip.entries.map(async (entry) => {
      if (entry.name !== BODY) return entry;
      const body = new TextDecoder().decode(await inflate(entry));
      const at = body.lastIndexOf('<w:sectPr');
      const long = Array.from({ length: pages * PARAGRAPHS_PER_PAGE }, (_, index) =>
        paragraph(index),
      );
      const whole = body.slice(0, at) + long.join('') + body.slice(at);
      return packEntry(BODY, new TextEncoder().encode(whole), 'deflate');
    }),
  );
  const bytes = await writeZip(entries);
  zip.close();
  return bytes;
}

function paragraph(index: number): string {
  const run = (text: string, look = '') =>
    `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  return (
    `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>` +
    run(`Paragraph ${index} tells what the committee agreed on. `) +
    `<w:proofErr w:type="spellStart"/>${run('The lease of the boathouse ')}` +
    run('was renewed for another five years', '<w:b/><w:lang w:val="en-GB"/>') +
    run(`, and the fee for berth ${index % 97} stays what it was. Members who want to change `) +
    run('their berth', '<w:i/>') +
    run(
      ' write to the office before the end of March; late letters wait until the next meeting. ',
    ) +
    run('The accounts were read and passed without a vote. ') +
    `</w:p>`
  );
}
