import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { offlineLanguagesStore } from './store.ts';

/** Installs the packs of a zip archive, which a person chooses; `given` of the store says what came of it. */
export function ChoosePackFile({ size = 'row' }: Pick<ButtonProps, 'size'>) {
  const { t } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const isRunning = useStore(store.state, ({ given }) => given.state === 'running');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} isDisabled={isRunning} onPress={() => file.current?.click()}>
        {t('offline-languages.from.choose')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".zip"
        onChange={({ target }) => {
          const picked = target.files?.[0];
          if (picked !== undefined) void store.installFromFile(picked);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
