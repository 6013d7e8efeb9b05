import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { customizationsStore, shownGlossaries } from '../../customizations/store.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePairWords } from '../../glossaries/use-glossary-words.ts';
import { Picker } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { dictionariesWith, offeredTerms } from './glossary-terms.ts';
import type { OneDictionary } from '../../../../preload/contract/glossaries.ts';
import { OfferedTerms } from './OfferedTerms.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { termsStore } from '../store.ts';

/** A search pays from so many dictionaries on. */
const SEARCHABLE = 8;

const keyOf = ({ id, source, target }: OneDictionary) => `${id} ${source} ${target}`;

/** Terms for the list on the screen, out of a dictionary of a glossary. */
export function GlossaryPane() {
  const { t, language } = useI18n();
  const terms = usePageStore(termsStore);
  const customizations = usePageStore(customizationsStore);
  const { arrow } = usePairWords();
  const shown = useStore(terms.state, (now) => now.language);
  const dictionary = useStore(terms.state, (now) => now.dictionary);
  const entries = useStore(terms.state, (now) => now.entries);
  const listing = useStore(customizations.state, (now) => now.glossaries);
  const all = useStore(customizations.state, shownGlossaries);
  const dictionaries = useMemo(
    () => (shown === null ? [] : dictionariesWith(all, shown)),
    [all, shown],
  );
  const isUnread = listing.state === 'idle';
  useEffect(() => {
    if (isUnread) void customizations.load();
  }, [isUnread, customizations]);
  // A dictionary of other languages has nothing for this list.
  const chosen =
    dictionary === null
      ? null
      : (dictionaries.find((one) => keyOf(one) === keyOf(dictionary)) ?? null);
  const offered = useMemo(
    () =>
      chosen === null || shown === null || entries.state !== 'done'
        ? null
        : offeredTerms(entries.value, chosen, shown),
    [chosen, shown, entries],
  );
  if (shown === null) return null;

  return (
    <section aria-labelledby="terms-glossary">
      <h2 id="terms-glossary">{t('terms.glossary')}</h2>
      <p className="soft small">{t('terms.glossary.about')}</p>
      {listing.state === 'failed' && (
        <FailureCard failure={listing.failure} onRetry={() => void customizations.load()} />
      )}
      {listing.state === 'done' && dictionaries.length === 0 && (
        <p className="soft small">{t('terms.glossary.none', { language: language(shown) })}</p>
      )}
      {dictionaries.length > 0 && (
        <Picker
          label={t('terms.glossary.dictionary')}
          choices={dictionaries.map((one) => ({
            id: keyOf(one),
            name: one.name,
            detail:
              one.entries === null
                ? arrow(one)
                : `${arrow(one)} · ${t('glossaries.entries', { count: one.entries })}`,
          }))}
          chosen={chosen === null ? null : keyOf(chosen)}
          shown={
            chosen === null
              ? t('terms.glossary.choose')
              : t('look.with-detail', { text: chosen.name, detail: arrow(chosen) })
          }
          isSearchable={dictionaries.length > SEARCHABLE}
          onChoose={(key) => {
            const found = dictionaries.find((one) => keyOf(one) === key);
            if (found !== undefined) void terms.openDictionary(found);
          }}
        />
      )}
      {chosen !== null && entries.state === 'running' && (
        <p className="soft small">{t('glossaries.reading')}</p>
      )}
      {chosen !== null && entries.state === 'failed' && (
        <FailureCard failure={entries.failure} onRetry={() => void terms.openDictionary(chosen)} />
      )}
      {chosen !== null && offered !== null && (
        <OfferedTerms key={keyOf(chosen)} offered={offered} />
      )}
    </section>
  );
}
