import { useEffect, useMemo } from 'react';
import { VList } from 'virtua';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { shownRows } from '../state.ts';
import { QueueRow } from './QueueRow.tsx';
import { useRowKeys } from './use-row-keys.ts';
import './QueueTable.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

const COLUMNS = ['name', 'type', 'languages', 'state', 'cost', 'verbs'] as const;

/** Rows beyond the edge that are drawn in px, so that fast scrolling shows no gap. */
const BEYOND = 400;

/** Every document of the queue; only rows in sight exist on the page. */
export function QueueTable() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const all = useStore(documents.state, (now) => now.queue.rows);
  const stage = useStore(documents.state, (now) => now.stage);
  const opened = useStore(documents.state, (now) => now.opened);
  const rows = useMemo(() => shownRows(all, stage), [all, stage]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { active, place: activePlace, list, onKeyDown, enter, visit, leave } = useRowKeys(ids);
  // Back from the preview, the keyboard stands where it stood.
  useEffect(() => {
    const left = documents.takeLeft();
    if (left !== null) visit(left);
  }, [documents, visit]);

  if (rows.length === 0) {
    return <p className="documents-none soft">{t('documents.empty.stage')}</p>;
  }
  return (
    <div
      role="grid"
      className="queue"
      aria-label={t('documents.queue')}
      aria-rowcount={rows.length + 1}
      onKeyDown={onKeyDown}
    >
      <div role="row" className="document document-heads small soft" aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader" className={`document-${column}`}>
            <span
              className={column === 'verbs' ? 'unseen' : ''}
              title={t(`documents.column.${column}`)}
            >
              {t(`documents.column.${column}`)}
            </span>
          </span>
        ))}
      </div>
      <VList
        ref={list}
        role="rowgroup"
        className="queue-rows"
        data={rows}
        bufferSize={BEYOND}
        keepMounted={[activePlace]}
      >
        {(row, place) => (
          <QueueRow
            key={row.id}
            row={row}
            place={place + 2}
            isOpened={opened.has(row.id)}
            isActive={row.id === active}
            onEnter={enter}
            onLeave={leave}
          />
        )}
      </VList>
    </div>
  );
}
