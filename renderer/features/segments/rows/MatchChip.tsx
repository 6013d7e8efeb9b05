import { matchKind } from '../../../../preload/contract/segment-facets.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import './MatchChip.css';

/** The match that a target goes back to, told apart by shape and figure before colour. */
export function MatchChip({ row }: { readonly row: Pick<Segment, 'percent' | 'origin'> }) {
  const { t } = useI18n();
  const kind = matchKind(row);
  const percent = row.percent ?? 0;
  return (
    <span className="match-chip tabular" data-kind={kind}>
      <span aria-hidden="true">
        {kind === 'none' ? '–' : kind === 'mt' ? t('segments.match.mt') : String(percent)}
      </span>
      <span className="unseen">{t('segments.match.kind', { kind, percent })}</span>
    </span>
  );
}
