import { ArrowDown, ArrowUp } from 'lucide-react';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Pair } from '../state.ts';
import type { GridStore } from './grid-store.ts';
import { SIDES } from './row.ts';

export interface GridHeadProps {
  readonly grid: GridStore;
  readonly pair: Pair;
}

/** The names of the columns; a press sorts by one. */
export function GridHead({ grid, pair }: GridHeadProps) {
  const { t, language } = useI18n();
  const sorting = useStore(grid.state, (now) => now.viewing.sorting);
  return (
    <div className="entry-row entry-head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="entry-line">
        {t('glossaries.grid.line')}
      </span>
      {SIDES.map((side) => {
        const direction = sorting?.side === side ? sorting.direction : null;
        const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
        return (
          <span key={side} role="columnheader" aria-sort={direction ?? 'none'}>
            <button type="button" className="entry-sort" onClick={() => grid.sortBy(side)}>
              {language(pair[side])}
              {direction !== null && (
                <>
                  <Icon aria-hidden="true" />
                  <span className="soft">{t('glossaries.grid.sorted', { direction })}</span>
                </>
              )}
            </button>
          </span>
        );
      })}
      <span role="columnheader" className="entry-flaw">
        {t('glossaries.grid.problem')}
      </span>
    </div>
  );
}
