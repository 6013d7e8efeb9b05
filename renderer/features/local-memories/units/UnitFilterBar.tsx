import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import type { UnitFilterFieldsProps } from '../../memories/UnitFilterFields.tsx';
import { UnitFilterFields } from '../../memories/UnitFilterFields.tsx';
import { localMemoriesStore } from '../store.ts';

/** Narrows the units of the memory that is shown. */
export function UnitFilterBar({ takesFocus }: Pick<UnitFilterFieldsProps, 'takesFocus'>) {
  const localMemories = usePageStore(localMemoriesStore);
  const query = useStore(localMemories.state, (now) => now.units.query);
  return (
    <UnitFilterFields
      filter={query}
      takesFocus={takesFocus}
      onChange={(change) => localMemories.search(change)}
    />
  );
}
