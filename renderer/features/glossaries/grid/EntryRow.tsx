import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { directionOf } from '../../../i18n/language-code.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Pair } from '../state.ts';
import { CellEditor } from './CellEditor.tsx';
import type { Flaw } from './check.ts';
import { flawWords } from './flaw-words.ts';
import type { GridStore } from './grid-store.ts';
import { SIDES, type Row, type Side } from './row.ts';

export interface EntryRowProps {
  readonly grid: GridStore;
  readonly gridId: string;
  readonly pair: Pair;
  readonly place: number;
  /** null: where a new entry would begin. */
  readonly row: Row | null;
  /** Line of the dictionary, from 1. */
  readonly line: number;
  readonly flawSide: Side | null;
  readonly flawProblem: Flaw['problem'] | null;
  readonly flawLine: number | null;
  readonly activeSide: Side | null;
  readonly isChosen: boolean;
  /** Both sides are chosen, or one. */
  readonly chosenSide: Side | 'both';
  readonly isWriting: boolean;
}

/** Id of a cell, for the grid to point at. */
export const cellId = (gridId: string, place: number, side: Side): string =>
  `${gridId}-${place}-${side}`;

/** One entry. What it is given are plain values, so that only rows that changed are drawn anew. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { grid, gridId, pair, place, row, line, flawSide, flawProblem, flawLine } = props;
  const { activeSide, isChosen, chosenSide, isWriting } = props;
  const { t } = useI18n();
  const flaw =
    flawSide === null || flawProblem === null
      ? null
      : { side: flawSide, problem: flawProblem, line: flawLine };
  return (
    <>
      <span className="entry-line tabular" role={row === null ? 'gridcell' : 'rowheader'}>
        {row !== null && line}
      </span>
      {SIDES.map((side) => {
        const isActive = activeSide === side;
        const text = row?.[side] ?? '';
        return (
          <span
            key={side}
            id={cellId(gridId, place, side)}
            role="gridcell"
            className="entry-cell"
            aria-colindex={side === 'source' ? 2 : 3}
            aria-selected={isChosen && (chosenSide === 'both' || chosenSide === side)}
            aria-invalid={flaw?.side === side || undefined}
            data-active={isActive || undefined}
            data-side={side}
          >
            {isActive && isWriting ? (
              <CellEditor grid={grid} gridId={gridId} language={pair[side]} line={row && line} />
            ) : row === null ? (
              side === 'source' && <span className="soft">{t('glossaries.grid.new')}</span>
            ) : (
              <span className="entry-text" lang={pair[side]} dir={directionOf(pair[side])}>
                {visible(brief(text))}
              </span>
            )}
          </span>
        );
      })}
      <span className="entry-flaw" role="gridcell" aria-colindex={4}>
        {flaw !== null && (
          <>
            <TriangleAlert aria-hidden="true" />
            <span>{flawWords(flaw, t)}</span>
          </>
        )}
      </span>
    </>
  );
});

/** Characters that cannot be seen as the pictures that stand for them. */
function visible(text: string): string {
  return text.replaceAll(/[\u0000-\u001f]/g, (character) =>
    String.fromCharCode(0x2400 + character.charCodeAt(0)),
  );
}
