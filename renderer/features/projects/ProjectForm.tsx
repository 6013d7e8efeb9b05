import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { MAX_TAG_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { Project } from '../../../preload/contract/projects.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { tagFaultWords } from './tag-fault-words.ts';
import { sentTag, tagFault } from './tag.ts';
import { usePageStore } from '../../ui/stores.ts';
import { projectsStore } from './store.ts';

const MAX_NAME = 80;

export interface ProjectFormProps {
  /** null: a new one. */
  readonly stored: Project | null;
  readonly others: readonly Project[];
  readonly onLeave: () => void;
}

/** Adds or changes a project where it stands. Enter keeps it, Escape leaves. */
export function ProjectForm({ stored, others, onLeave }: ProjectFormProps) {
  const { t } = useI18n();
  const store = usePageStore(projectsStore);
  const saving = useStore(store.state, (now) => now.saving);
  const [name, setName] = useState(stored?.name ?? '');
  const [tag, setTag] = useState(stored?.tag ?? '');
  /** Empty fields are said once somebody has tried to save them. */
  const [isTried, setTried] = useState(false);
  useEffect(() => () => store.leaveForm(), [store]);

  const fault = tagFault(tag);
  const isTagSaid = fault !== null && (fault !== 'empty' || isTried);
  const isNameMissing = name.trim() === '';

  async function save() {
    setTried(true);
    if (isNameMissing || fault !== null || saving.state === 'running') return;
    const id = await store.save({
      ...(stored !== null && { id: stored.id }),
      name: name.trim(),
      tag: sentTag(tag),
    });
    if (id !== null) onLeave();
  }

  return (
    <form
      className="project-form"
      noValidate
      aria-label={
        stored === null ? t('projects.form.add') : t('projects.form.edit', { name: stored.name })
      }
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onLeave();
      }}
    >
      <div className="project-fields">
        <Field
          label={t('projects.name')}
          value={name}
          onChange={setName}
          autoFocus
          maxLength={MAX_NAME}
          hint={t('projects.name.hint')}
          error={isTried && isNameMissing ? t('projects.name.missing') : undefined}
        />
        <Field
          label={t('projects.tag')}
          value={tag}
          onChange={setTag}
          hint={tagHint(tag, others, t)}
          error={isTagSaid ? tagFaultWords(tag, fault, t) : undefined}
        />
      </div>
      <div className="project-verbs">
        <Button kind="main" size="compact" type="submit" isPending={saving.state === 'running'}>
          {saving.state === 'running' ? t('projects.saving') : t('projects.save')}
        </Button>
        <Button kind="quiet" size="compact" onPress={onLeave}>
          {t('projects.cancel')}
        </Button>
      </div>
      {saving.state === 'failed' && <FailureCard failure={saving.failure} />}
    </form>
  );
}

/** What becomes of a tag that can be sent; the rule while there is none. */
function tagHint(typed: string, others: readonly Project[], t: I18n['t']): string {
  const tag = sentTag(typed);
  if (tag === '') return t('projects.tag.rule', { max: MAX_TAG_CHARACTERS });
  const twin = others.find((other) => other.tag === tag);
  return twin === undefined
    ? t('projects.tag.sent', { tag })
    : t('projects.tag.shared', { tag, name: twin.name });
}
