import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import { HISTORY_KINDS } from '../../../preload/contract/history-kinds.ts';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { connectionName } from '../connections/connection-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { useLanguageChoices } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { isBackwards, isNarrowed } from './filter.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from '../connections/store.ts';
import { historyStore } from './store.ts';

const ALL = 'all';

/** What the list shows. */
export function FilterBar() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const filter = useStore(history.state, (now) => now.filter);
  const isNarrow = useMedia(NARROW);
  return (
    <div className="history-filters" role="search" aria-label={t('history.filters')}>
      <SearchField />
      <Picker
        label={t('history.kind')}
        choices={[
          { id: ALL, name: t('history.kind-all') },
          ...HISTORY_KINDS.map((id) => ({ id, name: t(`history.kind-${id}`) })),
        ]}
        chosen={filter.kind ?? ALL}
        onChoose={(id) =>
          history.narrow({ kind: HISTORY_KINDS.find((kind) => kind === id) ?? null })
        }
      />
      {!isNarrow && <LanguageFilters />}
      <MoreFilters isNarrow={isNarrow} />
      <div className="history-filter-last">
        {!isNarrow && <PinnedFilter />}
        <Button
          action="history-show-all"
          kind="quiet"
          size="compact"
          isDisabled={!isNarrowed(filter)}
          onPress={history.showEverything}
        >
          {t('history.show-all')}
        </Button>
      </div>
      <p id="history-backwards" className="history-backwards small" role="status">
        {isBackwards(filter) && t('history.backwards')}
      </p>
    </div>
  );
}

/**
 * Those that are used less: in the bar where it has room for all on one line, else behind a button; in a
 * narrow window it has the languages as well.
 */
function MoreFilters({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useI18n();
  const filter = useStore(usePageStore(historyStore).state, (now) => now.filter);
  const { connection, from, until, source, target, pinned } = filter;
  const behind = [connection, from, until, ...(isNarrow ? [source, target, pinned] : [])];
  const count = behind.filter(Boolean).length;
  const fields = (
    <>
      <ConnectionFilter />
      <DayFilter end="from" />
      <DayFilter end="until" />
    </>
  );
  return (
    <>
      <div className="history-more" data-room="wide">
        {fields}
      </div>
      <div className="history-more" data-room="narrow">
        <Popover
          name={t('history.more-filters', { count: 0 })}
          placement="bottom end"
          trigger={
            <Button kind="quiet">
              <SlidersHorizontal aria-hidden="true" />
              {t('history.more-filters', { count })}
            </Button>
          }
        >
          <div className="history-more-fields">
            {isNarrow && <LanguageFilters />}
            {fields}
            {isNarrow && <PinnedFilter />}
          </div>
        </Popover>
      </div>
    </>
  );
}

function SearchField() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const query = useStore(history.state, (now) => now.filter.query);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { shortcut } = useActionWords('find');
  useAction('find', () => input.current?.select());
  return (
    <div className="field history-search">
      <label className="field-label" htmlFor={id}>
        {t('history.search')}
      </label>
      <span className="history-search-box">
        <Search aria-hidden="true" />
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          title={shortcut}
          value={query}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('history.search-placeholder')}
          onChange={(event) => history.narrow({ query: event.target.value })}
        />
      </span>
    </div>
  );
}

const LanguageFilters = () => (
  <>
    <LanguageFilter side="source" />
    <LanguageFilter side="target" />
  </>
);

function PinnedFilter() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const pinned = useStore(history.state, (now) => now.filter.pinned);
  return (
    <Switch isSelected={pinned} onChange={(next) => history.narrow({ pinned: next })}>
      {t('history.pinned-only')}
    </Switch>
  );
}

function LanguageFilter({ side }: { readonly side: 'source' | 'target' }) {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const chosen = useStore(history.state, (now) => now.filter[side]);
  const choices = useLanguageChoices(side);
  return (
    <Picker
      label={t(`history.${side}`)}
      choices={[{ id: ALL, name: t('history.any') }, ...choices]}
      chosen={chosen ?? ALL}
      isSearchable
      onChoose={(id) => history.narrow({ [side]: id === ALL ? null : id })}
    />
  );
}

function ConnectionFilter() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const connections = usePageStore(connectionsStore);
  const chosen = useStore(history.state, (now) => now.filter.connection);
  const all = useStore(connections.state, (now) => now.connections)?.all ?? [];
  return (
    <Picker
      label={t('history.connection')}
      choices={[
        { id: ALL, name: t('history.connection-any') },
        ...all.map((one) => ({ id: one.id, name: connectionName(one, t) })),
      ]}
      chosen={chosen ?? ALL}
      onChoose={(id) => history.narrow({ connection: id === ALL ? null : id })}
    />
  );
}

function DayFilter({ end }: { readonly end: 'from' | 'until' }) {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const filter = useStore(history.state, (now) => now.filter);
  const id = useId();
  return (
    <div className="field history-day">
      <label className="field-label" htmlFor={id}>
        {t(`history.${end}`)}
      </label>
      <input
        id={id}
        className="input tabular"
        type="date"
        value={filter[end]}
        aria-invalid={isBackwards(filter)}
        aria-describedby="history-backwards"
        onChange={(event) => history.narrow({ [end]: event.target.value })}
      />
    </div>
  );
}
