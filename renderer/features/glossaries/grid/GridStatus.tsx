import { TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { utf8Bytes } from '../../../../preload/contract/glossary-rules.ts';
import { MAX_TERM_BYTES } from '../../../../preload/contract/limits.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Pair } from '../state.ts';
import { flawWords } from './flaw-words.ts';
import { rowIndexAt } from './grid-state.ts';
import type { GridStore } from './grid-store.ts';
import { activeFlaw } from './use-typed-flaw.ts';

export interface GridStatusProps {
  readonly grid: GridStore;
  readonly pair: Pair;
  readonly id: string;
}

/** Under the grid: the active cell, its length, what is wrong with it; how much is shown. */
export function GridStatus({ grid, pair, id }: GridStatusProps) {
  const { t, language } = useI18n();
  const state = useStore(grid.state);
  const { active, typed, rows, view } = state;
  const index = rowIndexAt(state, active.place);
  const text = typed?.text ?? (index === null ? '' : (rows[index]?.[active.side] ?? ''));
  const flaw = activeFlaw(state);
  const name = language(pair[active.side]);
  return (
    <div className="grid-status small tabular">
      <span>
        {index === null
          ? t('glossaries.place-new', { language: name })
          : t('glossaries.place', { line: index + 1, language: name })}
      </span>
      <span className="soft">
        {t('glossaries.bytes-of-cell', { count: utf8Bytes(text), max: MAX_TERM_BYTES })}
      </span>
      <span id={`${id}-status`} className="grid-flaw" role="status">
        {flaw !== null && (
          <>
            <TriangleAlert aria-hidden="true" />
            {t('glossaries.flaw-of', {
              language: language(pair[flaw.side]),
              flaw: flawWords(flaw, t),
            })}
          </>
        )}
      </span>
      <span className="grid-room" />
      <span className="soft">
        {view.length === rows.length
          ? t('glossaries.entries', { count: rows.length })
          : t('glossaries.shown', { shown: view.length, count: rows.length })}
      </span>
    </div>
  );
}
