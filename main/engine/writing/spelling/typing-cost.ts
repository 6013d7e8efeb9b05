/** Neighbours on the keyboards of the languages that are corrected; close enough for all of them. */
const ROWS = ['qwertyuiopü', 'asdfghjklöä', 'zxcvbnm'];
/** Letters that people take for each other because they sound alike. */
const ALIKE = [
  'aeiouy',
  'sz',
  'sc',
  'cz',
  'ck',
  'kq',
  'bv',
  'vw',
  'fv',
  'gj',
  'xj',
  'dt',
  'bp',
  'mn',
  'ij',
  'lr',
];

const SWAP = 0.6;
const DOUBLED = 0.45;
const ACCENT = 0.3;
const NEIGHBOUR = 0.85;
const ALIKE_COST = 0.8;
const MISSING = 0.9;
const OTHER = 1.3;
const FIRST_LETTER = 0.5;
const SILENT = 0.55;
const JOINED = 0.9;

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * How unlikely it is that somebody who meant `meant` wrote `written`: 0 for the same word, below 1
 * for the usual slips (two letters swapped, one doubled, an accent left out), 2 and more for another
 * word. Letter case costs little.
 */
export function typingCost(written: string, meant: string): number {
  const [a, b] = [lettersOf(written), lettersOf(meant)];
  const table: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    for (let j = 0; j <= b.length; j += 1) row.push(cell(table, row, a, b, i, j));
    table.push(row);
  }
  const cost = table[a.length]?.[b.length] ?? Infinity;
  return cost + caseCost(written, meant);
}

const lettersOf = (word: string): string[] =>
  Array.from(word.normalize('NFC').toLowerCase().replaceAll('’', "'"));

function cell(
  table: readonly (readonly number[])[],
  row: readonly number[],
  a: readonly string[],
  b: readonly string[],
  i: number,
  j: number,
): number {
  if (i === 0 && j === 0) return 0;
  const at = (up: number, left: number) =>
    (up === 0 ? row[j - left] : table[i - up]?.[j - left]) ?? Infinity;
  const [x = '', y = ''] = [a[i - 1], b[j - 1]];
  let best = Infinity;
  if (i > 0) best = Math.min(best, at(1, 0) + dropCost(x, a[i - 2], a[i]) + edge(i, a.length));
  if (j > 0) best = Math.min(best, at(0, 1) + dropCost(y, b[j - 2], b[j]) + edge(j, b.length));
  if (i > 0 && j > 0)
    best = Math.min(best, at(1, 1) + changeCost(x, y) + (x === y ? 0 : edge(i, a.length)));
  if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y && x !== y) {
    best = Math.min(best, at(2, 2) + SWAP + edge(i - 1, a.length));
  }
  // Two letters for one: ue for ü, ss for ß, ph for f.
  if (i > 1 && j > 0 && asTwo(y, (a[i - 2] ?? '') + x)) best = Math.min(best, at(2, 1) + ACCENT);
  if (i > 0 && j > 1 && asTwo(x, (b[j - 2] ?? '') + y)) best = Math.min(best, at(1, 2) + ACCENT);
  return best;
}

const edge = (place: number, length: number): number =>
  place === 1 && length > 1 ? FIRST_LETTER : 0;

const PAIRS: Readonly<Record<string, readonly string[]>> = {
  ä: ['ae'],
  ö: ['oe'],
  ü: ['ue'],
  ß: ['ss'],
  œ: ['oe'],
  æ: ['ae'],
  f: ['ph'],
};
const asTwo = (one: string, two: string): boolean => PAIRS[one]?.includes(two) ?? false;

function dropCost(letter: string, before: string | undefined, after: string | undefined): number {
  if (letter === before || letter === after) return DOUBLED;
  if (letter === 'h' || letter === 'e') return SILENT + 0.2;
  if (letter === "'") return ACCENT;
  return letter === ' ' || letter === '-' ? JOINED : MISSING;
}

function changeCost(x: string, y: string): number {
  if (x === y) return 0;
  const [p, q] = [bare(x), bare(y)];
  if (p === q) return ACCENT;
  if (ALIKE.some((group) => group.includes(p) && group.includes(q))) return ALIKE_COST;
  return nearKeys(p, q) ? NEIGHBOUR : OTHER;
}

function nearKeys(x: string, y: string): boolean {
  return ROWS.some((row, r) => {
    const place = row.indexOf(x);
    if (place < 0) return false;
    const near = [row[place - 1], row[place + 1], ROWS[r + 1]?.[place - 1], ROWS[r + 1]?.[place]];
    near.push(ROWS[r - 1]?.[place], ROWS[r - 1]?.[place + 1]);
    return near.includes(y);
  });
}

function caseCost(written: string, meant: string): number {
  const first = (word: string) => word.slice(0, 1);
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  return isCapital(first(written)) === isCapital(first(meant)) ? 0 : 0.2;
}
