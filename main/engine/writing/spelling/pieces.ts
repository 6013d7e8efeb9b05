import { baseOf } from '../../../../preload/contract/language-code.ts';

/** Short words that lose their vowel before another one. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)$/iu,
  it: /^(?:l|un|d|c|s|m|t|v|n|all|dell|nell|sull|dall|quell|quest|bell|sant|anch|com|dov|quant|senz|mezz|nessun|ciascun|qualcun|tutt|trent|cent|grand|pover)$/iu,
};

/** Whether a word is made of known ones: `l'amore`, `E-Mail-Adresse`. */
export function isKnownInPieces(
  word: string,
  isKnown: (word: string) => boolean,
  language: string,
): boolean {
  if (word.includes('-')) {
    const parts = word.split('-');
    return (
      parts.length > 1 &&
      parts.every((part) => isKnown(part) || isKnownInPieces(part, isKnown, language))
    );
  }
  const [before = '', after, ...more] = word.split(/['’]/u);
  if (after === undefined || more.length > 0) return false;
  return (ELIDED[baseOf(language)]?.test(before) ?? false) && isKnown(after);
}
