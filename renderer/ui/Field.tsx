import type { KeyboardEvent, Ref } from 'react';
import { Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import './Field.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Below the field, in room that is always kept when `hint` is given, '' included. */
  readonly hint?: string | undefined;
  readonly hintTone?: 'plain' | 'notice' | undefined;
  /** What is wrong; takes the place of the hint and marks the field. */
  readonly error?: string | undefined;
  readonly labelPlace?: 'above' | 'unseen';
  readonly type?: 'text' | 'password' | 'url' | 'search';
  /** More than one: a text area. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly spellCheck?: boolean;
  readonly onBlur?: () => void;
  /** Enter was pressed in its line: what is kept when the field is left is kept now. */
  readonly onEnter?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** UTF-16 units that can be put in where a field names no limit: what Chromium still lays out at once. */
const MOST_LINE = 10_000;
const MOST_AREA = 50_000;

/** A labelled line or area of text. */
export function Field(props: FieldProps) {
  const {
    label,
    labelPlace = 'above',
    hint,
    hintTone = 'plain',
    error,
    rows = 1,
    placeholder = '',
    inputRef,
    spellCheck = false,
    onEnter,
    ...rest
  } = props;
  const shown = error ?? hint;
  // What is typed has its own direction; an empty field keeps that of its placeholder.
  const dir = rest.value === '' ? undefined : 'auto';
  const enter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onEnter?.();
  };
  return (
    <TextField
      className="field"
      isInvalid={error !== undefined}
      spellCheck={spellCheck ? 'true' : 'false'}
      autoComplete="off"
      maxLength={rows > 1 ? MOST_AREA : MOST_LINE}
      {...rest}
    >
      <Label className={labelPlace === 'above' ? 'field-label' : 'unseen'}>{label}</Label>
      {rows > 1 ? (
        <TextArea className="input" dir={dir} rows={rows} placeholder={placeholder} />
      ) : (
        <Input
          className="input"
          dir={dir}
          ref={inputRef ?? null}
          placeholder={placeholder}
          onKeyDown={enter}
        />
      )}
      {shown !== undefined && (
        <Text
          slot={error === undefined ? 'description' : 'errorMessage'}
          elementType="div"
          className="field-hint"
          data-tone={error === undefined ? hintTone : 'bad'}
        >
          {brief(shown)}
        </Text>
      )}
    </TextField>
  );
}
