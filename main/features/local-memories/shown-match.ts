import type { Match } from '../../../preload/contract/local-memories.ts';
import type { MemoryMatch } from '../../engine/memory/memories.ts';
import { wordChanges } from '../../engine/memory/word-changes.ts';
import type { BestMatch } from '../local-memory-engine.ts';

const ALARMS = {
  numbers: 'number',
  placeables: 'placeables',
  negation: 'negation',
  opposites: 'opposites',
} as const;

/** A match of the engine as the contract has it, without its difference. */
export function bestMatch(found: MemoryMatch): BestMatch {
  const { percent, base, context, source, target, targetLanguage, author, project, changed, unit } =
    found;
  return {
    percent,
    base,
    context,
    source,
    target,
    targetLanguage,
    author,
    project,
    changed,
    unit,
    penalties: found.penalties.map(({ kind, points }) => ({ kind, percent: points })),
    alarms: found.alarms.map(({ kind }) => ALARMS[kind]),
    memory: found.memoryId,
    memoryName: found.memory,
  };
}

/** With the words in which the stored source and the segment differ. */
export function shownMatch(found: MemoryMatch, segment: string): Match {
  const difference = wordChanges(found.source, segment).map(({ stored, source }) => ({
    before: stored,
    after: source,
  }));
  return { ...bestMatch(found), difference };
}
