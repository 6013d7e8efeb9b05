import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Alignment } from '../../../preload/contract/alignment.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { AlignmentEditor } from './AlignmentEditor.tsx';
import { NewAlignmentForm } from './NewAlignmentForm.tsx';
import { alignmentStore, openOf } from './store.ts';
import './AlignmentTab.css';

/** Two documents to align, the alignments that are not finished, or the one that is open. */
export function AlignmentTab() {
  const alignments = usePageStore(alignmentStore);
  const open = useStore(alignments.state, openOf);
  if (open !== null) return <AlignmentEditor key={open.id} alignment={open} />;
  return (
    <div className="alignment-start">
      <NewAlignmentForm />
      <AlignmentList />
    </div>
  );
}

function AlignmentList() {
  const { t, day } = useI18n();
  const { nameOf } = useLanguages();
  const alignments = usePageStore(alignmentStore);
  const list = useStore(alignments.state, (now) => now.list);
  const [removing, setRemoving] = useState<Alignment | null>(null);
  if (list === null || list.length === 0) return null;
  return (
    <section aria-labelledby="alignment-list">
      <h2 id="alignment-list">{t('alignment.list')}</h2>
      <ul className="alignment-list">
        {list.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="alignment-open"
              onClick={() => alignments.openAlignment(one.id)}
            >
              <span>{t('alignment.names', { source: one.name, target: one.targetName })}</span>
              <span className="soft small tabular">
                {t('alignment.facts', {
                  source: nameOf(one.source),
                  target: nameOf(one.target),
                  rows: one.rows,
                  doubtful: one.doubtful,
                  day: day(one.opened),
                })}
              </span>
            </button>
            <IconButton
              icon={Trash2}
              name={t('alignment.remove', { name: one.name })}
              onPress={() => setRemoving(one)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        title={t('alignment.remove-title', { name: removing?.name ?? '' })}
        isOpen={removing !== null}
        isAlert
        onClose={() => setRemoving(null)}
        actions={
          <>
            <Button onPress={() => setRemoving(null)}>{t('memories.leave')}</Button>
            <Button
              kind="main"
              onPress={() => {
                if (removing !== null) void alignments.remove(removing.id);
                setRemoving(null);
              }}
            >
              {t('alignment.remove-confirm')}
            </Button>
          </>
        }
      >
        <p>{t('alignment.remove-about')}</p>
      </Dialog>
    </section>
  );
}
