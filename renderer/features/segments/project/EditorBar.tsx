import { Redo2, Search, Undo2, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { OPEN_STATUSES } from '../../../../preload/contract/segment-facets.ts';
import type { SegmentFilter } from '../../../../preload/contract/segment-filter.ts';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { VerbBar } from '../../../ui/VerbBar.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { isWhole, type View } from '../state.ts';
import { useEditorState } from '../use-editor-state.ts';
import { useAsksMemory } from './use-asks-memory.ts';
import { FilterButton } from './FilterButton.tsx';
import { ReviewOutside } from '../review/ReviewOutside.tsx';
import { useVersionVerbs } from '../update/use-version-verbs.ts';
import { FillByService } from './FillByService.tsx';
import { ProjectMemory } from './ProjectMemory.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

type Preset = 'all' | 'unconfirmed' | 'findings';

const PRESETS: Readonly<Record<Preset, Pick<SegmentFilter, 'statuses' | 'findings'>>> = {
  all: { statuses: [], findings: false },
  unconfirmed: { statuses: [...OPEN_STATUSES], findings: false },
  findings: { statuses: [], findings: true },
};

const presetOf = ({ filter }: View): Preset =>
  filter.findings ? 'findings' : filter.statuses.length > 0 ? 'unconfirmed' : 'all';

/** What is shown, and what can be done to all of it. */
export function EditorBar() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const canUndo = useEditorState((now) => now.canUndo);
  const canRedo = useEditorState((now) => now.canRedo);
  // A fresh project begins with what its memories know, or else with the machine.
  const isFresh = useEditorState((now) => now.project.confirmed === 0 && !now.canUndo);
  const hasMemory = useAsksMemory();
  const isFilling = useEditorState((now) => now.filling !== null);
  const [isAsking, setAsking] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const updates = useVersionVerbs(useEditorState((now) => now.project));

  function askService() {
    setAsking(true);
    void segments.countCost();
  }

  return (
    <div className="editor-bar">
      <Filter />
      <FilterButton />
      <SearchLine />
      <ProjectMemory />
      <span className="editor-bar-verbs">
        <IconButton
          icon={Undo2}
          size="compact"
          {...useActionWords('segments-undo')}
          isDisabled={!canUndo}
          onPress={() => void segments.undo()}
        />
        <IconButton
          icon={Redo2}
          size="compact"
          {...useActionWords('segments-redo')}
          isDisabled={!canRedo}
          onPress={() => void segments.redo()}
        />
        <VerbBar
          verbs={[
            {
              action: 'segments-fill',
              name: t('segments.fill'),
              isMain: isFresh && hasMemory,
              isDisabled: isFilling,
              onPress: () => void segments.fill(false),
            },
            {
              action: 'segments-fill-service',
              name: t('segments.fill.service'),
              isMain: isFresh && !hasMemory,
              isDisabled: isFilling,
              onPress: askService,
            },
            {
              action: 'segments-review-outside',
              name: t('segments.review'),
              onPress: () => setReviewing(true),
            },
            ...updates,
          ]}
        />
        <ReviewOutside isOpen={isReviewing} onClose={() => setReviewing(false)} />
        <FillByService isOpen={isAsking} onClose={() => setAsking(false)} />
      </span>
    </div>
  );
}

const FILTERS = ['all', 'unconfirmed', 'findings'] as const;

/** Which segments are shown: side by side, or as a list where the bar is narrow. */
function Filter() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const filter = useEditorState((now) => presetOf(now.view));
  const choices = FILTERS.map((id) => ({ id, name: t(`segments.filter.${id}`) }));
  const show = (next: Preset) => void segments.setFilter(PRESETS[next]);
  return (
    <>
      <div className="editor-filter" data-room="wide">
        <Radios
          label={t('segments.filter')}
          labelPlace="unseen"
          shape="row"
          value={filter}
          choices={choices}
          onChange={show}
        />
      </div>
      <div className="editor-filter" data-room="narrow">
        <Picker
          label={t('segments.filter')}
          labelPlace="unseen"
          chosen={filter}
          choices={choices}
          onChoose={(id) => {
            const next = FILTERS.find((one) => one === id);
            if (next !== undefined) show(next);
          }}
        />
      </div>
    </>
  );
}

/** How the search line looks for a text. */
const ANY_TEXT = { side: 'both', isRegex: false, matchCase: false, withTags: false } as const;

/** Typing rests so long before the text is searched. */
const REST_MS = 250;

function SearchLine() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const query = useEditorState((now) => now.view.filter.text?.pattern ?? '');
  const total = useEditorState((now) => now.rows.total);
  const [typed, setTyped] = useState(query);
  const seek = useCallback(
    (pattern: string) =>
      void segments.setFilter({
        text:
          pattern === ''
            ? null
            : { ...(segments.state.getState().editor?.view.filter.text ?? ANY_TEXT), pattern },
      }),
    [segments],
  );
  const isNarrowed = useEditorState((now) => !isWhole(now.view));
  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => seek(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, query, seek]);

  function leave() {
    setTyped('');
    seek('');
  }

  return (
    <>
      <div className="editor-search" role="search">
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={t('segments.search')}
          placeholder={t('segments.search')}
          title={t('segments.search')}
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              if (typed !== query) seek(typed);
              segments.summon();
            } else if (event.key === 'Escape') {
              leave();
              segments.summon();
            } else return;
            event.preventDefault();
          }}
        />
        {typed !== '' && (
          <IconButton icon={X} size="compact" name={t('segments.search.clear')} onPress={leave} />
        )}
      </div>
      <span className="editor-found small soft tabular" role="status">
        {isNarrowed && total !== null && t('segments.found', { total })}
      </span>
    </>
  );
}
