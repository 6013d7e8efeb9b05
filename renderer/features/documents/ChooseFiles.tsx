import { FilePlus2, FolderPlus } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useAction } from '../../ui/actions/use-action.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ACCEPTED } from './formats.ts';
import { filesOfInput } from './intake/picked-files.ts';
import { usePageStore } from '../../ui/stores.ts';
import { documentsStore } from './store.ts';

export interface ChooseFilesProps {
  /** They are what the screen waits for. */
  readonly isFirst?: boolean;
}

/** Files and folders by the system’s dialog. */
export function ChooseFiles({ isFirst = false }: ChooseFilesProps) {
  const size = isFirst ? 'row' : 'compact';
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chooseFiles = () => files.current?.click();
  const chooseFolder = () => folder.current?.click();
  useAction('open', chooseFiles);
  useAction('documents-add', chooseFiles);
  useAction('documents-folder', chooseFolder);

  function take(event: ChangeEvent<HTMLInputElement>) {
    documents.take(filesOfInput(event.target.files ?? []));
    // The same files can be chosen again.
    event.target.value = '';
  }

  return (
    <>
      <ActionButton
        action="open"
        icon={FilePlus2}
        {...(isFirst && { kind: 'main' })}
        size={size}
        word={t('documents.choose')}
        onPress={chooseFiles}
      />
      <ActionButton
        action="documents-folder"
        icon={FolderPlus}
        size={size}
        word={t('documents.folder')}
        onPress={chooseFolder}
      />
      <input ref={files} type="file" hidden multiple accept={ACCEPTED} onChange={take} />
      <input
        ref={(input) => {
          folder.current = input;
          if (input !== null) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        multiple
        onChange={take}
      />
    </>
  );
}
