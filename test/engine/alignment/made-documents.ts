import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AlignedSentence } from '../../../main/engine/alignment/sentence-clues.ts';

const SAMPLE = join(import.meta.dirname, '../../../assets/memories/office-en.tsv');

/** The sentences of the sample memory, in English and one of its languages. */
export function sampleSentences(language: string): (readonly [source: string, target: string])[] {
  const [, languages, ...rows] = readFileSync(SAMPLE, 'utf8').trim().split('\n');
  const column = languages?.split('\t').indexOf(language) ?? -1;
  return rows.flatMap((row) => {
    const cells = row.split('\t');
    const [source, target] = [cells[0], cells[column]];
    return source === undefined || target === undefined ? [] : [[source, target] as const];
  });
}

/** Numbers from 0 to 1 that are the same in each run. */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

/** How a translator and an editor treat a text; each is a share of its sentences or paragraphs. */
export interface Habits {
  /** Two sentences become one, on either side. */
  readonly joins: number;
  /** A sentence stands on one side only. */
  readonly leavesOut: number;
}

/** Two documents that are translations of each other, and which of their sentences belong together. */
export interface MadeDocuments {
  readonly source: readonly AlignedSentence[];
  readonly target: readonly AlignedSentence[];
  /** `0-1:0`: the first two sentences of the source are the first of the target. */
  readonly pairs: ReadonlySet<string>;
}

export const pairName = (
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
): string => `${from}-${to}:${left}-${right}`;

/** Puts sentences into paragraphs of one to five, in a drawn order. */
export function makeDocuments(
  sentences: readonly (readonly [string, string])[],
  { joins, leavesOut }: Habits,
  seed: number,
): MadeDocuments {
  const draw = draws(seed);
  const shuffled = [...sentences]
    .map((pair) => ({ pair, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
  const source: AlignedSentence[] = [];
  const target: AlignedSentence[] = [];
  const pairs = new Set<string>();
  let block = 0;
  let left = 0;
  for (let at = 0; at < shuffled.length; at += 1) {
    if (left === 0) {
      block += 1;
      left = 1 + Math.floor(draw() * 5);
    }
    left -= 1;
    const [ours, theirs] = shuffled[at] ?? ['', ''];
    const [next, theirNext] = shuffled[at + 1] ?? ['', ''];
    const chance = draw();
    if (chance < leavesOut) {
      if (draw() < 0.5) source.push({ text: ours, block });
      else target.push({ text: theirs, block });
      continue;
    }
    const [row, column] = [source.length, target.length];
    if (chance < leavesOut + joins && next !== '' && left > 0) {
      const joinsSource = draw() < 0.5;
      const [two, theirTwo] = [
        [ours, next],
        [theirs, theirNext],
      ];
      if (joinsSource) source.push({ text: two.join(' '), block });
      else source.push(...two.map((text) => ({ text, block })));
      if (joinsSource) target.push(...theirTwo.map((text) => ({ text, block })));
      else target.push({ text: theirTwo.join(' '), block });
      at += 1;
      left -= 1;
    } else {
      source.push({ text: ours, block });
      target.push({ text: theirs, block });
    }
    pairs.add(pairName([row, source.length], [column, target.length]));
  }
  return { source, target, pairs };
}
