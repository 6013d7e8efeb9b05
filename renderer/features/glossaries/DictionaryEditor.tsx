import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EntryGrid } from './grid/EntryGrid.tsx';
import type { GridStore } from './grid/grid-store.ts';
import { GridStatus } from './grid/GridStatus.tsx';
import { GridTools } from './grid/GridTools.tsx';
import { DictionaryNotices } from './save/DictionaryNotices.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { SaveDialog } from './save/SaveDialog.tsx';
import { dictionaryOf, type Pair } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';
import type { DictionaryEditorProps } from './state.ts';

/** One dictionary: its entries, what is wrong with them, and saving. */
export function DictionaryEditor({ glossary, pair }: DictionaryEditorProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  // Each for itself: with every entry the figures of the dictionary change.
  const grid = useStore(glossaries.state, (now) => dictionaryOf(now, glossary.id, pair)?.grid);
  const loading = useStore(
    glossaries.state,
    (now) => dictionaryOf(now, glossary.id, pair)?.loading,
  );
  const saving = useStore(
    glossaries.state,
    (now) => dictionaryOf(now, glossary.id, pair)?.saving ?? null,
  );
  if (loading?.state === 'failed') {
    return <FailureCard failure={loading.failure} onRetry={() => void glossaries.open()} />;
  }
  if (grid === undefined || grid === null) {
    return <p className="soft">{t('glossaries.reading')}</p>;
  }
  return (
    <>
      <DictionaryNotices />
      <Entries grid={grid} pair={pair} />
      <SaveBar glossary={glossary} pair={pair} grid={grid} />
      {saving !== null && (
        <SaveDialog glossary={glossary} pair={pair} grid={grid} saving={saving} />
      )}
    </>
  );
}

interface EntriesProps {
  readonly grid: GridStore;
  readonly pair: Pair;
}

function Entries({ grid, pair }: EntriesProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const toGrid = () => document.getElementById(id)?.focus({ preventScroll: true });
  return (
    <div
      className="glossary-entries"
      onKeyDown={(event) => {
        const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
        if (!isFind || event.shiftKey || event.altKey) return;
        event.preventDefault();
        search.current?.select();
      }}
    >
      <GridTools key={`${id}-tools`} grid={grid} searchRef={search} onGrid={toGrid} />
      <EntryGrid grid={grid} pair={pair} id={id} />
      <GridStatus grid={grid} pair={pair} id={id} />
    </div>
  );
}
