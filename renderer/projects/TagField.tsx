import { MAX_TAG_CHARACTERS } from '../../preload/contract/limits.ts';
import { Field } from '../look/Field.tsx';
import { useWords } from '../words/use-words.ts';
import { useProject } from './use-project.ts';

export interface TagFieldProps {
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

/** The reporting tag of one text or batch; left empty, the project's goes with it. */
export function TagField({ value, onChange }: TagFieldProps) {
  const { t } = useWords();
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
