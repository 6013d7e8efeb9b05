import type { Piece } from '../formats/inline/unit-text.ts';
import { readPieces, writePieces } from '../formats/inline/unit-text.ts';
import { bordersOf } from './core.ts';
import type { CutUnit } from './cut-unit.ts';
import type { ShownSegment, TagNames } from './segment-tags.ts';
import { nameOfTag, ownPieces, showPieces, shownPieces } from './segment-tags.ts';

/** Why segments stay as they are: one side would have no words, or tags would be torn apart. */
export type NotResegmented = 'edge' | 'tags';

/** A unit in other segments; joined with their sources alone it is the unit's own text as before. */
export interface Resegmented {
  readonly unit: CutUnit;
  /** Targets of the segments that were made, from those that there were. */
  readonly targets: readonly string[];
}

/**
 * Splits a segment in two. White space at the place goes between them. The target stays with the first one,
 * without the tags that are the second one's now.
 * @param at UTF-16 offset in the shown source; inside of a tag or a character the next place after it counts
 */
export function splitSegment(
  unit: CutUnit,
  index: number,
  at: number,
  target: string,
): Resegmented | NotResegmented {
  const segment = unit.segments[index];
  if (segment === undefined) return 'edge';
  const [left, right] = piecesAround(segment, at);
  const end = left.findLastIndex((piece) => !isSpace(piece)) + 1;
  const start = right.findIndex((piece) => !isSpace(piece));
  const first = trimmedAtEnd(left.slice(0, end));
  const second = trimmedAtStart(start < 0 ? [] : right.slice(start));
  if (!hasWords(first.pieces) || !hasWords(second.pieces)) return 'edge';
  if (!isWhole(first.pieces) || !isWhole(second.pieces)) return 'tags';
  const gap =
    first.space +
    writtenSpace(left.slice(end)) +
    writtenSpace(right.slice(0, start)) +
    second.space;
  const shown = [showPieces(first.pieces), showPieces(second.pieces)] as const;
  return {
    unit: {
      segments: unit.segments.toSpliced(index, 1, ...shown),
      gaps: unit.gaps.toSpliced(index + 1, 0, writePieces([{ kind: 'text', text: gap }])),
    },
    targets: [shownAs(target, segment.tags, shown[0].tags), ''],
  };
}

/**
 * Makes one segment of two that follow each other in a unit, with what stands between them and with the pairs
 * of tags that enclose one of them.
 * @param index of the first one
 * @param targets of both
 * @param spaceFor what stands between two translated sentences in place of white space of the unit
 */
export function mergeSegments(
  unit: CutUnit,
  index: number,
  [target, following]: readonly [string, string],
  spaceFor: (gap: string) => string,
): Resegmented | NotResegmented {
  const [first, second] = [unit.segments[index], unit.segments[index + 1]];
  if (first === undefined || second === undefined) return 'edge';
  const gapAt = (at: number) => readPieces(unit.gaps[at] ?? '');
  const [before, between, after] = [gapAt(index), gapAt(index + 1), gapAt(index + 2)];
  const middle = [...piecesOf(first), ...between, ...piecesOf(second)];
  // As few tags around them as make all pairs whole.
  let from = before.length;
  while (from > 0 && opensLess([...before.slice(from), ...middle])) from -= 1;
  const begun = [...before.slice(from), ...middle];
  let to = 0;
  while (to < after.length && !isWhole([...begun, ...after.slice(0, to)])) to += 1;
  const pieces = [...begun, ...after.slice(0, to)];
  if (!isWhole(pieces)) return 'tags';
  const merged = showPieces(pieces);
  const signs = (some: readonly Piece[], space: (text: string) => string) =>
    some
      .map((piece) => (piece.kind === 'text' ? space(piece.text) : signOf(piece, merged.tags)))
      .join('');
  const nothing = () => '';
  const isBoth = target !== '' && following !== '';
  const joint = signs(between, isBoth ? spaceFor : nothing);
  const words =
    shownAs(target, first.tags, merged.tags) +
    (isBoth && between.length === 0 ? spaceFor('') : joint) +
    shownAs(following, second.tags, merged.tags);
  return {
    unit: {
      segments: unit.segments.toSpliced(index, 2, merged),
      gaps: unit.gaps.toSpliced(
        index,
        3,
        writePieces(before.slice(0, from)),
        writePieces(after.slice(to)),
      ),
    },
    targets: [
      target === '' && following === ''
        ? ''
        : signs(before.slice(from), nothing) + words + signs(after.slice(0, to), nothing),
    ],
  };
}

/** Pieces of a segment with the tags of its unit. */
const piecesOf = ({ text, tags }: ShownSegment): Piece[] =>
  ownPieces(shownPieces(text, tags), tags);

/** The pieces before and after an offset of what is shown. */
function piecesAround(segment: ShownSegment, at: number): readonly [Piece[], Piece[]] {
  const left: Piece[] = [];
  const right: Piece[] = [];
  let offset = 0;
  for (const piece of piecesOf(segment)) {
    if (piece.kind !== 'text') {
      (offset < at ? left : right).push(piece);
      offset += signOf(piece, segment.tags).length;
      continue;
    }
    const { text } = piece;
    const isBorder = bordersOf(text);
    let cut = Math.max(0, Math.min(text.length, at - offset));
    while (cut < text.length && !isBorder(cut)) cut += 1;
    if (cut > 0) left.push({ kind: 'text', text: text.slice(0, cut) });
    if (cut < text.length) right.push({ kind: 'text', text: text.slice(cut) });
    offset += text.length;
  }
  return [left, right];
}

/** A tag of a unit as a segment shows it; tags that it has not are shown as nothing. */
function signOf(piece: Exclude<Piece, { kind: 'text' }>, tags: TagNames): string {
  const own = nameOfTag(piece);
  const shown = Object.keys(tags).find((name) => tags[name] === own);
  if (shown === undefined) return '';
  if (piece.kind === 'alone') return `<${shown}/>`;
  return piece.kind === 'open' ? `<${shown}>` : `</${shown}>`;
}

/** A target with the names that its tags have in another segment; tags that are not in that one go. */
const shownAs = (target: string, tags: TagNames, names: TagNames): string =>
  ownPieces(shownPieces(target, tags), tags)
    .map((piece) => (piece.kind === 'text' ? piece.text : signOf(piece, names)))
    .join('');

const isSpace = (piece: Piece): boolean => piece.kind === 'text' && piece.text.trim() === '';
const hasWords = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.kind === 'text' && piece.text.trim() !== '');
const writtenSpace = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

interface Trimmed {
  readonly pieces: readonly Piece[];
  readonly space: string;
}

function trimmedAtEnd(pieces: readonly Piece[]): Trimmed {
  const last = pieces.at(-1);
  if (last?.kind !== 'text') return { pieces, space: '' };
  const text = last.text.trimEnd();
  // White space that carries an accent is part of a character.
  if (!bordersOf(last.text)(text.length)) return { pieces, space: '' };
  return { pieces: pieces.with(-1, { kind: 'text', text }), space: last.text.slice(text.length) };
}

function trimmedAtStart(pieces: readonly Piece[]): Trimmed {
  const [first] = pieces;
  if (first?.kind !== 'text') return { pieces, space: '' };
  const text = first.text.trimStart();
  const space = first.text.slice(0, first.text.length - text.length);
  if (!bordersOf(first.text)(space.length)) return { pieces, space: '' };
  return { pieces: pieces.with(0, { kind: 'text', text }), space };
}

/** Pairs that are open at the end, from outside to inside; null where one is closed that is not the last open. */
function openPairs(pieces: readonly Piece[]): readonly number[] | null {
  const open: number[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'open') open.push(piece.tag);
    else if (piece.kind === 'close' && open.pop() !== piece.tag) return null;
  }
  return open;
}

const isWhole = (pieces: readonly Piece[]): boolean => openPairs(pieces)?.length === 0;
/** A pair is closed that is not opened. */
const opensLess = (pieces: readonly Piece[]): boolean => openPairs(pieces) === null;
