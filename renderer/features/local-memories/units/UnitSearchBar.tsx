import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfMemory } from '../state.ts';
import { sideId } from '../units-state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

/** A search begins when nobody has typed for so long, in milliseconds. */
const REST_MS = 150;
const SOURCE = 'source';

/** What is looked for, on which side, and how nearly. */
export function UnitSearchBar({ memory }: OfMemory) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { nameOf } = useLanguages();
  const query = useStore(localMemories.state, (now) => now.units.query);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useAction('find', () => input.current?.focus());
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      localMemories.search({ query: typed });
      setTyped(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, localMemories]);

  return (
    <search className="units-search">
      <Field
        label={t('memories.search')}
        type="search"
        value={typed ?? query.query}
        maxLength={1000}
        inputRef={input}
        onChange={setTyped}
      />
      <Picker
        label={t('memories.search-in')}
        choices={[
          { id: SOURCE, name: nameOf(memory.source) },
          ...memory.targets.map((code) => ({ id: code, name: nameOf(code) })),
        ]}
        chosen={sideId(query.side)}
        onChoose={(id) => localMemories.search({ side: id === SOURCE ? SOURCE : { language: id } })}
      />
      <Radios
        label={t('memories.search-mode')}
        shape="row"
        value={query.mode}
        onChange={(mode) => localMemories.search({ mode })}
        choices={[
          { id: 'exact', name: t('memories.search-exact') },
          { id: 'fuzzy', name: t('memories.search-fuzzy') },
        ]}
      />
    </search>
  );
}
