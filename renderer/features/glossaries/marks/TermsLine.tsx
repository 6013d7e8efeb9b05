import { Check, ChevronDown, Dot, EqualApproximately, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { selectInBlocks } from '../../../ui/block-editor.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { Column } from '../../text/column.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { termMarksStore, askingOf } from './store.ts';
import { outcomeCounts, termRows, type TermRow } from './term-rows.ts';
import { useGlossaryNames, useWantedMarks } from './use-term-marks.ts';
import './TermMarks.css';
import { usePageStore } from '../../../ui/stores.ts';

/** Under a result while glossaries are chosen: how many terms were used, and which were missed. */
export function TermsLine({ column }: { readonly column: Column }) {
  const { t } = useI18n();
  const marks = usePageStore(termMarksStore);
  const isWanted = useWantedMarks(column);
  const isShown = useStore(marks.state, (now) => now.isShown);
  const marked = useStore(marks.state, (now) => now.marked[column.target]);
  const asking = useStore(marks.state, (now) => askingOf(now, column.target));
  if (!isWanted) return null;
  const left = (column.shown?.translation.segments ?? []).filter(
    ({ kind }) => kind === 'untranslated',
  );
  const isLeft = ({ at: [start] }: TermMark) =>
    left.some(({ source }) => start >= source[0] && start < source[1]);
  // Nothing was translated there that could have used the term.
  const found = (marked?.marks ?? []).map((mark) =>
    mark.outcome === 'missed' && isLeft(mark) ? { ...mark, outcome: null } : mark,
  );
  const counts = outcomeCounts(found);
  const isChecked = counts.used + counts.inflected + counts.missed > 0;
  const summary = isChecked
    ? t('marks.counts', { ...counts, found: counts.used + counts.inflected })
    : t('marks.found', { count: found.length });

  return (
    <div className="terms-line">
      {asking.state === 'failed' ? (
        <FailureCard failure={asking.failure} onRetry={marks.outdate} />
      ) : found.length === 0 ? (
        <span className="terms-line-words soft small">
          {t(asking.state === 'running' ? 'marks.asking' : 'marks.none')}
        </span>
      ) : (
        <Popover
          name={t('marks.list')}
          placement="top start"
          trigger={
            <AriaButton
              className="button terms-line-words tabular"
              data-kind="quiet"
              data-size="compact"
            >
              {counts.missed > 0 && <X aria-hidden="true" />}
              {t('look.label-value', { label: t('marks.line'), value: summary })}
              <ChevronDown aria-hidden="true" />
            </AriaButton>
          }
        >
          <TermList rows={termRows(found)} />
        </Popover>
      )}
      <Switch isSelected={isShown} onChange={marks.show}>
        {t('marks.show')}
      </Switch>
    </div>
  );
}

const ICONS = { used: Check, inflected: EqualApproximately, missed: X };

function TermList({ rows }: { readonly rows: readonly TermRow[] }) {
  const { t } = useI18n();
  return (
    <div className="terms-list">
      <ul>
        {rows.map((row) => (
          <li key={`${row.term} ${row.wanted} ${row.outcome}`}>
            <TermListRow row={row} />
          </li>
        ))}
      </ul>
      <p className="soft small">{t('marks.hint')}</p>
    </div>
  );
}

function TermListRow({ row }: { readonly row: TermRow }) {
  const { t } = useI18n();
  const nameOf = useGlossaryNames();
  const { term, wanted, glossary, outcome, times, at } = row;
  const Icon = outcome === null ? Dot : ICONS[outcome];
  return (
    <AriaButton
      className="terms-list-row"
      slot="close"
      data-outcome={outcome ?? 'plain'}
      aria-label={t('look.two-sentences', {
        first: t('marks.about', {
          term,
          wanted,
          glossary: nameOf(glossary),
          outcome: outcome ?? 'none',
        }),
        second: t('marks.go', { term }),
      })}
      // The popover gives the focus back first.
      onPress={() => setTimeout(() => selectInSource(at))}
    >
      <Icon aria-hidden="true" />
      <span className="terms-list-words">
        <bdi>{brief(term)}</bdi> <Arrow /> <bdi>{brief(wanted)}</bdi>
      </span>
      <span className="soft small">
        {t('marks.outcome', { outcome: outcome ?? 'none' })}
        {times > 1 && ` · ${t('marks.times', { count: times })}`}
        {` · ${t('marks.from', { glossary: nameOf(glossary) })}`}
      </span>
    </AriaButton>
  );
}

function selectInSource([start, end]: TermRow['at']) {
  const field = document.querySelector<HTMLElement>('.source-field');
  field?.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(start, end);
  else if (field !== null) selectInBlocks(field, start, end);
}
