import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FoundSegments, SegmentProject } from '../../../../preload/contract/segments.ts';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { differenceParts } from '../pane/difference.ts';
import { TaggedText } from '../tags/TaggedText.tsx';
import { ChangingNotice } from '../selection/ChangingNotice.tsx';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { filesOfTarget } from '../project/files-of-target.ts';
import type { Hit, Search } from './find-verbs.ts';
import './ReplaceDialog.css';

/** Typing rests so long before it is looked for. */
const REST_MS = 250;
const PLACES = ['target', 'source', 'comments'] as const;
const OPTIONS = ['matchCase', 'isWholeWord', 'isRegex', 'withTags'] as const;

const SEARCH = {
  scope: 'file',
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
  const selected = useEditorState((now) => now.selection?.count ?? 0);
  const [search, setSearch] = useState<Search>({
    ...SEARCH,
    scope: selected > 0 ? 'selection' : 'file',
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const project = useEditorState((now) => now.project);
  const projects = useStore(segments.state, (now) => now.projects);
  const files = filesOfTarget(projects, project);
  const { nameOf } = useLanguages();
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
  // What is not shown is replaced, too.
  const count = (found?.total ?? 0) - (found?.locked ?? 0) - left.size;
  const shown = found?.found ?? [];

  return (
    <Dialog
      title={t('segments.replace')}
      isOpen
      onClose={close}
      actions={
        <>
          <ChangingNotice />
          <span className="replace-found small soft tabular" role="status">
            {found !== null &&
              search.pattern !== '' &&
              [
                t('segments.found', { total: found.total }),
                ...(isReplacing && found.locked > 0
                  ? [t('segments.replace.locked', { count: found.locked })]
                  : []),
              ].join(' · ')}
          </span>
          <Button onPress={close}>{t('segments.work.close')}</Button>
          <Button
            kind="main"
            isDisabled={!isReplacing || found === null || count === 0}
            onPress={() =>
              void segments.replaceAll(
                search,
                shown.filter((hit) => left.has(keyOf(hit))),
              )
            }
          >
            {t('segments.replace.do', { count })}
          </Button>
        </>
      }
    >
      {(files.length > 1 || selected > 0) && (
        <Radios
          label={t('segments.replace.scope')}
          shape="row"
          value={search.scope}
          choices={[
            ...(selected > 0
              ? [{ id: 'selection' as const, name: t('segments.selected', { count: selected }) }]
              : []),
            { id: 'file', name: t('segments.settings.scope-file') },
            ...(files.length > 1
              ? [
                  {
                    id: 'project' as const,
                    name: t('segments.settings.scope-target', {
                      language: nameOf(project.target),
                    }),
                  },
                ]
              : []),
          ]}
          onChange={(scope) => change({ scope })}
        />
      )}
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
        found={shown}
        names={search.scope === 'project' ? files : []}
        left={left}
        onTurn={(hit) => {
          const next = new Set(left);
          if (!next.delete(hit)) next.add(hit);
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
  /** Files that stand above their segments; none where there is one file alone. */
  readonly names: readonly SegmentProject[];
  readonly left: ReadonlySet<string>;
  readonly onTurn: (hit: string) => void;
}

const keyOf = ({ file, number }: Hit): string => `${file} ${number}`;

function Hits({ found, names, left, onTurn }: HitsProps) {
  const { t, number } = useI18n();
  const { source, target } = useEditorState((now) => now.project);
  return (
    <ul className="replace-hits" aria-label={t('segments.replace.hits')}>
      {found.slice(0, MOST_DRAWN).map((hit, place) => {
        const file =
          found[place - 1]?.file === hit.file ? undefined : names.find(({ id }) => id === hit.file);
        const language = hit.after === null ? source : target;
        return (
          <li key={keyOf(hit)}>
            {file !== undefined && (
              <h3 className="replace-file small own-direction">{brief(file.name)}</h3>
            )}
            <label>
              <input
                type="checkbox"
                aria-label={[
                  ...names.filter(({ id }) => id === hit.file).map(({ name }) => name),
                  t('segments.work.segment', { number: hit.number + 1 }),
                ].join(', ')}
                checked={hit.after !== null && !left.has(keyOf(hit))}
                disabled={hit.after === null}
                onChange={() => onTurn(keyOf(hit))}
              />
              <span className="small soft tabular">{number(hit.number + 1)}</span>
              <span dir={directionOf(language)}>
                {hit.after === null ? (
                  <TaggedText text={hit.before} />
                ) : (
                  differenceParts(hit.before, hit.after).map(({ kind, text }, at) => {
                    const Mark = kind === 'same' ? 'span' : kind === 'deleted' ? 'del' : 'ins';
                    return (
                      <Mark key={at}>
                        <TaggedText text={text} />
                      </Mark>
                    );
                  })
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
