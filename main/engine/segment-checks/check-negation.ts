import { knowsNegation, negationsIn } from '../memory/negations.ts';
import { foldWord } from '../memory/segment-text.ts';
import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** A "not" on one side alone, where both languages are known to say it. */
export function checkNegation(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (!knowsNegation(source.language) || !knowsNegation(target.language)) return [];
  const [ours] = negationsOf(source);
  const [theirs] = negationsOf(target);
  if ((ours === undefined) === (theirs === undefined)) return [];
  return [{ kind: 'negation', what: ours ?? theirs ?? '' }];
}

/** French words that say "not" with `ne` alone; by themselves they say "more" and "somebody". */
const WITH_NE: ReadonlySet<string> = new Set(['plus', 'personne', 'rien', 'guère']);

function negationsOf({ bare, language }: CheckedText): string[] {
  // Only words of scripts with spaces count; the others are looked for in all of the text.
  const words = bare.match(WORD)?.map(foldWord) ?? [];
  const found = negationsIn(bare, words, language);
  if (language !== 'fr' || found.some((word) => !WITH_NE.has(word))) return found;
  return [];
}

const WORD = /[\p{L}\p{M}]+(?:['’ʼ]\p{L}+)*/gu;
