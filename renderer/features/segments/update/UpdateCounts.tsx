import type { UpdateReport } from '../../../../preload/contract/segment-updates.ts';
import { UPDATE_KINDS } from '../../../../preload/contract/update-kinds.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** What becomes of the segments in numbers, which add up to both versions. */
export function UpdateCounts({ report: { counts } }: { readonly report: UpdateReport }) {
  const { t, number } = useI18n();
  const both = counts.same + counts.moved + counts.changed;
  return (
    <table className="update-counts tabular">
      <thead className="small soft">
        <tr>
          <th scope="col">{t('segments.update.what')}</th>
          <th scope="col">{t('segments.update.earlier')}</th>
          <th scope="col">{t('segments.update.now')}</th>
        </tr>
      </thead>
      <tbody>
        {UPDATE_KINDS.map((kind) => (
          <tr key={kind} data-kind={kind}>
            <th scope="row">
              {t('segments.update.kind', { kind })}
              <span className="small soft">{t('segments.update.kind.about', { kind })}</span>
            </th>
            <td>{kind === 'new' ? '–' : number(counts[kind])}</td>
            <td>{kind === 'removed' ? '–' : number(counts[kind])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('segments.update.total')}</th>
          <td>{number(both + counts.removed)}</td>
          <td>{number(both + counts.new)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
