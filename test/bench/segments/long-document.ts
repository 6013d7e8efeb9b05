import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip } from '../../../main/engine/formats/zip/write-zip.ts';
import { createSegments } from '../memory/segments.ts';

const LETTER = join(import.meta.dirname, '../../engine/formats/golden/files/docx/letter.docx');
const BODY = 'word/document.xml';
/** Every tenth paragraph stands there a second time. */
const REPEATED = 10;

/** Writes a Word document of so many paragraphs, one segment each, every third with bold words. */
export async function writeLongDocument(path: string, paragraphs: number): Promise<void> {
  const zip = await readZip(readFileSync(LETTER));
  const entries = await Promise.all(
    zip.entries.map(async (entry) => {
      if (entry.name !== BODY) return entry;
      const body = new TextDecoder().decode(await inflate(entry));
      const start = body.indexOf('>', body.indexOf('<w:body')) + 1;
      const end = body.lastIndexOf('<w:sectPr');
      const whole = body.slice(0, start) + written(paragraphs) + body.slice(end);
      return packEntry(BODY, new TextEncoder().encode(whole), 'deflate');
    }),
  );
  writeFileSync(path, await writeZip(entries));
  zip.close();
}

function written(paragraphs: number): string {
  const source = createSegments('english', 1);
  let xml = '';
  let before = '';
  for (let index = 0; index < paragraphs; index += 1) {
    const text = index % REPEATED === REPEATED - 1 ? before : sentence(source.next(), index);
    before = text;
    const middle = text.indexOf(' ', text.length / 2);
    const runs =
      index % 3 === 0 && middle > 0
        ? run(text.slice(0, middle), '<w:b/>') + run(text.slice(middle))
        : run(text);
    xml += `<w:p>${runs}</w:p>`;
  }
  return xml;
}

/** Marks that end a sentence, or look like a tag, would make other segments of it. */
const sentence = (text: string, index: number) =>
  `${text
    .replace(/[.!?:;…<>{}&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} in part ${index}.`;

const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
