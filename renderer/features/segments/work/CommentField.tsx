import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';

export interface CommentFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Where a comment on one or several segments is written. */
export function CommentField({ value, onChange }: CommentFieldProps) {
  const { t } = useI18n();
  return (
    <Field
      label={t('segments.comments.new')}
      value={value}
      onChange={onChange}
      rows={3}
      maxLength={5000}
      autoFocus
      spellCheck
    />
  );
}
