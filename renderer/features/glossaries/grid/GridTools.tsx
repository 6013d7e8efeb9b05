import { ListPlus, Redo2, Search, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState, type Ref } from 'react';
import { useStore } from 'zustand';
import { useActions } from '../../../ui/actions/use-action.ts';
import { shownShortcut } from '../../../ui/actions/shortcut.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { chosenCells } from './grid-state.ts';
import type { GridStore } from './grid-store.ts';

export interface GridToolsProps {
  readonly grid: GridStore;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Gives the grid the focus. */
  readonly onGrid: () => void;
}

/** What narrows the entries, and what can be done with those that are chosen. */
export function GridTools({ grid, searchRef, onGrid }: GridToolsProps) {
  const { t } = useI18n();
  const { mac } = useActions();
  const problems = useStore(grid.state, (now) => now.check.problems);
  const isProblemsOnly = useStore(grid.state, (now) => now.viewing.isProblemsOnly);
  const canUndo = useStore(grid.state, (now) => now.canUndo);
  const canRedo = useStore(grid.state, (now) => now.canRedo);
  const count = useStore(grid.state, (now) => {
    const { from, to } = chosenCells(now);
    return Math.max(0, Math.min(to + 1, now.view.length) - from);
  });
  const shortcut = (keys: string) => shownShortcut(keys, t, mac);
  const then = (act: () => void) => () => {
    act();
    onGrid();
  };

  return (
    <div className="grid-tools">
      <EntrySearch grid={grid} inputRef={searchRef} onGrid={onGrid} />
      <Button
        action="glossary-problems"
        kind="quiet"
        size="compact"
        aria-pressed={isProblemsOnly}
        aria-label={t('look.two-sentences', {
          first: t('glossaries.problems', { count: problems }),
          second: t('glossaries.problems.only'),
        })}
        isDisabled={problems === 0 && !isProblemsOnly}
        onPress={() => grid.look({ isProblemsOnly: !isProblemsOnly })}
      >
        <span className="grid-problems" data-any={problems > 0}>
          <TriangleAlert aria-hidden="true" />
          {t('glossaries.problems', { count: problems })}
        </span>
      </Button>
      <span className="grid-room" />
      <Button
        action="glossary-entry"
        kind="quiet"
        size="compact"
        onPress={then(() => {
          grid.addRow();
          grid.begin(null);
        })}
      >
        <ListPlus aria-hidden="true" />
        <span className="button-word">{t('glossaries.add-entry')}</span>
      </Button>
      <IconButton
        action="glossary-remove-entries"
        icon={Trash2}
        size="compact"
        name={t('glossaries.remove-entries', { count: Math.max(1, count) })}
        shortcut={shortcut('Mod+Delete')}
        isDisabled={count === 0}
        onPress={then(grid.removeRows)}
      />
      <IconButton
        action="glossary-undo"
        icon={Undo2}
        size="compact"
        name={t('glossaries.undo')}
        shortcut={shortcut('Mod+Z')}
        isDisabled={!canUndo}
        onPress={then(grid.undo)}
      />
      <IconButton
        action="glossary-redo"
        icon={Redo2}
        size="compact"
        name={t('glossaries.redo')}
        shortcut={shortcut('Mod+Shift+Z')}
        isDisabled={!canRedo}
        onPress={then(grid.redo)}
      />
    </div>
  );
}

interface EntrySearchProps {
  readonly grid: GridStore;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onGrid: () => void;
}

/** Letters show at once; the entries follow as soon as there is time. */
function EntrySearch({ grid, inputRef, onGrid }: EntrySearchProps) {
  const { t } = useI18n();
  const query = useStore(grid.state, (now) => now.viewing.query);
  const [text, setText] = useState(query);
  const wanted = useDeferredValue(text);
  const latest = useRef(query);
  // Somebody else looks for something here.
  useEffect(() => {
    if (query === latest.current) return;
    latest.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    if (wanted === latest.current) return;
    latest.current = wanted;
    grid.look({ query: wanted });
  }, [grid, wanted]);
  return (
    <span className="grid-search">
      <Search aria-hidden="true" />
      <input
        ref={inputRef}
        className="input"
        maxLength={500}
        type="search"
        aria-label={t('glossaries.search-entries')}
        placeholder={t('glossaries.search-entries')}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') setText('');
          else if (event.key === 'Enter' || event.key === 'ArrowDown') onGrid();
          else return;
          event.preventDefault();
        }}
      />
    </span>
  );
}
