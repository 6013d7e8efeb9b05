import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

/** A filter begins when nobody has typed for so long, in milliseconds. */
const REST_MS = 150;

/** Whose units are shown, and of which days. */
export function UnitFilterBar() {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const { author, since, until } = useStore(localMemories.state, (now) => now.units.query);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      localMemories.search({ author: typed });
      setTyped(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, localMemories]);
  return (
    <div className="units-filter" role="group" aria-label={t('memories.filter')}>
      <Field
        label={t('memories.filter-author')}
        type="search"
        value={typed ?? author}
        maxLength={200}
        autoFocus
        onChange={setTyped}
      />
      <DayField
        label={t('memories.filter-since')}
        value={since}
        {...(until !== '' && { max: until })}
        onChange={(day) => localMemories.search({ since: day })}
      />
      <DayField
        label={t('memories.filter-until')}
        value={until}
        onChange={(day) => localMemories.search({ until: day })}
      />
    </div>
  );
}
