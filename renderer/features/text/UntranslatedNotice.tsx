import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useActions } from '../../ui/actions/use-action.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { InstallPairButton, useInstallablePair } from '../offline-languages/InstallPairButton.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';
import { ApertiumForPair } from '../engines/ApertiumInstall.tsx';
import { lackWords } from '../engines/lack-words.ts';
import type { Untranslated } from './untranslated.ts';

/**
 * Says which languages no engine translates, and the ways on. A pack that gets installed for them acts on the
 * text at once.
 */
export function UntranslatedNotice({ amount, source, target, lack }: Untranslated) {
  const { t } = useI18n();
  const actions = useActions();
  const store = usePageStore(textStore);
  const isReady = useInstallablePair(source, target)?.state === 'ready';
  const isTriedAgain = useRef(false);
  useEffect(() => {
    // Once: a pack that cannot be used must not ask for ever.
    if (!isReady || isTriedAgain.current) return;
    isTriedAgain.current = true;
    store.translateFresh(target);
  }, [isReady, store, target]);
  const { nameOf } = useLanguages();
  return (
    <Notice
      tone="notice"
      role="status"
      actions={
        <>
          <InstallPairButton from={source} to={target} />
          <Button size="compact" onPress={() => void actions.invoke('connection-add')}>
            {t('text.untranslated.connect')}
          </Button>
        </>
      }
    >
      {lack === null
        ? t('text.untranslated', { amount, source: nameOf(source), target: nameOf(target) })
        : t('text.untranslated-lack', { amount, why: lackWords(lack.reason, lack.engine, t) })}
      {lack === null && <ApertiumForPair source={source} target={target} />}
    </Notice>
  );
}
