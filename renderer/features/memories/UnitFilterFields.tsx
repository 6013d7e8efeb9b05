import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { UnitFilter } from './unit-filter.ts';
import './UnitFilterFields.css';

/** A filter begins when nobody has typed for so long, in milliseconds. */
const REST_MS = 150;

export interface UnitFilterFieldsProps {
  readonly filter: UnitFilter;
  /** Somebody has just opened it. */
  readonly takesFocus: boolean;
  readonly onChange: (change: Partial<UnitFilter>) => void;
}

/** Whose units are shown, of which project, and of which days. */
export function UnitFilterFields({ filter, takesFocus, onChange }: UnitFilterFieldsProps) {
  const { t } = useI18n();
  const { author, project, since, until } = filter;
  return (
    <div className="units-filter" role="group" aria-label={t('memories.filter')}>
      <RestingField
        label={t('memories.filter-author')}
        text={author}
        autoFocus={takesFocus}
        onText={(text) => onChange({ author: text })}
      />
      <RestingField
        label={t('memories.filter-project')}
        text={project}
        onText={(text) => onChange({ project: text })}
      />
      <DayField
        label={t('memories.filter-since')}
        value={since}
        {...(until !== '' && { max: until })}
        onChange={(day) => onChange({ since: day })}
      />
      <DayField
        label={t('memories.filter-until')}
        value={until}
        onChange={(day) => onChange({ until: day })}
      />
    </div>
  );
}

interface RestingFieldProps {
  readonly label: string;
  readonly text: string;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
}

function RestingField({ label, text, autoFocus = false, onText }: RestingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const tell = useEffectEvent((rested: string) => {
    onText(rested);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => tell(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      label={label}
      type="search"
      value={typed ?? text}
      maxLength={200}
      autoFocus={autoFocus}
      onChange={setTyped}
    />
  );
}
