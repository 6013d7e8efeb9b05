import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { SearchHit } from '../../../preload/contract/search.ts';
import { canReach } from '../../ui/actions/actions.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { actionName, useAction, useActions } from '../../ui/actions/use-action.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { ActionOptions } from './palette/ActionOptions.tsx';
import { useFindActions } from './palette/use-find-actions.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { HeldKeys } from '../../ui/held-keys.ts';
import { HitGroups } from './HitGroups.tsx';
import { KeyHints } from './KeyHints.tsx';
import { searchStore, allHits, isActionQuery } from './store.ts';
import type { TextField } from '../../ui/text-field.ts';
import { usePageStore } from '../../ui/stores.ts';

export type HitVerb = 'insert' | 'insert-source' | 'open';

interface SearchPanelProps {
  readonly screen: ScreenId;
  /** Where finds are inserted; null: nobody typed anywhere. */
  readonly field: TextField | null;
  /** What was typed before the panel had the keyboard. */
  readonly held: HeldKeys | null;
  readonly onAct: (hit: SearchHit, verb: HitVerb) => void;
  readonly onRun: (action: ActionId) => void;
}

/** The box, what it found, and the keys that act on it. */
export function SearchPanel({ screen, field, held, onAct, onRun }: SearchPanelProps) {
  const { t } = useI18n();
  const search = usePageStore(searchStore);
  const findActions = useFindActions(screen);
  const runnable = useActions().state;
  const query = useStore(search.state, (now) => now.query);
  const chosen = useStore(search.state, (now) => now.chosen);
  const answer = useStore(search.state, (now) => now.answer);
  const hits = useMemo(() => allHits({ answer }), [answer]);
  const actions = useStore(search.state, (now) => now.actions);
  const count = actions.length + hits.length;
  const action = actions[chosen];
  const failure = useStore(search.state, (now) => now.failure);
  const id = useId();
  const idOf = (place: number) => `${id}-${place}`;
  const close = () => search.close();
  useAction('search', close);
  useAction('run-action', close);
  const takeHeld = useEffectEvent(() => {
    const { typed, isEntered } = held?.release() ?? { typed: '', isEntered: false };
    const meant = query + typed;
    const found = typed === '' ? actions : findActions(meant);
    if (typed !== '') search.setQuery(meant, found);
    if (isEntered && found[0] !== undefined) run(found[0]);
  });
  useEffect(() => takeHeld(), []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  /** Dimmed ones stay where they are; the line below says why. */
  function run(id: ActionId) {
    if (canReach(id, runnable.getState().offered, screen)) onRun(id);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') search.step(1);
    else if (event.key === 'ArrowUp') search.step(-1);
    else if (event.key === 'PageDown') search.stepGroup(1);
    else if (event.key === 'PageUp') search.stepGroup(-1);
    else if (event.key === 'Enter') {
      const hit = hits[chosen - actions.length];
      if (action !== undefined) run(action);
      else if (hit !== undefined) {
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
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(count > 0 && { 'aria-activedescendant': idOf(chosen) })}
          placeholder={t('search.placeholder')}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={query}
          onChange={({ target }) => search.setQuery(target.value, findActions(target.value))}
          onKeyDown={press}
        />
      </div>
      <div
        className="search-found"
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.results')}
      >
        <ActionOptions screen={screen} idOf={idOf} onRun={run} />
        <HitGroups from={actions.length} idOf={idOf} onAct={(hit) => onAct(hit, 'insert')} />
      </div>
      {failure !== null && <FailureCard failure={failure} />}
      <Said screen={screen} />
      <KeyHints isAction={action !== undefined} field={field} />
    </>
  );
}

/** What came of the search, in room that is always kept. */
function Said({ screen }: { readonly screen: ScreenId }) {
  const { t } = useI18n();
  const search = usePageStore(searchStore);
  const now = useStore(search.state);
  const chosen = now.actions[now.chosen];
  const canRun = useStore(
    useActions().state,
    ({ offered }) => chosen === undefined || canReach(chosen, offered, screen),
  );
  const count = allHits(now).length;
  const isNothing = now.answer !== null && count === 0 && !now.isSearching;
  return (
    <p className="search-said soft small" role="status">
      {words()}
    </p>
  );

  function words(): string {
    if (chosen !== undefined && !canRun) {
      return t('search.not-now-said', { action: actionName(chosen, t) });
    }
    if (now.failure !== null) return '';
    if (isActionQuery(now.query)) {
      const query = now.query.trimStart().slice(1).trim();
      return now.actions.length === 0
        ? t('search.no-action', { query })
        : t('search.actions', { count: now.actions.length });
    }
    if (now.query.trim() === '') return t('search.idle');
    if (isNothing) return t('search.nothing', { query: now.answered });
    return now.answer === null ? t('search.searching') : t('search.found', { count });
  }
}
