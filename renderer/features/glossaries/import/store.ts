import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DictionaryChange, Entry, Glossary } from '../../../../preload/contract/glossaries.ts';
import type { ForbiddenTerm } from '../../../../preload/contract/segment-forbidden-terms.ts';
import { glossaryNameFault } from '../../../../preload/contract/glossary-rules.ts';
import { attempts, IDLE } from '../../../ui/failure/attempt.ts';
import { outcomeOf } from '../../connections/lifetime.ts';
import type { GlossariesContext } from '../glossaries-context.ts';
import type { Pair, SaveMode } from '../state.ts';
import {
  forbiddenOf,
  incomingOf,
  takenOf,
  type Destination,
  type ImportMode,
  type ImportState,
} from './state.ts';

export interface ImportStore {
  readonly state: StoreApi<ImportState>;
  /** Looks at a file; nothing is sent. @param pair of its entries where it names no languages */
  readonly open: (file: File, pair: Pair) => Promise<void>;
  readonly setPair: (pair: Pair) => void;
  readonly setDestination: (destination: Destination) => void;
  readonly setMode: (key: string, mode: ImportMode) => void;
  /**
   * Sends what is taken; dictionaries that were sent before a failure are not sent again.
   * @returns what the file says not to use, to be kept now; null where nothing came of it
   */
  readonly send: () => Promise<readonly ForbiddenTerm[] | null>;
  /** What a glossary that is made of the file is called at first. */
  readonly nameOfFile: () => string;
  readonly keepForbidden: (keeps: boolean) => void;
  readonly leave: () => void;
  readonly forgetFinished: () => void;
}

export interface ImportPorts {
  /** A dictionary has another content at the service. */
  readonly read: (id: string, pair: Pair) => Promise<void>;
  readonly show: (id: string, pair?: Pair) => void;
}

const NOTHING: Omit<ImportState, 'pair' | 'finished'> = {
  file: null,
  reading: IDLE,
  destination: { kind: 'new', name: '' },
  modes: {},
  counts: {},
  sent: [],
  sending: IDLE,
  keepsForbidden: true,
};

export function createImportStore(context: GlossariesContext, ports: ImportPorts): ImportStore {
  const { rpc, put } = context;
  const state = createStore<ImportState>(() => ({
    ...NOTHING,
    pair: { source: 'en', target: 'de' },
    finished: null,
  }));
  const get = state.getState;
  const set = state.setState;
  const reading = attempts<Awaited<ReturnType<typeof preview>>>((now) => set({ reading: now }));
  const sending = attempts<Glossary | null>((now) => set({ sending: outcomeOf(now) }));
  let counting = new AbortController();

  const glossaries = () => context.state.getState().all ?? [];
  const incoming = () => incomingOf(get(), glossaries());
  const entriesOf = (entries: readonly (readonly [string, string])[]): Entry[] =>
    entries.map(([source, target]) => [source, target]);

  async function preview(file: File, pair: Pair, signal: AbortSignal) {
    const ticket = await context.ports.hand(file);
    return rpc.ask('glossaries.read-file', { ticket, name: file.name, pair }, signal);
  }

  /** Asks what each way would do to the dictionaries that are there already. */
  async function count(): Promise<void> {
    counting.abort();
    counting = new AbortController();
    const { signal } = counting;
    set({ counts: {} });
    const { destination } = get();
    if (destination.kind === 'new') return;
    for (const { key, pair, entries, isThere } of incoming()) {
      if (!isThere || signal.aborted) continue;
      const counts = attempts<Readonly<Record<SaveMode, DictionaryChange>>>((now) => {
        if (!signal.aborted) set((before) => ({ counts: { ...before.counts, [key]: now } }));
      });
      await counts.start(async () => {
        const input = { id: destination.id, ...pair, entries: entriesOf(entries) };
        const [replace, merge] = await Promise.all([
          rpc.ask('glossaries.compare', { ...input, mode: 'replace' }, signal),
          rpc.ask('glossaries.compare', { ...input, mode: 'merge' }, signal),
        ]);
        return { replace, merge };
      });
    }
  }

  function leave() {
    counting.abort();
    reading.reset();
    sending.reset();
    set(NOTHING);
  }

  /** Sends all at once, or one after the other where the glossary is there. */
  async function sendAll(signal: AbortSignal): Promise<Glossary | null> {
    const { destination } = get();
    const taken = takenOf(incoming());
    if (destination.kind === 'new') {
      const dictionaries = taken.map(({ pair, entries }) => ({
        ...pair,
        entries: entriesOf(entries),
      }));
      return rpc.ask('glossaries.create', { name: destination.name.trim(), dictionaries }, signal);
    }
    let glossary: Glossary | null = null;
    for (const { key, pair, entries, isThere, mode } of taken) {
      const input = { id: destination.id, ...pair, entries: entriesOf(entries) };
      const route = isThere && mode === 'merge' ? 'glossaries.merge' : 'glossaries.replace';
      glossary = await rpc.ask(route, input, signal);
      put(glossary);
      set(({ sent }) => ({ sent: [...sent, key] }));
    }
    return glossary;
  }

  return {
    state,
    async open(file, pair) {
      leave();
      const chosen = context.state.getState().chosen;
      set({
        file,
        pair,
        finished: null,
        destination:
          chosen === null
            ? { kind: 'new', name: nameOf(file.name) }
            : { kind: 'glossary', id: chosen },
      });
      const read = await reading.start((signal) => preview(file, pair, signal));
      if (read !== null) await count();
    },
    setPair(pair) {
      set({ pair, modes: {} });
      void count();
    },
    setDestination(destination) {
      const before = get().destination;
      set({ destination, sending: IDLE });
      if (destination.kind === 'new' && before.kind === 'new') return;
      set({ modes: {}, sent: [] });
      void count();
    },
    setMode: (key, mode) =>
      set(({ modes }) => ({ modes: { ...modes, [key]: mode }, sending: IDLE })),
    async send() {
      const { destination, sending: now, sent } = get();
      const all = incoming();
      const taken = takenOf(all);
      if (now.state === 'running') return null;
      const forbidden = get().keepsForbidden ? forbiddenOf(get()) : [];
      if (taken.length === 0) {
        if (forbidden.length === 0) return null;
        const { file } = get();
        leave();
        set({ finished: { name: file?.name ?? '', entries: 0, forbidden: forbidden.length } });
        return forbidden;
      }
      if (destination.kind === 'new' && glossaryNameFault(destination.name.trim()) !== null) {
        return null;
      }
      const made = await sending.start(sendAll);
      // Some may have been taken before one was refused.
      if (made !== null || get().sent.length > sent.length) context.ports.changed();
      if (made === null) return null;
      put(made);
      const whole = all.filter(
        ({ key }) => taken.some((one) => one.key === key) || sent.includes(key),
      );
      const entries = whole.reduce((sum, one) => sum + one.entries.length, 0);
      leave();
      set({ finished: { name: made.name, entries, forbidden: forbidden.length } });
      for (const { pair } of whole) await ports.read(made.id, pair);
      ports.show(made.id, whole[0]?.pair);
      return forbidden;
    },
    keepForbidden: (keepsForbidden) => set({ keepsForbidden }),
    nameOfFile: () => nameOf(get().file?.name ?? ''),
    leave,
    forgetFinished: () => set({ finished: null }),
  };
}

/** A glossary is called as its file, without what ends the name. */
function nameOf(file: string): string {
  const plain = file.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  return plain === '' ? file : plain;
}
