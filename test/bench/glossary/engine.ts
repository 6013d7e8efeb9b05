/**
 * 50,000 entries applied to 1,000 sentences: our index, with the time to make it, beside a loop that
 * looks for every entry in every sentence, as one would write it without thought of their number. Both
 * must find the same. In Chinese, where words are not parted by spaces, the index is measured alone.
 */
import { createTermIndex } from '../../../main/engine/glossary/apply.ts';
import type { GlossaryTerm } from '../../../main/engine/glossary/apply.ts';
import { median } from '../measured.ts';
import type { Report } from '../measured.ts';

const ENTRIES = 50_000;
const SENTENCES = 1_000;
/** Not one million, so that words of entries come in other entries, too. */
const VOCABULARY = 20_000;

export function engine(isQuick: boolean): Pick<Report, 'figures' | 'targets' | 'skipped'> {
  const { terms, sentences } = material();
  const times = { build: [] as number[], find: [] as number[], whole: [] as number[] };
  const ratios: number[] = [];
  const loops: number[] = [];
  // Untimed: a service has translated before, and so has the loop after its first sentences.
  for (let turn = 0; turn < 3; turn += 1) applied(terms, sentences);
  for (let round = 0; round < (isQuick ? 3 : 5); round += 1) {
    const [built, index] = timed(() => indexOf(terms));
    const [found, ours] = timed(() => sentences.map((text) => index.find(text)));
    const [looped, theirs] = timed(() => loop(terms, sentences));
    requireSame(ours, theirs);
    times.build.push(built);
    times.find.push(found);
    times.whole.push(built + found);
    loops.push(looped);
    ratios.push((built + found) / looped);
  }
  const chinese = chineseMaterial();
  const chineseIndex = indexOf(chinese.terms);
  const [unspaced] = timed(() => chinese.sentences.map((text) => chineseIndex.find(text)));
  return {
    figures: {
      engine_index_ms: median(times.build),
      engine_find_ms: median(times.find),
      engine_ms: median(times.whole),
      engine_loop_ms: median(loops),
      engine_to_loop_ratio: median(ratios),
      engine_find_chinese_ms: unspaced,
    },
    // Twenty times as fast.
    targets: { engine_to_loop_ratio: 1 / 20 },
    skipped: {},
  };
}

function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const began = performance.now();
  const result = work();
  return [performance.now() - began, result];
}

function indexOf(terms: readonly GlossaryTerm[]) {
  const index = createTermIndex('de');
  for (const term of terms) index.add(term);
  return index;
}

function applied(terms: readonly GlossaryTerm[], sentences: readonly string[]): void {
  const index = indexOf(terms);
  for (const text of sentences) index.find(text);
}

type Range = readonly [start: number, end: number];

/** Where whole terms stand, the longest first; what it is compared with has the same rules. */
function loop(terms: readonly GlossaryTerm[], sentences: readonly string[]): Range[][] {
  const longestFirst = terms.toSorted((a, b) => b.source.length - a.source.length);
  return sentences.map((sentence) => {
    const text = sentence.toLowerCase();
    const ranges: Range[] = [];
    for (const { source } of longestFirst) {
      for (let at = text.indexOf(source); at >= 0; at = text.indexOf(source, at + 1)) {
        const end = at + source.length;
        if (isLetter(text[at - 1]) || isLetter(text[end])) continue;
        if (ranges.some((range) => at < range[1] && end > range[0])) continue;
        ranges.push([at, end]);
      }
    }
    return ranges.sort((a, b) => a[0] - b[0]);
  });
}

const isLetter = (character = ''): boolean => character >= 'a' && character <= 'z';

function requireSame(
  ours: readonly (readonly { readonly start: number; readonly end: number }[])[],
  theirs: readonly (readonly Range[])[],
): void {
  const ranges = ours.map((found) => found.map(({ start, end }) => [start, end]));
  if (JSON.stringify(ranges) !== JSON.stringify(theirs)) {
    throw new Error('The index and the loop found different terms.');
  }
  if (!ranges.some((found) => found.length > 2)) throw new Error('Hardly a term was found.');
}

/** Numbers from 0 to 1, the same at every start. */
function sequence(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Terms of one to three words, and sentences of about twenty words with terms among them. */
function material() {
  const random = sequence();
  const whole = (most: number) => Math.floor(random() * most);
  const word = (number: number): string => {
    let text = '';
    for (let rest = number + 400; rest > 0; rest = Math.floor(rest / 60)) {
      text += 'bcdfghklmnprstvw'[rest % 15] ?? '';
      text += 'aeiu'[Math.floor(rest / 15) % 4] ?? '';
    }
    return text;
  };
  const words = Array.from({ length: VOCABULARY }, (_, number) => word(number));
  const some = (count: number) =>
    Array.from({ length: count }, () => words[whole(VOCABULARY)] ?? '');
  const sources = new Set<string>();
  while (sources.size < ENTRIES) sources.add(some(1 + whole(3)).join(' '));
  const list = [...sources];
  const sentences = Array.from({ length: SENTENCES }, () => {
    const parts = [...some(8), list[whole(ENTRIES)], ...some(6), list[whole(ENTRIES)]];
    const text = parts.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
  return { terms: list.map((source) => ({ source, target: `Z ${source}` })), sentences };
}

/** Terms of two to four signs, and sentences of about forty. */
function chineseMaterial() {
  const random = sequence();
  const signs = (count: number) =>
    Array.from({ length: count }, () =>
      String.fromCharCode(0x4e00 + Math.floor(random() ** 3 * 3000)),
    ).join('');
  const sources = new Set<string>();
  while (sources.size < ENTRIES) sources.add(signs(2 + Math.floor(random() * 3)));
  const list = [...sources];
  const sentences = Array.from(
    { length: SENTENCES },
    (_, at) => `${signs(18)}${list[(at * 37) % ENTRIES] ?? ''}${signs(18)}。`,
  );
  return { terms: list.map((source) => ({ source, target: 'x' })), sentences };
}
