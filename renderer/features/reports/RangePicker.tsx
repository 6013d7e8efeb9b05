import { useId } from 'react';
import { useStore } from 'zustand';
import { dayAt, lengthOf } from '../../ui/chart/utc-days.ts';
import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board } from './board.ts';
import { DayField } from './DayField.tsx';
import { PRESETS, presetRange } from './presets.ts';
import { rangeFault } from './range-fault.ts';
import { useDayWords } from './use-report-words.ts';

const CHOICES = [...PRESETS, 'custom'] as const;

/** Which UTC days are reported: one of the usual ranges, or from one day to another. */
export function RangePicker<Report extends AnyReport>({
  board,
}: {
  readonly board: Board<Report>;
}) {
  const { t } = useI18n();
  const days = useDayWords();
  const now = useNow();
  const choice = useStore(board.state, (state) => state.choice);
  return (
    <>
      <div className="report-range">
        <Picker
          label={t('reports.range')}
          choices={CHOICES.map((id) => ({
            id,
            name: t(`reports.preset.${id}`),
            ...(id !== 'custom' && { detail: days.span(presetRange(id, now)) }),
          }))}
          chosen={choice}
          onChoose={(id) => {
            const chosen = CHOICES.find((one) => one === id);
            if (chosen !== undefined) board.choose(chosen);
          }}
        />
      </div>
      {choice === 'custom' && <CustomRange board={board} today={dayAt(now)} />}
    </>
  );
}

function CustomRange<Report extends AnyReport>({
  board,
  today,
}: {
  readonly board: Board<Report>;
  readonly today: string;
}) {
  const { t } = useI18n();
  const id = useId();
  const custom = useStore(board.state, (state) => state.custom);
  const fault = rangeFault(custom, today);
  const hint =
    fault === null
      ? t('reports.custom.days', { days: lengthOf(custom) })
      : fault.kind === 'too-long'
        ? t('reports.fault.too-long', { days: fault.days, most: MAX_REPORT_DAYS })
        : t(`reports.fault.${fault.kind}`);
  const field = (end: 'start' | 'end') => (
    <DayField
      label={t(end === 'start' ? 'reports.from' : 'reports.to')}
      value={custom[end]}
      max={today}
      isInvalid={fault !== null}
      describedBy={id}
      onChange={(day) => board.setCustom({ [end]: day })}
    />
  );
  return (
    <form
      className="report-custom"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) void board.read();
      }}
    >
      {field('start')}
      {field('end')}
      <Button type="submit" isDisabled={fault !== null}>
        {t('reports.show')}
      </Button>
      <p id={id} className="field-hint" data-tone={fault === null ? 'plain' : 'bad'} role="status">
        {hint}
      </p>
    </form>
  );
}
