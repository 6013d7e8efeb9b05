import { ask, nothing, own, settling, watch } from '../../../../preload/contract/route.ts';
import type { Progressing } from '../../../system/channel/progress.ts';
import type { SetAside } from '../../../system/database.ts';
import type { ExportPlan } from '../exchange/export-file.ts';
import type { ImportPlan, ImportProgress, ImportReport } from '../exchange/import-file.ts';
import type { Memories } from '../memories.ts';
import type { NearPlan } from '../near-duplicates.ts';

/** What a memory thread is started with. */
export interface ThreadStart {
  /** File of the database. */
  readonly database: string;
  /** `search` answers most calls; `exchange` does what takes long, so that searches never wait. */
  readonly role: 'search' | 'exchange';
}

/** A method of `Memories` by its parameters; iterables are sent as arrays. */
const method = <Name extends keyof Memories>() =>
  ask(own<Parameters<Memories[Name]>>()).gives<ReturnType<Memories[Name]>>();

export const methodRoutes = {
  list: method<'list'>(),
  get: method<'get'>(),
  create: method<'create'>(),
  rename: method<'rename'>(),
  add: method<'add'>(),
  confirm: method<'confirm'>(),
  confirmAll: method<'confirmAll'>(),
  insert: method<'insert'>(),
  replace: method<'replace'>(),
  unit: method<'unit'>(),
  update: method<'update'>(),
  removeUnits: method<'removeUnits'>(),
  browse: method<'browse'>(),
  filtered: method<'filtered'>(),
  repeated: method<'repeated'>(),
  alike: method<'alike'>(),
  deduplicate: method<'deduplicate'>(),
  merge: method<'merge'>(),
  find: method<'find'>(),
  matches: method<'matches'>(),
  matchesOfSome: method<'matchesOfSome'>(),
  nearest: method<'nearest'>(),
  signs: method<'signs'>(),
  concordance: method<'concordance'>(),
  fragments: method<'fragments'>(),
  prepareFragments: method<'prepareFragments'>(),
  statistics: method<'statistics'>(),
  warm: method<'warm'>(),
  held: method<'held'>(),
  remove: method<'remove'>(),
  replicas: method<'replicas'>(),
  openReplica: method<'openReplica'>(),
  beginFill: method<'beginFill'>(),
  fillReplica: method<'fillReplica'>(),
  finishFill: method<'finishFill'>(),
  applyChanges: method<'applyChanges'>(),
  searchReplica: method<'searchReplica'>(),
  keepReplica: method<'keepReplica'>(),
  outbox: method<'outbox'>(),
  acceptOutbox: method<'acceptOutbox'>(),
  refuseOutbox: method<'refuseOutbox'>(),
  retryOutbox: method<'retryOutbox'>(),
  restoreReplica: method<'restoreReplica'>(),
  restoreUnits: method<'restoreUnits'>(),
  sharedNumber: method<'sharedNumber'>(),
  endReplica: method<'endReplica'>(),
  closeReplica: method<'closeReplica'>(),
} satisfies Readonly<Record<keyof Memories, unknown>>;

/** Progress that may be under way unread. */
const WINDOW = 16;

/** What a memory thread does. Both of its sides are ours, and searches are many: nothing is checked. */
export const memoryRoutes = {
  ...methodRoutes,
  /** Once, before all else: the file that was found and could not be used, if so. */
  open: ask(nothing).gives<SetAside | null>(),
  // Stopped, they end when the memory is as it was.
  import: settling(
    watch(own<ImportPlan>()).paced<Progressing<ImportProgress, ImportReport>>(WINDOW),
  ),
  nearDuplicates: settling(
    watch(own<NearPlan>()).paced<Progressing<number, readonly (readonly number[])[]>>(WINDOW),
  ),
  export: settling(watch(own<ExportPlan>()).paced<Progressing<number, number>>(WINDOW)),
};
