import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import { wordsOf } from '../analysis/analysis.ts';
import { billedCharacters } from '../markup/billing.ts';
import { plainText } from './plain-text.ts';

/** A translated unit: its source with markup, and where its segments come from. */
export interface WorkedUnit {
  readonly text: string;
  readonly segments: readonly {
    readonly kind: string;
    readonly source: readonly [start: number, end: number];
    readonly engine?: string | undefined;
    readonly ms?: number | undefined;
  }[];
}

/** Adds up what engines did for units as they were answered. */
export interface EngineCount {
  /**
   * Units that were translated together.
   * @param at when the last of them was answered, by a clock in milliseconds
   */
  add(units: readonly WorkedUnit[], at: number): void;
  /** null where no engine did anything. */
  most(): EngineWork | null;
}

/**
 * The time of each segment is that of everything the engine was given with it, so of a batch its longest counts
 * alone, and of batches that were translated at the same time what they have in common counts once.
 */
export function createEngineCount(): EngineCount {
  const engines = new Map<string, EngineWork & { readonly until: number }>();

  return {
    add(units, at) {
      for (const [name, work] of workOf(units)) {
        const before = engines.get(name) ?? { ms: 0, words: 0, characters: 0, until: -Infinity };
        engines.set(name, {
          name,
          ms: before.ms + Math.max(0, at - Math.max(before.until, at - work.ms)),
          words: before.words + work.words,
          characters: before.characters + work.characters,
          until: Math.max(before.until, at),
        });
      }
    },
    most() {
      let most: EngineWork | null = null;
      for (const { name, ms, words, characters } of engines.values()) {
        if (most === null || words > most.words) {
          most = { name, ms: Math.round(ms), words, characters };
        }
      }
      return most;
    },
  };
}

function workOf(units: readonly WorkedUnit[]): ReadonlyMap<string, EngineWork> {
  const batch = new Map<string, EngineWork>();
  for (const { text, segments } of units) {
    for (const { kind, engine: name, ms, source } of segments) {
      if (kind !== 'engine' || name === undefined || ms === undefined) continue;
      const plain = plainText(text.slice(...source));
      const before = batch.get(name) ?? { name, ms: 0, words: 0, characters: 0 };
      batch.set(name, {
        name,
        ms: Math.max(before.ms, ms),
        words: before.words + wordsOf(plain),
        characters: before.characters + billedCharacters(plain),
      });
    }
  }
  return batch;
}
