import type {
  CreatedDeveloperKey,
  DeveloperKey,
  DeveloperKeys,
} from '../../../../preload/contract/admin.ts';
import type { Attempt } from '../../../ui/failure/attempt.ts';
import type { LimitsDraft } from './limits-draft.ts';
import type { KeySort } from './shown-keys.ts';

/** A change of one key that is under way. */
interface Change {
  readonly id: string;
  readonly attempt: Attempt<null>;
}

export interface KeysState {
  /** As the service last told them; null before its first answer. */
  readonly keys: DeveloperKeys | null;
  readonly listing: Attempt<null>;
  readonly search: string;
  readonly show: 'active' | 'all';
  readonly sort: KeySort;
  /** A key to be; null: none is being made. */
  readonly draft: { readonly label: string; readonly attempt: Attempt<null> } | null;
  /** A key just made, with its secret, until its dialog is closed. */
  readonly created: CreatedDeveloperKey | null;
  readonly renaming: (Change & { readonly label: string }) | null;
  readonly limiting: (Change & { readonly draft: LimitsDraft }) | null;
  /** The key that is about to be deactivated, and what was typed to confirm it. */
  readonly ending: (Change & { readonly typed: string }) | null;
}

/** A key of the list by its id; null where the list has none. */
export const keyOf = ({ keys }: KeysState, id: string | undefined): DeveloperKey | null =>
  keys?.keys.find((key) => key.id === id) ?? null;
