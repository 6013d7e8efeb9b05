import type { Budgets } from '../budgets.ts';
import { BudgetAlertId, BudgetDraft, OneBudget } from '../budgets.ts';
import type { Capability, CheckedKey, Connections } from '../connections.ts';
import { ConnectionDraft, ConnectionId } from '../connections.ts';
import type { Projects } from '../projects.ts';
import { OneProject, ProjectChoice, ProjectDraft } from '../projects.ts';
import { ask, nothing, refresh, watch } from '../route.ts';
import type { UsageState } from '../usage.ts';

export const ACCOUNT = {
  'connections.watch': watch(nothing).gives<Connections>(),
  /** Tries a key against its service; stores nothing. */
  'connections.check': ask(ConnectionDraft).gives<CheckedKey>(),
  /** Checks, then stores. A refused key is never stored. Answers with the connection's id. */
  'connections.save': ask(ConnectionDraft).gives<{ readonly id: string }>(),
  'connections.use': ask(ConnectionId).gives<null>(),
  'connections.remove': ask(ConnectionId).gives<null>(),
  /** What the active key may do; learnt from every request, never guessed. */
  'connections.capabilities': watch(nothing).gives<readonly Capability[]>(),
  /** Tries each feature once with a request that bills nothing. */
  'connections.probe': ask(nothing).gives<null>(),

  'usage.watch': watch(nothing).gives<UsageState>(),
  'usage.refresh': ask(refresh).gives<null>(),

  'projects.watch': watch(nothing).gives<Projects>(),
  'projects.save': ask(ProjectDraft).gives<{ readonly id: string }>(),
  'projects.remove': ask(OneProject).gives<null>(),
  'projects.choose': ask(ProjectChoice).gives<null>(),

  'budgets.watch': watch(nothing).gives<Budgets>(),
  'budgets.refresh': ask(refresh).gives<null>(),
  'budgets.save': ask(BudgetDraft).gives<{ readonly id: string }>(),
  'budgets.remove': ask(OneBudget).gives<null>(),
  'budgets.dismiss': ask(BudgetAlertId).gives<null>(),
};
