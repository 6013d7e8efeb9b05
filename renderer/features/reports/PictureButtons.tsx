import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { ChartData, ChartWords } from '../../ui/chart/chart-data.ts';
import { pictureOf } from '../../ui/chart/picture.ts';
import { pngFile, svgFile } from '../../ui/chart/picture-files.ts';
import { saveFile } from '../../rpc/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { quantityOf } from './figure-words.ts';

export interface PictureButtonsProps {
  readonly name: string;
  readonly measure: Measure;
  readonly data: ChartData;
  readonly words: ChartWords;
}

/** Saves the chart as a picture that stands on its own. */
export function PictureButtons({ name, measure, data, words }: PictureButtonsProps) {
  const { t } = useI18n();
  const [hasFailed, setFailed] = useState(false);
  const { start, end } = data.range;
  const save = async (type: 'svg' | 'png') => {
    setFailed(false);
    const unit = t('reports.measure.unit', { unit: quantityOf(measure) });
    const subtitle = t('reports.picture.subtitle', { span: words.span({ start, end }), unit });
    const picture = pictureOf(data, {
      ...words,
      title: name,
      subtitle,
      name: t('look.with-detail', { text: name, detail: subtitle }),
      previous: t('chart.previous'),
      forecast: t('chart.forecast'),
      total: t('chart.total'),
    });
    const file = t('reports.picture.name', {
      start,
      end,
      isOneDay: start === end ? 'yes' : 'no',
    });
    try {
      saveFile(type === 'svg' ? svgFile(file, picture) : await pngFile(file, picture));
    } catch {
      // The engine gives no reason that would help.
      setFailed(true);
    }
  };
  return (
    <div className="report-pictures" role="group" aria-label={t('reports.picture')}>
      {hasFailed && <span role="alert">{t('reports.picture.failed')}</span>}
      {(['svg', 'png'] as const).map((type) => (
        <Button
          key={type}
          kind="quiet"
          size="compact"
          aria-label={t('reports.picture.save', { type: t(`reports.picture.${type}`) })}
          onPress={() => void save(type)}
        >
          <Download aria-hidden="true" />
          {t(`reports.picture.${type}`)}
        </Button>
      ))}
    </div>
  );
}
