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
  // Codes are skipped: a tag between a mark and its word changes nothing.
  const seen: { readonly sign: string; readonly at: number }[] = [];
  let offset = 0;
  for (const sign of text) {
    if (!isCode(sign)) seen.push({ sign, at: offset });
    offset += sign.length;
  }
  for (const [i, { sign, at }] of seen.entries()) {
    const [, family, weight] = FAMILIES.find(([pattern]) => pattern.test(sign)) ?? [];
    if (family === undefined || weight === undefined) continue;
    const around = { before: seen[i - 1]?.sign ?? '', after: seen[i + 1]?.sign ?? '' };
    const last = found.at(-1);
    const afterOpening = last?.opens === true && last.end >= (seen[i - 1]?.at ?? -1) + 1;
    const opens = opensAt(sign, family, weight, around, afterOpening);
    if (opens === null) continue;
    const inner = opens ? seen[i + 1] : seen[i - 1];
    const spaced = family === 'guillemets' && /[ \u00A0\u202F]/u.test(inner?.sign ?? '');
    const start = spaced && !opens ? (inner?.at ?? at) : at;
    const end = spaced && opens ? (inner?.at ?? at) + 1 : at + sign.length;
    // A space cannot belong to two marks.
    if (start < (last?.end ?? 0)) continue;
    found.push({ start, end, sign, weight, family, opens });
  }
  return found;
}

function opensAt(
  sign: string,
  family: Family,
  weight: Quotation['weight'],
  { before, after }: { readonly before: string; readonly after: string },
  afterOpening: boolean,
): boolean | null {
  if (family === 'corners') return /[「『]/u.test(sign);
  // An apostrophe; inches, feet, minutes and seconds.
  if (weight === 'single' && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after))
    return null;
  if (family === 'straight' && /\d/.test(before) && /^[\s\dx×,)]?$/u.test(after)) return null;
  if (family === 'guillemets') {
    const spaceBefore = /[ \u00A0\u202F]/u.test(before);
    const spaceAfter = /[ \u00A0\u202F]/u.test(after);
    // French has spaces inside.
    if (/[«‹]/u.test(sign) && spaceAfter) return true;
    if (/[»›]/u.test(sign) && spaceBefore && !/[\p{L}\p{N}]/u.test(after)) return false;
  }
  const edgeBefore = before === '' || afterOpening || /[\s([{–—\-/¿¡]/u.test(before);
  const edgeAfter =
    after === '' || /[\s)\]}.,;:!?…–—\-/]/u.test(after) || (!edgeBefore && SIGN.test(after));
  if (edgeBefore !== edgeAfter) return edgeBefore;
  if (edgeBefore) return null;
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
