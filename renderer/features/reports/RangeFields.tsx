import { useId, type ReactNode } from 'react';
import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';
import { lengthOf } from '../../ui/chart/utc-days.ts';
import { Picker } from '../../ui/Picker.tsx';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { PRESETS, presetRange } from './presets.ts';
import { rangeFault } from './range-fault.ts';
import { useDayWords } from './use-report-words.ts';

const CHOICES = [...PRESETS, 'custom'] as const;
/** One of the usual ranges, or from one day to another. */
type RangeChoice = (typeof CHOICES)[number];

interface RangeChoicePickerProps {
  readonly choice: RangeChoice;
  readonly onChoose: (choice: RangeChoice) => void;
}

/** Chooses a range of UTC days. */
export function RangeChoicePicker({ choice, onChoose }: RangeChoicePickerProps) {
  const { t } = useI18n();
  const days = useDayWords();
  const now = useNow();
  return (
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
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

interface CustomRangeFieldsProps {
  readonly custom: Parameters<typeof rangeFault>[0];
  /** The last day that can be reported. */
  readonly today: string;
  readonly onChange: (change: { readonly start: string } | { readonly end: string }) => void;
  /** Draws the two fields, what is wrong with them or how many days they are, and whether they will do. */
  readonly children: (fields: ReactNode, hint: ReactNode, isValid: boolean) => ReactNode;
}

/** From one UTC day to another. */
export function CustomRangeFields({ custom, today, onChange, children }: CustomRangeFieldsProps) {
  const { t } = useI18n();
  const id = useId();
  const fault = rangeFault(custom, today);
  const fields = (['start', 'end'] as const).map((end) => (
    <DayField
      key={end}
      label={t(end === 'start' ? 'reports.from' : 'reports.to')}
      value={custom[end]}
      max={today}
      isInvalid={fault !== null}
      describedBy={id}
      onChange={(day) => onChange(end === 'start' ? { start: day } : { end: day })}
    />
  ));
  const hint = (
    <p id={id} className="field-hint" data-tone={fault === null ? 'plain' : 'bad'} role="status">
      {fault === null
        ? t('reports.custom.days', { days: lengthOf(custom) })
        : fault.kind === 'too-long'
          ? t('reports.fault.too-long', { days: fault.days, most: MAX_REPORT_DAYS })
          : t(`reports.fault.${fault.kind}`)}
    </p>
  );
  return children(fields, hint, fault === null);
}
