import type { Cld3Answer } from './cld3.ts';
import { hasHint } from './hints.ts';
import { modelCode } from './model-code.ts';
import type { NgramAnswer } from './models.ts';

export type Outcome =
  'success' | 'insufficient_confidence' | 'unsupported_language' | 'no_language_detected';

export interface Verdict {
  readonly outcome: Outcome;
  /** The best language, as a base code; null when nothing speaks for any. */
  readonly best: string | null;
}

/** The languages that matter to a verdict, as our base codes. */
export interface LanguageSets {
  /** Those that detection may answer with. */
  readonly supported: ReadonlySet<string>;
  /** Those that the n-grams know. */
  readonly ngrams: ReadonlySet<string>;
}

/** Below this many words two models alone are wrong too often (7 in 100 measured). */
const FEW_WORDS = 4;

// Measured on sentences of 4 to 10 words. Where the models disagree about a language that both know,
// the n-grams are nearly always right (59 of 65). Their score for a language they know is hardly
// ever below 0.77, for a stranger hardly ever above.
const SURELY_UNSUPPORTED = 0.8;
/** From here the neural model is right even when others differ, in more than a few words. */
export const NEURAL_SURE = 0.97;
const NEURAL_LOST = 0.6;
const NGRAMS_FAIR = 0.5;
const NGRAMS_SURE = 0.78;

/**
 * Two models, one verdict. Agreement decides. Otherwise the n-grams when they are sure and knew the
 * other model's language too; then the neural one when it is very sure, the n-grams when the
 * neural one is lost, else nobody.
 *
 * @param words number of words in the text; in fewer than four, agreement counts only together with
 *   a letter of that language.
 */
export function judge(
  neural: Cld3Answer,
  ngrams: NgramAnswer,
  text: string,
  words: number,
  { supported, ngrams: choices }: LanguageSets,
): Verdict {
  const c = neural.language === 'und' ? null : modelCode(neural.language);
  const e = ngrams.language === '' ? null : modelCode(ngrams.language);
  const p = neural.probability;
  const verdictOf = (language: string): Verdict => ({
    outcome: supported.has(language) ? 'success' : 'unsupported_language',
    best: language,
  });
  const unsure = (best: string | null): Verdict => ({ outcome: 'insufficient_confidence', best });

  if (words < FEW_WORDS) {
    if (c === null || c !== e) return unsure(e ?? c);
    return hasHint(text, c) ? verdictOf(c) : unsure(c);
  }
  if (e === 'ms' && (c === 'ms' || c === 'id')) {
    const told = tellMalay(text) ?? (c === 'id' || p >= NEURAL_SURE ? c : null);
    return told === null ? unsure('id') : verdictOf(told);
  }
  if (c !== null && c === e) return verdictOf(c);
  const known = e !== null && supported.has(e);
  const sure = known && ngrams.score > NGRAMS_SURE;
  if (sure && c !== null && choices.has(c)) return p < NEURAL_SURE ? verdictOf(e) : unsure(e);
  if (c !== null && !supported.has(c) && p >= SURELY_UNSUPPORTED) {
    return sure && p < NEURAL_SURE ? unsure(e) : verdictOf(c);
  }
  if (c !== null && supported.has(c) && p >= NEURAL_SURE) return verdictOf(c);
  if (known && ngrams.score > NGRAMS_FAIR && p < NEURAL_LOST) return verdictOf(e);
  return unsure(e ?? c);
}

/** Frequent words that only one of the two closely related languages writes so. */
const INDONESIAN =
  /\b(?:anda|bahwa|berbeda|berkas|besok|bisa|butuh|coba|gratis|jadwal|jendela|kantor|karena|kemarin|mobil|resmi|rapat|saat|silakan|tapi|uang)\b/giu;
const MALAY =
  /\b(?:awak|bahawa|berbeza|boleh|cuba|daripada|encik|esok|fail|ialah|jadual|kerana|mahu|mesyuarat|pejabat|rasmi|sekiranya|semalam|sila|tingkap|wang)\b/giu;

/**
 * Tells Indonesian from Malay by such words; null when they do not say. Needed because one model
 * knows only Malay and the other takes one for the other in one sentence of four.
 */
function tellMalay(text: string): 'id' | 'ms' | null {
  const indonesian = text.match(INDONESIAN)?.length ?? 0;
  const malay = text.match(MALAY)?.length ?? 0;
  if (indonesian === malay) return null;
  return indonesian > malay ? 'id' : 'ms';
}
