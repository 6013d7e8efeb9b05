import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FileVerbsBar } from './FileVerbsBar.tsx';
import { NameForm } from './NameForm.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface CollectionHeadProps {
  readonly collection: SpokenTermsCollection;
  /** Stands before the verbs of files. */
  readonly children: ReactNode;
}

/** The name of the collection, and what can be done with the whole of it. */
export function CollectionHead({ collection, children }: CollectionHeadProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const name = useStore(terms.state, (now) => now.name);
  const renaming = useStore(terms.state, (now) => now.renaming);
  const [isAsking, setAsking] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(name !== null, renameButton);

  return (
    <>
      <div className="list-screen-head">
        <h2 className="own-direction">{brief(collection.name)}</h2>
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
