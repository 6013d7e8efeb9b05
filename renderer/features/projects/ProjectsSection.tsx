import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import './ProjectsSection.css';
import { usePageStore } from '../../ui/stores.ts';
import { projectsStore } from './store.ts';

/** Which project the form is open for; null: a new one. */
type Editing = { readonly id: string | null };

/** The projects: added, renamed and removed. */
export function ProjectsSection() {
  const { t } = useI18n();
  const store = usePageStore(projectsStore);
  const { projects, removing } = useStore(store.state);
  const [editing, setEditing] = useState<Editing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focus comes back from the form to where the next thing can be done.
  useEffect(() => {
    if (editing === null && wasEditing.current) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  if (projects === null) return <p className="soft">{t('projects.loading')}</p>;
  const leave = () => setEditing(null);
  return (
    <>
      <div className="settings-group">
        <h2>{t('settings.projects')}</h2>
        <p className="settings-about">{t('projects.about')}</p>
        <p className="settings-about">{t('projects.about.services')}</p>
      </div>
      <div className="settings-group">
        {projects.all.length === 0 ? (
          <p>{t('projects.empty')}</p>
        ) : (
          <ul className="project-list" aria-label={t('projects.list')}>
            {projects.all.map((one) => (
              <li key={one.id} className="project-row">
                {editing?.id === one.id ? (
                  <ProjectForm
                    stored={one}
                    others={projects.all.filter(({ id }) => id !== one.id)}
                    onLeave={leave}
                  />
                ) : (
                  <ProjectRow
                    project={one}
                    isActive={one.id === projects.active}
                    onEdit={() => setEditing({ id: one.id })}
                    onRemoved={() => addButton.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {editing?.id === null ? (
          <ProjectForm stored={null} others={projects.all} onLeave={leave} />
        ) : (
          <div>
            <Button action="project-add" ref={addButton} onPress={() => setEditing({ id: null })}>
              <Plus aria-hidden="true" />
              {t('projects.add')}
            </Button>
          </div>
        )}
        {removing.state === 'failed' && <FailureCard failure={removing.failure} />}
      </div>
    </>
  );
}
