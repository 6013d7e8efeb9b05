import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { LazyFailureCard } from '../../ui/failure/LazyFailureCard.tsx';
import { useSelectedResult } from '../glossaries/add-term/use-selected-result.ts';
import { markAt, sourceStretches } from '../glossaries/marks/term-rows.ts';
import { markWords, useGlossaryNames, useTermMarks } from '../glossaries/marks/use-term-marks.ts';
import { usePastedLines, type PastedLinesVerbs } from './line-breaks/use-pasted-lines.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { isOf } from './column.ts';
import { isSameHighlight, type Highlight } from './highlight.ts';
import { differingWords, segmentAtSource } from './origins.ts';
import { SourceFoot } from './SourceFoot.tsx';
import { SourceText } from './SourceText.tsx';
import { foundLanguage } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { addTermStore } from '../glossaries/add-term/store.ts';
import { textStore } from './store.ts';

const NO_SEGMENTS: readonly SegmentOrigin[] = [];

const AddedTermNotice = lazyPart(
  async () => (await import('../glossaries/add-term/AddedTermNotice.tsx')).AddedTermNotice,
);
const LineBreakNotice = lazyPart<PastedLinesVerbs>(
  async () => (await import('./line-breaks/LineBreakNotice.tsx')).LineBreakNotice,
);
const UnswappedNotice = lazyPart(
  async () => (await import('./UnswappedNotice.tsx')).UnswappedNotice,
);
const AddTermDialog = lazyPart(
  async () => (await import('../glossaries/add-term/AddTermDialog.tsx')).AddTermDialog,
  undefined,
  { takesKeys: 'dialog' },
);

export interface SourcePaneProps {
  readonly highlighted: Highlight | null;
  readonly onHighlight: (highlighted: Highlight | null) => void;
}

/** The left pane: the text that is translated. */
export function SourcePane({ highlighted, onHighlight }: SourcePaneProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const adding = usePageStore(addTermStore);
  const value = useStore(text.state, (now) => now.text);
  const language = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const revision = useStore(text.state, (now) => now.revision);
  const columns = useStore(text.state, (now) => now.columns);
  const opening = useStore(text.state, (now) => now.opening);
  const hasUnswapped = useStore(text.state, (now) => now.unswapped !== null);
  const pastedLines = usePastedLines(value, text.setText);

  const marks = useTermMarks(columns[0]?.target, value, null);
  const nameOf = useGlossaryNames();
  const [told, setTold] = useState('');
  useSelectedResult();
  // What was told here is not told on another screen, or when one is back.
  useEffect(() => adding.forgetAdded, [adding]);
  useEffect(() => text.forgetUnswapped, [text]);
  const hasAdded = useStore(adding.state, (now) => now.added !== null);
  const isAdding = useStore(adding.state, (now) => now.draft !== null);

  // Offsets of a result that is out of date would point at other words.
  const current = (target: string | undefined) =>
    columns.find((one) => isOf(one, revision) && (target ?? one.target) === one.target);
  const segments = (target?: string) => current(target)?.shown?.translation.segments ?? NO_SEGMENTS;

  const shownSegments = segments();
  const marked = useMemo(
    () => [
      ...sourceStretches(marks),
      ...differingWords(value, shownSegments).map((at) => ({ at, look: 'differs' as const })),
    ],
    [marks, value, shownSegments],
  );

  function point(offset: number | null) {
    const mark = offset === null ? undefined : markAt(marks, 'source', offset);
    setTold(mark === undefined ? '' : markWords(mark, nameOf, t));
    const target = current(undefined)?.target;
    const segment = offset === null ? null : segmentAtSource(segments(), offset);
    const next = segment === null || target === undefined ? null : { target, segment };
    if (!isSameHighlight(highlighted, next)) onHighlight(next);
  }

  return (
    <div className="pane">
      <SourceText
        text={value}
        language={language}
        highlighted={
          (highlighted !== null && segments(highlighted.target)[highlighted.segment]?.source) ||
          null
        }
        marked={marked}
        told={told}
        onSelect={(selected) => adding.select('source', selected)}
        onChange={text.setText}
        onPaste={pastedLines.notePaste}
        onPoint={point}
      />
      {opening.state === 'failed' && (
        <div className="pane-notes">
          <LazyFailureCard failure={opening.failure} onDismiss={text.forgetOpening} />
        </div>
      )}
      {pastedLines.told !== null && (
        <div className="pane-notes">
          <LineBreakNotice {...pastedLines} />
        </div>
      )}
      {hasUnswapped && (
        <div className="pane-notes">
          <UnswappedNotice />
        </div>
      )}
      {hasAdded && <AddedTermNotice />}
      <SourceFoot />
      {isAdding && <AddTermDialog />}
    </div>
  );
}
