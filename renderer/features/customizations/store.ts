import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { GlossaryName, StyleRuleName } from '../../../preload/contract/customization.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export interface CustomizationsState {
  readonly glossaries: Attempt<readonly GlossaryName[]>;
  readonly styleRules: Attempt<readonly StyleRuleName[]>;
}

export interface CustomizationsStore {
  readonly state: StoreApi<CustomizationsState>;
  /** Asks for both lists, unless they are there or on their way. */
  load(): Promise<void>;
  /** Asks for both lists anew where they were asked for; what is known stays until then. */
  refresh(): Promise<void>;
  /** Forgets the lists: they belonged to another connection. */
  forget(): void;
}

/** The glossaries and style rules of the active connection, as pickers need them. */
export function createCustomizationsStore(rpc: Rpc): CustomizationsStore {
  const state = createStore<CustomizationsState>(() => ({ glossaries: IDLE, styleRules: IDLE }));
  /** Counts the connections, so that no answer of one is taken for another's. */
  let eras = 0;
  const glossaries = attempts<readonly GlossaryName[]>((now) =>
    state.setState({ glossaries: now }),
  );
  const styleRules = attempts<readonly StyleRuleName[]>((now) =>
    state.setState({ styleRules: now }),
  );
  /** Takes a list over without showing that it was asked for; the last known one is better than none. */
  async function renew<Value>(
    before: Attempt<Value>,
    ask: () => Promise<Value>,
    show: (attempt: Attempt<Value>) => void,
  ): Promise<void> {
    const era = eras;
    if (before.state === 'idle') return;
    const value = await ask().catch(() => null);
    if (value !== null && era === eras) show({ state: 'done', value });
  }
  const isWanted = (attempt: Attempt<unknown>) =>
    attempt.state === 'idle' || attempt.state === 'failed';

  return {
    state,
    async refresh() {
      const now = state.getState();
      await Promise.all([
        renew(
          now.glossaries,
          () => rpc.ask('glossaries.list', undefined),
          (value) => state.setState({ glossaries: value }),
        ),
        renew(
          now.styleRules,
          () => rpc.ask('style-rules.list', undefined),
          (value) => state.setState({ styleRules: value }),
        ),
      ]);
    },
    async load() {
      const now = state.getState();
      await Promise.all([
        isWanted(now.glossaries) &&
          glossaries.start((signal) => rpc.ask('glossaries.list', undefined, signal)),
        isWanted(now.styleRules) &&
          styleRules.start((signal) => rpc.ask('style-rules.list', undefined, signal)),
      ]);
    },
    forget() {
      eras += 1;
      glossaries.reset();
      styleRules.reset();
    },
  };
}

const NO_GLOSSARIES: readonly GlossaryName[] = [];
const NO_RULES: readonly StyleRuleName[] = [];

/** The glossaries once they are there, else none. */
export function shownGlossaries({ glossaries }: CustomizationsState): readonly GlossaryName[] {
  return glossaries.state === 'done' ? glossaries.value : NO_GLOSSARIES;
}

/** The style rules once they are there, else none. */
export function shownStyleRules({ styleRules }: CustomizationsState): readonly StyleRuleName[] {
  return styleRules.state === 'done' ? styleRules.value : NO_RULES;
}

export const customizationsStore = defineStore<CustomizationsStore>({
  name: 'customizations',
  scope: 'connection',
  create: ({ rpc }) => createCustomizationsStore(rpc),
  forget(store) {
    const wereAsked = store.state.getState().glossaries.state !== 'idle';
    store.forget();
    if (wereAsked) void store.load();
  },
});
