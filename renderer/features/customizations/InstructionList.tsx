import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { MAX_INSTRUCTIONS, MAX_INSTRUCTION_CHARACTERS } from '../../../preload/contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import '../../ui/Options.css';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { takesInstructions } from '../text/fit.ts';

export interface InstructionListProps {
  readonly given: readonly string[];
  readonly targets: readonly string[];
  readonly onChange: (instructions: readonly string[]) => void;
}

/** Up to ten sentences that tell the service how to translate. */
export function InstructionList({ given, targets, onChange }: InstructionListProps) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  // Fields that are empty belong to the screen; the request never sees them. Each stays in its place, so
  // that one that is emptied to be written anew does not hand the keyboard to the next one's text.
  const [rows, setRows] = useState(given);
  const [seen, setSeen] = useState(given);
  if (!isSame(given, seen)) {
    setSeen(given);
    if (!isSame(given, filled(rows))) setRows(given);
  }
  const isRefused = targets.every((one) => !takesInstructions(one));

  function change(next: readonly string[]) {
    setRows(next);
    onChange(filled(next));
  }

  return (
    <fieldset className="option">
      <legend className="field-label">{t('options.instructions')}</legend>
      {isRefused && (
        <p className="soft small">
          {t('options.instruction-target', { language: nameOf(targets[0] ?? '') })}
        </p>
      )}
      {rows.map((row, index) => (
        <div className="option-line" key={index}>
          <Field
            label={t('options.instruction', { number: index + 1 })}
            value={row}
            rows={2}
            spellCheck
            maxLength={MAX_INSTRUCTION_CHARACTERS}
            hint={t('options.instruction-hint', { left: MAX_INSTRUCTION_CHARACTERS - row.length })}
            onChange={(value) => change(rows.map((row, at) => (at === index ? value : row)))}
          />
          <IconButton
            icon={X}
            size="compact"
            name={t('options.instruction-remove', { number: index + 1 })}
            onPress={() => change(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="compact"
        isDisabled={
          isRefused || rows.length >= MAX_INSTRUCTIONS || filled(rows).length < rows.length
        }
        onPress={() => setRows([...rows, ''])}
      >
        <Plus aria-hidden="true" />
        {t('options.instruction-add')}
      </Button>
    </fieldset>
  );
}

const filled = (rows: readonly string[]): readonly string[] =>
  rows.filter((row) => row.trim() !== '');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at]);
