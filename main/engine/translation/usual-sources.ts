import { baseOf } from '../../../preload/contract/language-code.ts';

/** Each translation counts for so much less than the one after it: about the last fifty decide. */
const FADE = 0.98;
/** So many translations are enough to call a language usual. */
const ENOUGH = 3;

/** The languages that texts have lately been translated from; kept in memory only. */
export interface UsualSources {
  /** @param source of a translation, when it was given or detected for sure */
  note(source: string): void;
  /** How usual each language is, 0 to 1, by base code. */
  readonly shares: ReadonlyMap<string, number>;
}

export function createUsualSources(): UsualSources {
  const counts = new Map<string, number>();
  return {
    note(source) {
      for (const [language, count] of counts) counts.set(language, count * FADE);
      const language = baseOf(source);
      counts.set(language, (counts.get(language) ?? 0) + 1);
    },
    get shares() {
      const sum = [...counts.values()].reduce((all, count) => all + count, 0);
      return new Map(
        [...counts].map(([language, count]) => [language, count / Math.max(sum, ENOUGH)]),
      );
    },
  };
}
