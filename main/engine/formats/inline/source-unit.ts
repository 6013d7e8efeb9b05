import { referenceWriter } from '../../markup/references.ts';
import { codeEmbeddedTags } from './embedded-tags.ts';
import { trimPieces } from './trim-pieces.ts';
import type { CodePiece, SourcePiece } from './source-piece.ts';
import { fitPieces, writePieces } from './unit-text.ts';
import type { Piece } from './unit-text.ts';
import { dropForbidden, writeXmlText } from './xml-text.ts';

/** A unit that is a range of a text, and how its translation is written there. */
export interface SourceUnit {
  /** UTF-16 offsets into the source. */
  readonly start: number;
  readonly end: number;
  /** As `Unit.text`. */
  readonly text: string;
  /** As `Unit.shown`. */
  readonly shown?: ReadonlyMap<number, string>;
  /** @param raw writes a range of the source that is copied with a code */
  readonly write: (translation: string, raw: (start: number, end: number) => string) => WrittenUnit;
}

export interface WrittenUnit {
  readonly text: string;
  /** False: the tags of the translation were wrong and stand at the ends now. */
  readonly kept: boolean;
}

/**
 * Which white space is one space to a translator: `none`, that which holds a line break (`lines`: an
 * indented XML), or `all` of it (HTML).
 */
export type Collapse = 'none' | 'lines' | 'all';

/**
 * Makes a unit of a run of pieces; null where there is no text in it. Outer codes stay outside.
 * @param escape writes text, where the source is no XML or HTML
 */
export function sourceUnit(
  source: string,
  run: readonly SourcePiece[],
  collapse: Collapse,
  escape?: (text: string) => string,
): SourceUnit | null {
  const pieces = trimPieces(codeEmbeddedTags(run));
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const section = first.section;
  // A unit that is one CDATA section, or part of one, leaves its marks as they are.
  const inSection = section !== undefined && pieces.every((piece) => piece.section === section);
  const start = inSection ? first.start : Math.min(first.start, section?.start ?? first.start);
  const end = inSection ? last.end : Math.max(last.end, last.section?.end ?? 0);
  const before = inSection || !section ? '' : source.slice(section.start + 9, first.start);
  const after =
    inSection || !last.section
      ? ''
      : source.slice(last.end, Math.max(last.end, last.section.end - 3));

  const codes = pieces.filter((piece) => piece.kind !== 'text');
  const coded = numberPieces(pieces, collapse);
  const text = writePieces(coded);
  const writeText = escape ?? (inSection ? writeSection : textWriter(source, pieces));
  const write: SourceUnit['write'] = (translation, raw) => {
    const fitted = fitPieces(coded, translation);
    const places = new Map(codePlaces(coded, codes));
    let written = writeXmlText(before);
    for (const piece of fitted.pieces) {
      if (piece.kind === 'text') {
        written += writeText(dropForbidden(piece.text));
        continue;
      }
      const code = places.get(`${piece.kind}${piece.tag}`);
      if (!code) continue;
      const own = raw(code.start, code.end);
      const needsEscape = code.isEmbedded === true && code.section !== undefined && !inSection;
      written += needsEscape ? writeXmlText(source.slice(code.start, code.end)) : own;
    }
    return { text: written + writeXmlText(after), kept: fitted.kept };
  };
  const shown = shownTexts(coded, codes);
  return { start, end, text, write, ...(shown.size > 0 ? { shown } : {}) };
}

/** A translation that holds the end mark must not end the section. */
const writeSection = (text: string) => text.replaceAll(']]>', ']]]]><![CDATA[>');

/** Characters that the unit writes as references only are written so again. */
function textWriter(source: string, pieces: readonly SourcePiece[]): (text: string) => string {
  const references = new Map<string, string>();
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.isReference !== true) continue;
    references.set(piece.text, source.slice(piece.start, piece.end));
  }
  let hasAngle = false;
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.isReference === true || piece.section) continue;
    if (piece.text.includes('>')) hasAngle = true;
    for (const read of references.keys()) if (piece.text.includes(read)) references.delete(read);
  }
  if (hasAngle && !references.has('>')) references.set('>', '>');
  const write = referenceWriter(references);
  return (text) => write(text).replaceAll(']]>', ']]&gt;');
}

/** Pairs that cross cannot be checked: their tags stand alone. */
function numberPieces(pieces: readonly SourcePiece[], collapse: Collapse): Piece[] {
  const paired = nestedPairs(pieces);
  const numbers = new Map<number, number>();
  let count = 0;
  const coded: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (piece.text !== '')
        coded.push({ kind: 'text', text: collapseSpace(piece.text, collapse) });
    } else if (piece.pair === null || !paired.has(piece.pair)) {
      count += 1;
      coded.push({ kind: 'alone', tag: count });
    } else {
      const known = numbers.get(piece.pair);
      if (known === undefined) {
        count += 1;
        numbers.set(piece.pair, count);
      }
      coded.push({ kind: piece.kind, tag: known ?? count });
    }
  }
  return coded;
}

function nestedPairs(pieces: readonly SourcePiece[]): Set<number> {
  const open: number[] = [];
  const waiting = new Set<number>();
  const nested = new Set<number>();
  for (const piece of pieces) {
    if (piece.kind === 'text' || piece.pair === null) continue;
    if (piece.kind === 'open') {
      open.push(piece.pair);
      waiting.add(piece.pair);
    } else if (waiting.delete(piece.pair)) {
      if (open.at(-1) === piece.pair) nested.add(piece.pair);
      open.splice(open.lastIndexOf(piece.pair), 1);
    }
  }
  return nested;
}

function* codePlaces(
  coded: readonly Piece[],
  codes: readonly CodePiece[],
): Generator<[string, CodePiece]> {
  let at = 0;
  for (const piece of coded) {
    if (piece.kind === 'text') continue;
    const code = codes[at];
    at += 1;
    if (code) yield [`${piece.kind}${piece.tag}`, code];
  }
}

function shownTexts(coded: readonly Piece[], codes: readonly CodePiece[]): Map<number, string> {
  const shown = new Map<number, string>();
  const tags = coded.filter((piece) => piece.kind !== 'text');
  for (const [at, { tag }] of tags.entries()) {
    const text = codes[at]?.shown;
    if (text !== undefined) shown.set(tag, text);
  }
  return shown;
}

function collapseSpace(text: string, collapse: Collapse): string {
  if (collapse === 'all') return text.replace(/[ \t\r\n\f]+/g, ' ');
  if (collapse === 'none' || !/[\r\n]/.test(text)) return text;
  return text.replace(/[ \t\r\n]+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));
}
