import { useStore } from 'zustand';
import { MAX_TAG_CHARACTERS } from '../../../preload/contract/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { sentTag, type TagFault } from '../projects/tag.ts';
import { tagFaultWords } from '../projects/tag-fault-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { projectsStore } from '../projects/store.ts';

export interface TagFieldsProps {
  readonly tag: string;
  /** Said once somebody has tried to save. */
  readonly fault: TagFault | undefined;
  readonly onChange: (tag: string) => void;
}

/** A reporting tag: typed, or taken from a project. */
export function TagFields({ tag, fault, onChange }: TagFieldsProps) {
  const { t } = useI18n();
  const projects = useStore(usePageStore(projectsStore).state, (now) => now.projects?.all) ?? [];
  const chosen = projects.find((project) => project.tag === sentTag(tag));
  return (
    <div className="budget-fields">
      <Field
        label={t('budgets.form.which-tag')}
        value={tag}
        hint={t('budgets.form.which-tag.hint')}
        error={fault === undefined ? undefined : tagFaultWords(tag, fault, t)}
        maxLength={MAX_TAG_CHARACTERS}
        onChange={onChange}
      />
      {projects.length > 0 && (
        <Picker
          label={t('budgets.form.from-project')}
          choices={projects.map(({ id, name, tag: note }) => ({ id, name, note }))}
          chosen={chosen?.id ?? null}
          shown={chosen === undefined ? t('budgets.form.choose-project') : undefined}
          isSearchable={projects.length > 8}
          onChoose={(id) => onChange(projects.find((one) => one.id === id)?.tag ?? tag)}
        />
      )}
    </div>
  );
}
