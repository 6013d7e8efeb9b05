import { MAX_TAG_CHARACTERS } from '../../../preload/contract/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useProject } from './use-project.ts';

export interface TagFieldProps {
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

/** The reporting tag of one text or batch; left empty, the project's goes with it. */
export function TagField({ value, onChange }: TagFieldProps) {
  const { t } = useI18n();
  const project = useProject();
  return (
    <Field
      label={t('options.reporting')}
      value={value}
      maxLength={MAX_TAG_CHARACTERS}
      placeholder={project?.tag ?? ''}
      hint={
        project === null
          ? t('options.reporting-hint')
          : t('projects.tag.instead', { name: project.name, tag: project.tag })
      }
      onChange={onChange}
    />
  );
}
