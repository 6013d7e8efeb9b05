import type { DurationDraft } from '../admin/keys/duration-draft.ts';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { typedCharacters } from './amount.ts';
import type { BudgetFields } from './form.ts';

export interface AmountFieldsProps {
  readonly fields: BudgetFields;
  readonly isFaulty: boolean;
  readonly onChange: (change: Partial<BudgetFields>) => void;
}

/** The amount in human units: characters, or hours and minutes. */
export function AmountFields({ fields, isFaulty, onChange }: AmountFieldsProps) {
  const { t, locale } = useI18n();
  if (fields.measure !== 'characters') {
    return (
      <SpeechFields
        speech={fields.speech}
        isFaulty={isFaulty}
        onChange={(speech) => onChange({ speech })}
      />
    );
  }
  const count = typedCharacters(fields.characters, locale);
  return (
    <Field
      label={t('budgets.form.characters')}
      value={fields.characters}
      maxLength={32}
      hint={
        count === null
          ? t('budgets.form.characters.hint')
          : t('budgets.form.characters.read', { count })
      }
      error={isFaulty ? t('budgets.form.characters.fault') : undefined}
      onChange={(characters) => onChange({ characters })}
    />
  );
}

interface SpeechFieldsProps {
  readonly speech: DurationDraft;
  readonly isFaulty: boolean;
  readonly onChange: (speech: DurationDraft) => void;
}

function SpeechFields({ speech, isFaulty, onChange }: SpeechFieldsProps) {
  const { t } = useI18n();
  const { hours, minutes, seconds } = speech;
  return (
    <div role="group" aria-label={t('budgets.form.time')} className="budget-time">
      <Field
        label={t('budgets.form.hours')}
        value={hours}
        maxLength={12}
        hint={t('budgets.form.time.hint')}
        error={isFaulty ? t('budgets.form.time.fault') : undefined}
        onChange={(next) => onChange({ ...speech, hours: next })}
      />
      <Field
        label={t('budgets.form.minutes')}
        value={minutes}
        maxLength={2}
        onChange={(next) => onChange({ ...speech, minutes: next })}
      />
      {seconds !== null && (
        <Field
          label={t('budgets.form.seconds')}
          value={seconds}
          maxLength={6}
          onChange={(next) => onChange({ ...speech, seconds: next })}
        />
      )}
    </div>
  );
}
