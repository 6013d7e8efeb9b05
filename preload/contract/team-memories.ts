import { z } from 'zod';
import { MAX_CERTIFICATE_BYTES } from './limits.ts';
import { ask, bytes, nothing, watch } from './route.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

const CertificateFile = bytes.refine(({ length }) => length <= MAX_CERTIFICATE_BYTES);

/** The files of a client certificate: PEM with its key, or PKCS#12, which holds both. */
export const CertificateInput = z.strictObject({
  certificate: CertificateFile,
  key: CertificateFile.nullable(),
  passphrase: z.string().max(1000),
});

/** Where a team database is and who asks; what is secret goes one way only. */
export const TeamLogin = z.strictObject({
  /** As the person calls the team. */
  name: z.string().trim().min(1).max(200),
  host: z.string().trim().min(1).max(255),
  port: z.int().min(1).max(65_535),
  database: z.string().trim().min(1).max(63),
  user: z.string().trim().min(1).max(63),
  /** False only where the host is this computer. */
  tls: z.boolean(),
  /** '' where a certificate is enough for the server. */
  password: z.string().max(1000),
  /** Needs TLS. */
  certificate: CertificateInput.nullable(),
});
export const OneTeam = z.strictObject({ id: Id });
export const TeamMemoryDraft = z.strictObject({
  team: Id,
  name: z.string().trim().min(1).max(200),
  source: Language,
  targets: z.array(Language).min(1).max(100),
});

/** What is shown of a certificate; times are ISO 8601. */
export interface TeamCertificate {
  /** Its common name: the login that it was made for. */
  readonly name: string;
  readonly begins: string;
  readonly ends: string;
}

/** What chosen files are found to be. */
export interface CertificateLook {
  /** null where a passphrase is needed first. */
  readonly facts: TeamCertificate | null;
  readonly lacks: 'key' | 'passphrase' | null;
}

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
  /** Of the login; null where it is by password alone. */
  readonly certificate: TeamCertificate | null;
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
  /** Reads files that were chosen; fails where they are no certificate, or don't belong together. */
  'team-memories.look-at-certificate': ask(CertificateInput).gives<CertificateLook>(),
  /** Tests the login before anything is kept. One of the same address gets the new password and certificate. */
  'team-memories.connect': ask(TeamLogin).gives<{ readonly id: string }>(),
  /** Connects now, where it waits, and looks at everything again. */
  'team-memories.retry': ask(OneTeam).gives<null>(),
  /** Deletes the memories of the team from this computer, what waits with them, and the login. */
  'team-memories.leave': ask(OneTeam).gives<null>(),
  'team-memories.create': ask(TeamMemoryDraft).gives<{ readonly id: string }>(),
};
