import {
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useStore } from 'zustand';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { useActionWords } from '../../ui/actions/use-action.ts';
import { offsetAt } from '../glossaries/marks/painting.ts';
import { markAt, targetStretches } from '../glossaries/marks/term-rows.ts';
import { usePainted } from '../glossaries/marks/use-painted.ts';
import { markWords, useGlossaryNames, useTermMarks } from '../glossaries/marks/use-term-marks.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { WordAlternativesProps } from './alternatives/WordAlternatives.tsx';
import { WritingArea } from '../../ui/WritingArea.tsx';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { Column } from './column.ts';
import { segmentsOf } from './placed-words.ts';
import { originDetail } from './origin-words.ts';
import { ResultText, segmentByKey } from './ResultText.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

const WordAlternatives = lazyPart<WordAlternativesProps>(
  async () => (await import('./alternatives/WordAlternatives.tsx')).WordAlternatives,
);

/** UTF-16 units of a result that is edited: no service makes a text so much longer. */
const MOST_EDITED = 4 * MAX_SOURCE_CHARACTERS;

export interface ResultProps {
  readonly column: Column;
  readonly index: number;
  /** What is shown has belonged to an older input for a while. */
  readonly isStale: boolean;
  readonly isEditing: boolean;
  /** Id of the line that says where the result comes from. */
  readonly describedBy: string;
  readonly highlighted: number | null;
  readonly onHighlight: (segment: number | null) => void;
}

/** The result's element: it is there before the first result and is never replaced. */
export function Result(props: ResultProps) {
  const { column, index, isStale, isEditing, describedBy, highlighted, onHighlight } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const hint = useId();
  const [walked, setWalked] = useState('');
  const { target, shown, edited, placed } = column;
  const segments = edited === null ? (shown?.translation.segments ?? []) : [];
  const editedSegments = useMemo(
    () => (edited === null || isEditing || isStale ? [] : segmentsOf({ shown, edited, placed })),
    [shown, edited, placed, isEditing, isStale],
  );
  const result = edited ?? shown?.translation.text ?? '';
  const label =
    index === 0 ? t('text.translation') : t('text.translation-into', { language: nameOf(target) });

  const section = useRef<HTMLElement>(null);
  const source = useStore(text.state, (now) => now.text);
  const marks = useTermMarks(target, source, result);
  // The terms of another text say nothing of this one.
  const isMarked = !isEditing && !(isStale && edited !== null);
  const stretches = useMemo(() => targetStretches(isMarked ? marks : []), [isMarked, marks]);
  usePainted(section, stretches, result);
  const glossaryName = useGlossaryNames();

  /** The tooltip of the term under the pointer. */
  function tell({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const offset = stretches.length === 0 ? null : offsetAt(currentTarget, clientX, clientY);
    const mark = offset === null ? undefined : markAt(marks, 'target', offset);
    currentTarget.title = mark === undefined ? '' : markWords(mark, glossaryName, t);
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const next = segmentByKey(event, highlighted, segments.length);
    if (next === undefined || isEditing) return;
    event.preventDefault();
    onHighlight(next);
    const origin = next === null ? undefined : segments[next];
    setWalked(origin === undefined ? '' : originDetail(origin, i18n));
    const found = event.currentTarget.querySelector(`[data-segment="${next}"]`);
    found?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="pane-body">
      <section
        ref={section}
        className="result"
        aria-label={label}
        lang={target}
        dir={directionOf(target)}
        data-stale={(isStale && !isEditing) || undefined}
        tabIndex={isEditing ? -1 : 0}
        onCopy={copySelection}
        aria-describedby={segments.length > 0 ? `${describedBy} ${hint}` : describedBy}
        aria-busy={column.run.state === 'running'}
        onPointerMove={tell}
        onKeyDown={walk}
      >
        {isEditing ? (
          <WritingArea
            className="result-edit"
            aria-label={t('text.edited')}
            autoFocus
            value={result}
            mostUnits={MOST_EDITED}
            onText={(edited) => text.edit(target, edited)}
          />
        ) : edited !== null ? (
          <ResultText
            text={edited}
            segments={editedSegments}
            highlighted={null}
            onHighlight={() => onHighlight(null)}
          />
        ) : (
          <ResultText
            text={result}
            segments={segments}
            highlighted={highlighted}
            onHighlight={onHighlight}
          />
        )}
      </section>
      {result === '' && !isEditing && <Placeholder column={column} />}
      {result !== '' && (
        <WordAlternatives column={column} section={section} isFirst={index === 0} />
      )}
      <p id={hint} hidden>
        {t('text.segments-hint')}
      </p>
      <p className="unseen" role="status">
        {walked}
      </p>
    </div>
  );
}

/** A copied selection is the words alone, without marks, colours and their line breaks. */
function copySelection(event: ClipboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.target instanceof HTMLTextAreaElement) return;
  const selected = selectedWords(event.currentTarget);
  if (selected === '') return;
  event.clipboardData.setData('text/plain', selected);
  event.preventDefault();
}

/** What is selected: of a selection in the element alone, exactly its text. */
function selectedWords(element: HTMLElement): string {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const isInside = element.contains(range.commonAncestorContainer);
  return isInside ? range.toString() : selection.toString();
}

function Placeholder({ column }: { readonly column: Column }) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const settings = usePageStore(settingsStore);
  const { shortcut } = useActionWords('translate');
  // It is not sent, and maybe billed, before somebody asks.
  const isHeld = useStore(
    text.state,
    (now) => now.revision === now.heldRevision && now.text !== '',
  );
  const whileTyping = useStore(settings.state, (now) => shownSettings(now)?.translateWhileTyping);
  if (column.run.state !== 'idle' && column.run.state !== 'running') return null;
  return (
    <p className="result-empty" aria-hidden="true">
      {whileTyping === false || isHeld
        ? t('text.result-empty-asked', { shortcut: shortcut ?? '' })
        : t('text.result-empty')}
    </p>
  );
}
