import type {
  DocumentFilter,
  ExtractOptions,
  Extraction,
} from '../../../../main/engine/formats/document-filter.ts';
import { inflate } from '../../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip } from '../../../../main/engine/formats/zip/write-zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FORMAT = 'application/vnd.openxmlformats-officedocument';
export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const SLIDES = 'http://schemas.openxmlformats.org/presentationml/2006/main';
export const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** A part with its content type (after the office prefix) and what it refers to: id → type, target. */
export interface Part {
  readonly type: string;
  readonly text: string;
  readonly relations?: Readonly<Record<string, readonly [type: string, target: string]>>;
}

/** Packs parts as an office document; the first one is the main part. */
export async function officeFile(parts: Readonly<Record<string, Part>>): Promise<Uint8Array> {
  const [main = ''] = Object.keys(parts);
  const relations = (rows: NonNullable<Part['relations']>) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${Object.entries(rows)
      .map(([id, [type, target]]) => {
        const outside = /^https?:/.test(target) ? ' TargetMode="External"' : '';
        return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${outside}/>`;
      })
      .join('')}</Relationships>`;
  const types = Object.entries(parts)
    .map(
      ([name, { type }]) =>
        `<Override PartName="/${name}" ContentType="${type.includes('/') ? type : `${FORMAT}.${type}+xml`}"/>`,
    )
    .join('');
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    ],
    ['_rels/.rels', relations({ rId1: ['officeDocument', main] })],
  ];
  for (const [name, part] of Object.entries(parts)) {
    files.push([name, part.text.startsWith('<?xml') ? part.text : XML + part.text]);
    if (part.relations) {
      files.push([name.replace(/([^/]*)$/, '_rels/$1.rels'), relations(part.relations)]);
    }
  }
  const encoder = new TextEncoder();
  return writeZip(
    await Promise.all(files.map(([name, text]) => packEntry(name, encoder.encode(text)))),
  );
}

/** A Word document with this body and further parts beside it. */
export function wordFile(
  body: string,
  parts: Readonly<Record<string, Part>> = {},
  relations: NonNullable<Part['relations']> = {},
): Promise<Uint8Array> {
  return officeFile({
    'word/document.xml': {
      type: 'wordprocessingml.document.main',
      text: `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`,
      relations,
    },
    ...parts,
  });
}

/** The texts of all entries, by name. */
export async function entriesOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const { entries } = await readZip(bytes);
  const decoder = new TextDecoder();
  return Object.fromEntries(
    await Promise.all(
      entries.map(async (entry) => [entry.name, decoder.decode(await inflate(entry))] as const),
    ),
  );
}

export const options = (change: Partial<ExtractOptions> = {}): ExtractOptions => ({
  source: 'en',
  target: 'de',
  watermark: false,
  outputFormat: null,
  surroundings: { env: {}, assets: '', ocrData: null },
  signal: new AbortController().signal,
  ...change,
});

/** The texts of a document's units. */
export async function textsOf(filter: DocumentFilter, bytes: Uint8Array): Promise<string[]> {
  const { units } = await filter.extract(bytes, options());
  return units.map(({ text }) => text);
}

/** Translations of some units by their texts; others have none. */
export function translate(
  { units }: Extraction,
  texts: Readonly<Record<string, string>>,
): Map<string, string> {
  for (const text of Object.keys(texts)) {
    if (!units.some((unit) => unit.text === text)) throw new Error(`no unit ${text}`);
  }
  return new Map(
    units.flatMap(({ id, text }) => {
      const translation = texts[text];
      return translation === undefined ? [] : [[id, translation] as const];
    }),
  );
}

/** The reason of a refusal, or 'none'. */
export const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error as { reason?: string }).reason ?? String(error),
  );
