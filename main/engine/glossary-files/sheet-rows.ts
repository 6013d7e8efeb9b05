import { DocumentRefusal } from '../formats/document-filter.ts';
import type { XmlTokenKind } from '../formats/inline/scan-xml.ts';
import { readXmlText } from '../formats/inline/xml-text.ts';
import { scanSafePart } from '../formats/ooxml/require-safe-part.ts';
import { MAX_ROWS } from './glossary-row.ts';

/** A row of a worksheet that is not empty. */
export interface SheetRow {
  /** As the sheet counts them, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Columns that are read; what stands further right is not seen. */
const MAX_COLUMNS = 64;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Characters that XML cannot hold are written like this (ECMA-376 part 1, 22.9.2.19). */
const unescape = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

const contentOf = (source: string, kind: XmlTokenKind, start: number, end: number): string =>
  kind === 'cdata' ? source.slice(start + 9, end - 3) : readXmlText(source.slice(start, end));

/** The strings of a workbook by their index; how they are pronounced is left out. */
export function readSharedStrings(source: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isTrace = false;
  scanSafePart(source, (kind, start, end, name) => {
    if (kind === 'text' || kind === 'cdata') {
      if (isText && !isTrace) text += contentOf(source, kind, start, end);
      return;
    }
    const local = localOf(name);
    if (local === 't') isText = kind === 'open';
    else if (local === 'rPh') isTrace = kind === 'open';
    else if (local === 'si' && kind === 'open') text = '';
    else if (local === 'si') {
      strings.push(kind === 'empty' ? '' : unescape(text));
      text = '';
    }
  });
  return strings;
}

/**
 * The rows of a worksheet in their order. Numbers and results of formulas come as the sheet keeps
 * them, without their look.
 */
export function readSheetRows(source: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: { readonly number: number; readonly cells: string[] } = { number: 0, cells: [] };
  let column = 0;
  let type = '';
  let value = '';
  let inside: '' | 'v' | 't' = '';
  let isTrace = false;

  scanSafePart(source, (kind, start, end, name) => {
    if (kind === 'text' || kind === 'cdata') {
      if (inside !== '' && !isTrace) value += contentOf(source, kind, start, end);
      return;
    }
    const local = localOf(name);
    if (local === 'v' || local === 't') inside = kind === 'open' ? local : '';
    else if (local === 'rPh') isTrace = kind === 'open';
    else if (local === 'row') {
      if (kind !== 'close') {
        const number = Number(attribute(source, start, end, 'r') ?? row.number + 1);
        row = { number: Number.isInteger(number) ? number : row.number + 1, cells: [] };
        column = -1;
      } else if (row.cells.some((cell) => cell !== '')) {
        rows.push(row);
        if (rows.length > MAX_ROWS) {
          throw new DocumentRefusal('too-large-inside', 'more than 500,000 rows');
        }
      }
    } else if (local === 'c') {
      if (kind !== 'close') {
        column = columnOf(attribute(source, start, end, 'r')) ?? column + 1;
        type = attribute(source, start, end, 't') ?? '';
        value = '';
      }
      if (kind !== 'open' && column < MAX_COLUMNS) {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] =
          type === 's' ? (shared[Number(value)] ?? '') : type === 'n' ? value : unescape(value);
      }
    }
  });
  return rows;
}

const ATTRIBUTES = {
  r: /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  t: /\st\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};

/** A value of a tag that was checked to be right; these hold no references. */
function attribute(
  source: string,
  start: number,
  end: number,
  name: keyof typeof ATTRIBUTES,
): string | null {
  const found = ATTRIBUTES[name].exec(source.slice(start, end));
  return found ? (found[1] ?? found[2] ?? '') : null;
}

/** From 0: `B7` is 1. */
function columnOf(cell: string | null): number | null {
  const letters = cell === null ? null : /^\$?([A-Z]{1,3})\$?\d/.exec(cell)?.[1];
  if (letters === null || letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
