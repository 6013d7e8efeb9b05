import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Connection } from '../../../preload/contract/connections.ts';
import type { QuickHanded } from '../../../preload/contract/quick.ts';
import type { QuickPreferences, Settings } from '../../../preload/contract/settings.ts';
import { cancelled, emptyColumn, failureForgotten, interrupted, resultOf } from '../text/column.ts';
import { createPacer } from '../text/pace.ts';
import { createRuns } from '../text/runs.ts';
import type { SharedOptions } from './shared-options.ts';
import { emptyQuick, mustAsk, type QuickState } from './state.ts';
import { defineStore } from '../../ui/stores.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { activeConnection, connectionsStore } from '../connections/store.ts';
import { createSharedOptions } from './shared-options.ts';
import { memoriesStore } from '../memories/store.ts';
import { customizationsStore } from '../customizations/store.ts';
import { factsOf } from '../text/facts.ts';

export interface QuickPorts {
  /** null before main's first value. */
  readonly settings: () => Settings | null;
  readonly keepPreferences: (change: Partial<QuickPreferences>) => void;
  /** The active connection; null before it is known. */
  readonly connection: () => Pick<Connection, 'kind' | 'host'> | null;
  /** What the Text screen has chosen for such a pair. */
  readonly options: SharedOptions;
}

/** Quick translations, on the page that shows nothing else. */
export interface QuickStore {
  readonly state: StoreApi<QuickState>;
  /** Takes what main hands over, until the signal fires. */
  follow(signal: AbortSignal): Promise<void>;
  /** Settings or connections have become known: what waited for them may go. */
  reconsider(): void;
  setText(text: string): void;
  setSource(source: string | null): void;
  setTarget(target: string): void;
  /** The target as handed over, as chosen here, or as on the Text screen. */
  target(): string;
  translate(): void;
  cancel(): void;
  forgetFailure(): void;
  /** Puts the result in the place of what is selected in the program before this one. */
  replace(): Promise<void>;
  /** Moves the text into the Text screen of the main window. */
  move(): Promise<void>;
  close(): Promise<void>;
}

export function createQuickStore(rpc: Rpc, ports: QuickPorts): QuickStore {
  const state = createStore<QuickState>(emptyQuick);
  const get = state.getState;
  const set = state.setState;
  const runs = createRuns(rpc, (_, next) => set(({ column }) => ({ column: next(column) })));
  const pacer = createPacer(() => {
    if (get().isWaiting) reconsider();
  });

  const source = () => ports.settings()?.quick.source ?? null;
  const target = () => {
    const settings = ports.settings();
    return get().handedTarget ?? settings?.quick.target ?? settings?.targetLanguage ?? '';
  };
  const isHeldBack = () =>
    mustAsk(get().isForeign, ports.settings()?.quick.ask ?? null, ports.connection());

  function translate() {
    pacer.rest();
    const { text, revision } = get();
    const into = target();
    if (text.trim() === '' || into === '') return;
    set(({ column }) => ({
      column: column.target === into ? column : emptyColumn(into),
      isWaiting: false,
      isForeign: false,
    }));
    void start(text, into, revision);
  }

  async function start(text: string, into: string, revision: number) {
    const from = source();
    const options = await ports.options(from, into);
    // The text may be another one by now; then it has a start of its own.
    if (get().revision === revision) {
      runs.start(into, { text, source: from, options, revision });
    }
  }

  function reconsider() {
    if (get().isWaiting && !isHeldBack()) translate();
  }

  /** Another text or other languages: a request for the old ones no longer counts. */
  function change(next: Partial<QuickState>) {
    runs.stopAll();
    set((now) => ({
      replaced: null,
      ...next,
      revision: now.revision + 1,
      column: interrupted(next.column ?? now.column),
      isWaiting: (next.text ?? now.text).trim() !== '',
    }));
  }

  function take(handed: QuickHanded) {
    pacer.rest();
    const { text, isForeign, isCut, trouble } = handed;
    change({
      text,
      isForeign,
      handedTarget: handed.target,
      handed: { isCut, trouble },
      column: emptyColumn(''),
    });
    reconsider();
  }

  function forget() {
    pacer.rest();
    change({ ...emptyQuick(), view: get().view, revision: get().revision });
  }

  return {
    state,
    async follow(signal) {
      let taken: number | null = null;
      for await (const view of rpc.watch('quick.watch', undefined, signal)) {
        set({ view });
        const { handed } = view;
        if (handed === null) {
          if (taken !== null) forget();
          taken = null;
        } else if (handed.id !== taken) {
          taken = handed.id;
          take(handed);
        }
      }
    },
    reconsider,
    setText(text) {
      if (text === get().text) return;
      change({ text, handed: null, ...(text.trim() === '' && { column: emptyColumn('') }) });
      if (text.trim() === '') pacer.rest();
      else if (!isHeldBack() && ports.settings()?.translateWhileTyping === true) {
        pacer.touch(text.length);
      }
    },
    setSource(next) {
      ports.keepPreferences({ source: next });
      change({});
      reconsider();
    },
    setTarget(next) {
      ports.keepPreferences({ target: next });
      change({ handedTarget: null, column: emptyColumn(next) });
      reconsider();
    },
    target,
    translate,
    cancel() {
      runs.stopAll();
      set(({ column }) => ({ column: cancelled(column) }));
    },
    forgetFailure: () => set(({ column }) => ({ column: failureForgotten(column) })),
    async replace() {
      const text = resultOf(get().column);
      if (text === '') return;
      set({ replaced: 'replacing' });
      const { outcome } = await rpc
        .ask('quick.replace', { text })
        .catch(() => ({ outcome: 'failed' as const }));
      set({ replaced: outcome === 'replaced' ? null : outcome });
    },
    async move() {
      await rpc.ask('quick.move', { text: get().text, source: source(), target: target() });
    },
    async close() {
      forget();
      await rpc.ask('quick.close', undefined).catch(() => undefined);
    },
  };
}

export const quickStore = defineStore<QuickStore>({
  name: 'quick',
  scope: 'app',
  create({ rpc, store }) {
    const settings = store(settingsStore);
    const connections = store(connectionsStore);
    const known = () => shownSettings(settings.state.getState());
    const connection = () => activeConnection(connections.state.getState());
    const quick = createQuickStore(rpc, {
      settings: known,
      keepPreferences(change) {
        const now = known();
        if (now !== null) void settings.change({ quick: { ...now.quick, ...change } });
      },
      connection,
      options: createSharedOptions(rpc, {
        memories: store(memoriesStore),
        customizations: store(customizationsStore),
        facts: () => factsOf(store),
        isOffline: () => connection()?.kind === 'offline',
      }),
    });
    settings.state.subscribe(() => quick.reconsider());
    connections.state.subscribe(() => quick.reconsider());
    return quick;
  },
  followedBy: { quick: 'rest' },
});
