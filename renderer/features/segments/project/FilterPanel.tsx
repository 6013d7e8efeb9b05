import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { FilterCounts } from '../../../../preload/contract/segment-facets.ts';
import {
  EVERY_SEGMENT,
  MATCH_KINDS,
  ORIGIN_GROUPS,
  SEGMENT_STATUSES,
} from '../../../../preload/contract/segment-facets.ts';
import type { SegmentFilter, SegmentSort } from '../../../../preload/contract/segment-filter.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { settingsStore, shownSettings } from '../../settings/store.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import './FilterPanel.css';

const SORTS = ['text', 'length', 'frequency', 'match'] as const satisfies readonly SegmentSort[];
const SIDES = ['both', 'source', 'target'] as const;
/** Hours back, for segments that changed since; `all`: whenever. */
const SINCE = { all: null, hour: 1, day: 24, week: 24 * 7 } as const;
type Since = keyof typeof SINCE;
const SINCES = ['all', 'hour', 'day', 'week'] as const satisfies readonly Since[];

const NO_TEXT = {
  pattern: '',
  side: 'both',
  isRegex: false,
  matchCase: false,
  withTags: false,
} as const;

/** The parts of a filter, each with how many segments it would show. */
export function FilterPanel() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const view = useEditorState((now) => now.view);
  const counts = useEditorState((now) => now.counts);
  const total = useEditorState((now) => now.rows.total);
  const changes = useEditorState((now) => now.project.confirmed);
  useEffect(() => void segments.countFilter(), [segments, view, changes]);
  const { filter, sort } = view;
  const text = filter.text ?? NO_TEXT;
  const change = (part: Partial<SegmentFilter>) => void segments.setFilter(part);
  const setText = (part: Partial<typeof text>) => change({ text: { ...text, ...part } });

  return (
    <div className="filter-panel">
      <Group name={t('segments.filter.status')}>
        {SEGMENT_STATUSES.map((status) => (
          <Check
            key={status}
            isOn={filter.statuses.includes(status)}
            count={counts?.statuses[status]}
            onChange={() => change({ statuses: turned(filter.statuses, status) })}
          >
            {t('segments.status', { status })}
          </Check>
        ))}
      </Group>
      <Group name={t('segments.column.match')}>
        {MATCH_KINDS.map((kind) => (
          <Check
            key={kind}
            isOn={filter.matches.includes(kind)}
            count={counts?.matches[kind]}
            onChange={() => change({ matches: turned(filter.matches, kind) })}
          >
            {t('segments.filter.match', { kind })}
          </Check>
        ))}
      </Group>
      <Group name={t('segments.filter.origin')}>
        {ORIGIN_GROUPS.map((origin) => (
          <Check
            key={origin}
            isOn={filter.origins.includes(origin)}
            count={counts?.origins[origin]}
            onChange={() => change({ origins: turned(filter.origins, origin) })}
          >
            {t('segments.filter.origins', { origin })}
          </Check>
        ))}
        {(['all', 'first', 'later'] as const).map((repeated) => (
          <Check
            key={repeated}
            isOn={filter.repeated === repeated}
            count={counts?.repeated[repeated]}
            onChange={() => change({ repeated: filter.repeated === repeated ? null : repeated })}
          >
            {t('segments.filter.repeated', { repeated })}
          </Check>
        ))}
      </Group>
      <Group name={t('segments.filter.more')}>
        <Check
          isOn={filter.locked === true}
          count={counts?.locked}
          onChange={() => change({ locked: filter.locked === true ? null : true })}
        >
          {t('segments.locked')}
        </Check>
        {(['any', 'open'] as const).map((comments) => (
          <Check
            key={comments}
            isOn={filter.comments === comments}
            count={counts?.comments[comments]}
            onChange={() => change({ comments: filter.comments === comments ? null : comments })}
          >
            {t('segments.filter.comments', { comments })}
          </Check>
        ))}
        <Check
          isOn={filter.findings}
          count={counts?.findings ?? undefined}
          onChange={() => change({ findings: !filter.findings })}
        >
          {t('segments.filter.findings')}
        </Check>
        <ChangedSince filter={filter} onChange={change} />
      </Group>
      <Group name={t('segments.filter.text')}>
        <Picker
          label={t('segments.filter.side')}
          labelPlace="unseen"
          chosen={text.side}
          choices={SIDES.map((id) => ({ id, name: t('segments.filter.sides', { side: id }) }))}
          onChoose={(id) => setText({ side: SIDES.find((one) => one === id) ?? 'both' })}
        />
        {(['isRegex', 'matchCase', 'withTags'] as const).map((option) => (
          <Check
            key={option}
            isOn={text[option]}
            onChange={() => setText({ [option]: !text[option] })}
          >
            {t('segments.filter.option', { option })}
          </Check>
        ))}
      </Group>
      <Group name={t('segments.filter.order')}>
        <Picker
          label={t('segments.filter.order')}
          labelPlace="unseen"
          chosen={sort}
          choices={SORTS.map((id) => ({ id, name: t('segments.filter.sort', { sort: id }) }))}
          onChoose={(id) =>
            void segments.setView({ sort: SORTS.find((one) => one === id) ?? 'text' })
          }
        />
        <SavedViews />
      </Group>
      <div className="filter-foot">
        <span className="small soft tabular" role="status">
          {total !== null && t('segments.found', { total })}
        </span>
        <Button
          kind="quiet"
          size="compact"
          onPress={() => void segments.setView({ filter: EVERY_SEGMENT, sort: 'text' })}
        >
          {t('segments.filter.clear')}
        </Button>
      </div>
    </div>
  );
}

const turned = <Name extends string>(chosen: readonly Name[], name: Name): Name[] =>
  chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend className="small soft">{name}</legend>
      {children}
    </fieldset>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  /** undefined: not counted. */
  readonly count?: FilterCounts['locked'] | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Check({ isOn, count, onChange, children }: CheckProps) {
  const { number } = useI18n();
  return (
    <label className="filter-check">
      <input type="checkbox" checked={isOn} onChange={onChange} />
      <span>{children}</span>
      {count !== undefined && <span className="small soft tabular">{number(count)}</span>}
    </label>
  );
}

interface ChangedSinceProps {
  readonly filter: SegmentFilter;
  readonly onChange: (part: Partial<SegmentFilter>) => void;
}

function ChangedSince({ filter, onChange }: ChangedSinceProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Since>('all');
  return (
    <Picker
      label={t('segments.filter.since')}
      labelPlace="unseen"
      chosen={filter.changedSince === null ? 'all' : chosen}
      choices={SINCES.map((id) => ({ id, name: t('segments.filter.sinces', { since: id }) }))}
      onChoose={(id) => {
        const since = SINCES.find((one) => one === id) ?? 'all';
        const hours = SINCE[since];
        setChosen(since);
        onChange({
          changedSince:
            hours === null ? null : new Date(Date.now() - hours * 3_600_000).toISOString(),
        });
      }}
    />
  );
}

/** Filters that have a name, for every project. */
function SavedViews() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const settings = usePageStore(settingsStore);
  const view = useEditorState((now) => now.view);
  const preferences = useStore(settings.state, (now) => shownSettings(now)?.segments);
  const [name, setName] = useState('');
  if (preferences === undefined) return null;
  const { views } = preferences;
  const keep = (next: typeof views) =>
    void settings.change({ segments: { ...preferences, views: [...next] } });
  const here = views.find(
    ({ filter, sort }) =>
      JSON.stringify([filter, sort]) === JSON.stringify([view.filter, view.sort]),
  );
  return (
    <>
      {views.length > 0 && (
        <Picker
          label={t('segments.views')}
          labelPlace="unseen"
          shown={here?.name ?? t('segments.views')}
          chosen={here?.name ?? null}
          choices={views.map((one) => ({ id: one.name, name: one.name }))}
          onChoose={(id) => {
            const found = views.find((one) => one.name === id);
            if (found !== undefined) {
              void segments.setView({ filter: found.filter, sort: found.sort });
            }
          }}
        />
      )}
      {here === undefined ? (
        <div className="filter-save">
          <Field label={t('segments.views.name')} value={name} onChange={setName} maxLength={60} />
          <Button
            size="compact"
            isDisabled={name.trim() === ''}
            onPress={() => {
              const kept = { name: name.trim(), filter: view.filter, sort: view.sort };
              keep([...views.filter((one) => one.name !== kept.name), kept]);
              setName('');
            }}
          >
            {t('segments.views.save')}
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          size="compact"
          onPress={() => keep(views.filter((one) => one !== here))}
        >
          {t('segments.views.remove')}
        </Button>
      )}
    </>
  );
}
