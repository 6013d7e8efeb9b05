import { canonicalCode } from '../../../preload/contract/language-code.ts';
import type { ConfiguredRules } from '../style-rules/catalogue.ts';
import { compileStyle } from '../style-rules/apply/compile-style.ts';
import { wordDiff } from '../word-diff/word-diff.ts';
import { findKept, rewriteAround } from '../writing/kept-text.ts';

/** A style rule made ready for checking targets. */
export interface StyleCheck {
  /** What the rule would change in a target; null where it is as the rule wants it. */
  check(target: string): StyleFinding | null;
}

export interface StyleFinding {
  readonly kind: 'style';
  /** Places with what the rule puts there: `1,000 → 1.000`. */
  readonly what: string;
  /** The whole target as the rule wants it. */
  readonly suggestion: string;
}

/** One rule may make room for another. */
const MOST_ROUNDS = 4;
/** Places that are named; more of them say nothing more. */
const MOST_PLACES = 3;

/**
 * @param language of the targets
 * @param terms translations of glossaries, which stay as they are
 * @returns null where nothing of the rule can be applied by rule
 */
export function createStyleCheck(
  configured: ConfiguredRules,
  language: string,
  terms: readonly string[],
): StyleCheck | null {
  const rewrite = compileStyle(configured);
  if (rewrite === null) return null;
  const code = canonicalCode(language);
  const once = (text: string) =>
    rewriteAround(text, findKept(text, terms), (hidden) => rewrite(hidden, code));
  return {
    check(target) {
      let suggestion = target;
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const next = once(suggestion);
        if (next === suggestion) break;
        suggestion = next;
      }
      // What never comes to rest would be asked for again after it was done.
      if (suggestion === target || once(suggestion) !== suggestion) return null;
      return { kind: 'style', what: placesOf(target, suggestion), suggestion };
    },
  };
}

/** The places that differ, by whole words, with spaces that no line is broken at made visible. */
function placesOf(before: string, after: string): string {
  const places: string[] = [];
  let [old, fresh] = ['', ''];
  const finish = () => {
    if (old !== fresh) places.push(`${shown(old)} → ${shown(fresh)}`);
    [old, fresh] = ['', ''];
  };
  for (const change of wordDiff(before, after)) {
    const isKept = change.before === change.after;
    const [, start, end] = (isKept && /^(\S*)\s(?:[^]*\s)?(\S*)$/u.exec(change.before)) || [];
    if (start === undefined || end === undefined) {
      old += change.before;
      fresh += change.after;
      continue;
    }
    // A mark or space alone says little: the word beside it goes along.
    old += start;
    fresh += start;
    finish();
    [old, fresh] = [end, end];
  }
  finish();
  const named = places.slice(0, MOST_PLACES).join('; ');
  return places.length > MOST_PLACES ? `${named}; …` : named;
}

const shown = (text: string): string => text.trim().replace(/[\u00A0\u202F\u2009]/gu, '⍽');
