import { useEffect, useRef } from 'react';
import type { Lack } from '../../../preload/contract/engine-lack.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { InstallPairButton, useInstallablePair } from '../offline-languages/InstallPairButton.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { ApertiumForPair } from './ApertiumInstall.tsx';
import { lackWords } from './lack-words.ts';
import { enginesStore } from './store.ts';

export interface NoEngineNoticeProps {
  /** `matches`: before the start, where translation memories may translate a part. */
  readonly amount: 'some' | 'all' | 'matches';
  /** Codes. */
  readonly source: string;
  readonly target: string;
  /** Why the engine that was asked has no answer; null: no engine was. */
  readonly lack: { readonly reason: Lack; readonly engine: string } | null;
  /** A pack that was installed meanwhile serves the pair. */
  readonly onReady: () => void;
  /** Where its words are shown again after a pack was installed on another screen; such a place asks again by itself. */
  readonly place?: 'text' | 'segments';
  /** Goes where a service is connected; where it is left out, the settings of this page. */
  readonly onConnect?: () => void;
}

/** Says which languages no engine translates, and the ways on. */
export function NoEngineNotice(props: NoEngineNoticeProps) {
  const { amount, source, target, lack, onReady, onConnect, place } = props;
  const engines = usePageStore(enginesStore);
  const { t, language } = useI18n();
  const actions = useActions();
  const isReady = useInstallablePair(source, target)?.state === 'ready';
  const wasReady = useRef(isReady);
  useEffect(() => {
    // Once: a pack that cannot be used must not ask for ever.
    const isAsked =
      place !== undefined && engines.firstReady(`${place} ${source} ${target}`, isReady);
    if (!isReady || (wasReady.current && !isAsked)) return;
    wasReady.current = true;
    onReady();
  }, [engines, place, source, target, isReady, onReady]);
  const why =
    lack === null
      ? t('text.untranslated', {
          amount,
          // What one variant lacks, all lack: engines and packs are for languages.
          source: language(baseOf(source)),
          target: language(baseOf(target)),
        })
      : t('text.untranslated-lack', { amount, why: lackWords(lack.reason, lack.engine, t) });
  return (
    <Notice
      tone="notice"
      role="status"
      actions={
        <>
          <InstallPairButton from={source} to={target} />
          <Button
            size="compact"
            onPress={() =>
              onConnect === undefined ? void actions.invoke('connection-add') : onConnect()
            }
          >
            {t('text.untranslated.connect')}
          </Button>
        </>
      }
    >
      {why}
      {lack === null && <ApertiumForPair source={source} target={target} />}
    </Notice>
  );
}
