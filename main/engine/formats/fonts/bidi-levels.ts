/**
 * Levels of direction by Unicode's bidirectional algorithm (UAX 9, W1 to W7 and N0 to I2). Embeddings
 * and isolates are not followed; the marks LRM, RLM and ALM are.
 */

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'ES' | 'ET' | 'AN' | 'CS' | 'ON' | 'BN';

/** 0 from the left, 1 from the right, 2 from the left within text from the right. */
export type Level = 0 | 1 | 2;

const ARABIC = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u061c]/u;
const HEBREW = /[\p{Script=Hebrew}\p{Script=Nko}\u200f]/u;
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/[\u0660-\u0669\u066b\u066c\u06dd\u0600-\u0605]/u, 'AN'],
  [/[0-9\u06f0-\u06f9\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089\uff10-\uff19]/u, 'EN'],
  [/[+\-\u2212\u207a\u207b\u208a\u208b\ufe62\ufe63\uff0b\uff0d]/u, 'ES'],
  [/[#%\p{Sc}\u00b0\u00b1\u2030-\u2034\u066a\u2213\uff03\uff05]/u, 'ET'],
  [/[,./:\u00a0\u060c\u202f\u2044\uff0c\uff0e\uff0f\uff1a]/u, 'CS'],
  [/[\u200b-\u200d\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]/u, 'BN'],
];
const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\u2329', '\u232a'],
  ['\u3008', '\u3009'],
  ['\u300a', '\u300b'],
  ['\u300c', '\u300d'],
];

/**
 * @param cells letters, each with the marks upon it
 * @param base 1 where the paragraph reads from the right
 */
export function levelsOf(cells: readonly string[], base: 0 | 1): Level[] {
  const kinds = cells.map(kindOf);
  const own: Kind = base === 1 ? 'R' : 'L';
  weigh(kinds, own);
  pairBrackets(cells, kinds, own);
  settleNeutrals(kinds, own);
  return kinds.map((kind) => {
    if (kind === 'R') return 1;
    if (kind === 'L') return base === 0 ? 0 : 2;
    return 2;
  });
}

function kindOf(cell: string): Kind {
  const first = String.fromCodePoint(cell.codePointAt(0) ?? 0);
  const known = KINDS.find(([letters]) => letters.test(first));
  if (known !== undefined) return known[1];
  if (ARABIC.test(first) && /[\p{L}\p{M}\u061c]/u.test(first)) return 'AL';
  if (HEBREW.test(first) && !/[\p{S}]/u.test(first)) return 'R';
  return /[\p{L}\p{Nl}\p{No}\u200e]/u.test(first) ? 'L' : 'ON';
}

/** Rules W2 to W7: what numbers and the signs beside them are. */
function weigh(kinds: Kind[], own: Kind): void {
  let strong: Kind = own;
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind;
    else if (kind === 'EN' && strong === 'AL') kinds[at] = 'AN';
  }
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'AL') kinds[at] = 'R';
    const [before, behind] = [kinds[at - 1], kinds[at + 1]];
    if (before !== behind || (before !== 'EN' && before !== 'AN')) continue;
    if (kind === 'CS' || (kind === 'ES' && before === 'EN')) kinds[at] = before;
  }
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'ET') continue;
    let end = at;
    while (kinds[end] === 'ET') end += 1;
    const isOfNumber = kinds[at - 1] === 'EN' || kinds[end] === 'EN';
    kinds.fill(isOfNumber ? 'EN' : 'ON', at, end);
    at = end - 1;
  }
  strong = own;
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind;
    else if (kind === 'EN' && strong === 'L') kinds[at] = 'L';
    else if (kind === 'ES' || kind === 'CS' || kind === 'BN') kinds[at] = 'ON';
  }
}

/** What a resolved kind counts as for the neutrals beside it; null for a neutral. */
const sideOf = (kind: Kind | undefined): 'L' | 'R' | null =>
  kind === 'L' ? 'L' : kind === 'R' || kind === 'EN' || kind === 'AN' ? 'R' : null;

/** Rule N0: both brackets of a pair go with what they hold. */
function pairBrackets(cells: readonly string[], kinds: Kind[], own: Kind): void {
  for (const [start, end] of pairsOf(cells, kinds)) {
    const inside = kinds.slice(start + 1, end).map(sideOf);
    let side: 'L' | 'R' | null = null;
    if (inside.includes(own === 'R' ? 'R' : 'L')) side = own === 'R' ? 'R' : 'L';
    else if (inside.some((one) => one !== null)) {
      const other = own === 'R' ? 'L' : 'R';
      const before = kinds.slice(0, start).findLast((kind) => sideOf(kind) !== null) ?? own;
      side = sideOf(before) === other ? other : own === 'R' ? 'R' : 'L';
    }
    if (side === null) continue;
    kinds[start] = side;
    kinds[end] = side;
  }
}

function pairsOf(cells: readonly string[], kinds: readonly Kind[]): [number, number][] {
  const open: { readonly closes: string; readonly at: number }[] = [];
  const pairs: [number, number][] = [];
  for (const [at, cell] of cells.entries()) {
    if (kinds[at] !== 'ON') continue;
    const opening = BRACKETS.find(([sign]) => sign === cell);
    if (opening !== undefined) open.push({ closes: opening[1], at });
    const found = open.findLastIndex(({ closes }) => closes === cell);
    if (found < 0) continue;
    pairs.push([open[found]?.at ?? at, at]);
    open.length = found;
  }
  return pairs.sort(([a], [b]) => a - b);
}

/** Rules N1 and N2: neutrals go with what stands at both sides, else with the paragraph. */
function settleNeutrals(kinds: Kind[], own: Kind): void {
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'ON') continue;
    let end = at;
    while (kinds[end] === 'ON') end += 1;
    const before = sideOf(kinds[at - 1] ?? own);
    const behind = sideOf(kinds[end] ?? own);
    kinds.fill(before === behind && before !== null ? before : own, at, end);
    at = end - 1;
  }
}
