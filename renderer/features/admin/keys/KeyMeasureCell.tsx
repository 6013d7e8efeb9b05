import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { KEY_MEASURES } from './key-measures.ts';
import { measureWords } from './measure-words.ts';

export interface KeyMeasureCellProps {
  readonly developerKey: DeveloperKey;
  readonly measure: (typeof KEY_MEASURES)[number];
}

/** What a key used of one measure: the figure, its limit in words, a small meter. */
export function KeyMeasureCell({ developerKey, measure }: KeyMeasureCellProps) {
  const i18n = useI18n();
  const { used, limit, tone, share } = measureWords(developerKey, measure, i18n);
  return (
    <span role="gridcell" className="key-measure" data-tone={tone}>
      <span className="key-measure-name soft small" aria-hidden="true">
        {i18n.t(`admin.keys.column.${measure.id}`)}
      </span>
      <span className="tabular" data-unknown={developerKey.used === null || undefined}>
        {used}
      </span>
      <span className="key-measure-limit small tabular">{limit}</span>
      <span
        className="key-measure-track"
        aria-hidden="true"
        data-open={share === null || undefined}
      >
        {share !== null && <span style={{ inlineSize: `${share * 100}%` }} />}
      </span>
    </span>
  );
}
