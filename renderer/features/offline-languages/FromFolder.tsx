import { useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { ChoosePackFile } from './ChoosePackFile.tsx';
import { offlineLanguagesStore } from './store.ts';

/** Installs what a folder or a zip archive holds, for computers without the network that packs come from. */
export function FromFolder() {
  const { t } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const given = useStore(store.state, (state) => state.given);
  const [path, setPath] = useState('');
  const isRunning = given.state === 'running';
  return (
    <div className="settings-group">
      <h3>{t('offline-languages.from')}</h3>
      <Field
        label={t('offline-languages.from.path')}
        value={path}
        spellCheck={false}
        maxLength={4096}
        hint={t('offline-languages.from.hint')}
        onChange={setPath}
      />
      <div className="pack-list-state">
        <Button
          isDisabled={path.trim() === ''}
          isPending={isRunning}
          onPress={() => void store.installFromPath(path)}
        >
          {t('offline-languages.from.install')}
        </Button>
        <ChoosePackFile />
      </div>
      {given.state === 'done' && (
        <p role="status">{t('offline-languages.from.done', { count: given.value.length })}</p>
      )}
      {given.state === 'failed' && (
        <FailureCard failure={given.failure} onDismiss={() => store.forgetGiven()} />
      )}
    </div>
  );
}
