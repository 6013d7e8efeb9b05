import type { Failure } from '../../../preload/contract/failure.ts';
import type { WordChange } from '../../../preload/contract/word-diff.ts';
import type { Drift, Improvement } from '../../../preload/contract/writing.ts';
import type { ImprovedText } from '../../client/writing.ts';
import { canonicalCode } from '../../../preload/contract/language-code.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { wordDiff } from '../../engine/word-diff/word-diff.ts';
import type { Part } from './plan.ts';

/** An improvement while its parts arrive in any order; what is shown grows in the text's order. */
export interface Progress {
  /** @param answer null for a part of white space, for which nothing was asked */
  finish(index: number, answer: ImprovedText | null): void;
  snapshot(): Improvement;
  done(drift: readonly Drift[]): Improvement;
  failed(failure: Failure): Improvement;
}

export function createProgress(parts: readonly Part[]): Progress {
  const arrived = new Map<number, ImprovedText | null>();
  const changes: WordChange[] = [];
  const unchecked = new Set<string>();
  let result = '';
  let billed = 0;
  /** Parts before this one are in `result`. */
  let joined = 0;
  let detected: string | null = null;
  let target: string | null = null;

  const add = (before: string, after: string) => {
    result += after;
    for (const change of wordDiff(before, after)) {
      const last = changes.at(-1);
      const isMore = last !== undefined && isSame(last) && isSame(change);
      if (!isMore) changes.push(change);
      else changes[changes.length - 1] = joinedChange(last, change);
    }
  };
  const snapshot = (): Improvement => ({
    state: 'running',
    result,
    changes: [...changes],
    isUnchanged: false,
    detected,
    target,
    billed,
    parts: { done: arrived.size, all: parts.length },
    drift: [],
    unchecked: [...unchecked],
  });

  return {
    finish(index, answer) {
      arrived.set(index, answer);
      if (answer !== null) billed += billedCharacters(parts[index]?.core ?? '');
      for (;;) {
        const next = arrived.get(joined);
        const part = parts[joined];
        if (next === undefined || part === undefined) return;
        joined += 1;
        add(part.before, part.before);
        if (next !== null) {
          add(part.core, next.text);
          if (next.detected !== null) detected ??= canonicalCode(next.detected);
          if (next.target !== null) target ??= canonicalCode(next.target);
          for (const code of next.unchecked) unchecked.add(code);
        }
        add(part.after, part.after);
      }
    },
    snapshot,
    done: (drift) => ({
      ...snapshot(),
      state: 'done',
      isUnchanged: changes.every(isSame),
      drift,
    }),
    failed: (failure) => ({ ...snapshot(), state: 'failed', failure }),
  };
}

const isSame = ({ before, after }: WordChange) => before === after;

const joinedChange = (one: WordChange, other: WordChange): WordChange => ({
  before: one.before + other.before,
  after: one.after + other.after,
});
