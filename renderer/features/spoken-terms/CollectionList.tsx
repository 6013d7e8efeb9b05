import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { NameForm } from './NameForm.tsx';
import { hasUnsaved } from './state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NameList, NameRow } from '../../ui/NameList.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { sumOf } from '../../ui/sum-of.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

/** All collections, one of them chosen, and the way to a new one. */
export function CollectionList() {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const collections = useStore(terms.state, (now) => now.collections) ?? [];
  const chosen = useStore(terms.state, (now) => now.chosen);
  const newName = useStore(terms.state, (now) => now.newName);
  const creating = useStore(terms.state, (now) => now.creating);
  const newButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(newName !== null, newButton);

  const verbs =
    newName === null ? (
      <div>
        <Button
          action="terms-new"
          {...(collections.length === 0 && { kind: 'main' })}
          ref={newButton}
          onPress={() => terms.typeNewName('')}
        >
          <Plus aria-hidden="true" />
          {t('terms.new')}
        </Button>
      </div>
    ) : (
      <NameForm
        label={t('terms.name.new')}
        name={newName}
        verb={t(creating.state === 'running' ? 'terms.creating' : 'terms.create')}
        isPending={creating.state === 'running'}
        onChange={(name) => terms.typeNewName(name)}
        onKeep={() => void terms.create()}
        onLeave={() => terms.typeNewName(null)}
      />
    );

  return (
    <section className="list-screen-list" aria-labelledby="terms-collections">
      <h2 id="terms-collections">{t('terms.collections')}</h2>
      {collections.length === 0 ? (
        <EmptyState picture="terms" words={t('terms.about')}>
          {verbs}
        </EmptyState>
      ) : (
        <NameList
          label={t('terms.collections')}
          items={collections}
          chosen={chosen}
          onChoose={(id) => terms.choose(id)}
        >
          {(collection) => <CollectionRow collection={collection} />}
        </NameList>
      )}
      {collections.length > 0 && verbs}
      {creating.state === 'failed' && <FailureCard failure={creating.failure} />}
    </section>
  );
}

function CollectionRow({ collection }: { readonly collection: SpokenTermsCollection }) {
  const { t, list, language } = useI18n();
  const terms = usePageStore(termsStore);
  const isUnsaved = useStore(terms.state, (now) => hasUnsaved(now, collection));
  const { id, name, lists } = collection;
  const languages = list(lists.map((one) => language(one.language)));
  const count = sumOf(lists.map((one) => one.count));
  return (
    <NameRow id={id} name={name} unsaved={isUnsaved ? t('terms.unsaved') : undefined}>
      {count === null
        ? languages
        : t('terms.collection.facts', { lists: lists.length, languages, count })}
    </NameRow>
  );
}
