import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** Words that may rightly stand twice, by language; in languages that are not here many do. */
const DOUBLED: Readonly<Record<string, string>> = {
  en: 'that had is no so very bye',
  de: 'die der das den dem sie es ist sehr nein',
  fr: 'nous vous très non',
  es: 'que no muy',
  it: 'molto no via che piano',
  pt: 'que muito não se',
  nl: 'die dat je was heel nee ze',
  sv: 'det den som de nej mycket',
  da: 'det den der de nej meget',
  nb: 'det den som de nei',
  fi: 'se ne',
  pl: 'się nie',
  cs: 'se si ne',
};
const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}'’-])/giu;

/** A word that stands twice in a row, where the source has nothing of the kind. */
export function checkRepeatedWords(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const doubled = DOUBLED[target.language];
  if (doubled === undefined || source.bare.match(TWICE) !== null) return [];
  const allowed = new Set(doubled.split(' '));
  const words = Array.from(target.marked.matchAll(TWICE), ([, word = '']) => word);
  return [...new Set(words)]
    .filter((word) => !allowed.has(word.toLowerCase()))
    .map((what) => ({ kind: 'repeated-word', what }));
}
