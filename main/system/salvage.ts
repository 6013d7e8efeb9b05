import { existsSync, readFileSync } from 'node:fs';
import { largestOf } from './long-lists.ts';

/** A value of a row, as SQLite keeps it. Of an INTEGER PRIMARY KEY the row's own number is the value. */
export type Salvaged = null | number | string | Uint8Array;

/** One row that could be read; of which table it is, its reader has to tell by its values. */
export interface SalvagedRow {
  readonly rowid: number;
  readonly values: readonly Salvaged[];
}

/** Page types, https://sqlite.org/fileformat2.html#b_tree_pages. */
const TABLE_LEAF = 0x0d;
const KEYED_LEAF = 0x0a;
const KEYED_INNER = 0x02;
const HEADER_BYTES = 100;
const WAL_HEADER_BYTES = 32;
const WAL_FRAME_BYTES = 24;
/** A row with more pages is not read: the chain of a damaged file may lead in circles. */
const MOST_OVERFLOW_PAGES = 65_536;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the rows of a damaged database by its pages alone: every leaf of a table that makes sense is
 * read, wherever the pages above it lead, and what makes none is passed over. Tables WITHOUT ROWID are
 * not read. Pages of its write-ahead log stand for those of the file.
 */
export function* salvageRows(file: string): Generator<SalvagedRow> {
  for (const { content, header, page } of pagesOf(file)) yield* rowsOf(content, header, page);
}

/**
 * Reads the rows of tables WITHOUT ROWID in the same way, and those of indexes, which look alike. Their key
 * comes first. Rows that are longer than a quarter of a page are passed over.
 */
export function* salvageKeyedRows(file: string): Generator<readonly Salvaged[]> {
  for (const { content, header } of pagesOf(file)) yield* keyedRowsOf(content, header);
}

interface Page {
  readonly content: Uint8Array;
  /** Where its own header begins. */
  readonly header: number;
  /** The others. */
  readonly page: PageOf;
}

function* pagesOf(file: string): Generator<Page> {
  const bytes = readFileSync(file);
  const size = pageSize(bytes);
  const logged = loggedPages(`${file}-wal`, size);
  const count = Math.max(Math.ceil(bytes.length / size), largestOf(logged.keys()));
  const page = (number: number): Uint8Array | null => {
    const found = logged.get(number) ?? bytes.subarray((number - 1) * size, number * size);
    return number >= 1 && found.length === size ? found : null;
  };
  for (let number = 1; number <= count; number += 1) {
    const content = page(number);
    if (content !== null) yield { content, header: number === 1 ? HEADER_BYTES : 0, page };
  }
}

/** As the header says it; where that is damaged, what this program has always used. */
function pageSize(bytes: Uint8Array): number {
  const said = bytes.length < 18 ? 0 : (((bytes[16] ?? 0) << 8) | (bytes[17] ?? 0)) & 0xffff;
  const size = said === 1 ? 65_536 : said;
  const isSize = size >= 512 && (size & (size - 1)) === 0;
  return isSize ? size : 4096;
}

function loggedPages(log: string, size: number): Map<number, Uint8Array> {
  const pages = new Map<number, Uint8Array>();
  if (!existsSync(log)) return pages;
  const bytes = readFileSync(log);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const step = WAL_FRAME_BYTES + size;
  /** Frames after the last commit are of a transaction that never was. */
  let open = new Map<number, Uint8Array>();
  for (let at = WAL_HEADER_BYTES; at + step <= bytes.length; at += step) {
    // Frames of an earlier round of the log carry other salts.
    const isOfThisRound =
      view.getUint32(at + 8) === view.getUint32(16) &&
      view.getUint32(at + 12) === view.getUint32(20);
    if (!isOfThisRound) break;
    open.set(view.getUint32(at), bytes.subarray(at + WAL_FRAME_BYTES, at + step));
    if (view.getUint32(at + 4) === 0) continue;
    for (const [number, content] of open) pages.set(number, content);
    open = new Map();
  }
  return pages;
}

type PageOf = (number: number) => Uint8Array | null;

function* rowsOf(leaf: Uint8Array, header: number, page: PageOf): Generator<SalvagedRow> {
  if (leaf[header] !== TABLE_LEAF) return;
  const view = new DataView(leaf.buffer, leaf.byteOffset, leaf.length);
  const cells = view.getUint16(header + 3);
  for (let cell = 0; cell < cells; cell += 1) {
    const pointer = header + 8 + cell * 2;
    if (pointer + 2 > leaf.length) return;
    try {
      const row = readCell(leaf, view.getUint16(pointer), page);
      if (row !== null) yield row;
    } catch {
      // A cell that makes no sense: a place outside of the page, or a text that is none.
    }
  }
}

function* keyedRowsOf(content: Uint8Array, header: number): Generator<readonly Salvaged[]> {
  const type = content[header];
  if (type !== KEYED_LEAF && type !== KEYED_INNER) return;
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const cells = view.getUint16(header + 3);
  // An inner page has a number of 32 bits more in its header, and one before each row.
  const more = type === KEYED_INNER ? 4 : 0;
  const most = Math.floor(((content.length - 12) * 64) / 255) - 23;
  for (let cell = 0; cell < cells; cell += 1) {
    const pointer = header + 8 + more + cell * 2;
    if (pointer + 2 > content.length) return;
    try {
      const { value: length, next: at } = varint(content, view.getUint16(pointer) + more);
      if (length <= most && at + length <= content.length) {
        yield valuesOf(content.subarray(at, at + length), null);
      }
    } catch {
      // A row that makes no sense.
    }
  }
}

function readCell(leaf: Uint8Array, at: number, page: PageOf): SalvagedRow | null {
  const length = varint(leaf, at);
  const rowid = varint(leaf, length.next);
  const record = payload(leaf, rowid.next, length.value, page);
  return record === null ? null : { rowid: rowid.value, values: valuesOf(record, rowid.value) };
}

/** The bytes of a record, with those that overflowed into pages of their own. */
function payload(leaf: Uint8Array, at: number, length: number, page: PageOf): Uint8Array | null {
  const usable = leaf.length;
  const most = usable - 35;
  if (length <= most) {
    return at + length <= usable ? leaf.subarray(at, at + length) : null;
  }
  // How much of it stays in the leaf, by the format's own rule.
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  const local = fitting <= most ? fitting : least;
  if (length > MOST_OVERFLOW_PAGES * usable || at + local + 4 > usable) return null;
  const parts = [leaf.subarray(at, at + local)];
  let left = length - local;
  let next = new DataView(leaf.buffer, leaf.byteOffset + at + local, 4).getUint32(0);
  for (; left > 0;) {
    const content = page(next);
    if (content === null || parts.length > MOST_OVERFLOW_PAGES) return null;
    parts.push(content.subarray(4, 4 + Math.min(left, usable - 4)));
    left -= usable - 4;
    next = new DataView(content.buffer, content.byteOffset, 4).getUint32(0);
  }
  return Buffer.concat(parts);
}

/** @param rowid null where the table has none */
function valuesOf(record: Uint8Array, rowid: number | null): Salvaged[] {
  const header = varint(record, 0);
  const types: number[] = [];
  let at = header.next;
  while (at < header.value) {
    const type = varint(record, at);
    types.push(type.value);
    at = type.next;
  }
  let place = header.value;
  return types.map((type, column) => {
    const size = sizeOf(type);
    if (place + size > record.length) throw new RangeError('a value outside of its record');
    const bytes = record.subarray(place, place + size);
    place += size;
    const value = valueOf(type, bytes);
    return value === null && column === 0 ? rowid : value;
  });
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function sizeOf(type: number): number {
  if (type >= 12) return (type - (type % 2 === 0 ? 12 : 13)) / 2;
  return type === 7 ? 8 : (INTEGER_BYTES[type] ?? 0);
}

function valueOf(type: number, bytes: Uint8Array): Salvaged {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type >= 12) return type % 2 === 0 ? bytes : UTF8.decode(bytes);
  if (type > 9) throw new RangeError('a type of value that is kept for later');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type === 7) return view.getFloat64(0);
  if (type === 6) return Number(view.getBigInt64(0));
  return Buffer.from(bytes).readIntBE(0, bytes.length);
}

/** SQLite's numbers of up to nine bytes, seven bits in each but the last. */
function varint(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } {
  let value = 0n;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new RangeError('a number outside of its page');
    if (index === 8)
      return { value: Number(BigInt.asIntN(64, (value << 8n) | BigInt(byte))), next: at + 9 };
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return { value: Number(value), next: at + index + 1 };
  }
  throw new RangeError('no number');
}
