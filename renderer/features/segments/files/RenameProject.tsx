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

/** Gives a project another name. */
export function RenameProject({ project }: ProjectProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [name, setName] = useState<string | null>(null);
  const open = () => setName(project.name);
  useAction('segments-rename', open);
  const close = () => setName(null);
  const typed = name?.trim() ?? '';

  function keep() {
    if (typed === '') return;
    close();
    void segments.renameProject(project.id, typed);
  }

  return (
    <>
      <IconButton icon={Pencil} size="compact" name={t('action.segments-rename')} onPress={open} />
      <Dialog
        title={t('action.segments-rename')}
        isOpen={name !== null}
        onClose={close}
        actions={
          <>
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
            autoFocus
            onChange={setName}
          />
        </form>
      </Dialog>
    </>
  );
}
