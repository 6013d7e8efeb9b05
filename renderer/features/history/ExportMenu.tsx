import { useRef } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import { saveFile } from '../../rpc/save-file.ts';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ExportFormat } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';
import { historyStore } from './store.ts';

const FORMATS: readonly ExportFormat[] = ['csv', 'json', 'tmx'];

/** Saves what is chosen as a file. */
export function ExportMenu() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const isEmpty = useStore(history.state, (now) => now.total === 0);
  const isRunning = useStore(history.state, (now) => now.exporting.state === 'running');

  const button = useRef<HTMLButtonElement>(null);
  useAction('history-export', isEmpty || isRunning ? null : () => button.current?.click());

  async function save(id: string) {
    const format = FORMATS.find((one) => one === id);
    if (format === undefined) return;
    const file = await history.export(format);
    if (file !== null) saveFile(file);
  }

  return (
    <div className="history-export">
      <Picker
        label={t('history.export')}
        labelPlace="unseen"
        choices={FORMATS.map((id) => ({
          id,
          name: t(`history.export-${id}`),
          detail: t(id === 'tmx' ? 'history.export-tmx-note' : 'history.export-note'),
        }))}
        chosen={null}
        shown={t('history.export')}
        isDisabled={isEmpty || isRunning}
        buttonRef={button}
        onChoose={(id) => void save(id)}
      />
    </div>
  );
}
