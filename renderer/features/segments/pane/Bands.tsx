import type { ReactNode } from 'react';
import type { AnalysisBand } from '../../../../preload/contract/analysis-bands.ts';
import type { Analysis } from '../../../../preload/contract/segments.ts';
import { BarSwatch, StackedBar, type BarTone } from '../../../ui/StackedBar.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** The better the match, the deeper; what has to be translated is empty. */
const TONES: Readonly<Record<AnalysisBand, BarTone>> = {
  repeat: 1,
  'cross-repeat': 3,
  '101': 2,
  '100': 5,
  '95-99': 4,
  '85-94': 7,
  '75-84': 6,
  '50-74': 'notice',
  new: 'none',
};

/** Shares of the words: what is paid for. */
export function BandsBar({ bands }: Pick<Analysis, 'bands'>) {
  const { t, number } = useI18n();
  const parts = bands.map(({ band, words }) => ({
    id: band,
    tone: TONES[band],
    size: words,
    name: `${t('segments.analysis.name', { band: bandKey(band) })} ${number(words)}`,
  }));
  return <StackedBar label={t('segments.analysis.words')} parts={parts} />;
}

const FIGURES = ['segments', 'words', 'characters'] as const;

export interface BandsTableProps extends Pick<Analysis, 'bands' | 'total'> {
  /** A further column behind the figures; null stands for the sum. */
  readonly more?: {
    readonly heads: readonly string[];
    readonly cells: (row: Analysis['bands'][number] | null) => readonly ReactNode[];
  };
}

/** The figures of each band, and their sums. */
export function BandsTable({ bands, total, more }: BandsTableProps) {
  const { t, number } = useI18n();
  const cells = (row: Analysis['bands'][number] | null) =>
    more?.cells(row).map((cell, index) => <td key={more.heads[index]}>{cell}</td>);
  return (
    <table className="bands tabular">
      <thead className="small soft">
        <tr>
          <th scope="col">{t('segments.analysis.band')}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col">
              {t(`segments.analysis.${figure}`)}
            </th>
          ))}
          {more?.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((row) => (
          <tr key={row.band}>
            <th scope="row">
              <BarSwatch tone={TONES[row.band]} />
              {t('segments.analysis.name', { band: bandKey(row.band) })}
            </th>
            {FIGURES.map((figure) => (
              <td key={figure}>{number(row[figure])}</td>
            ))}
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('segments.analysis.total')}</th>
          {FIGURES.map((figure) => (
            <td key={figure}>{number(total[figure])}</td>
          ))}
          {cells(null)}
        </tr>
      </tfoot>
    </table>
  );
}

/** As the sentence selects it: `95-99` → `b95_99`. */
export const bandKey = (band: string): string =>
  (/^\d/.test(band) ? `b${band}` : band).replaceAll('-', '_');
