import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import type { GlossaryEditorProps } from './state.ts';
import { ImportButton } from './import/ImportButton.tsx';
import { RenameForm } from './RenameForm.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';

/** The name of the glossary, and what can be done with the whole of it. */
export function GlossaryHead({ glossary }: GlossaryEditorProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const name = useStore(glossaries.state, (now) => now.name);
  const renaming = useStore(glossaries.state, (now) => now.renaming);
  const removing = useStore(glossaries.state, (now) => now.removing);
  const [isAsking, setAsking] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(name !== null, renameButton);

  return (
    <>
      <div className="glossary-head">
        <h2 className="own-direction">{brief(glossary.name)}</h2>
        <IconButton
          action="glossary-rename"
          ref={renameButton}
          icon={Pencil}
          size="compact"
          name={t('glossaries.rename')}
          aria-expanded={name !== null}
          onPress={() => glossaries.typeName(name === null ? glossary.name : null)}
        />
        <IconButton
          action="glossary-delete"
          icon={Trash2}
          size="compact"
          name={t('glossaries.delete')}
          onPress={() => setAsking(true)}
        />
        <span className="grid-room" />
        <ImportButton />
        <ExportMenu glossary={glossary} />
      </div>
      {name !== null && <RenameForm name={name} />}
      {renaming.state === 'failed' && <FailureCard failure={renaming.failure} />}
      {removing.state === 'failed' && (
        <FailureCard failure={removing.failure} onDismiss={glossaries.forgetRemoved} />
      )}
      <DeleteQuestion
        glossary={glossary}
        pair={null}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
