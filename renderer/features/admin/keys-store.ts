import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  CreatedDeveloperKey,
  DeveloperKey,
  DeveloperKeys,
} from '../../../preload/contract/admin.ts';
import type { Rpc } from '../../../preload/contract/api.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { createLifetime, outcomeOf } from '../connections/lifetime.ts';
import { changedLimits, draftOfLimits, type LimitsDraft } from './keys/limits-draft.ts';
import { sortedBy, type KeyColumn } from './keys/shown-keys.ts';
import { keyOf, type KeysState } from './keys/state.ts';
import { defineStore } from '../../ui/stores.ts';

export interface KeysStore {
  readonly state: StoreApi<KeysState>;
  /** Asks the service for the keys; those that are there stay in sight meanwhile. */
  load(): Promise<void>;
  search(search: string): void;
  show(show: KeysState['show']): void;
  sort(column: KeyColumn): void;

  /** A label for a key to be. */
  typeNewLabel(label: string): void;
  create(): Promise<void>;
  /** Leaves the making of a key, and forgets the secret of one that was made. Waits for an answer. */
  leaveNew(): void;

  beginRename(key: DeveloperKey): void;
  typeLabel(label: string): void;
  rename(): Promise<void>;
  leaveRename(): void;

  /** @param locale that numbers are written in */
  beginLimits(key: DeveloperKey, locale: string): void;
  changeLimits(draft: LimitsDraft): void;
  /** Sends the limits that were changed; nothing while one cannot be read. */
  saveLimits(locale: string): Promise<void>;
  leaveLimits(): void;

  beginEnd(key: DeveloperKey): void;
  typeConfirmation(typed: string): void;
  /** Deactivates for good; nothing unless what was typed is what has to be typed. */
  deactivate(): Promise<void>;
  leaveEnd(): void;

  /** Forgets what belonged to another connection or another admin key. */
  forget(): void;
}

const EMPTY: KeysState = {
  keys: null,
  listing: IDLE,
  search: '',
  show: 'active',
  sort: { by: 'characters', descending: true },
  draft: null,
  created: null,
  renaming: null,
  limiting: null,
  ending: null,
};

/** What has to be typed before a key is deactivated: its label, or its id where it has none. */
export const confirmationOf = ({ label, masked }: DeveloperKey): string =>
  label.trim() === '' ? masked : label;

/** The developer keys of the account, and what is being done to them. */
export function createKeysStore(rpc: Rpc): KeysStore {
  const state = createStore<KeysState>(() => EMPTY);
  const get = state.getState;
  const life = createLifetime();

  async function load(): Promise<void> {
    const keys = await life.run<DeveloperKeys>(
      (listing) => state.setState({ listing: outcomeOf(listing) }),
      (signal) => rpc.ask('developer-keys.list', undefined, signal),
    );
    if (keys !== null) state.setState({ keys });
  }

  function put(key: DeveloperKey): void {
    state.setState(({ keys }) => {
      if (keys === null) return {};
      const isNew = !keys.keys.some(({ id }) => id === key.id);
      // A change says nothing of what was used when the report could not be read just then.
      const all = keys.keys.map((one) =>
        one.id === key.id ? { ...key, used: key.used ?? one.used } : one,
      );
      return { keys: { ...keys, keys: isNew ? [...all, key] : all } };
    });
  }

  /** Runs a change whose state stands under `name`, which goes once it is done. */
  async function change(
    name: 'renaming' | 'limiting' | 'ending',
    request: (signal: AbortSignal) => Promise<DeveloperKey>,
  ): Promise<void> {
    const show = (attempt: Attempt<unknown>) =>
      state.setState((now) => ({
        [name]: now[name] && { ...now[name], attempt: outcomeOf(attempt) },
      }));
    const key = await life.run<DeveloperKey>(show, request);
    if (key !== null) {
      put(key);
      state.setState({ [name]: null });
    } else if (hasNoOutcome(get()[name]?.attempt)) await load();
  }

  /** Closes what stands under `name`, unless an answer is awaited that has to be seen. */
  function leave(name: 'renaming' | 'limiting' | 'ending' | 'draft'): void {
    if (get()[name]?.attempt.state !== 'running') state.setState({ [name]: null });
  }

  return {
    state,
    load,
    search: (search) => state.setState({ search }),
    show: (show) => state.setState({ show }),
    sort: (column) => state.setState(({ sort }) => ({ sort: sortedBy(column, sort) })),

    typeNewLabel(label) {
      state.setState({ draft: { label, attempt: IDLE } });
    },
    async create() {
      const { draft } = get();
      if (draft === null || draft.attempt.state === 'running') return;
      const label = draft.label.trim();
      const created = await life.run<CreatedDeveloperKey>(
        (attempt) =>
          state.setState((now) => ({
            draft: now.draft && { ...now.draft, attempt: outcomeOf(attempt) },
          })),
        (signal) => rpc.ask('developer-keys.create', label === '' ? {} : { label }, signal),
      );
      if (created !== null) {
        put(created.key);
        // Nothing that is searched for hides the new key.
        state.setState({ draft: null, created, search: '' });
      } else if (hasNoOutcome(get().draft?.attempt)) await load();
    },
    leaveNew() {
      leave('draft');
      state.setState({ created: null });
    },

    beginRename: ({ id, label }) => state.setState({ renaming: { id, label, attempt: IDLE } }),
    typeLabel: (label) =>
      state.setState(({ renaming }) => ({ renaming: renaming && { ...renaming, label } })),
    async rename() {
      const { renaming } = get();
      if (renaming === null || renaming.attempt.state === 'running') return;
      const { id } = renaming;
      const label = renaming.label.trim();
      if (label === '') return;
      if (label === keyOf(get(), id)?.label) {
        state.setState({ renaming: null });
        return;
      }
      await change('renaming', (signal) => rpc.ask('developer-keys.rename', { id, label }, signal));
    },
    leaveRename: () => leave('renaming'),

    beginLimits: ({ id, limits }, locale) =>
      state.setState({ limiting: { id, draft: draftOfLimits(limits, locale), attempt: IDLE } }),
    changeLimits: (draft) =>
      state.setState(({ limiting }) => ({
        limiting: limiting && { ...limiting, draft, attempt: IDLE },
      })),
    async saveLimits(locale) {
      const { limiting } = get();
      const key = keyOf(get(), limiting?.id);
      if (limiting === null || key === null || limiting.attempt.state === 'running') return;
      const changed = changedLimits(limiting.draft, key.limits, locale);
      if (changed === null) return;
      if (Object.keys(changed).length === 0) state.setState({ limiting: null });
      else {
        await change('limiting', (signal) =>
          rpc.ask('developer-keys.limit', { id: key.id, ...changed }, signal),
        );
      }
    },
    leaveLimits: () => leave('limiting'),

    beginEnd: ({ id }) => state.setState({ ending: { id, typed: '', attempt: IDLE } }),
    typeConfirmation: (typed) =>
      state.setState(({ ending }) => ({ ending: ending && { ...ending, typed } })),
    async deactivate() {
      const { ending } = get();
      const key = keyOf(get(), ending?.id);
      if (ending === null || key === null || ending.attempt.state === 'running') return;
      if (ending.typed !== confirmationOf(key)) return;
      await change('ending', (signal) =>
        rpc.ask('developer-keys.deactivate', { id: key.id, label: ending.typed }, signal),
      );
    },
    leaveEnd: () => leave('ending'),

    forget() {
      life.end();
      state.setState(EMPTY);
    },
  };
}

/** The change may have been made although no answer came: only the list can tell. */
const hasNoOutcome = (attempt: Attempt<null> | undefined): boolean =>
  attempt?.state === 'failed' && attempt.failure.code === 'outcome-unknown';

export const keysStore = defineStore<KeysStore>({
  name: 'keys',
  scope: 'account',
  create: ({ rpc }) => createKeysStore(rpc),
});
