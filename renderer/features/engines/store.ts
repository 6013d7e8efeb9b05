import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type {
  ApertiumAdvice,
  EngineId,
  Engines,
  EngineTrial,
  OwnEngineDraft,
} from '../../../preload/contract/engines.ts';
import type { EnginePairs } from '../../../preload/contract/engine-pairs.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export interface EnginesState {
  /** As main last said; null until its first value. */
  readonly known: Engines | null;
  /** Pairs of Apertium on this computer, as `en-es`; null until it was looked for. */
  readonly apertium: readonly string[] | null;
  readonly trial: Attempt<EngineTrial>;
  readonly saving: Attempt<true>;
  /** Why the last press came to nothing. */
  readonly failure: Failure | null;
}

export interface EnginesStore {
  readonly state: StoreApi<EnginesState>;
  follow(signal: AbortSignal): Promise<void>;
  order(order: readonly EngineId[]): Promise<void>;
  turn(isOn: boolean): Promise<void>;
  remove(): Promise<void>;
  /** @returns whether it was kept */
  save(draft: OwnEngineDraft): Promise<boolean>;
  /** Sends a sentence of ours there. */
  try(draft: OwnEngineDraft, target: string): Promise<void>;
  /** What an earlier trial found does not hold for other entries. */
  forgetTrial(): void;
  lookForApertium(): Promise<void>;
  /** Those of the targets that no engine of the offline service translates to; none where that is not known. */
  uncovered(pairs: EnginePairs, signal: AbortSignal): Promise<readonly string[]>;
  /** Whether a pair of a place is seen ready for the first time since it was seen without a pack. */
  firstReady(pair: string, isReady: boolean): boolean;
  /** How Apertium is installed here, for a pair where one is named. */
  advice(pair?: {
    readonly source: string;
    readonly target: string;
  }): Promise<ApertiumAdvice | null>;
}

export function createEnginesStore(rpc: Rpc): EnginesStore {
  const state = createStore<EnginesState>(() => ({
    known: null,
    apertium: null,
    trial: IDLE,
    saving: IDLE,
    failure: null,
  }));
  /** Pairs of places that were shown without a pack. */
  const lacking = new Set<string>();
  const trials = attempts<EngineTrial>((trial) => state.setState({ trial }));
  const saves = attempts<true>((saving) => state.setState({ saving }));
  const doing = async (work: () => Promise<null>) => {
    state.setState({ failure: null });
    try {
      await work();
    } catch (thrown) {
      state.setState({ failure: asFailure(thrown) });
    }
  };
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('engines.watch', undefined, signal), (known) => state.setState({ known })),
    order: (order) => doing(() => rpc.ask('engines.order', { order: [...order] })),
    turn: (isOn) => doing(() => rpc.ask('engines.turn', { isOn })),
    remove: () => doing(() => rpc.ask('engines.remove', undefined)),
    async save(draft) {
      trials.reset();
      const kept = await saves.start(async (signal) => {
        await rpc.ask('engines.save', draft, signal);
        return true as const;
      });
      return kept !== null;
    },
    async try(draft, target) {
      saves.reset();
      await trials.start((signal) => rpc.ask('engines.try', { ...draft, target }, signal));
    },
    forgetTrial() {
      trials.reset();
      saves.reset();
    },
    async lookForApertium() {
      try {
        state.setState({ apertium: (await rpc.ask('engines.apertium', undefined)).pairs });
      } catch {
        // What is not known is not shown.
      }
    },
    uncovered: (pairs, signal) => rpc.ask('engines.uncovered', pairs, signal).catch(() => []),
    firstReady(pair, isReady) {
      if (!isReady) lacking.add(pair);
      return isReady && lacking.delete(pair);
    },
    // What is not known is not shown.
    advice: (pair) => rpc.ask('engines.advice', pair).catch(() => null),
  };
}

export const enginesStore = defineStore<EnginesStore>({
  name: 'engines',
  scope: 'app',
  create: ({ rpc }) => createEnginesStore(rpc),
  followedBy: { main: 'rest', quick: 'rest' },
});
