import { useEffect, useState } from 'react';
import type { FoundSegments } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { differenceParts } from '../pane/difference.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { Search } from './find-verbs.ts';
import './ReplaceDialog.css';

/** Typing rests so long before it is looked for. */
const REST_MS = 250;
const PLACES = ['target', 'source', 'comments'] as const;
const OPTIONS = ['matchCase', 'isWholeWord', 'isRegex', 'withTags'] as const;

const SEARCH = {
  pattern: '',
  replacement: '',
  where: 'target',
  matchCase: false,
  isWholeWord: false,
  isRegex: false,
  withTags: false,
} as const;

/** What is found, before and after; each can be left out before all of it is replaced. */
export function ReplaceDialog() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const finding = useEditorState((now) => now.finding);
  const [search, setSearch] = useState<Search>(SEARCH);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const change = (part: Partial<typeof search>) => {
    setLeft(new Set());
    setSearch({ ...search, ...part });
  };
  useEffect(() => {
    const timer = setTimeout(() => void segments.find(search), REST_MS);
    return () => clearTimeout(timer);
  }, [search, segments]);

  function close() {
    segments.showDialog(null);
    segments.summon();
  }
  const found = finding.state === 'done' ? finding.value : null;
  const isReplacing = search.where === 'target' && search.pattern !== '';
  const changing = (found?.found ?? []).filter(({ after }) => after !== null).length;
  // What is not shown is replaced, too.
  const count = changing + ((found?.total ?? 0) - (found?.found.length ?? 0)) - left.size;

  return (
    <Dialog
      title={t('segments.replace')}
      isOpen
      onClose={close}
      actions={
        <>
          <span className="replace-found small soft tabular" role="status">
            {found !== null && search.pattern !== '' && t('segments.found', { total: found.total })}
          </span>
          <Button onPress={close}>{t('segments.work.close')}</Button>
          <Button
            kind="main"
            isDisabled={!isReplacing || found === null || count === 0}
            onPress={() => void segments.replaceAll(search, [...left])}
          >
            {t('segments.replace.do', { count })}
          </Button>
        </>
      }
    >
      <div className="replace-fields">
        <Field
          label={t('segments.replace.find')}
          value={search.pattern}
          maxLength={500}
          autoFocus
          onChange={(pattern) => change({ pattern })}
        />
        <Field
          label={t('segments.replace.with')}
          value={search.replacement}
          maxLength={5000}
          isDisabled={search.where !== 'target'}
          onChange={(replacement) => change({ replacement })}
        />
        <Picker
          label={t('segments.filter.side')}
          chosen={search.where}
          choices={PLACES.map((id) => ({ id, name: t('segments.replace.where', { where: id }) }))}
          onChoose={(id) => change({ where: PLACES.find((one) => one === id) ?? 'target' })}
        />
      </div>
      <div className="replace-options">
        {OPTIONS.map((option) => (
          <label key={option} className="filter-check">
            <input
              type="checkbox"
              checked={search[option]}
              onChange={() => change({ [option]: !search[option] })}
            />
            <span>{t('segments.replace.option', { option })}</span>
          </label>
        ))}
      </div>
      {finding.state === 'failed' && <FailureCard failure={finding.failure} />}
      <Hits
        found={found?.found ?? []}
        left={left}
        onTurn={(number) => {
          const next = new Set(left);
          if (!next.delete(number)) next.add(number);
          setLeft(next);
        }}
      />
    </Dialog>
  );
}

/** Hits that are drawn at once. */
const MOST_DRAWN = 300;

interface HitsProps {
  readonly found: FoundSegments['found'];
  readonly left: ReadonlySet<number>;
  readonly onTurn: (number: number) => void;
}

function Hits({ found, left, onTurn }: HitsProps) {
  const { t, number } = useI18n();
  const { source, target } = useEditorState((now) => now.project);
  return (
    <ul className="replace-hits" aria-label={t('segments.replace.hits')}>
      {found.slice(0, MOST_DRAWN).map((hit) => {
        const language = hit.after === null ? source : target;
        return (
          <li key={hit.number}>
            <label>
              <input
                type="checkbox"
                aria-label={t('segments.work.segment', { number: hit.number + 1 })}
                checked={hit.after !== null && !left.has(hit.number)}
                disabled={hit.after === null}
                onChange={() => onTurn(hit.number)}
              />
              <span className="small soft tabular">{number(hit.number + 1)}</span>
              <span dir={directionOf(language)}>
                {hit.after === null
                  ? hit.before
                  : differenceParts(hit.before, hit.after).map(({ kind, text }, at) =>
                      kind === 'same' ? (
                        <span key={at}>{text}</span>
                      ) : kind === 'deleted' ? (
                        <del key={at}>{text}</del>
                      ) : (
                        <ins key={at}>{text}</ins>
                      ),
                    )}
                {hit.isLocked && <em className="small soft"> {t('segments.locked')}</em>}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
