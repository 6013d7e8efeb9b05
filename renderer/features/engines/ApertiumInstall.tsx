import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ApertiumAdvice } from '../../../preload/contract/engines.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { enginesStore } from './store.ts';

/** How Apertium is installed on this system; nothing is run here. */
export function ApertiumInstall() {
  const advice = useAdvice(undefined, undefined);
  return advice === null ? null : <Steps advice={advice} />;
}

export interface ApertiumForPairProps {
  /** Codes. */
  readonly source: string;
  readonly target: string;
}

/** The same for a pair that no engine translates, where Apertium has a package of it that is not here yet. */
export function ApertiumForPair({ source, target }: ApertiumForPairProps) {
  const { t, language } = useI18n();
  const store = usePageStore(enginesStore);
  const advice = useAdvice(source, target);
  const apertium = useStore(store.state, (state) => state.apertium);
  useEffect(() => void store.lookForApertium(), [store]);
  if (advice?.hasPair !== true || apertium === null) return null;
  return (
    <div className="engine-pair">
      <p>
        {t('engines.apertium.pair', {
          source: language(baseOf(source)),
          target: language(baseOf(target)),
        })}
      </p>
      <Steps advice={advice} />
    </div>
  );
}

function useAdvice(source: string | undefined, target: string | undefined): ApertiumAdvice | null {
  const store = usePageStore(enginesStore);
  const [advice, setAdvice] = useState<ApertiumAdvice | null>(null);
  useEffect(() => {
    let isGone = false;
    const pair = source === undefined || target === undefined ? undefined : { source, target };
    void store.advice(pair).then((told) => {
      if (!isGone) setAdvice(told);
    });
    return () => {
      isGone = true;
    };
  }, [store, source, target]);
  return advice;
}

function Steps({ advice: { system, command } }: { readonly advice: ApertiumAdvice }) {
  const { t } = useI18n();
  const store = usePageStore(enginesStore);
  return (
    <div className="engine-install small">
      <p>{t('engines.apertium.install', { system })}</p>
      {command !== null && (
        <code className="engine-command" dir="ltr">
          {command}
        </code>
      )}
      <div className="engine-install-verbs">
        {command !== null && (
          <Button size="compact" onPress={() => void navigator.clipboard.writeText(command)}>
            {t('engines.copy-command')}
          </Button>
        )}
        <Button size="compact" kind="quiet" onPress={() => void store.lookForApertium()}>
          {t('engines.apertium.check')}
        </Button>
      </div>
    </div>
  );
}
