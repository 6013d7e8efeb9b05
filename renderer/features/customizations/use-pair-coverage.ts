import type { GlossaryName } from '../../../preload/contract/customization.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { coversPair } from '../text/fit.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** What a glossary has for the languages that are chosen. */
export interface PairCoverage {
  readonly words: string;
  readonly isCovered: boolean;
}

/** Tells of a glossary how many terms it has for the pair, and which targets it lacks. */
export function usePairCoverage(
  source: string | null,
  targets: readonly string[],
): (glossary: GlossaryName) => PairCoverage {
  const { t, list } = useI18n();
  const { nameOf } = useLanguages();

  return (glossary) => {
    const covered = targets.filter((one) => source !== null && coversPair(glossary, source, one));
    const [target] = covered;
    if (source === null) return { words: '', isCovered: false };
    if (target === undefined) {
      const pair = { source: nameOf(source), target: list(targets.map(nameOf)) };
      return { words: t('options.glossary-no-pair', pair), isCovered: false };
    }
    const pair = glossary.pairs.find(
      (one) => baseOf(one.source) === baseOf(source) && baseOf(one.target) === baseOf(target),
    );
    const entries = pair?.entries ?? 0;
    const lacking = targets.filter((one) => !covered.includes(one));
    const words =
      lacking.length === 0
        ? t('options.glossary-entries', { entries })
        : t('options.glossary-partly', {
            entries,
            covered: nameOf(target),
            lacking: list(lacking.map(nameOf)),
          });
    return { words, isCovered: true };
  };
}
