import { Download, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { weightedWords, type AnalysisBand } from '../../../../preload/contract/analysis-bands.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useKeptField } from '../../../ui/use-kept-field.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { settingsStore, shownSettings } from '../../settings/store.ts';
import { BandsBar, BandsTable, bandKey } from '../pane/Bands.tsx';
import { segmentsStore } from '../store.ts';
import type { FilesProps } from './project-props.ts';
import './FilesAnalysis.css';

/** How much of the files the memories and repetitions cover, with words as they are paid for. */
export function FilesAnalysis({ project, files }: FilesProps) {
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  const settings = usePageStore(settingsStore);
  const { nameOf } = useLanguages();
  const preferences = useStore(settings.state, (now) => shownSettings(now)?.segments);
  const analysis = useStore(segments.state, (now) => now.projectAnalysis);
  const wanted = { id: project.id, files };
  if (preferences === undefined) return null;
  const { weights } = preferences;
  const setWeight = (band: AnalysisBand, percent: number) =>
    void settings.change({
      segments: { ...preferences, weights: { ...weights, [band]: percent } },
    });

  async function save() {
    const file = await segments.analysisTable(wanted);
    if (file !== null) saveFile(file);
  }

  if (analysis.state === 'failed') {
    return <FailureCard failure={analysis.failure} onRetry={() => void segments.analyse(wanted)} />;
  }
  if (analysis.state !== 'done') {
    return (
      <div className="files-analysis">
        <p className="soft">{t('segments.analysis.none')}</p>
        <Button
          kind="main"
          isPending={analysis.state === 'running'}
          onPress={() => void segments.analyse(wanted)}
        >
          {t('segments.analysis.start')}
        </Button>
      </div>
    );
  }
  const { value } = analysis;
  return (
    <div className="files-analysis">
      <BandsBar bands={value.bands} />
      <div className="files-scroll-plain">
        <BandsTable
          {...value}
          more={{
            heads: [t('segments.analysis.weight'), t('segments.analysis.weighted')],
            cells: (row) => [
              row === null ? null : (
                <Weight
                  key={row.band}
                  band={row.band}
                  value={weights[row.band]}
                  onChange={setWeight}
                />
              ),
              number(weightedWords(row === null ? value.bands : [row], weights)),
            ],
          }}
        />
      </div>
      <h3>{t('segments.analysis.files')}</h3>
      <div className="files-scroll-plain">
        <table className="bands bands-by-file tabular">
          <thead className="small soft">
            <tr>
              <th scope="col">{t('segments.files.file')}</th>
              <th scope="col">{t('segments.to')}</th>
              <th scope="col" className="bands-bar-cell" aria-label={t('segments.analysis.band')} />
              <th scope="col">{t('segments.analysis.words')}</th>
              <th scope="col">{t('segments.analysis.weighted')}</th>
            </tr>
          </thead>
          <tbody>
            {value.files.map(({ file: id, bands, total }) => {
              const file = project.files.find((one) => one.id === id);
              if (file === undefined) return null;
              return (
                <tr key={id}>
                  <th scope="row" className="own-direction">
                    {brief(file.name)}
                  </th>
                  <td>{nameOf(file.target)}</td>
                  <td>
                    <BandsBar bands={bands} />
                  </td>
                  <td>{number(total.words)}</td>
                  <td>{number(weightedWords(bands, weights))}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('segments.analysis.total')}</th>
              <td />
              <td />
              <td>{number(value.total.words)}</td>
              <td>{number(weightedWords(value.bands, weights))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="files-analysis-verbs">
        <Button size="compact" onPress={() => void save()}>
          <Download aria-hidden="true" />
          {t('segments.analysis.csv')}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => void segments.analyse(wanted)}>
          <RotateCw aria-hidden="true" />
          {t('segments.analysis.again')}
        </Button>
      </div>
    </div>
  );
}

interface WeightProps {
  readonly band: AnalysisBand;
  readonly value: number;
  readonly onChange: (band: AnalysisBand, percent: number) => void;
}

function Weight({ band, value, onChange }: WeightProps) {
  const { t } = useI18n();
  const name = t('segments.analysis.name', { band: bandKey(band) });
  const weight = useKeptField(String(value), (typed) => {
    const percent = Math.round(Number(typed));
    if (typed !== '' && percent >= 0 && percent <= 200) onChange(band, percent);
  });
  return (
    <span className="band-weight">
      <input
        type="number"
        min={0}
        max={200}
        aria-label={t('segments.analysis.weight-of', { band: name })}
        value={weight.value}
        onChange={({ target }) => weight.type(target.value)}
        onBlur={weight.keep}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      %
    </span>
  );
}
