import { SaxesParser } from 'saxes';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { requireSafeXml } from '../formats/inline/require-safe-xml.ts';
import { inflate } from '../formats/zip/inflate.ts';
import { readZip } from '../formats/zip/read-zip.ts';
import { BILINGUAL_STATUSES } from '../formats/bilingual-unit.ts';
import type { Returned, ReturnedRow } from './review-row.ts';

type Remark = ReturnedRow['comments'][number];

/** What is read of one cell. */
interface Cell {
  /** The lines of its paragraphs. */
  lines: string[];
  marks: Mark[];
  remarks: string[];
  /** Id of its segment, as a bookmark. */
  id: number | null;
  /** What can be chosen in it, by its words. */
  choices: Map<string, string>;
}
interface Mark {
  readonly author: string | null;
  readonly at: string | null;
}

/** Columns: number, source, target, status, comments. */
const COLUMNS = 5;

/**
 * The rows of a table that a reviewer sent back, as they are with all tracked changes accepted. Rows that
 * were deleted are absent. Rejects with `DocumentRefusal`.
 */
export async function returnedDocx(bytes: Uint8Array): Promise<Returned> {
  const zip = await readZip(bytes);
  const read = async (name: string): Promise<string | null> => {
    const entry = zip.entries.find((one) => one.name === name);
    if (entry === undefined) return null;
    const text = new TextDecoder().decode(await inflate(entry));
    requireSafeXml(text);
    return text;
  };
  const document = await read('word/document.xml');
  if (document === null) throw new DocumentRefusal('wrong-content', 'no text of a document');
  const remarks = remarksIn(await read('word/comments.xml'));
  const saver = saverIn(await read('docProps/core.xml'));
  return rowsIn(document, remarks, saver);
}

function rowsIn(xml: string, remarks: ReadonlyMap<string, Remark>, saver: Mark): Returned {
  let target: string | null = null;
  const rows: ReturnedRow[] = [];
  let tables = 0;
  let cells: Cell[] | null = null;
  let cell: Cell | null = null;
  let deleted = 0;
  let isGone = false;
  let inRowProperties = 0;
  let isText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = (key: string) => attributes[key] ?? null;
    const mark = { author: attribute('w:author'), at: timeOf(attribute('w:date')) };
    if (name === 'w:tbl') tables += 1;
    else if (tables === 0 && name === 'w:bookmarkStart') {
      const language = /^to_(\w{2,30})$/.exec(attribute('w:name') ?? '')?.[1];
      if (language !== undefined) target = language.replaceAll('_', '-');
    } else if (tables !== 1) return;
    else if (name === 'w:tr') [cells, isGone] = [[], false];
    else if (name === 'w:trPr') inRowProperties += 1;
    else if (name === 'w:tc' && cells !== null) {
      cell = { lines: [], marks: [], remarks: [], id: null, choices: new Map() };
      cells.push(cell);
    } else if (name === 'w:del' || name === 'w:moveFrom') {
      if (inRowProperties > 0) isGone = true;
      else deleted += 1;
      cell?.marks.push(mark);
    } else if (name === 'w:ins' || name === 'w:moveTo') {
      if (inRowProperties === 0) cell?.marks.push(mark);
    } else if (name === 'w:p') cell?.lines.push('');
    else if (name === 'w:t') isText = true;
    else if (name === 'w:tab') add('\t');
    else if (name === 'w:br' || name === 'w:cr') add('\n');
    else if (name === 'w:noBreakHyphen') add('\u2011');
    else if (name === 'w:bookmarkStart' && cell !== null) {
      const id = /^s(\d{1,9})$/.exec(attribute('w:name') ?? '')?.[1];
      if (id !== undefined) cell.id = Number(id);
    } else if (name === 'w:listItem') {
      const value = attribute('w:value') ?? '';
      cell?.choices.set(attribute('w:displayText') ?? value, value);
    } else if (name === 'w:commentReference') cell?.remarks.push(attribute('w:id') ?? '');
  });
  const add = (text: string) => {
    if (cell === null || deleted > 0) return;
    const last = Math.max(0, cell.lines.length - 1);
    cell.lines[last] = (cell.lines[last] ?? '') + text;
  };
  parser.on('text', (text) => {
    if (isText) add(text);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:tbl') tables -= 1;
    if (tables !== 1) return;
    if (name === 'w:t') isText = false;
    else if ((name === 'w:del' || name === 'w:moveFrom') && inRowProperties === 0) deleted -= 1;
    else if (name === 'w:trPr') inRowProperties -= 1;
    else if (name === 'w:tc') cell = null;
    else if (name === 'w:tr') {
      const row = cells === null || isGone ? null : rowOf(cells, remarks, saver);
      if (row !== null) rows.push(row);
      cells = null;
    }
  });
  parser.write(xml).close();
  return { target, rows };
}

function rowOf(
  cells: readonly Cell[],
  remarks: ReadonlyMap<string, Remark>,
  saver: Mark,
): ReturnedRow | null {
  const [number, source, target, judged, column] = cells;
  if (cells.length !== COLUMNS || number === undefined) return null;
  const place = Number(number.lines.join('').trim());
  if (!Number.isInteger(place) || place < 1) return null;
  const marks = [...(target?.marks ?? []), ...(judged?.marks ?? [])];
  const newest = marks.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))[0] ?? saver;
  const columnMark = column?.marks[0] ?? saver;
  const told = cells
    .flatMap((one) => one.remarks)
    .flatMap((one) => remarks.get(one) ?? [])
    .filter(({ text }) => text !== '');
  const lines = (column?.lines ?? []).map((line) => line.trim()).filter((line) => line !== '');
  return {
    id: number.id,
    number: place - 1,
    source: source?.lines.join('\n') ?? '',
    target: target?.lines.join('\n') ?? '',
    status: judged === undefined ? null : statusIn(judged),
    author: newest.author,
    at: newest.at,
    comments: [...told, ...lines.map((text): Remark => ({ ...columnMark, text }))],
  };
}

/** The status that is chosen in a cell; null where it is no list any more. */
function statusIn({ lines, choices }: Cell): ReturnedRow['status'] {
  const line = lines.join('\n').trimStart();
  const shown = [...choices.keys()]
    .toSorted((a, b) => b.length - a.length)
    .find((words) => words !== '' && line.startsWith(words));
  const value = choices.get(shown ?? '');
  return BILINGUAL_STATUSES.find((status) => status === value) ?? null;
}

function remarksIn(xml: string | null): ReadonlyMap<string, Remark> {
  const found = new Map<string, Remark>();
  if (xml === null) return found;
  let id = '';
  let mark: Mark = { author: null, at: null };
  let lines: string[] = [];
  let isText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:comment') {
      id = attributes['w:id'] ?? '';
      mark = { author: attributes['w:author'] ?? null, at: timeOf(attributes['w:date'] ?? null) };
      lines = [];
    } else if (name === 'w:p') lines.push('');
    else if (name === 'w:t') isText = true;
  });
  parser.on('text', (text) => {
    if (isText) lines.push((lines.pop() ?? '') + text);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    else if (name === 'w:comment') found.set(id, { ...mark, text: lines.join('\n').trim() });
  });
  parser.write(xml).close();
  return found;
}

/** Who saved the file last. */
function saverIn(xml: string | null): Mark {
  const value = (name: string) =>
    new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml ?? '')?.[1] ?? null;
  return { author: value('cp:lastModifiedBy') || null, at: timeOf(value('dcterms:modified')) };
}

function timeOf(written: string | null): string | null {
  const time = written === null ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
