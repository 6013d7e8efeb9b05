import type { Atom } from './atoms.ts';
import { cutWord } from './cut-words.ts';

/** Where a text has to go. Lengths are in one unit, points or pixels. */
export interface Room {
  readonly width: number;
  /** From the first baseline down to the last one that there is room for. */
  readonly drop: number;
  readonly size: number;
  /** From baseline to baseline, as a part of the size. */
  readonly leading: number;
  /** How far the first line begins behind the others, as a part of the size. */
  readonly indent: number;
  /** Where to begin, and the part of the size that it is not made smaller than. */
  readonly largest: number;
  readonly smallest: number;
  /** Down to this part of the size a text stays on one line; 1 where it may have several at once. */
  readonly oneLine: number;
  /** Whether a word that is wider than a line is cut. */
  readonly cutsWords: boolean;
}

export interface FittedText {
  readonly size: number;
  /** From baseline to baseline, as a part of the size. */
  readonly leading: number;
  readonly lines: readonly (readonly Atom[])[];
  /** False where the text is longer than the room at its smallest. */
  readonly fits: boolean;
}

const STEP = 0.96;
/** Lines may move together a little before letters get smaller. */
const TIGHTEST_LEADING = 1.12;

/** Breaks a text into lines, in the largest size that the room allows. */
export function fitText(atoms: readonly Atom[], room: Room): FittedText {
  for (let part = room.largest; part >= room.oneLine; part *= STEP) {
    const fitted = tryPart(atoms, room, part);
    if (fitted.fits && fitted.lines.length === 1) return fitted;
  }
  for (let part = room.largest; ; part *= STEP) {
    const fitted = tryPart(atoms, room, part);
    if (fitted.fits || part * STEP < room.smallest) return fitted;
  }
}

function tryPart(atoms: readonly Atom[], room: Room, part: number): FittedText {
  const size = room.size * part;
  const width = room.width / size;
  const words = room.cutsWords ? atoms.flatMap((atom) => cutWord(atom, width)) : atoms;
  const lines = breakLines(words, width, room.indent);
  const leading = Math.min(
    room.leading,
    Math.max(TIGHTEST_LEADING, leadingFor(lines.length, room, size)),
  );
  const isHigh = (lines.length - 1) * leading * size > room.drop + size * 0.05;
  const isWide = lines.some((line) => widthOf(line) * size > room.width * 1.005);
  return { size, lines, fits: !isHigh && !isWide, leading };
}

const leadingFor = (lines: number, room: Room, size: number) =>
  lines < 2 ? room.leading : room.drop / ((lines - 1) * size);

/** Width of a line in parts of the size, without the white space at its end. */
export function widthOf(line: readonly Atom[]): number {
  return line.reduce(
    (sum, atom, at) => sum + atom.width + (at === line.length - 1 ? 0 : atom.spaceWidth),
    0,
  );
}

function breakLines(atoms: readonly Atom[], width: number, indent: number): Atom[][] {
  const lines: Atom[][] = [];
  let line: Atom[] = [];
  let used = Math.max(0, indent);
  for (const atom of atoms) {
    if (line.length > 0 && used + atom.width > width * 1.002) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(atom);
    used += atom.width + atom.spaceWidth;
    if (atom.endsLine) {
      lines.push(line);
      line = [];
      used = 0;
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
