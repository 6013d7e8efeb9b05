import { useId } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { KeyMeasure } from './key-measures.ts';
import type { LimitsDraft } from './limits-draft.ts';
import type { LimitEntry } from './read-limit.ts';
import { readWholeNumber } from './whole-number.ts';

export interface LimitEntriesProps {
  readonly measure: KeyMeasure;
  readonly draft: LimitsDraft;
  /** Which entry cannot be read. */
  readonly faultyEntry: LimitEntry | null;
  /** Id of the words below, which say what the limit means or why it cannot be read. */
  readonly hintId: string;
  readonly onChange: (draft: LimitsDraft) => void;
}

/** The entries of one limit: a count, or hours and minutes. */
export function LimitEntries(props: LimitEntriesProps) {
  const { measure, draft, faultyEntry, hintId, onChange } = props;
  const { t, number, locale } = useI18n();
  const entry = { hintId } as const;
  if (measure === 'characters') {
    const { text } = draft.characters;
    const type = (next: string) =>
      onChange({ ...draft, characters: { ...draft.characters, text: next } });
    return (
      <Entry
        {...entry}
        label={t('admin.limits.characters')}
        value={text}
        size={18}
        isFaulty={faultyEntry === 'text'}
        onChange={type}
        onBlur={() => {
          const read = readWholeNumber(text, locale);
          if (typeof read === 'number') type(number(read));
        }}
      />
    );
  }
  const duration = draft[measure];
  return (
    <div className="limit-entries">
      {(['hours', 'minutes', 'seconds'] as const).map((part) => {
        const value = duration[part];
        return value === null ? null : (
          <Entry
            key={part}
            {...entry}
            label={t(`admin.limits.${part}`)}
            value={value}
            size={part === 'hours' ? 10 : 6}
            isFaulty={faultyEntry === part}
            onChange={(next) => onChange({ ...draft, [measure]: { ...duration, [part]: next } })}
          />
        );
      })}
    </div>
  );
}

interface EntryProps {
  readonly label: string;
  readonly value: string;
  readonly size: number;
  readonly isFaulty: boolean;
  readonly hintId: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

function Entry({ label, value, size, isFaulty, hintId, onChange, onBlur }: EntryProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input limit-entry"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={size}
        value={value}
        aria-invalid={isFaulty || undefined}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
