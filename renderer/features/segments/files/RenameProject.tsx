import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import type { ProjectProps } from './project-props.ts';

export interface RenameProjectProps extends ProjectProps {
  /** The button says which project it renames where several are listed. */
  readonly isListed?: boolean;
}

/** Gives a project another name. */
export function RenameProject({ project, isListed = false }: RenameProjectProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [name, setName] = useState<string | null>(null);
  const open = () => setName(project.name);
  // In a list no project is the one that is meant.
  useAction('segments-rename', isListed ? null : open);
  const isRenamed = project.earlierName !== undefined;
  const undo = () => void segments.undoRename(project.id);
  useAction('segments-undo-rename', isListed || !isRenamed ? null : undo);
  const close = () => setName(null);
  const typed = name?.trim() ?? '';

  function keep() {
    if (typed === '') return;
    close();
    void segments.renameProject(project.id, typed);
  }

  return (
    <>
      <IconButton
        icon={Pencil}
        size="compact"
        name={
          isListed
            ? t('segments.project.rename', { name: project.name })
            : t('action.segments-rename')
        }
        onPress={open}
      />
      <Dialog
        title={t('action.segments-rename')}
        isOpen={name !== null}
        onClose={close}
        actions={
          <>
            {isRenamed && (
              <Button
                onPress={() => {
                  close();
                  undo();
                }}
              >
                {t('action.segments-undo-rename')}
              </Button>
            )}
            <Button onPress={close}>{t('segments.fill.cancel')}</Button>
            <Button kind="main" isDisabled={typed === ''} onPress={keep}>
              {t('segments.files.rename')}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <Field
            label={t('segments.new.project-name')}
            value={name ?? ''}
            maxLength={200}
            hint={t('segments.files.renamed-from', { name: project.name })}
            autoFocus
            onChange={setName}
          />
        </form>
      </Dialog>
    </>
  );
}
