import type {
  ConcordanceAnswer,
  LocalMemories,
  LocalMemory,
  Match,
  MemoryImported,
  MemoryStatistics,
  Unit,
  Units,
} from '../local-memories.ts';
import {
  ConcordanceInput,
  MatchesInput,
  MemoryAssignment,
  MemoryExport,
  MemoryImport,
  MemoryMerge,
  MemoryRename,
  NewMemory,
  OneMemory,
  UnitChange,
  UnitRemoval,
  UnitSearch,
} from '../local-memories.ts';
import type { MemoryPage } from '../memories.ts';
import { MemoryPageInput } from '../memories.ts';
import { ask, nothing, watch } from '../route.ts';
import type { Probe } from '../segments.ts';
import { ProbeInput } from '../segments.ts';

export const MEMORIES = {
  'memories.page': ask(MemoryPageInput).gives<MemoryPage>(),
  /** Asks the service with and without its memory; both are billed. */
  'memories.probe': ask(ProbeInput).gives<Probe>(),

  'local-memories.watch': watch(nothing).gives<LocalMemories>(),
  'local-memories.create': ask(NewMemory).gives<LocalMemory>(),
  'local-memories.rename': ask(MemoryRename).gives<null>(),
  'local-memories.assign': ask(MemoryAssignment).gives<null>(),
  'local-memories.remove': ask(OneMemory).gives<null>(),
  /** Ends after a `done` value; stopping it leaves the memory as it was. */
  'local-memories.import': watch(MemoryImport).gives<MemoryImported>(),
  'local-memories.export': ask(MemoryExport).gives<{
    readonly name: string;
    readonly units: number;
  }>(),
  'local-memories.merge': ask(MemoryMerge).gives<null>(),
  'local-memories.deduplicate': ask(OneMemory).gives<{ readonly removed: number }>(),
  'local-memories.statistics': ask(OneMemory).gives<MemoryStatistics>(),
  'local-memories.units': ask(UnitSearch).gives<Units>(),
  'local-memories.change-unit': ask(UnitChange).gives<Unit>(),
  'local-memories.remove-units': ask(UnitRemoval).gives<null>(),
  /** Best first; at or above the threshold. */
  'local-memories.matches': ask(MatchesInput).gives<readonly Match[]>(),
  'local-memories.concordance': ask(ConcordanceInput).gives<ConcordanceAnswer>(),
};
