import type { Cld3Answer } from './cld3.ts';
import { modelCode } from './model-code.ts';
import type { Verdict } from './verdict.ts';

/** What is known of a text of one of the scripts that languages share. */
export interface Weighed {
  readonly neural: Cld3Answer;
  /** First choices of the ranking and of both n-gram models. */
  readonly choices: readonly (string | undefined)[];
  /** Logarithms of the chances that the words are of a language; also of neighbours not offered. */
  readonly chances: ReadonlyMap<string, number>;
  readonly letters: number;
  readonly words: number;
  /** Whether detection may answer with a language in the text's script. */
  readonly isOffered: (language: string) => boolean;
  readonly supported: ReadonlySet<string>;
}

// Measured on interface strings of other programs and on the tuning phrases: with these no more than 4 in
// 1,000 are taken for another language, and no more strangers for a supported one than before.
/** The lead that the words need, by how many of the four other opinions are the same. */
const LEAD = [Infinity, 14, 9, 6, 4];
/** One word alone needs so much more. */
const LONE_LEAD = 1;
/**
 * How much more it is for languages whose neighbours write many words the same. Less for those that are
 * spelled like no other.
 */
const FURTHER_LEAD: Readonly<Record<string, number>> = {
  es: 3,
  nb: 3,
  sv: 2,
  bg: 1,
  cs: 1,
  da: 1,
  nl: 1,
  pt: 1,
  ru: 1,
  sk: 1,
  ar: -1,
  et: -1,
  fi: -1,
  hu: -1,
  lv: -1,
  pl: -1,
  ro: -1,
  sl: -1,
  tr: -1,
  uk: -1,
  vi: -1,
};
/** So much larger where the neural model says a language that is not offered. */
const OPPOSED_LEAD = 8;
const OPPOSED = 0.8;
/** A lead from which the words take certainty away. */
const AGAINST = 1;
const FEWEST_LETTERS = 4;
/** Below this mean for each letter no list spells the text. */
const SPELLED = -2.6;

/**
 * A verdict, once the words are weighed: they make an unsure one sure where they speak for one language
 * clearly and other models share the opinion, and a sure one unsure where they speak for another.
 */
export function weighWords(
  verdict: Verdict,
  { neural, choices, chances, letters, words, isOffered, supported }: Weighed,
): Verdict {
  let best: string | null = null;
  let most = -Infinity;
  let next = -Infinity;
  for (const [language, chance] of chances) {
    if (chance > most) {
      next = most;
      most = chance;
      best = language;
    } else next = Math.max(next, chance);
  }
  if (best === null) return verdict;
  const lead = most - next;
  if (verdict.outcome === 'success') {
    // A text with names in another script is no matter of these words.
    const isWritten = verdict.best !== null && isOffered(verdict.best);
    const opposed = isWritten && verdict.best !== best && lead >= AGAINST;
    return opposed ? { outcome: 'insufficient_confidence', best: verdict.best } : verdict;
  }
  if (verdict.outcome !== 'insufficient_confidence' || !isOffered(best)) return verdict;
  if (letters < FEWEST_LETTERS || most / letters < SPELLED) return verdict;
  const first = modelCode(neural.language);
  // None of the n-gram models knows Indonesian, and the neural one takes it for Malay.
  const alike = (language: string | undefined) =>
    language === best || (best === 'id' && language === 'ms');
  const opinions = [first, ...choices].filter(alike).length;
  const opposed = neural.probability >= OPPOSED && !alike(first) && !supported.has(first);
  const needed =
    (LEAD[opinions] ?? Infinity) +
    (FURTHER_LEAD[best] ?? 0) +
    (words === 1 ? LONE_LEAD : 0) +
    (opposed ? OPPOSED_LEAD : 0);
  return lead >= needed ? { outcome: 'success', best } : verdict;
}
