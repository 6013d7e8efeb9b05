import { z } from 'zod';
import { ask, nothing, watch } from './route.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

/** Where a team database is and who asks; the password goes one way only. */
export const TeamLogin = z.strictObject({
  /** As the person calls the team. */
  name: z.string().trim().min(1).max(200),
  host: z.string().trim().min(1).max(255),
  port: z.int().min(1).max(65_535),
  database: z.string().trim().min(1).max(63),
  user: z.string().trim().min(1).max(63),
  /** False only where the host is this computer. */
  tls: z.boolean(),
  password: z.string().max(1000),
});
export const OneTeam = z.strictObject({ id: Id });
export const TeamMemoryDraft = z.strictObject({
  team: Id,
  name: z.string().trim().min(1).max(200),
  source: Language,
  targets: z.array(Language).min(1).max(100),
});

export type TeamRole = 'read' | 'contribute' | 'curate';

export type TeamState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'filling'; readonly units: number; readonly total: number }
  | { readonly kind: 'following' }
  /** `reason` as of the failure `team-failed`; since is ISO 8601. */
  | { readonly kind: 'offline'; readonly since: string; readonly reason: string };

/** A team database whose memories are kept on this computer too. */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly tls: boolean;
  /** Name in the team, and role; null before the first connection of this start. */
  readonly member: string | null;
  readonly role: TeamRole | null;
  readonly state: TeamState;
  /** Confirmed here and not in the database yet; of these, what it does not take. */
  readonly waiting: number;
  readonly refused: number;
  /** Units that a search in the database finds only in part, since they are still being prepared. */
  readonly unsigned: number;
}

/** What a test of a login found. */
export interface TeamTest {
  readonly member: string;
  readonly role: TeamRole;
  readonly memories: number;
  readonly units: number;
}

export const teamMemoriesRoutes = {
  'team-memories.watch': watch(nothing).gives<readonly Team[]>(),
  'team-memories.test': ask(TeamLogin).gives<TeamTest>(),
  /** Tests the login before anything is kept. One of the same address gets the new password. */
  'team-memories.connect': ask(TeamLogin).gives<{ readonly id: string }>(),
  /** Connects now, where it waits, and looks at everything again. */
  'team-memories.retry': ask(OneTeam).gives<null>(),
  /** Deletes the memories of the team from this computer, what waits with them, and the password. */
  'team-memories.leave': ask(OneTeam).gives<null>(),
  'team-memories.create': ask(TeamMemoryDraft).gives<{ readonly id: string }>(),
};
