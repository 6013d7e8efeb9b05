import { createStore, type StoreApi } from 'zustand/vanilla';
import type { About } from '../../../preload/contract/app.ts';
import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Place, Settings } from '../../../preload/contract/settings.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export type SettingsChange = Input<'settings.change'>;

/** The sections of the Settings screen. */
export type SectionId =
  | 'connections'
  | 'projects'
  | 'appearance'
  | 'shortcuts'
  | 'typing'
  | 'offline-languages'
  | 'engines'
  | 'documents'
  | 'voice'
  | 'quick'
  | 'background'
  | 'privacy'
  | 'requests'
  | 'support'
  | 'about';

export interface SettingsState {
  /** As main last said; null until its first value. */
  readonly stored: Settings | null;
  /** Changes that main has not confirmed yet. */
  readonly pending: SettingsChange;
  /** Why the last change could not be kept. */
  readonly failure: Failure | null;
  readonly about: About | null;
  /** A person has read that the data file was set aside. */
  readonly isSetAsideRead: boolean;
  /** A person has read that settings were repaired. */
  readonly isRepairedRead: boolean;
  readonly wipe: Attempt<null>;
  /** The section in view, also while another screen is. */
  readonly section: SectionId;
}

export interface SettingsStore {
  readonly state: StoreApi<SettingsState>;
  /** Mirrors main's settings until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  /** Shows the change at once; it falls back when main refuses it. */
  change(change: SettingsChange): Promise<void>;
  /** Notes where the person is, for the next start. */
  keepPlace(change: Partial<Place>): void;
  forgetFailure(): void;
  readSetAside(): void;
  readRepaired(): void;
  wipe(): Promise<void>;
  forgetWipe(): void;
  openSection(section: SectionId): void;
}

export function createSettingsStore(rpc: Rpc): SettingsStore {
  const state = createStore<SettingsState>(() => ({
    stored: null,
    pending: {},
    failure: null,
    about: null,
    isSetAsideRead: false,
    isRepairedRead: false,
    wipe: IDLE,
    section: 'connections',
  }));
  const wiping = attempts<null>((wipe) => state.setState({ wipe }));
  let unconfirmed = 0;
  let noted: Partial<Place> = {};

  return {
    state,
    async follow(signal) {
      const about = rpc.ask('app.about', undefined, signal).then(
        (facts) => state.setState({ about: facts }),
        // The watch below meets the same trouble and reports it.
        () => undefined,
      );
      for await (const stored of rpc.watch('settings.watch', undefined, signal)) {
        state.setState({ stored });
      }
      await about;
    },
    async change(change) {
      unconfirmed += 1;
      state.setState((now) => ({ pending: { ...now.pending, ...change }, failure: null }));
      let answer: Partial<SettingsState> = {};
      try {
        answer = { stored: await rpc.ask('settings.change', change) };
      } catch (thrown) {
        answer = { failure: asFailure(thrown) };
      }
      unconfirmed -= 1;
      // Values that pass while a later change is under way would make a slider jump back.
      state.setState(unconfirmed === 0 ? { ...answer, pending: {} } : answer);
    },
    keepPlace(change) {
      const kept = state.getState().stored?.place;
      if (kept === undefined) return;
      // Of two notes that follow each other quickly the first is not confirmed yet.
      noted = { ...noted, ...change };
      const place = { ...kept, ...noted };
      // A place that cannot be kept is no reason to disturb.
      void rpc.ask('settings.change', { place }).catch(() => undefined);
    },
    forgetFailure: () => state.setState({ failure: null }),
    readSetAside: () => state.setState({ isSetAsideRead: true }),
    readRepaired: () => state.setState({ isRepairedRead: true }),
    async wipe() {
      await wiping.start((signal) => rpc.ask('privacy.wipe', undefined, signal));
    },
    forgetWipe: () => wiping.reset(),
    openSection: (section) => state.setState({ section }),
  };
}

/** The settings as a person sees them, unconfirmed changes included; null before the first value. */
export function shownSettings(state: SettingsState): Settings | null {
  if (state.stored === null) return null;
  const shown: Settings = { ...state.stored };
  return Object.assign(shown, state.pending);
}

export const settingsStore = defineStore<SettingsStore>({
  name: 'settings',
  scope: 'app',
  create: ({ rpc }) => createSettingsStore(rpc),
});
