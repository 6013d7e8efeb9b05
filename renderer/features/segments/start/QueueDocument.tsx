import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../../documents/store.ts';
import { segmentsStore } from '../store.ts';
import type { NewPair } from './use-new-pair.ts';

export interface PairProps {
  readonly pair: NewPair;
}

/** A document of the queue; choosing it brings its languages along. */
export function QueueDocument({ pair }: PairProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const documents = usePageStore(documentsStore);
  const { nameOf } = useLanguages();
  const rows = useStore(documents.state, (now) => now.queue.rows);
  const isOpening = useStore(segments.state, (now) => now.opening.state === 'running');
  const [chosen, setChosen] = useState<string | null>(null);
  const { source, target, newMemory, fault } = pair;
  if (rows.length === 0) return <p className="soft">{t('segments.new.queue-none')}</p>;

  function choose(id: string) {
    setChosen(id);
    const row = rows.find((one) => one.id === id);
    const from = row?.options.source ?? row?.found ?? null;
    if (from !== null) pair.setSource(from);
    if (row !== undefined) pair.setTarget(row.options.target);
  }

  function open() {
    if (chosen === null || source === null || target === null) return;
    void segments.open({ from: { document: chosen }, source, target, newMemory });
  }

  return (
    <div className="segments-form">
      <Picker
        label={t('segments.new.queue')}
        choices={rows.map(({ id, name, options }) => ({
          id,
          name,
          note: t('segments.project.pair', {
            source: options.source === null ? '?' : nameOf(options.source),
            target: nameOf(options.target),
          }),
        }))}
        chosen={chosen}
        {...(chosen === null && { shown: t('segments.new.queue-choose') })}
        isSearchable={rows.length > 8}
        hint={t('segments.new.queue-about')}
        onChoose={choose}
      />
      <div>
        <Button
          kind="main"
          isPending={isOpening}
          isDisabled={fault !== null || chosen === null}
          onPress={open}
        >
          {isOpening ? t('segments.new.opening') : t('segments.new.open')}
        </Button>
      </div>
    </div>
  );
}
