import type { Cld3Answer } from './cld3.ts';
import { modelCode } from './model-code.ts';
import type { Candidate } from './rank.ts';
import { NEURAL_SURE } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** Languages that the models cannot tell apart in a few words; only the writing can. */
const TWINS: Readonly<Record<string, string>> = { da: 'nb', nb: 'da', cs: 'sk', sk: 'cs' };

// Measured on the tuning phrases: with these no supported phrase was taken for another.
const CLEAR_LEAD = 2;
const OWN_WORDS = 2;
const OWN_WORDS_OPPOSED = 3;

/**
 * The verdict on a text of a few words, given the verdict of the models and the ranking. Two words
 * that one language has for itself may turn doubt into success, three also against a neural model
 * that is sure of another. The ranking turns success into doubt where it disagrees or cannot tell
 * twins apart.
 *
 * @param ranked best first.
 */
export function reconsider(
  judged: Verdict,
  ranked: readonly Candidate[],
  neural: Cld3Answer,
  supported: ReadonlySet<string>,
): Verdict {
  const [best, next] = ranked;
  if (best === undefined) return judged;
  const lead = best.points - (next?.points ?? -Infinity);
  const twin = ranked.find(({ language }) => language === TWINS[best.language]);
  const distinct = twin === undefined || best.written > twin.written;
  const unsure: Verdict = { outcome: 'insufficient_confidence', best: best.language };

  if (judged.outcome === 'success') {
    return best.language === judged.best && distinct ? judged : unsure;
  }
  const offered = supported.has(best.language);
  if (judged.outcome === 'unsupported_language') return offered && best.own > 0 ? unsure : judged;
  if (!offered) return unsure;
  const opposed = neural.probability >= NEURAL_SURE && modelCode(neural.language) !== best.language;
  const needed = opposed ? OWN_WORDS_OPPOSED : OWN_WORDS;
  const spoken = best.own >= needed && best.models > 0 && lead >= CLEAR_LEAD && distinct;
  return spoken ? { outcome: 'success', best: best.language } : unsure;
}
