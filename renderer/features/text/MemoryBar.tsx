import { useStore } from 'zustand';
import { BarMemory } from '../memories/BarMemory.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { foundLanguage } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

/** The translation memory of all targets and how well a stored segment has to match. */
export function MemoryBar() {
  const text = usePageStore(textStore);
  const chosen = useStore(text.state, (now) => now.options.memory);
  const local = useStore(text.state, (now) => now.options.local);
  const threshold = useStore(text.state, (now) => now.threshold);
  const source = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const columns = useStore(text.state, (now) => now.columns);
  return (
    <BarMemory
      chosen={chosen}
      local={{ chosen: local }}
      threshold={threshold}
      source={source}
      targets={columns.map((column) => column.target)}
      hint={<OwnMemories />}
      onChoose={(change) => text.setOptions(change)}
      onThreshold={text.setThreshold}
    />
  );
}

/** Which targets do not take the memory of the bar. */
function OwnMemories() {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const own = useStore(text.state, (now) => now.own);
  const targets = Object.keys(own).filter((target) => own[target]?.memory !== undefined);
  return (
    targets.length > 0 &&
    t('text.memory-own', { count: targets.length, languages: list(targets.map(nameOf)) })
  );
}
