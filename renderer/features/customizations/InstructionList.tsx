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
  // Fields that are still empty belong to the screen; the request never sees them.
  const [blank, setBlank] = useState(0);
  const rows = [...given, ...Array.from({ length: blank }, () => '')];
  const isRefused = targets.every((one) => !takesInstructions(one));

  function write(index: number, value: string) {
    const next = rows.map((row, at) => (at === index ? value : row));
    const filled = next.filter((row) => row.trim() !== '');
    setBlank(next.length - filled.length);
    onChange(filled);
  }

  function remove(index: number) {
    if (index >= given.length) setBlank(blank - 1);
    else onChange(given.filter((_, at) => at !== index));
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
            onChange={(value) => write(index, value)}
          />
          <IconButton
            icon={X}
            size="compact"
            name={t('options.instruction-remove', { number: index + 1 })}
            onPress={() => remove(index)}
          />
        </div>
      ))}
      <Button
        size="compact"
        isDisabled={isRefused || rows.length >= MAX_INSTRUCTIONS || blank > 0}
        onPress={() => setBlank(blank + 1)}
      >
        <Plus aria-hidden="true" />
        {t('options.instruction-add')}
      </Button>
    </fieldset>
  );
}
