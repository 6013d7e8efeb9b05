import type { Failure } from '../../../preload/contract/failure.ts';
import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import type { RetryWait, SegmentOrigin, Translation } from '../../../preload/contract/text.ts';
import type { TranslatedText } from '../../client/translate.ts';
import { wordChanges } from '../../engine/memory/word-changes.ts';
import type { PlannedChunk } from './plan.ts';
import { tagMismatches } from './tag-mismatches.ts';
import { append } from '../../system/long-lists.ts';

/** A translation while its chunks arrive in any order; what is shown grows in source order. */
export interface Progress {
  /** @param answer null for a chunk of white space, for which nothing was asked */
  finish(index: number, answer: TranslatedText | null): void;
  /** @param wait null when the pause of that chunk is over */
  wait(index: number, wait: RetryWait | null): void;
  snapshot(): Translation;
  done(): Translation;
  failed(failure: Failure): Translation;
}

/**
 * Chunks that local memories have are there from the beginning.
 * @param text the whole source text
 * @param saved characters that local memories answered; null where none were asked
 * @param unsearched memories that a team database did not search
 */
export function createProgress(
  text: string,
  planned: readonly PlannedChunk[],
  service: Translation['service'],
  saved: number | null = null,
  unsearched: readonly Unsearched[] = [],
): Progress {
  const asked = planned.filter(({ local }) => local === undefined).length;
  const arrived = new Map<number, TranslatedText | null>();
  const waits = new Map<number, RetryWait>();
  const segments: SegmentOrigin[] = [];
  let target = '';
  /** Chunks before this one are part of `target`. */
  let joined = 0;
  let finished = 0;
  let billed: number | null = planned.length > 0 && asked === 0 ? 0 : null;
  let isBilledKnown = true;
  let last: Pick<Translation, 'modelUsed' | 'contextSent'> = {};
  let detected: string | null = null;

  const join = (answer: TranslatedText | null, { chunk, core, context, local }: PlannedChunk) => {
    if (local !== undefined) {
      target += text.slice(chunk.start, core.start);
      const placed = [target.length, target.length + local.text.length] as const;
      const origin = { ...local.origin, source: [core.start, core.end] as const, target: placed };
      segments.push(withChanges(origin, text));
      target += local.text + text.slice(core.end, chunk.end);
      return;
    }
    if (answer === null) {
      target += text.slice(chunk.start, chunk.end);
      return;
    }
    const lead = text.slice(chunk.start, core.start);
    const shifted = shiftedOrigins(answer, core, target.length + lead.length);
    append(
      segments,
      shifted.map((origin) => withChanges(origin, text)),
    );
    target += lead + answer.text + text.slice(core.end, chunk.end);
    detected ??= answer.detectedSource;
    last = {
      ...(answer.modelUsed === undefined ? {} : { modelUsed: answer.modelUsed }),
      ...(context === '' ? {} : { contextSent: context }),
    };
  };

  const snapshot = (): Translation => {
    const [wait] = [...waits].sort(([one], [other]) => one - other);
    return {
      state: 'running',
      text: target,
      segments: [...segments],
      detected,
      billed: isBilledKnown ? billed : null,
      chunks: { done: finished, all: asked },
      ...(wait === undefined ? {} : { wait: wait[1] }),
      service,
      mismatches: [],
      ...last,
      ...(saved === null ? {} : { savedCharacters: saved }),
      ...(unsearched.length === 0 ? {} : { unsearched }),
    };
  };

  const joinArrived = () => {
    for (let chunk = planned[joined]; chunk !== undefined; chunk = planned[joined]) {
      const answer = chunk.local === undefined ? arrived.get(joined) : null;
      if (answer === undefined) return;
      join(answer, chunk);
      joined += 1;
    }
  };
  joinArrived();

  return {
    finish(index, answer) {
      arrived.set(index, answer);
      waits.delete(index);
      finished += 1;
      if (answer !== null) {
        if (answer.billed === null) isBilledKnown = false;
        else billed = (billed ?? 0) + answer.billed;
      }
      joinArrived();
    },
    wait(index, wait) {
      if (wait === null) waits.delete(index);
      else waits.set(index, wait);
    },
    snapshot,
    done: () => ({ ...snapshot(), state: 'done', mismatches: tagMismatches(text, target) }),
    failed: (failure) => ({ ...snapshot(), state: 'failed', failure }),
  };
}

/** Tells of a fuzzy match in which words the text differs from the stored one. */
function withChanges(origin: SegmentOrigin, text: string): SegmentOrigin {
  if (origin.kind !== 'memory-fuzzy' || origin.stored === undefined) return origin;
  return { ...origin, changes: wordChanges(origin.stored, text.slice(...origin.source)) };
}

/** Ranges of a chunk's answer as ranges of the whole; one range where the service says nothing. */
function shiftedOrigins(
  answer: TranslatedText,
  core: PlannedChunk['core'],
  targetStart: number,
): readonly SegmentOrigin[] {
  if (answer.origin === null) {
    const target = [targetStart, targetStart + answer.text.length] as const;
    return [{ kind: 'not-reported', source: [core.start, core.end], target }];
  }
  return answer.origin.map((origin) => ({
    ...origin,
    source: [origin.source[0] + core.start, origin.source[1] + core.start],
    target: [origin.target[0] + targetStart, origin.target[1] + targetStart],
  }));
}
