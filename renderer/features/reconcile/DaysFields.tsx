import { useId } from 'react';
import { useStore } from 'zustand';
import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';
import { dayAt, lengthOf } from '../../ui/chart/utc-days.ts';
import { Picker } from '../../ui/Picker.tsx';
import { DayField } from '../reports/DayField.tsx';
import { PRESETS, presetRange } from '../reports/presets.ts';
import { rangeFault } from '../reports/range-fault.ts';
import { useDayWords } from '../reports/use-report-words.ts';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { reconcileStore } from './store.ts';

const CHOICES = [...PRESETS, 'custom'] as const;

/** Which UTC days are compared: one of the usual ranges, or from one day to another. */
export function DaysFields() {
  const { t } = useI18n();
  const days = useDayWords();
  const now = useNow();
  const store = usePageStore(reconcileStore);
  const { choice, custom } = useStore(store.state);
  return (
    <>
      <div className="reconcile-days">
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
            if (chosen !== undefined) store.choose(chosen);
          }}
        />
      </div>
      {choice === 'custom' && <CustomDays custom={custom} today={dayAt(now)} />}
    </>
  );
}

interface CustomDaysProps {
  readonly custom: Parameters<typeof rangeFault>[0];
  readonly today: string;
}

function CustomDays({ custom, today }: CustomDaysProps) {
  const { t } = useI18n();
  const id = useId();
  const store = usePageStore(reconcileStore);
  const fault = rangeFault(custom, today);
  const isTooLong = fault?.kind === 'too-long';
  return (
    <div>
      <div className="reconcile-dates">
        {(['start', 'end'] as const).map((end) => (
          <DayField
            key={end}
            label={t(end === 'start' ? 'reports.from' : 'reports.to')}
            value={custom[end]}
            max={today}
            isInvalid={fault !== null}
            describedBy={id}
            onChange={(day) => store.setCustom({ [end]: day })}
          />
        ))}
      </div>
      <p id={id} className="field-hint" data-tone={fault === null ? 'plain' : 'bad'} role="status">
        {fault === null
          ? t('reports.custom.days', { days: lengthOf(custom) })
          : t(`reports.fault.${fault.kind}`, {
              days: isTooLong ? fault.days : 0,
              most: MAX_REPORT_DAYS,
            })}
      </p>
    </div>
  );
}
