import { normaliseSegment } from '../memory/segment-text.ts';
import { wordsOf } from '../analysis/analysis.ts';

/** A segment whose target another one with another source has, too. */
export interface SharedTarget {
  readonly number: number;
  readonly kind: 'same-target-differs';
  /** Number of the first segment with this target, from 1. */
  readonly what: string;
}

/** Short targets, `OK` or `Open file`, rightly translate many sources. */
const LEAST_WORDS = 4;

/** Finds segments of other sources with the same target, in order of the text. */
export function createSharedTargets(): {
  add(segment: {
    readonly number: number;
    readonly source: string;
    readonly target: string;
  }): readonly SharedTarget[];
} {
  const firsts = new Map<string, { readonly number: number; readonly source: string }>();
  return {
    add({ number, source, target }) {
      const key = normaliseSegment(target);
      if (key === '' || wordsOf(target) < LEAST_WORDS) return [];
      const plain = wordsAlone(source);
      const first = firsts.get(key);
      if (first === undefined) {
        firsts.set(key, { number, source: plain });
        return [];
      }
      if (first.source === plain) return [];
      return [{ number, kind: 'same-target-differs', what: String(first.number + 1) }];
    },
  };
}

/** Letters and digits alone: another mark or letter case asks for no other translation. */
const wordsAlone = (text: string): string =>
  normaliseSegment(text)
    .toLowerCase()
    .replace(/<[^<>]*>|[^\p{L}\p{N}]+/gu, '');
