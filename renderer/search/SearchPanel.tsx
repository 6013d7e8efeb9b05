import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { SearchHit } from '../../preload/contract/history.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { HitGroups } from './HitGroups.tsx';
import { KeyHints } from './KeyHints.tsx';
import { allHits } from './store.ts';
import type { TextField } from './text-field.ts';

export type HitVerb = 'insert' | 'insert-source' | 'open';

export interface SearchPanelProps {
  /** Where finds are inserted; null: nobody typed anywhere. */
  readonly field: TextField | null;
  readonly onAct: (hit: SearchHit, verb: HitVerb) => void;
}

/** The box, what it found, and the keys that act on it. */
export function SearchPanel({ field, onAct }: SearchPanelProps) {
  const { t } = useWords();
  const { search } = useStores();
  const query = useStore(search.state, (now) => now.query);
  const chosen = useStore(search.state, (now) => now.chosen);
  const answer = useStore(search.state, (now) => now.answer);
  const hits = useMemo(() => allHits({ answer }), [answer]);
  const failure = useStore(search.state, (now) => now.failure);
  const id = useId();
  const idOf = (place: number) => `${id}-${place}`;
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') search.step(1);
    else if (event.key === 'ArrowUp') search.step(-1);
    else if (event.key === 'PageDown') search.stepGroup(1);
    else if (event.key === 'PageUp') search.stepGroup(-1);
    else if (event.key === 'Enter') {
      const hit = hits[chosen];
      if (hit !== undefined) {
        onAct(hit, event.altKey ? 'open' : event.shiftKey ? 'insert-source' : 'insert');
      }
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="search-line">
        <Search aria-hidden="true" />
        <input
          className="search-input"
          type="search"
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(hits.length > 0 && { 'aria-activedescendant': idOf(chosen) })}
          placeholder={t('search.placeholder')}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={query}
          onChange={(event) => search.setQuery(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <div
        className="search-found"
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.results')}
      >
        <HitGroups idOf={idOf} onAct={(hit) => onAct(hit, 'insert')} />
      </div>
      {failure !== null && <FailureCard failure={failure} />}
      <Said />
      <KeyHints field={field} />
    </>
  );
}

/** What came of the search, in room that is always kept. */
function Said() {
  const { t } = useWords();
  const { search } = useStores();
  const now = useStore(search.state);
  const count = allHits(now).length;
  const isNothing = now.answer !== null && count === 0 && !now.isSearching;
  return (
    <p className="search-said soft small" role="status">
      {words()}
    </p>
  );

  function words(): string {
    if (now.failure !== null) return '';
    if (now.query.trim() === '') return t('search.idle');
    if (isNothing) return t('search.nothing', { query: now.answered });
    return now.answer === null ? t('search.searching') : t('search.found', { count });
  }
}
