import { readFileSync } from 'node:fs';
import { inflate } from '../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip } from '../../main/engine/formats/zip/write-zip.ts';

const DOCUMENT = 'word/document.xml';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${DOCUMENT}" ContentType="${MAIN}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="${DOCUMENT}"/></Relationships>`,
};

/** A Word document with these paragraphs; what stands between asterisks is bold. */
export async function docxOf(...paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((text) => {
    const runs = text.split('*').map((words, place) => {
      const bold = place % 2 === 1 ? '<w:rPr><w:b/></w:rPr>' : '';
      return `<w:r>${bold}<w:t xml:space="preserve">${words}</w:t></w:r>`;
    });
    return `<w:p>${runs.join('')}</w:p>`;
  });
  const document = `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  const parts = Object.entries({ ...PARTS, [DOCUMENT]: document });
  const entries = parts.map(([name, xml]) =>
    packEntry(name, Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)),
  );
  return Buffer.from(await writeZip(await Promise.all(entries)));
}

/** What a Word document holds, as XML. */
export async function xmlOfDocx(path: string): Promise<string> {
  const { entries } = await readZip(readFileSync(path));
  const entry = entries.find(({ name }) => name === DOCUMENT);
  if (entry === undefined) throw new Error(`${path} has no ${DOCUMENT}`);
  return Buffer.from(await inflate(entry)).toString();
}

/** The same document after somebody has changed it. */
export async function changedDocx(path: string, change: (xml: string) => string): Promise<Buffer> {
  const xml = change(await xmlOfDocx(path));
  const { entries } = await readZip(readFileSync(path));
  const changed = await packEntry(DOCUMENT, Buffer.from(xml));
  return Buffer.from(
    await writeZip(entries.map((entry) => (entry.name === DOCUMENT ? changed : entry))),
  );
}
