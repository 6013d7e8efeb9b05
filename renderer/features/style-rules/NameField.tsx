import { MAX_STYLE_NAME_CHARACTERS } from '../../../preload/contract/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  /** An empty name is said once somebody has tried it. */
  readonly isTried: boolean;
  /** What the service said against the name. */
  readonly refusal: string | undefined;
  readonly onChange: (name: string) => void;
}

/** The name of a list, checked while it is written. */
export function NameField({ label, name, isTried, refusal, onChange }: NameFieldProps) {
  const { t } = useI18n();
  const fault = nameFault(name);
  const figures = { count: Array.from(name.trim()).length, max: MAX_STYLE_NAME_CHARACTERS };
  const isSaid = fault === 'long' || (fault === 'empty' && isTried);
  return (
    <Field
      label={label}
      value={name}
      autoFocus
      hint=""
      error={isSaid ? t(`style-rules.name.${fault}`, figures) : refusal}
      onChange={onChange}
    />
  );
}

/** What is wrong with a name; null where nothing is. Characters are code points. */
export function nameFault(name: string): 'empty' | 'long' | null {
  const count = Array.from(name.trim()).length;
  if (count === 0) return 'empty';
  return count > MAX_STYLE_NAME_CHARACTERS ? 'long' : null;
}
