import { Plus, Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Glossary } from '../../../../preload/contract/glossaries.ts';
import { MAX_ACCOUNT_GLOSSARIES } from '../../../../preload/contract/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NameList, NameRow } from '../../../ui/NameList.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { entriesOf, hasUnsaved } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import { NewGlossaryForm } from './NewGlossaryForm.tsx';
import { sumOf } from '../../../ui/sum-of.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/**
 * In px: a row with its name and facts in one line each, and the gap, as in `NameList.css`. Rows that
 * take more lines are measured when they are drawn.
 */
const ROWS = { estimatedRowSize: 44, gap: 2 };
/** A search pays from so many glossaries on. */
const SEARCHABLE = 8;

/** All glossaries, one of them chosen, and the way to a new one. */
export function GlossaryList() {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const all = useStore(glossaries.state, (now) => now.all) ?? [];
  const making = useStore(glossaries.state, (now) => now.making);
  const newButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(making !== null, newButton);
  const isFull = all.length >= MAX_ACCOUNT_GLOSSARIES;
  const figures = { count: all.length, max: MAX_ACCOUNT_GLOSSARIES };

  const isEmpty = all.length === 0;
  const verbs =
    making === null ? (
      <div className="glossary-verbs">
        <Button
          action="glossary-new"
          {...(isEmpty && { kind: 'main' })}
          ref={newButton}
          isDisabled={isFull}
          onPress={() =>
            glossaries.describe({
              name: '',
              source: 'en',
              target: 'de',
              term: '',
              translation: '',
            })
          }
        >
          <Plus aria-hidden="true" />
          {t('glossaries.new')}
        </Button>
        {isEmpty && <ImportButton />}
      </div>
    ) : (
      <NewGlossaryForm making={making} />
    );

  return (
    <section className="glossaries-list" aria-labelledby="glossaries-list">
      <h2 id="glossaries-list">{t('glossaries.list')}</h2>
      {isEmpty && (
        <EmptyState picture="glossaries" words={t('glossaries.about')}>
          {verbs}
        </EmptyState>
      )}
      {all.length > SEARCHABLE && <ListSearch />}
      {all.length > 0 && <Names all={all} />}
      <div className="glossaries-list-foot">
        {all.length > 0 && verbs}
        {isFull && <p className="small">{t('glossaries.full', figures)}</p>}
        <Meter
          label={t('glossaries.account')}
          value={Math.min(all.length, MAX_ACCOUNT_GLOSSARIES)}
          max={MAX_ACCOUNT_GLOSSARIES}
          words={t('glossaries.account.words', figures)}
          tone={isFull ? 'bad' : all.length > MAX_ACCOUNT_GLOSSARIES * 0.9 ? 'notice' : 'plain'}
        />
      </div>
    </section>
  );
}

function ListSearch() {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const query = useStore(glossaries.state, (now) => now.query);
  return (
    <span className="grid-search">
      <Search aria-hidden="true" />
      <input
        className="input"
        type="search"
        aria-label={t('glossaries.search')}
        placeholder={t('glossaries.search')}
        spellCheck={false}
        autoComplete="off"
        value={query}
        onChange={(event) => glossaries.search(event.target.value)}
      />
    </span>
  );
}

function Names({ all }: { readonly all: readonly Glossary[] }) {
  const { t, locale } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const chosen = useStore(glossaries.state, (now) => now.chosen);
  const query = useStore(glossaries.state, (now) => now.query);
  const shown = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase(locale);
    return all.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  }, [all, query, locale]);
  if (shown.length === 0) return <p className="soft">{t('glossaries.none-found', { query })}</p>;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
      <NameList
        label={t('glossaries.list')}
        items={shown}
        chosen={chosen}
        onChoose={(id) => glossaries.choose(id)}
      >
        {(glossary) => <GlossaryRow glossary={glossary} />}
      </NameList>
    </Virtualizer>
  );
}

function GlossaryRow({ glossary }: { readonly glossary: Glossary }) {
  const { t, list } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { arrow } = usePairWords();
  const isUnsaved = useStore(glossaries.state, (now) => hasUnsaved(now, glossary.id));
  const { id, name, dictionaries } = glossary;
  const pairs = list(dictionaries.map(arrow));
  const entries = useStore(glossaries.state, (now) =>
    sumOf(dictionaries.map((one) => entriesOf(now, glossary, one))),
  );
  return (
    <NameRow id={id} name={name} unsaved={isUnsaved ? t('glossaries.unsaved') : undefined}>
      {entries === null
        ? pairs
        : t('glossaries.facts', { dictionaries: dictionaries.length, pairs, entries })}
    </NameRow>
  );
}
