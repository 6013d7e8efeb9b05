import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { ChoosePackFile } from './ChoosePackFile.tsx';
import { packsForPair, type PairPacks } from './installable-pair.ts';
import { PackProgress } from './PackProgress.tsx';
import { offlineLanguagesStore } from './store.ts';

/** The packs that make a pair work offline; null where none do, or nothing is known yet. */
export function useInstallablePair(from: string, to: string): PairPacks | null {
  const store = usePageStore(offlineLanguagesStore);
  const known = useStore(store.state, (state) => state.known);
  return useMemo(() => packsForPair(known?.packs ?? [], from, to), [known, from, to]);
}

export interface InstallPairButtonProps {
  /** Codes; variants count as their base language. */
  readonly from: string;
  readonly to: string;
  readonly kind?: 'plain' | 'main';
}

/**
 * Installs what a language pair needs offline, with its progress. What went wrong is said where it was asked
 * for, until it is dismissed; elsewhere it can be asked for anew. Shows nothing where the pair is ready, or nothing
 * is offered for it.
 */
export function InstallPairButton({ from, to, kind = 'plain' }: InstallPairButtonProps) {
  const { t, locale, language } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const pair = useInstallablePair(from, to);
  const given = useStore(store.state, (state) => state.given);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (pair === null || pair.state === 'ready') return null;
  const key = `${from} ${to}`;
  const missing = pair.packs.filter(({ state }) => state.kind !== 'ready');
  const install = () => {
    setAskedFor(key);
    store.forgetGiven();
    for (const { id } of missing) void store.install(id);
  };
  if (pair.state === 'installing') {
    return missing.map((pack) => <PackProgress key={pack.id} pack={pack} />);
  }
  const failed = missing.find(({ state }) => state.kind === 'failed')?.state;
  if (failed?.kind === 'failed' && askedFor === key) {
    return (
      <FailureCard
        failure={given.state === 'failed' ? given.failure : failed.failure}
        action={<ChoosePackFile size="compact" />}
        onRetry={install}
        onDismiss={() => setAskedFor(null)}
      />
    );
  }
  const names = { from: language(pair.from), to: language(pair.to) };
  return (
    <Button kind={kind} size="compact" onPress={install}>
      {pair.bytes === null
        ? t('offline-languages.install-pair', names)
        : t('offline-languages.install-pair-size', {
            ...names,
            size: fileSize(pair.bytes, locale),
          })}
    </Button>
  );
}
