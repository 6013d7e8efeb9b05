import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { firstPair, type FirstPair } from '../offline-languages/first-pair.ts';
import { packsForPair } from '../offline-languages/installable-pair.ts';
import { offlineLanguagesStore } from '../offline-languages/store.ts';

/** What makes a new user's pair work offline. */
export interface FirstPack extends FirstPair {
  readonly missing: readonly Pack[];
  /** Bytes of what is missing; null: the host says when it is installed. */
  readonly bytes: number | null;
}

/** The pair that the first run offers; null before the catalogue is known, and where it has none. */
export function useFirstPack(): FirstPack | null {
  const { locale } = useI18n();
  const known = useStore(usePageStore(offlineLanguagesStore).state, (state) => state.known);
  return useMemo(() => {
    const packs = known?.packs ?? [];
    const pair = firstPair(packs, [locale, ...navigator.languages]);
    const found = pair && packsForPair(packs, pair.from, pair.to);
    if (pair === null || found === null) return null;
    const missing = found.packs.filter(({ state }) => state.kind !== 'ready');
    return { ...pair, missing, bytes: found.bytes };
  }, [known, locale]);
}
