import type { SharedMemories } from '../../../main/features/shared-memories.ts';

const none = () => Promise.reject(new Error('There are no teams here.'));

/** For memories of which none belongs to a team. */
export const noTeams = (): SharedMemories => ({
  matches: none,
  concordance: () => Promise.resolve({ foreign: [], unsearched: [] }),
  units: none,
  sendNow: () => undefined,
  rename: none,
  changeUnit: none,
  removeUnits: none,
  mergeUnits: none,
  restoreUnits: none,
  addUnits: none,
});
