import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SpokenTermsCollection } from '../../preload/contract/spoken-terms.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { brief } from '../words/brief.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FileVerbsBar } from './FileVerbsBar.tsx';
import { NameForm } from './NameForm.tsx';
import { useFocusAfter } from '../look/use-focus-after.ts';

export interface CollectionHeadProps {
  readonly collection: SpokenTermsCollection;
  /** Stands before the verbs of files. */
  readonly children: ReactNode;
}

/** The name of the collection, and what can be done with the whole of it. */
export function CollectionHead({ collection, children }: CollectionHeadProps) {
  const { t } = useWords();
  const { terms } = useStores();
  const name = useStore(terms.state, (now) => now.name);
  const renaming = useStore(terms.state, (now) => now.renaming);
  const [isAsking, setAsking] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(name !== null, renameButton);

  return (
    <>
      <div className="list-screen-head">
        <h2>{brief(collection.name)}</h2>
        <IconButton
          action="terms-rename"
          ref={renameButton}
          icon={Pencil}
          size="compact"
          name={t('terms.rename')}
          aria-expanded={name !== null}
          onPress={() => terms.typeName(name === null ? collection.name : null)}
        />
        <IconButton
          action="terms-delete"
          icon={Trash2}
          size="compact"
          name={t('terms.delete')}
          onPress={() => setAsking(true)}
        />
        <span className="list-screen-room" />
        {children}
        <FileVerbsBar />
      </div>
      {name !== null && (
        <NameForm
          label={t('terms.name')}
          name={name}
          verb={t(renaming.state === 'running' ? 'terms.renaming' : 'terms.rename.keep')}
          isPending={renaming.state === 'running'}
          onChange={(next) => terms.typeName(next)}
          onKeep={() => void terms.rename()}
          onLeave={() => terms.typeName(null)}
        />
      )}
      {renaming.state === 'failed' && <FailureCard failure={renaming.failure} />}
      <DeleteQuestion
        collection={collection}
        language={null}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
