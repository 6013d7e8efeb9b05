import { FilePlus2, FolderPlus } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { ACCEPTED_IN_SEGMENTS } from '../../documents/formats.ts';
import { filesOfInput } from '../../documents/intake/picked-files.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';

export interface FileButtonsProps {
  /** They make a new project, and are the one thing to do; else they add to one. */
  readonly isMain?: boolean;
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses documents, or a folder with all that is in it, by the system's dialog. */
export function FileButtons({ isMain, isPending, isDisabled, onFiles }: FileButtonsProps) {
  const { t } = useI18n();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const filesWords = t(isMain === true ? 'segments.new.choose' : 'segments.files.add');
  const folderWords = t(isMain === true ? 'segments.new.folder' : 'segments.files.add-folder');

  function take(event: ChangeEvent<HTMLInputElement>) {
    const picked = filesOfInput(event.target.files ?? []).files.map(({ file }) => file);
    // The same files can be chosen again.
    event.target.value = '';
    if (picked.length > 0) onFiles(picked);
  }

  return (
    <>
      <Tooltip words={filesWords}>
        <Button
          size={isMain === true ? 'row' : 'compact'}
          {...(isMain === true && { kind: 'main' })}
          {...(isPending !== undefined && { isPending })}
          {...(isDisabled !== undefined && { isDisabled })}
          onPress={() => files.current?.click()}
        >
          <FilePlus2 aria-hidden="true" />
          <span className="button-word">
            {isPending === true ? t('segments.new.opening') : filesWords}
          </span>
        </Button>
      </Tooltip>
      <Tooltip words={folderWords}>
        <Button
          size={isMain === true ? 'row' : 'compact'}
          {...(isDisabled !== undefined && { isDisabled })}
          onPress={() => folder.current?.click()}
        >
          <FolderPlus aria-hidden="true" />
          <span className="button-word">{folderWords}</span>
        </Button>
      </Tooltip>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_IN_SEGMENTS}
        onChange={take}
      />
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
