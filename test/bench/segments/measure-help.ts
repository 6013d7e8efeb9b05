import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openMemories } from '../../../main/engine/memory/store.ts';
import {
  candidatesOf,
  completionsFor,
  typedBefore,
} from '../../../renderer/features/segments/typing/completions.ts';
import { placeablesOf } from '../../../renderer/features/segments/typing/placeables.ts';
import { median, percentile } from '../measured.ts';
import { createCorpus } from '../memory/corpus.ts';
import { realSentences } from '../memory/real-sentences.ts';

export interface HelpPlan {
  /** Units of the memory. */
  readonly units: number;
  /** Begins the names of the figures. */
  readonly label: string;
  /** Segments that become active, one after the other. */
  readonly tries: number;
}

const AT_ONCE = 10_000;
const THRESHOLD = 75;

/** What comes when a segment becomes active, and while its target is typed, beside a large memory. */
export function measureHelp(
  { units, label, tries }: HelpPlan,
  folder: string,
): Record<string, number> {
  const database = new DatabaseSync(join(folder, `${label}.sqlite`));
  const memories = openMemories(database);
  const { id } = memories.create({ name: 'Bench', source: 'en', targets: ['de'] });
  const corpus = createCorpus('english', units, realSentences());
  let batch: { readonly source: string; readonly targets: Record<string, string> }[] = [];
  const flush = () => {
    memories.add(id, batch);
    batch = [];
  };
  for (const source of corpus.segments()) {
    batch.push({ source, targets: { de: source.toUpperCase() } });
    if (batch.length === AT_ONCE) flush();
  }
  if (batch.length > 0) flush();
  memories.warm([id]);
  let longestStep = 0;
  for (let part: number | null = 0; part !== null;) {
    const began = performance.now();
    part = memories.prepareFragments([id], part);
    longestStep = Math.max(longestStep, performance.now() - began);
  }

  const times: Record<'matches' | 'fragments' | 'completion', number[]> = {
    matches: [],
    fragments: [],
    completion: [],
  };
  const timed = <T>(kind: keyof typeof times, work: () => T): T => {
    const began = performance.now();
    const value = work();
    times[kind].push(performance.now() - began);
    return value;
  };
  const first = corpus.first.slice(0, tries);
  for (const [place, text] of first.entries()) {
    // Another word in every second one, so that it is no match as it stands.
    const segment = place % 2 === 0 ? text.replace(/\S+/, 'Another') : text;
    const found = timed('matches', () =>
      memories.matches([id], { segment, targetLanguage: 'de', threshold: THRESHOLD, limit: 9 }),
    );
    timed('fragments', () => memories.fragments([id], { segment, targetLanguage: 'de', limit: 6 }));
    // The first key of a segment makes the candidates, too.
    const matches = found.map(({ target }) => target);
    const typed = (matches[0] ?? segment).slice(0, 3);
    timed('completion', () => {
      const placeables = placeablesOf(segment, 'en', 'de');
      const sources = { placeables, terms: [], fragments: [], matches, machine: segment };
      const word = typedBefore(typed, typed.length, 'de');
      return word === null ? [] : completionsFor(word, candidatesOf(sources, 'de'), [], 'de');
    });
  }
  database.close();
  return {
    [`${label}_fragments_step_max_ms`]: longestStep,
    ...Object.fromEntries(
      Object.entries(times).flatMap(([kind, values]) => [
        [`${label}_${kind}_p50_ms`, median(values)],
        [`${label}_${kind}_p95_ms`, percentile(values, 95)],
      ]),
    ),
  };
}
