import type { UpdateReport, UpdateRow } from '../../../../preload/contract/segment-updates.ts';
import type { UpdateKind } from '../../../../preload/contract/update-kinds.ts';
import { UPDATE_KINDS } from '../../../../preload/contract/update-kinds.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { DifferenceText } from '../pane/DifferenceText.tsx';
import { TaggedText } from '../tags/TaggedText.tsx';

export interface UpdateRowsProps {
  readonly report: UpdateReport;
  readonly file: SegmentProject;
}

/** The segments that are not the same any more, by what became of them. */
export function UpdateRows({ report, file }: UpdateRowsProps) {
  return UPDATE_KINDS.filter((kind) => kind !== 'same' && report.counts[kind] > 0).map((kind) => (
    <OfKind key={kind} kind={kind} report={report} file={file} />
  ));
}

function OfKind({ kind, report, file }: UpdateRowsProps & { readonly kind: UpdateKind }) {
  const { t, number } = useI18n();
  const rows = report.rows.filter((row) => row.kind === kind);
  const more = report.counts[kind] - rows.length;
  return (
    <details className="update-kind">
      <summary>
        {t('segments.update.kind', { kind })}{' '}
        <span className="soft tabular">{number(report.counts[kind])}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <Line key={`${row.number} ${row.earlierNumber}`} row={row} file={file} />
        ))}
      </ul>
      {more > 0 && <p className="small soft">{t('segments.update.more', { count: more })}</p>}
    </details>
  );
}

interface LineProps {
  readonly row: UpdateRow;
  readonly file: SegmentProject;
}

function Line({ row, file: { source, target } }: LineProps) {
  const { t, number } = useI18n();
  const { earlierSource, percent } = row;
  const [place = '', now] = [row.earlierNumber, row.number]
    .filter((one) => one !== null)
    .map((one) => number(one + 1));
  return (
    <li>
      <span className="small soft tabular">
        {now === undefined ? place : t('segments.update.versions', { earlier: place, name: now })}
        {earlierSource !== null && percent !== null && ` · ${t('segments.percent', { percent })}`}
      </span>
      <p lang={source} dir={directionOf(source)}>
        {earlierSource === null ? (
          <TaggedText text={row.source} />
        ) : (
          <DifferenceText stored={earlierSource} segment={row.source} />
        )}
      </p>
      {row.target !== '' && (
        <p className="soft" lang={target} dir={directionOf(target)}>
          <TaggedText text={row.target} />
        </p>
      )}
    </li>
  );
}
