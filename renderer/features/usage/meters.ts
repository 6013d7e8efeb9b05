import type { Meter } from '../../../preload/contract/connections.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';
import type { Counted } from './amount-words.ts';

export type KnownUsage = Extract<UsageState, { readonly state: 'known' }>;

/** What is counted against which limit, the most used kinds first. */
export const METERS = [
  { id: 'characters', counted: 'characters', of: 'account' },
  { id: 'keyCharacters', counted: 'characters', of: 'key' },
  { id: 'speechToText', counted: 'speech', of: 'account' },
  { id: 'speechToSpeech', counted: 'speech', of: 'account' },
  { id: 'documents', counted: 'documents', of: 'account' },
  { id: 'teamDocuments', counted: 'documents', of: 'account' },
] as const satisfies readonly {
  readonly id: keyof KnownUsage;
  readonly counted: Counted;
  readonly of: 'account' | 'key';
}[];

export type MeterId = (typeof METERS)[number]['id'];

/** A meter as the screen draws it. */
export interface ShownMeter {
  readonly id: MeterId;
  readonly counted: Counted;
  /** null: the service does not say. */
  readonly meter: Meter | null;
}

/** What the offline service counts: nobody has an account or a key there, and documents have no limit. */
export const offlineMeters = (usage: KnownUsage): ShownMeter[] =>
  metersOf(usage, 'account').filter(({ meter }) => meter !== null);

/**
 * The meters of the account or of the key. What the service does not say is among them, apart from
 * the team’s documents, which few accounts have.
 */
export function metersOf(usage: KnownUsage, of: 'account' | 'key'): ShownMeter[] {
  return METERS.filter(
    (one) => one.of === of && (one.id !== 'teamDocuments' || usage.teamDocuments !== undefined),
  ).map(({ id, counted }) => ({ id, counted, meter: usage[id] ?? null }));
}
