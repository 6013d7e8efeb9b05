import type { SourcePiece } from '../inline/source-piece.ts';
import { sourceUnit } from '../inline/source-unit.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import type { MifStatement } from './mif-statements.ts';
import { MIF_CHARACTERS, mifTextPieces, writeMifText } from './mif-text.ts';
import { append } from '../../../system/long-lists.ts';

/** Statements of a line that no reader sees, so that the text goes on across them. */
const UNSEEN = new Set(['ParaLine', 'TextRectID', 'SpclHyphenation', 'String']);

/** A place in a paragraph where the text of one string ends or begins, or what stands between. */
type Item =
  | { readonly kind: 'string'; readonly start: number; readonly end: number }
  | { readonly kind: 'statement'; readonly statement: MifStatement };

/** The units of a file: paragraphs, lines of text in pictures, and index entries. */
export function mifUnits(source: string, statements: readonly MifStatement[]): NamedUnit[] {
  const units: NamedUnit[] = [];
  const add = (run: readonly SourcePiece[]) => {
    const unit = sourceUnit(source, run, 'none', writeMifText);
    if (unit) units.push({ ...unit, id: `u${units.length + 1}` });
  };
  const waiting = [...statements].reverse();
  for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
    if (statement.name === 'Para' || statement.name === 'TextLine') {
      const items = itemsOf(statement);
      for (const item of items) {
        if (item.kind === 'statement') indexTexts(source, item.statement).forEach(add);
      }
      add(runOf(source, items));
    }
    // Tables and footnotes are kept apart from the text; their paragraphs are found as any other.
    for (const child of statement.children.toReversed()) waiting.push(child);
  }
  return units;
}

function itemsOf({ children }: MifStatement): Item[] {
  const lines = children.some((child) => child.name === 'ParaLine')
    ? children.filter((child) => child.name === 'ParaLine').flatMap((line) => line.children)
    : children;
  const items: Item[] = [];
  let reference: MifStatement | null = null;
  for (const statement of lines) {
    const { name, string } = statement;
    // The text of a cross-reference is made from what it points to.
    if (name === 'XRef') reference = statement;
    else if (name === 'XRefEnd' && reference) {
      items.push({ kind: 'statement', statement: { ...reference, end: statement.end } });
      reference = null;
    } else if (reference !== null) continue;
    else if (name === 'String' && string) items.push({ kind: 'string', ...string });
    else if (!UNSEEN.has(name)) items.push({ kind: 'statement', statement });
  }
  return items;
}

/** A run reaches from the first string to the last; between two strings everything is one code. */
function runOf(source: string, items: readonly Item[]): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let from: number | null = null;
  let between: MifStatement[] = [];
  let opened: number | null = null;
  for (const item of items) {
    if (item.kind === 'statement') {
      between.push(item.statement);
      continue;
    }
    if (from !== null) {
      const font = between.length === 1 ? fontTag(source, between[0]) : null;
      const gap = gapPiece(source, between, from, item.start);
      if (gap.kind === 'text' || font === null) pieces.push(gap);
      else if (font !== '') {
        opened = from;
        pieces.push({ ...gap, kind: 'open', pair: from });
      } else {
        pieces.push(opened === null ? gap : { ...gap, kind: 'close', pair: opened });
        opened = null;
      }
    }
    append(pieces, mifTextPieces(source, item.start, item.end));
    from = item.end;
    between = [];
  }
  return pieces;
}

function gapPiece(
  source: string,
  between: readonly MifStatement[],
  start: number,
  end: number,
): SourcePiece {
  const character = between.length === 1 ? charOf(source, between[0]) : undefined;
  // Lines are broken anew by whoever reads the file.
  const text = between.length === 0 ? '' : character;
  if (text !== undefined) return { kind: 'text', start, end, text, isReference: text !== '' };
  const isWord = between.some(({ name }) => name === 'Variable' || name === 'XRef');
  return { kind: 'alone', start, end, pair: null, isWord };
}

function charOf(source: string, statement: MifStatement | undefined): string | undefined {
  if (statement?.name !== 'Char') return undefined;
  const name = /^<\s*Char\s+(\w+)/.exec(source.slice(statement.start, statement.end))?.[1];
  return MIF_CHARACTERS[name ?? ''];
}

/** The name of the character format that begins; '' where one ends, null for anything else. */
function fontTag(source: string, statement: MifStatement | undefined): string | null {
  if (statement?.name !== 'Font') return null;
  const tag = statement.children.find((child) => child.name === 'FTag')?.string;
  return tag ? source.slice(tag.start, tag.end) : null;
}

/** The texts of the index markers among the statements of a line. */
function indexTexts(source: string, marker: MifStatement): SourcePiece[][] {
  if (marker.name !== 'Marker') return [];
  const child = (name: string) => marker.children.find((row) => row.name === name);
  const name = child('MTypeName')?.string;
  const number = child('MType');
  const isIndex = name
    ? source.slice(name.start, name.end) === 'Index'
    : number !== undefined && /\s2\s*>$/.test(source.slice(number.start, number.end));
  const text = child('MText')?.string;
  return isIndex && text ? [mifTextPieces(source, text.start, text.end)] : [];
}
