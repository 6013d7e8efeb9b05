import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { MEASURES } from '../../../preload/contract/measures.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board } from './board.ts';
import { quantityOf } from './figure-words.ts';
import { RangePicker } from './RangePicker.tsx';

export interface ReportOptionsProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  /** What this report has besides. */
  readonly children?: ReactNode;
}

/** What is reported: the range, the figure, and the report read anew. */
export function ReportOptions<Report extends AnyReport>(props: ReportOptionsProps<Report>) {
  const { board, children } = props;
  const { t } = useI18n();
  const measure = useStore(board.state, (state) => state.measure);
  const isReading = useStore(board.state, ({ reading }) => reading.state === 'running');
  return (
    <div className="report-options" role="group" aria-label={t('reports.options')}>
      <RangePicker board={board} />
      <div className="report-measure">
        <Picker
          label={t('reports.measure')}
          choices={MEASURES.map((id) => ({
            id,
            name: t(`reports.measure.${id}`),
            note: t('reports.measure.unit', { unit: quantityOf(id) }),
          }))}
          chosen={measure}
          onChoose={(id) => {
            const chosen = MEASURES.find((one) => one === id);
            if (chosen !== undefined) board.setMeasure(chosen);
          }}
        />
      </div>
      {children}
      <Button action="report-read" isPending={isReading} onPress={() => void board.read()}>
        <RotateCw aria-hidden="true" />
        {t('reports.again')}
      </Button>
    </div>
  );
}
