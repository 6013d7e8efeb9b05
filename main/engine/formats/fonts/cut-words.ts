import type { Atom, FacedText } from './atoms.ts';
import { shape } from './shape.ts';

/** Letters that join or change places with their neighbours are not parted. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u;
const VOWEL = /[aeiouyäöüàáâãåæèéêëìíîïòóôõøœùúûýаеёиоуыэюяіїєαεηιουω]/iu;
/** Letters that sound as one. */
const PAIRS = /^(?:ch|ck|ph|th|sh|qu|ss|st)$/i;
/** Letters of a word that stay together at its ends. */
const LEAST_PART = 3;

/** A word letter by letter. */
interface Spelled {
  readonly cells: readonly string[];
  /** Where each letter ends, from the word's beginning, in parts of the paragraph's size. */
  readonly ends: readonly number[];
  readonly hyphen: number;
  readonly isWhole: boolean;
}

/** A word is cut for each size that is tried. */
const spelled = new WeakMap<Atom, Spelled>();

/**
 * Cuts a word that is wider than a line: between syllables with a hyphen where it has some, else
 * between any two letters.
 * @param width of a line, in parts of the paragraph's size
 */
export function cutWord(atom: Atom, width: number): Atom[] {
  if (atom.width <= width) return [atom];
  const { cells, ends, hyphen, isWhole } = spelled.get(atom) ?? spell(atom);
  if (isWhole) return [atom];
  const parts: Atom[] = [];
  let from = 0;
  while (from < cells.length) {
    const start = from === 0 ? 0 : (ends[from - 1] ?? 0);
    const taken = (to: number) => (ends[to - 1] ?? 0) - start;
    let to = from + 1;
    let hyphened = 0;
    for (let at = from + 1; at <= cells.length && taken(at) <= width; at += 1) {
      to = at;
      const isSyllable = at - from >= LEAST_PART && isSyllableEnd(cells, at);
      if (isSyllable && taken(at) + hyphen <= width) hyphened = at;
    }
    const isLast = to === cells.length;
    if (!isLast && hyphened > 0) to = hyphened;
    const hasHyphen = !isLast && hyphened > 0;
    parts.push({
      pieces: part(atom, cells, from, to, hasHyphen ? '-' : ''),
      width: taken(to) + (hasHyphen ? hyphen : 0),
      space: isLast ? atom.space : [],
      spaceWidth: isLast ? atom.spaceWidth : 0,
      endsLine: isLast && atom.endsLine,
    });
    from = to;
  }
  return parts;
}

function spell(atom: Atom): Spelled {
  const text = atom.pieces.map((piece) => piece.text).join('');
  const isWhole = atom.pieces.some(({ look }) => look.sign !== undefined) || JOINED.test(text);
  const cells = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const ends: number[] = [];
  let end = 0;
  for (const { text: own, face, look } of isWhole ? [] : atom.pieces) {
    for (const { segment } of segmenter.segment(own)) {
      end += shape(segment, face).width * look.scale;
      ends.push(end);
    }
  }
  const last = atom.pieces.at(-1);
  const hyphen = last === undefined ? 0 : shape('-', last.face).width * last.look.scale;
  // Marks that stand in another look than their letter would be counted apart from it.
  const made = { cells, ends, hyphen, isWhole: isWhole || ends.length !== cells.length };
  spelled.set(atom, made);
  return made;
}

const segmenter = new Intl.Segmenter();

/** A vowel behind at most one consonant begins a syllable in most languages that hyphenate. */
function isSyllableEnd(cells: readonly string[], at: number): boolean {
  const near = cells.slice(Math.max(0, at - LEAST_PART), at + LEAST_PART);
  if (near.length < 2 * LEAST_PART || !near.every((cell) => /^\p{L}/u.test(cell))) return false;
  const [before = '', next = '', behind = ''] = cells.slice(at - 1, at + 2);
  if (PAIRS.test(before + next)) return false;
  const beginsWithPair = PAIRS.test(next + behind) && VOWEL.test(cells[at + 2] ?? '');
  return !VOWEL.test(next) && (VOWEL.test(behind) || beginsWithPair);
}

/** The letters of a word between two places, with their looks. */
function part(
  atom: Atom,
  cells: readonly string[],
  from: number,
  to: number,
  hyphen: string,
): FacedText[] {
  const start = cells.slice(0, from).join('').length;
  const end = start + cells.slice(from, to).join('').length;
  let at = 0;
  const pieces = atom.pieces.flatMap((piece) => {
    const own = piece.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.text.length;
    return own === '' ? [] : [{ ...piece, text: own }];
  });
  return pieces.map((piece, place) =>
    place === pieces.length - 1 ? { ...piece, text: piece.text + hyphen } : piece,
  );
}
