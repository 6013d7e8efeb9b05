import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { VList } from 'virtua';
import { useStore } from 'zustand';
import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { useRowKeys } from '../../documents/queue/use-row-keys.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { KeyRow } from './KeyRow.tsx';
import type { KeyColumn } from './shown-keys.ts';
import './KeyTable.css';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';

const COLUMNS = [
  { id: 'state', sort: null },
  { id: 'label', sort: 'label' },
  { id: 'created', sort: 'created' },
  { id: 'characters', sort: 'characters' },
  { id: 'speechToTextMs', sort: 'speechToTextMs' },
  { id: 'speechToSpeechMs', sort: 'speechToSpeechMs' },
  { id: 'verbs', sort: null },
] as const;

/** Rows beyond the edge that are drawn in px, so that fast scrolling shows no gap. */
const BEYOND = 400;

/** Developer keys; only rows in sight exist on the page. */
export function KeyTable({ rows }: { readonly rows: readonly DeveloperKey[] }) {
  const { t } = useI18n();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { active, place: activePlace, list, onKeyDown, enter } = useRowKeys(ids);
  return (
    <div
      role="grid"
      className="keys-table"
      aria-label={t('admin.keys')}
      aria-rowcount={rows.length + 1}
      onKeyDown={onKeyDown}
    >
      <div role="row" className="key key-heads small soft" aria-rowindex={1}>
        {COLUMNS.map(({ id, sort }) => (
          <ColumnName key={id} id={id} sort={sort} />
        ))}
      </div>
      <VList
        ref={list}
        role="rowgroup"
        className="keys-rows"
        data={rows}
        bufferSize={BEYOND}
        keepMounted={[activePlace]}
      >
        {(row, place) => (
          <KeyRow
            key={row.id}
            developerKey={row}
            place={place + 2}
            isActive={row.id === active}
            onEnter={enter}
          />
        )}
      </VList>
    </div>
  );
}

interface ColumnNameProps {
  readonly id: (typeof COLUMNS)[number]['id'];
  readonly sort: KeyColumn | null;
}

/** The name of a column; a press sorts by it. */
function ColumnName({ id, sort }: ColumnNameProps) {
  const { t } = useI18n();
  const keys = usePageStore(keysStore);
  const { by, descending } = useStore(keys.state, (now) => now.sort);
  const name = t(`admin.keys.column.${id}`);
  if (sort === null) {
    return (
      <span role="columnheader" className={`key-${id}`}>
        <span className={id === 'verbs' ? 'unseen' : ''}>{name}</span>
      </span>
    );
  }
  const isSorted = sort === by;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <span
      role="columnheader"
      className="key-head"
      data-numeric={(sort !== 'label' && sort !== 'created') || undefined}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="key-sort" onClick={() => keys.sort(sort)}>
        {name}
        <span className="key-sort-mark">{isSorted && <Arrow aria-hidden="true" />}</span>
      </button>
    </span>
  );
}
