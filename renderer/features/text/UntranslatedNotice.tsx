import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useActions } from '../../ui/actions/use-action.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { InstallPairButton } from '../offline-languages/InstallPairButton.tsx';
import { settingsStore } from '../settings/store.ts';
import { usePageStore } from '../../ui/stores.ts';
import type { Untranslated } from './untranslated.ts';

/** Says which languages no engine translates, and the ways on. */
export function UntranslatedNotice({ amount, source, target }: Untranslated) {
  const { t } = useI18n();
  const actions = useActions();
  const offersPacks = useStore(
    usePageStore(settingsStore).state,
    (now) => now.about?.offersPacks === true,
  );
  const { nameOf } = useLanguages();
  return (
    <Notice
      tone="notice"
      role="status"
      actions={
        <>
          {offersPacks && <InstallPairButton from={source} to={target} />}
          <Button size="compact" onPress={() => void actions.invoke('connection-add')}>
            {t('text.untranslated.connect')}
          </Button>
        </>
      }
    >
      {t('text.untranslated', { amount, source: nameOf(source), target: nameOf(target) })}
    </Notice>
  );
}
