import { Check, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { asFailure } from '../../ui/failure/as-failure.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { suggestedTerms } from './suggest/suggested-terms.ts';
import './SuggestTerm.css';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface SuggestTermProps {
  /** BCP 47 of the line. */
  readonly language: string;
  /** The line as it was heard, and as it reads now. */
  readonly before: string;
  readonly after: string;
}

/** What became of offering one term. */
type Given =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly name: string }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Terms that a correction suggests; one press gives one to a collection at the service. */
export function SuggestTerm({ language, before, after }: SuggestTermProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const collections = useStore(terms.state, (now) => now.collections) ?? [];
  const chosen = useStore(terms.state, (now) => now.chosen);
  const [wanted, setWanted] = useState<string | null>(null);
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const suggestions = useMemo(
    () => suggestedTerms([{ language, before, after }], () => []),
    [language, before, after],
  );
  const isOffering = suggestions.length > 0;
  const isAnyLeft = suggestions.some(({ term }) => given[term]?.state !== 'done');
  useEffect(() => {
    if (isOffering) void terms.load();
  }, [isOffering, terms]);
  const target = collections.find(({ id }) => id === (wanted ?? chosen)) ?? collections[0] ?? null;

  async function give(term: string, base: string) {
    const show = (now: Given) => setGiven((all) => ({ ...all, [term]: now }));
    const newName = t('terms.first-collection');
    show({ state: 'running' });
    try {
      await terms.addNow(target === null ? { newName } : { id: target.id }, base, term);
      show({ state: 'done', name: target?.name ?? newName });
    } catch (thrown) {
      show({ state: 'failed', failure: asFailure(thrown) });
    }
  }

  if (!isOffering) return null;
  return (
    <div className="suggest-term">
      {suggestions.map(({ term, language: base }) => {
        const now = given[term];
        const isDone = now?.state === 'done';
        return (
          <div key={term}>
            {/* Stays when it is done, since it has the focus. */}
            <Button
              kind={isDone ? 'quiet' : 'plain'}
              size="compact"
              isPending={now?.state === 'running'}
              onPress={() => {
                if (!isDone) void give(term, base);
              }}
            >
              {isDone ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              <span aria-live="polite">
                {isDone
                  ? t('terms.suggest.added', { term, name: now.name })
                  : t('terms.suggest.add', { term })}
              </span>
            </Button>
            {now?.state === 'failed' && <FailureCard failure={now.failure} />}
          </div>
        );
      })}
      {isAnyLeft && collections.length > 1 && target !== null && (
        <Picker
          label={t('terms.suggest.to')}
          labelPlace="unseen"
          choices={collections.map(({ id, name }) => ({ id, name }))}
          chosen={target.id}
          isSearchable={collections.length > 8}
          onChoose={setWanted}
        />
      )}
    </div>
  );
}
