import { useStore } from 'zustand';
import { dayAt } from '../../ui/chart/utc-days.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board } from './board.ts';
import { CustomRangeFields, RangeChoicePicker } from './RangeFields.tsx';

interface RangePickerProps<Report extends AnyReport> {
  readonly board: Board<Report>;
}

/** Which UTC days are reported; days of one's own are read by a press. */
export function RangePicker<Report extends AnyReport>({ board }: RangePickerProps<Report>) {
  const { t } = useI18n();
  const now = useNow();
  const choice = useStore(board.state, (state) => state.choice);
  const custom = useStore(board.state, (state) => state.custom);
  return (
    <>
      <div className="report-range">
        <RangeChoicePicker choice={choice} onChoose={board.choose} />
      </div>
      {choice === 'custom' && (
        <CustomRangeFields custom={custom} today={dayAt(now)} onChange={board.setCustom}>
          {(fields, hint, isValid) => (
            <form
              className="report-custom"
              onSubmit={(event) => {
                event.preventDefault();
                if (isValid) void board.read();
              }}
            >
              {fields}
              <Button type="submit" isDisabled={!isValid}>
                {t('reports.show')}
              </Button>
              {hint}
            </form>
          )}
        </CustomRangeFields>
      )}
    </>
  );
}
