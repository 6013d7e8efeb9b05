import type { BadUnit } from '../../../preload/contract/local-memories.ts';
import type { Failure } from '../../../preload/contract/failure.ts';

/** What a refused file had, where none of its units could be used. */
export interface LeftOut {
  readonly bad: number;
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly units: readonly BadUnit[];
}

/** Reads it from a failure; null where it says nothing of units. */
export function leftOutOf({ params }: Failure): LeftOut | null {
  const bad = params?.['bad'];
  if (typeof bad !== 'number') return null;
  return {
    bad,
    reasons: listOf(params?.['reasons']).map((item) => {
      const [reason = '', count] = item.split(' ');
      return { reason, count: Number(count) || 0 };
    }),
    units: listOf(params?.['examples']).map((item) => {
      const [line, reason = '', ...text] = item.split(' ');
      return { line: Number(line) || 0, reason, text: text.join(' ') };
    }),
  };
}

/** The variants of which a failure asks which one is the source. */
export function sourcesOf({ params }: Failure): readonly string[] {
  return params?.['reason'] === 'several-sources' ? listOf(params['languages']) : [];
}

const listOf = (value: string | number | readonly string[] | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];
