import { z } from 'zod';
import type { UsageFigures } from './reports.ts';
import { ask, nothing, watch } from './route.ts';

/** Whether the admin calls of the active connection can be made. */
export interface AdminAccess {
  readonly connection: string;
  /**
   * `none`: no admin key was entered. `missing`: it was kept for a session that has ended. `locked`:
   * it is in the secret store, which cannot be read now.
   * `unavailable`: the connection is of the free tier, which has no admin calls.
   */
  readonly key: 'built-in' | 'stored' | 'session' | 'missing' | 'locked' | 'none' | 'unavailable';
  /** Last four characters of the key before its ending, which all admin keys share. */
  readonly keyEnd: string | null;
  /** Host and port that admin calls go to; null for the built-in service. */
  readonly host: string | null;
}

/** The admin key of the active connection; it goes up once and never comes down. */
export const AdminKeyDraft = z.strictObject({ key: z.string().trim().min(1).max(512) });

/** Limits of a developer key for one usage period; null is unlimited, 0 allows nothing. */
export interface KeyLimits {
  readonly characters: number | null;
  readonly speechToTextMs: number | null;
  readonly speechToSpeechMs: number | null;
}

/** A developer key as the admin calls show it; never its secret. */
export interface DeveloperKey {
  /** Two GUIDs joined by a colon. */
  readonly id: string;
  /** As reports write it: first four characters, `****`, last four. */
  readonly masked: string;
  readonly label: string;
  /** ISO 8601; null where the service does not say. */
  readonly created: string | null;
  readonly deactivated: string | null;
  readonly isActive: boolean;
  readonly limits: KeyLimits;
  /**
   * What it used in the current calendar month (UTC), from the service's report; null where that
   * could not be read, or where several keys share the masked id.
   */
  readonly used: UsageFigures | null;
}

export interface DeveloperKeys {
  readonly connection: string;
  readonly keys: readonly DeveloperKey[];
}

const Id = z.string().min(1).max(256);
const Label = z.string().trim().min(1).max(1024);
const Limit = z.int().min(0).nullable();

export const NewDeveloperKey = z.strictObject({ label: Label.optional() });
export const DeveloperKeyLabel = z.strictObject({ id: Id, label: Label });
/** An absent limit stays as it is. */
export const DeveloperKeyLimits = z.strictObject({
  id: Id,
  characters: Limit.optional(),
  speechToTextMs: Limit.optional(),
  speechToSpeechMs: Limit.optional(),
});
/** @property label as typed; it must equal the key's label, since this cannot be undone */
export const DeveloperKeyEnd = z.strictObject({ id: Id, label: z.string().max(1024) });

/** A key just made. */
export interface CreatedDeveloperKey {
  readonly key: DeveloperKey;
  /** Told by the service once; kept nowhere. null where the service does not tell it. */
  readonly secret: string | null;
}

export const adminRoutes = {
  'admin.watch': watch(nothing).gives<AdminAccess>(),
  /** Checks the key against the active connection's service, then stores it. */
  'admin.save-key': ask(AdminKeyDraft).gives<null>(),
  'admin.forget-key': ask(nothing).gives<null>(),
  'developer-keys.list': ask(nothing).gives<DeveloperKeys>(),
  'developer-keys.create': ask(NewDeveloperKey).gives<CreatedDeveloperKey>(),
  'developer-keys.rename': ask(DeveloperKeyLabel).gives<DeveloperKey>(),
  'developer-keys.limit': ask(DeveloperKeyLimits).gives<DeveloperKey>(),
  /** For good. Refused with invalid-input where the typed label is not the key's. */
  'developer-keys.deactivate': ask(DeveloperKeyEnd).gives<DeveloperKey>(),
};
