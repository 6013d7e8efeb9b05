import { isCode } from '../../markup/coded-text.ts';
import type { QuoteMarks } from './quote-marks.ts';

/** A quotation of a text. */
export interface Quotation {
  readonly weight: 'double' | 'single';
  /** 0 outside of every other. */
  readonly depth: number;
}

type Family = 'straight' | 'curly' | 'guillemets' | 'corners';

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  readonly weight: Quotation['weight'];
  readonly family: Family;
  readonly opens: boolean;
}

const FAMILIES: readonly (readonly [RegExp, Family, Quotation['weight']])[] = [
  [/"/u, 'straight', 'double'],
  [/[“”„‟]/u, 'curly', 'double'],
  [/[«»]/u, 'guillemets', 'double'],
  [/[「」]/u, 'corners', 'double'],
  [/'/u, 'straight', 'single'],
  [/[‘’‚]/u, 'curly', 'single'],
  [/[‹›]/u, 'guillemets', 'single'],
  [/[『』]/u, 'corners', 'single'],
];
const SIGN = /["“”„‟«»「」'‘’‚‹›『』]/u;

/**
 * Writes the quotations of a text with other marks. Only marks in pairs within a paragraph are
 * rewritten: inches, apostrophes and a mark whose partner is missing stay. What opens and what closes
 * is told by the place of a mark, since one language's closing mark opens in another.
 * @param marksOf null leaves a quotation as it is
 */
export function rewriteQuotations(
  text: string,
  marksOf: (quotation: Quotation) => QuoteMarks | null,
): string {
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { open, close, depth } of pairsOf(findMarks(text), text)) {
    const wanted = marksOf({ weight: open.weight, depth });
    if (wanted === null) continue;
    changes.push({ start: open.start, end: open.end, text: wanted.open });
    changes.push({ start: close.start, end: close.end, text: wanted.close });
  }
  changes.sort((a, b) => a.start - b.start);
  let written = '';
  let at = 0;
  for (const change of changes) {
    written += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return written + text.slice(at);
}

function findMarks(text: string): Mark[] {
  const found: Mark[] = [];
  if (!SIGN.test(text)) return found;
  const characters = Array.from(text);
  let offset = 0;
  for (const [i, sign] of characters.entries()) {
    const at = offset;
    offset += sign.length;
    const [, family, weight] = FAMILIES.find(([pattern]) => pattern.test(sign)) ?? [];
    if (family === undefined || weight === undefined) continue;
    const last = found.at(-1);
    const opens = opensAt(sign, {
      family,
      weight,
      isOpen: found.findLast((mark) => mark.sign === sign)?.opens ?? false,
      afterOpening: last?.opens === true && last.end === at,
      before: characters[i - 1] ?? '',
      after: characters[i + 1] ?? '',
      outerBefore: beyondCodes(characters, i, -1),
      outerAfter: beyondCodes(characters, i, 1),
    });
    if (opens === null) continue;
    const inner = characters[opens ? i + 1 : i - 1] ?? '';
    const room = family === 'guillemets' && FIXED.test(inner) ? inner.length : 0;
    const start = opens ? at : at - room;
    // A space cannot belong to two marks.
    if (start < (last?.end ?? 0)) continue;
    found.push({ start, end: at + sign.length + (opens ? room : 0), sign, weight, family, opens });
  }
  return found;
}

/** The next character that is no code: a tag between a mark and a space changes nothing. */
function beyondCodes(characters: readonly string[], from: number, step: 1 | -1): string {
  let i = from + step;
  while (isCode(characters[i] ?? '')) i += step;
  return characters[i] ?? '';
}

/** Where a mark stands; '' beyond the ends of the text. */
interface Place {
  readonly family: Family;
  readonly weight: Quotation['weight'];
  /** The last mark like it opened a quotation. */
  readonly isOpen: boolean;
  /** Right behind a mark that opens. */
  readonly afterOpening: boolean;
  readonly before: string;
  readonly after: string;
  readonly outerBefore: string;
  readonly outerAfter: string;
}

const FIXED = /[ \u00A0\u202F]/u;
const WORD = /[\p{L}\p{N}]/u;

/** Null where a mark belongs to no quotation, or nobody can tell. */
function opensAt(sign: string, place: Place): boolean | null {
  const { family, weight, isOpen, afterOpening, before, after, outerBefore, outerAfter } = place;
  if (family === 'corners') return /[「『]/u.test(sign);
  // An apostrophe; inches, feet, minutes and seconds.
  if (weight === 'single' && WORD.test(before) && WORD.test(after)) return null;
  if (family === 'straight' && !isOpen && /\d/.test(before) && /^[\s\dx×,)]?$/u.test(after)) {
    return null;
  }
  if (family === 'guillemets') {
    // French has spaces inside.
    if (/[«‹]/u.test(sign) && FIXED.test(after)) return true;
    if (/[»›]/u.test(sign) && FIXED.test(before) && !WORD.test(after)) return false;
  }
  // A code inside of the mark is a word, or stands before one.
  const edgeBefore = outerBefore === '' || afterOpening || /[\s([{–—\-/¿¡]/u.test(outerBefore);
  const canOpen = edgeBefore && after !== '' && !/\s/u.test(after);
  const edgeAfter = outerAfter === '' || SIGN.test(outerAfter) || /[\s\p{P}]/u.test(outerAfter);
  const canClose = edgeAfter && before !== '' && !/[\s([{¿¡]/u.test(before);
  if (canOpen !== canClose) return canOpen;
  if (canOpen) return !isOpen;
  if (/[„‚«‹]/u.test(sign)) return true;
  return /[”’»›]/u.test(sign) ? false : null;
}

interface Pair {
  readonly open: Mark;
  readonly close: Mark;
  readonly depth: number;
}

function pairsOf(found: readonly Mark[], text: string): Pair[] {
  const pairs: Pair[] = [];
  const open: Mark[] = [];
  let end = 0;
  for (const mark of found) {
    // No quotation goes on after an empty line.
    if (/\n\s*\n/.test(text.slice(end, mark.start))) open.length = 0;
    end = mark.end;
    if (mark.opens) {
      open.push(mark);
      continue;
    }
    const partner = partnerOf(mark, open);
    if (partner < 0) continue;
    const opening = open[partner];
    open.length = partner;
    if (opening !== undefined) pairs.push({ open: opening, close: mark, depth: partner });
  }
  return pairs;
}

/** The last open mark of the same family, else one that is straight where this is curly or the reverse. */
function partnerOf({ weight, family }: Mark, open: readonly Mark[]): number {
  const same = open.findLastIndex((one) => one.weight === weight && one.family === family);
  if (same >= 0) return same;
  return open.findLastIndex(
    (one) =>
      one.weight === weight &&
      [one.family, family].includes('straight') &&
      [one.family, family].includes('curly'),
  );
}
