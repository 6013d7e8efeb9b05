import { ArrowLeft, Redo2, Save, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { RowEdit } from '../../../preload/contract/alignment.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { VerbBar } from '../../ui/VerbBar.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AlignmentRows } from './AlignmentRows.tsx';
import { SaveAlignment } from './SaveAlignment.tsx';
import { alignmentStore, type OfAlignment } from './store.ts';

/** The pairs of one alignment, and what can be done to them. */
export function AlignmentEditor({ alignment }: OfAlignment) {
  const { t } = useI18n();
  const alignments = usePageStore(alignmentStore);
  const filter = useStore(alignments.state, (now) => now.filter);
  const editing = useStore(alignments.state, (now) => now.editing);
  const saving = useStore(alignments.state, (now) => now.saving);
  const [isSaving, setSaving] = useState(false);
  const edit = (one: RowEdit) => () => void alignments.edit(one);
  useAction('alignment-target-up', edit('target-up'));
  useAction('alignment-target-down', edit('target-down'));
  useAction('alignment-source-up', edit('source-up'));
  useAction('alignment-source-down', edit('source-down'));
  useAction('alignment-next-doubtful', () => void alignments.goToDoubtful());

  return (
    <div className="alignment">
      <div className="alignment-bar">
        <IconButton
          icon={ArrowLeft}
          name={t('alignment.back')}
          onPress={() => alignments.leave()}
        />
        <Radios
          label={t('alignment.filter')}
          labelPlace="unseen"
          shape="row"
          value={filter}
          choices={[
            { id: 'all', name: t('alignment.filter-all', { count: alignment.rows }) },
            { id: 'doubtful', name: t('alignment.filter-doubtful', { count: alignment.doubtful }) },
          ]}
          onChange={(next) => alignments.setFilter(next)}
        />
        <span className="alignment-verbs">
          <IconButton
            action="alignment-undo"
            icon={Undo2}
            size="compact"
            name={t('action.alignment-undo')}
            isDisabled={!alignment.canUndo}
            onPress={() => void alignments.turn('undo')}
          />
          <IconButton
            action="alignment-redo"
            icon={Redo2}
            size="compact"
            name={t('action.alignment-redo')}
            isDisabled={!alignment.canRedo}
            onPress={() => void alignments.turn('redo')}
          />
          <VerbBar
            verbs={[
              { action: 'alignment-check', name: t('alignment.check'), onPress: edit('check') },
              { action: 'alignment-join', name: t('alignment.join'), onPress: edit('join') },
              { action: 'alignment-split', name: t('alignment.split'), onPress: edit('split') },
              {
                action: 'alignment-leave-out',
                name: t('alignment.leave-out'),
                onPress: edit('leave-out'),
              },
            ]}
          />
        </span>
        <Button action="alignment-save" kind="main" size="compact" onPress={() => setSaving(true)}>
          <Save aria-hidden="true" />
          {t('alignment.save')}
        </Button>
      </div>
      {editing.state === 'failed' && <FailureCard failure={editing.failure} />}
      {saving.state === 'done' && (
        <Notice
          tone="good"
          role="status"
          actions={
            <IconButton
              icon={X}
              size="compact"
              name={t('failure-card.close')}
              onPress={() => alignments.forgetSaved()}
            />
          }
        >
          {t('alignment.saved', {
            name: saving.value.memoryName,
            added: saving.value.added,
            left: saving.value.notAdded,
          })}
        </Notice>
      )}
      <AlignmentRows alignment={alignment} />
      <p className="alignment-keys soft small">{t('alignment.keys')}</p>
      <SaveAlignment alignment={alignment} isOpen={isSaving} onClose={() => setSaving(false)} />
    </div>
  );
}
