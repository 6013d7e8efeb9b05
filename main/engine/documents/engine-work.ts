import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import { wordsOf } from '../analysis/analysis.ts';
import { billedCharacters } from '../markup/billing.ts';
import type { SegmentOrigin } from '../translation/translation-request.ts';
import { plainText } from './plain-text.ts';

/** A translated unit: its source with markup, and where its segments come from. */
export interface WorkedUnit {
  readonly text: string;
  readonly segments: readonly SegmentOrigin[];
}

/**
 * Adds up what engines did for units that were translated at the same time. The time of each segment is
 * that of everything the engine was given with it, so a batch counts its longest only.
 */
export function createEngineCount() {
  const engines = new Map<string, EngineWork>();

  return {
    addBatch(units: readonly WorkedUnit[]): void {
      for (const [name, work] of workOf(units)) {
        const before = engines.get(name) ?? { name, ms: 0, words: 0, characters: 0 };
        engines.set(name, {
          name,
          ms: before.ms + work.ms,
          words: before.words + work.words,
          characters: before.characters + work.characters,
        });
      }
    },
    /** null where no engine did anything. */
    most(): EngineWork | null {
      return [...engines.values()].reduce<EngineWork | null>(
        (most, one) => (most === null || one.words > most.words ? one : most),
        null,
      );
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
