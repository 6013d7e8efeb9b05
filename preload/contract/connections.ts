import { z } from 'zod';
import type { Failure } from './failure.ts';
import type { SecretStorage } from './app.ts';
import type { Feature } from './features.ts';
import { ask, nothing, watch } from './route.ts';

/** `offline` is the built-in service; the others ask for their address. */
export const ConnectionKind = z.enum(['offline', 'paid', 'free', 'custom']);
export type ConnectionKind = z.output<typeof ConnectionKind>;

/** A connection as a person enters it; the key goes up once and never comes down. */
export const ConnectionDraft = z.strictObject({
  /** Present when an existing connection is edited. */
  id: z.string().max(64).optional(),
  name: z.string().trim().min(1).max(80),
  kind: z.enum(['paid', 'free', 'custom']),
  /** Base address; omitted when editing keeps the stored one. */
  address: z.string().trim().max(2048).optional(),
  /** Takes the address of this connection, which the person was shown by its host. */
  addressOf: z.string().max(64).optional(),
  /** Scheme keyword of the Authorization header. */
  keyword: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)
    .default('Service-Auth-Key'),
  /** Omitted when editing keeps the stored one. */
  key: z.string().trim().min(1).max(512).optional(),
  sourceLanguage: z.string().max(16).nullable().default(null),
  targetLanguage: z.string().max(16).nullable().default(null),
});
export type ConnectionDraft = z.input<typeof ConnectionDraft>;

export const ConnectionId = z.strictObject({ id: z.string().max(64) });

/** What a check of a key found. */
export interface CheckedKey {
  readonly tier: 'free' | 'paid';
  /** null when the key is good but may not read usage. */
  readonly characters: Meter | null;
  /** Last four characters of the key, to tell keys apart. */
  readonly keyEnd: string;
}

/** A count against a limit; `limit` null means unlimited. */
export interface Meter {
  readonly count: number;
  readonly limit: number | null;
}

export interface Connection {
  readonly id: string;
  readonly name: string;
  readonly kind: ConnectionKind;
  /** Host and port, for people; null for the built-in service. */
  readonly host: string | null;
  readonly keyword: string;
  readonly keyEnd: string | null;
  readonly tier: 'free' | 'paid' | null;
  /**
   * `missing`: the key was kept for a session that has ended and must be entered again. `locked`: it
   * is in the secret store, which cannot be read now.
   */
  readonly key: 'stored' | 'session' | 'missing' | 'locked' | 'built-in';
  readonly sourceLanguage: string | null;
  readonly targetLanguage: string | null;
}

export interface Connections {
  readonly active: string;
  readonly all: readonly Connection[];
  readonly secrets: SecretStorage;
}

/** What a key may do, as far as requests have shown it. */
export interface Capability {
  readonly feature: Feature;
  readonly state: 'available' | 'refused' | 'untried';
  /** Why it was refused. */
  readonly failure?: Failure;
}

export const connectionsRoutes = {
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
};
