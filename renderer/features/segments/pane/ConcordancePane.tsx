import { ListFilter } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { ConcordanceAnswer } from '../../../../preload/contract/local-memories.ts';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { UnitFilterFields } from '../../memories/UnitFilterFields.tsx';
import { isFiltered, NO_FILTER } from '../../memories/unit-filter.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { useEditorState } from '../use-editor-state.ts';
import { markedParts } from './marked-parts.ts';
import { UnsearchedMemories } from '../../team-memories/UnsearchedMemories.tsx';
import './ConcordancePane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** Where words stand in the memories. */
export function ConcordancePane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const query = useEditorState((now) => now.query);
  const found = useEditorState((now) => now.concordance);
  const { shortcut = '' } = useActionWords('segments-concordance');
  const [isFilterOpen, setFilterOpen] = useState(() => isFiltered(query.filter));
  const [takesFocus, setTakesFocus] = useState(false);

  function toggleFilter() {
    if (isFilterOpen && isFiltered(query.filter)) void segments.seek({ filter: NO_FILTER });
    setFilterOpen(!isFilterOpen);
    setTakesFocus(true);
  }

  return (
    <div className="concordance">
      <div className="concordance-line">
        <WordsField text={query.text} />
        <IconButton
          icon={ListFilter}
          size="compact"
          name={t('memories.filter')}
          aria-expanded={isFilterOpen}
          onPress={toggleFilter}
        />
      </div>
      <div className="concordance-choices">
        <Radios
          label={t('segments.concordance.side')}
          labelPlace="unseen"
          shape="row"
          value={query.side}
          choices={[
            { id: 'source', name: t('segments.concordance.source') },
            { id: 'target', name: t('segments.concordance.target') },
          ]}
          onChange={(side) => void segments.seek({ side })}
        />
        <Radios
          label={t('segments.concordance.mode')}
          labelPlace="unseen"
          shape="row"
          value={query.mode}
          choices={[
            { id: 'exact', name: t('segments.concordance.exact') },
            { id: 'fuzzy', name: t('segments.concordance.fuzzy') },
          ]}
          onChange={(mode) => void segments.seek({ mode })}
        />
      </div>
      {isFilterOpen && (
        <UnitFilterFields
          filter={query.filter}
          takesFocus={takesFocus}
          onChange={(change) => void segments.seek({ filter: { ...query.filter, ...change } })}
        />
      )}
      <p className="small soft tabular" role="status">
        {found.state === 'idle' && t('segments.concordance.about', { shortcut })}
        {found.state === 'running' && t('segments.matches.looking')}
        {found.state === 'done' && totalWords(found.value)}
      </p>
      {found.state === 'failed' && (
        <FailureCard failure={found.failure} onRetry={() => void segments.seek({})} />
      )}
      {found.state === 'done' && <UnsearchedMemories list={found.value.unsearched} />}
      {found.state === 'done' && <Hits hits={found.value.hits} />}
    </div>
  );

  function totalWords({ total, hits }: ConcordanceAnswer) {
    return hits.length < total
      ? t('segments.concordance.shown', { total, shown: hits.length })
      : t('segments.concordance.total', { total });
  }
}

function WordsField({ text }: { readonly text: string }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Words that were selected take the place of those that were typed; the keyboard stays where it is.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  function seek(event: SyntheticEvent) {
    event.preventDefault();
    void segments.seek({ text: typed });
  }
  return (
    <form className="concordance-words" onSubmit={seek}>
      <Field
        label={t('segments.concordance.words')}
        labelPlace="unseen"
        placeholder={t('segments.concordance.words')}
        type="search"
        value={typed}
        maxLength={1000}
        onChange={setTyped}
      />
    </form>
  );
}

function Hits({ hits }: Pick<ConcordanceAnswer, 'hits'>) {
  const { t, day, facts } = useI18n();
  const { source, target } = useEditorState((now) => now.project);
  const { side } = useEditorState((now) => now.query);
  return (
    <ol className="concordance-hits">
      {hits.map((hit) => {
        const known = [
          hit.percent < 100 ? t('segments.percent', { percent: hit.percent }) : null,
          hit.memoryName,
          hit.author,
          hit.project,
          day(hit.changed),
        ];
        return (
          <li key={`${hit.memory} ${hit.unit} ${hit.target}`}>
            <p lang={source} dir={directionOf(source)} data-side="source">
              <Marked text={hit.source} ranges={side === 'source' ? hit.ranges : []} />
            </p>
            <p lang={target} dir={directionOf(target)} data-side="target">
              <Marked text={hit.target} ranges={side === 'target' ? hit.ranges : []} />
            </p>
            <p className="small soft tabular">{brief(facts(known))}</p>
          </li>
        );
      })}
    </ol>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly ranges: readonly (readonly [number, number])[];
}

function Marked({ text, ranges }: MarkedProps) {
  return markedParts(text, ranges).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      <mark key={place}>
        <TaggedText text={part} />
      </mark>
    ) : (
      <TaggedText key={place} text={part} />
    ),
  );
}
