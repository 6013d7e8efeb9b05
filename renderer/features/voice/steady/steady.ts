/** Shows tentative text so that it can be read: what has been shown hardly changes any more. */
export interface Steady {
  /**
   * Takes in the newest tentative text of one column and answers with what to show of it. To be
   * called for each new text and, since words ripen with time, four times a second.
   * @param text tentative text, all of it
   * @param nowMs of any clock that only goes forward
   * @param concluded another value once more of this column has been concluded (`concludedMark`
   *   makes one): words that leave the tentative text at that moment are no rewrite
   */
  show(text: string, nowMs: number, concluded: unknown): SteadyText;
}

export interface SteadyText {
  readonly text: string;
  /** Milliseconds for which something newer than the text has been waiting; 0 if nothing is. */
  readonly behindMs: number;
}

export interface Steadiness {
  /** Words at the end that are not shown yet. */
  readonly hide: number;
  /** Milliseconds that a word must have stood unchanged, like all before it, to be shown. */
  readonly standMs: number;
}

export interface SteadyLimits extends Steadiness {
  /** Changes of shown words within any minute; null: without a limit. */
  readonly rewritesPerMinute: number | null;
}

/** What each costs and gains is measured by `npm run bench -- voice`. */
export const TRANSCRIPT_STEADINESS: Steadiness = { hide: 1, standMs: 0 };
export const CAPTIONS_STEADINESS: Steadiness = { hide: 3, standMs: 500 };

/** A word that has stood for so long is shown though it is one of the last. */
const REVEAL_MS = 700;
/** Recognisers often take a change back at once: one that lasts less is not shown. */
const HOLD_MS = 300;
/** Words that were taken back, with nothing in their place, go after so long, whatever the limit. */
const WITHDRAWN_MS = 2_000;
const MINUTE_MS = 60_000;
/** UTF-16 units of a text that nobody has said: it is shown as it comes. */
const MOST_UNITS = 4_000;

/**
 * Hides the words that change most and never takes back a shown word only to hide it. Where the
 * limit of rewrites is used up the old words stay until they are concluded, or until the oldest
 * rewrite is a minute ago.
 */
export function createSteady({ hide, standMs, rewritesPerMinute }: SteadyLimits): Steady {
  let shown: readonly string[] = [];
  let newest: readonly string[] = [];
  /** Since when each of the newest words stands, like all before it. */
  let since: readonly number[] = [];
  let wrongSince: number | null = null;
  let behindSince: number | null = null;
  let mark: unknown;
  let rewrites: readonly number[] = [];

  const takeIn = (words: readonly string[], nowMs: number) => {
    const same = sharedCount(newest, words);
    since = words.map((_, index) => (index < same ? (since[index] ?? nowMs) : nowMs));
    newest = words;
  };

  const ripeCount = (nowMs: number): number => {
    const before = countBefore(newest, hide);
    const unripe = since.findIndex((at, index) => {
      const age = nowMs - at;
      return age < (index < before ? standMs : REVEAL_MS);
    });
    return unripe < 0 ? newest.length : unripe;
  };

  const mayRewrite = (nowMs: number): boolean => {
    if (rewritesPerMinute === null) return true;
    rewrites = rewrites.filter((at) => nowMs - at < MINUTE_MS);
    return rewrites.length < rewritesPerMinute;
  };

  return {
    show(text, nowMs, concluded) {
      if (text.length > MOST_UNITS) {
        [shown, newest, since, mark] = [[], [], [], concluded];
        wrongSince = behindSince = null;
        return { text: text.trim(), behindMs: 0 };
      }
      const words = wordsOf(text);
      if (concluded !== mark) {
        const left = leftCount(newest, words);
        shown = shown.slice(left);
        newest = newest.slice(left);
        since = since.slice(left);
        mark = concluded;
      }
      takeIn(words, nowMs);

      const kept = sharedCount(shown, words);
      const ripe = words.slice(0, Math.max(kept, ripeCount(nowMs)));
      if (kept === shown.length) {
        shown = ripe;
        wrongSince = null;
      } else {
        wrongSince ??= nowMs;
        const wrongMs = nowMs - wrongSince;
        const isWithdrawn = words.length === 0 && wrongMs >= WITHDRAWN_MS;
        if ((wrongMs >= HOLD_MS && mayRewrite(nowMs)) || isWithdrawn) {
          rewrites = [...rewrites, nowMs];
          shown = ripe;
          wrongSince = null;
        }
      }
      const isWhole = shown.length === words.length && sharedCount(shown, words) === shown.length;
      behindSince = isWhole ? null : (behindSince ?? nowMs);
      return {
        text: shown.join('').trimStart(),
        behindMs: behindSince === null ? 0 : nowMs - behindSince,
      };
    },
  };
}

/** How many words have left a text at its head: the place from which it goes on best as the next. */
function leftCount(before: readonly string[], after: readonly string[]): number {
  let best = before.length;
  let bestShared = 0;
  for (let left = 0; left < before.length; left += 1) {
    const shared = sharedCount(before.slice(left), after);
    if (shared > bestShared) {
      best = left;
      bestShared = shared;
    }
  }
  return best;
}

/** Scripts that are written without spaces: each letter stands for itself. */
const DENSE =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const WORD = new RegExp(`\\s*(?:[${DENSE}][\\p{M}\\p{P}]*|[^\\s${DENSE}]+)`, 'gu');
const IS_DENSE = new RegExp(`[${DENSE}]`, 'u');

/** The words of a text with the space before each, so that joining them gives the text again. */
const wordsOf = (text: string): readonly string[] => text.trim().match(WORD) ?? [];

/**
 * How many words stand before the last ones.
 * @param last words at the end; two letters of a script without spaces count as one
 */
function countBefore(words: readonly string[], last: number): number {
  let left = last;
  let count = words.length;
  while (count > 0 && left > 0) {
    left -= IS_DENSE.test(words[count - 1] ?? '') ? 0.5 : 1;
    count -= 1;
  }
  return count;
}

/** How many words two lists have in common from their beginning. */
function sharedCount(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count]?.trim() === other[count]?.trim()) count += 1;
  return count;
}
