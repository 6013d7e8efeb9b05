import { Download } from 'lucide-react';
import type { AnalysisBand } from '../../../../preload/contract/analysis-bands.ts';
import type { Analysis } from '../../../../preload/contract/segments.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { BarSwatch, StackedBar, type BarTone } from '../../../ui/StackedBar.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import './AnalysisPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** How much of the project the memories know, by bands of percent. */
export function AnalysisPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const analysis = useEditorState((now) => now.analysis);
  if (analysis.state === 'failed') {
    return <FailureCard failure={analysis.failure} onRetry={() => void segments.loadAnalysis()} />;
  }
  if (analysis.state !== 'done') {
    return (
      <p className="soft" role="status">
        {t('segments.analysis.working')}
      </p>
    );
  }
  async function save() {
    const file = await segments.analysisFile();
    if (file !== null) saveFile(file);
  }
  return (
    <div className="analysis">
      <BandsBar analysis={analysis.value} />
      <Bands analysis={analysis.value} />
      <p className="small soft">{t('segments.analysis.about')}</p>
      {analysis.value.leftOut > 0 && (
        <p className="small soft">
          {t('segments.analysis.before', { count: analysis.value.leftOut })}
        </p>
      )}
      <Button size="compact" onPress={() => void save()}>
        <Download aria-hidden="true" />
        {t('segments.analysis.csv')}
      </Button>
    </div>
  );
}

/** The better the match, the deeper; what has to be translated is empty. */
const TONES: Readonly<Record<AnalysisBand, BarTone>> = {
  repeat: 1,
  '101': 2,
  '100': 3,
  '95-99': 4,
  '85-94': 5,
  '75-84': 6,
  '50-74': 'notice',
  new: 'none',
};

/** Shares of the words: what is paid for. */
function BandsBar({ analysis: { bands } }: { readonly analysis: Analysis }) {
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

function Bands({ analysis: { bands, total } }: { readonly analysis: Analysis }) {
  const { t, number } = useI18n();
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
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('segments.analysis.total')}</th>
          {FIGURES.map((figure) => (
            <td key={figure}>{number(total[figure])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** As the sentence selects it: `95-99` → `b95_99`. */
const bandKey = (band: string): string =>
  /^\d/.test(band) ? `b${band.replaceAll('-', '_')}` : band;
