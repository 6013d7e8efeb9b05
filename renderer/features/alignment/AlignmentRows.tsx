import { Check, CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { VList, type VListHandle } from 'virtua';
import { useStore } from 'zustand';
import type { AlignedRow } from '../../../preload/contract/alignment.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { alignmentStore, isDoubtful, rowOf, type OfAlignment } from './store.ts';

/** How long a row may take to be measured and shown. */
const MOST_FRAMES = 60;

/** All pairs; only rows in sight exist on the page. */
export function AlignmentRows({ alignment }: OfAlignment) {
  const { t } = useI18n();
  const alignments = usePageStore(alignmentStore);
  const now = useStore(alignments.state);
  const { place, summons, filter } = now;
  const total = now.total ?? 0;
  const places = useMemo(() => ({ length: total }), [total]);
  const list = useRef<VListHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isShown = total > 0;

  const see = useCallback(() => {
    const { current } = list;
    if (current === null) return;
    const { scrollOffset, viewportSize } = current;
    alignments.show(
      current.findItemIndex(scrollOffset),
      current.findItemIndex(scrollOffset + viewportSize),
    );
  }, [alignments]);

  // The keyboard follows a request, once the row is there.
  useEffect(() => {
    if (!isShown) return undefined;
    list.current?.scrollToIndex(place, { align: 'nearest' });
    if (summons === 0) return undefined;
    let frame = 0;
    const attempt = (frames: number) => {
      const row = grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      row?.focus({ preventScroll: true });
      const isThere = row !== undefined && row === document.activeElement;
      if (!isThere && frames > 0) frame = requestAnimationFrame(() => attempt(frames - 1));
    };
    attempt(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [place, summons, isShown]);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      PageDown: Math.min(place + 10, total - 1),
      PageUp: Math.max(place - 10, 0),
      Home: 0,
      End: total - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    alignments.goTo(to);
  }

  return (
    <div
      ref={grid}
      role="grid"
      className="alignment-rows"
      aria-label={t('alignment.grid')}
      aria-rowcount={total + 1}
      onKeyDown={move}
    >
      <div role="row" className="alignment-row alignment-heads small soft" aria-rowindex={1}>
        {(['number', 'source', 'target', 'state'] as const).map((column) => (
          <span key={column} role="columnheader">
            {t(`alignment.column-${column}`)}
          </span>
        ))}
      </div>
      {now.total === 0 && (
        <div role="row" className="alignment-none soft">
          <span role="gridcell">{t(`alignment.none-${filter}`)}</span>
        </div>
      )}
      {isShown && (
        <VList
          ref={list}
          role="rowgroup"
          className="alignment-list-rows"
          data={places}
          itemSize={52}
          bufferSize={300}
          keepMounted={[place]}
          onScroll={see}
          onResize={see}
        >
          {(_, at) => (
            <PairRow
              key={at}
              place={at}
              row={rowOf(now, at)}
              isActive={at === place}
              source={alignment.source}
              target={alignment.target}
              onEnter={alignments.goTo}
            />
          )}
        </VList>
      )}
    </div>
  );
}

interface PairRowProps {
  readonly place: number;
  /** undefined: it is still to come. */
  readonly row: AlignedRow | undefined;
  readonly isActive: boolean;
  /** Languages. */
  readonly source: string;
  readonly target: string;
  readonly onEnter: (place: number) => void;
}

const PairRow = memo(function PairRow(props: PairRowProps) {
  const { place, row, isActive, source, target, onEnter } = props;
  const { t, number } = useI18n();
  if (row === undefined) {
    return (
      <div role="row" className="alignment-row" aria-rowindex={place + 2}>
        <span role="gridcell" className="soft">
          {t('segments.loading')}
        </span>
      </div>
    );
  }
  return (
    <div
      role="row"
      className="alignment-row"
      data-place={place}
      data-state={row.state}
      aria-rowindex={place + 2}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onEnter(place)}
    >
      <span role="rowheader" className="small soft tabular">
        {number(row.number + 1)}
      </span>
      <Sentences texts={row.source} language={source} />
      <Sentences texts={row.target} language={target} />
      <span role="gridcell" className="alignment-state small">
        <RowMark row={row} />
      </span>
    </div>
  );
});

function Sentences({
  texts,
  language,
}: {
  readonly texts: readonly string[];
  readonly language: string;
}) {
  const { t } = useI18n();
  return (
    <div role="gridcell" lang={language} dir={directionOf(language)}>
      {texts.length === 0 && <span className="soft">{t('alignment.no-sentence')}</span>}
      {texts.map((text, at) => (
        // A sentence has no name but its place.
        <p key={at}>{text}</p>
      ))}
    </div>
  );
}

/** Whether a row needs a look, by shape and word. */
function RowMark({ row }: { readonly row: AlignedRow }) {
  const { t } = useI18n();
  if (row.state === 'left-out') {
    return (
      <>
        <CircleSlash aria-hidden="true" /> {t('alignment.state-left-out')}
      </>
    );
  }
  if (row.state === 'checked') {
    return (
      <>
        <CircleCheck aria-hidden="true" /> {t('alignment.state-checked')}
      </>
    );
  }
  if (isDoubtful(row)) {
    return (
      <span className="alignment-doubtful">
        <CircleAlert aria-hidden="true" />
        {row.source.length === 0 || row.target.length === 0
          ? t('alignment.state-alone')
          : t('alignment.state-doubtful', { percent: Math.floor(100 * row.confidence) })}
      </span>
    );
  }
  return (
    <>
      <Check aria-hidden="true" /> {t('alignment.state-sure')}
    </>
  );
}
