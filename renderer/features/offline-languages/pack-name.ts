import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** More languages are counted. */
const MOST_NAMED = 3;

/** Names packs by their languages: “English → German”. */
export function usePackName(): (pack: Pack) => string {
  const { t, language, list } = useI18n();
  return ({ pair, languages, ability }) =>
    pair === null
      ? t('offline-languages.pack', {
          ability: t(`offline-languages.${ability}`),
          languages:
            languages.length > MOST_NAMED
              ? t('offline-languages.languages', { count: languages.length })
              : list(languages.map((code) => language(code))),
        })
      : t('offline-languages.pair', { from: language(pair.from), to: language(pair.to) });
}
