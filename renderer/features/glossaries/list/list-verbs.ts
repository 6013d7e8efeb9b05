import type { Glossaries, Glossary } from '../../../../preload/contract/glossaries.ts';
import { IDLE } from '../../../ui/failure/attempt.ts';
import { outcomeOf } from '../../connections/lifetime.ts';
import type { ListVerbs } from '../glossaries-store.ts';
import type { GlossariesContext } from '../glossaries-context.ts';
import { chosenGlossary, glossaryOf, isSamePair, isStored, pairsOf, type Pair } from '../state.ts';

/**
 * @param open asks for the entries of the dictionary on the screen
 * @param begin begins a dictionary that the service does not have
 */
export function createListVerbs(
  context: GlossariesContext,
  open: () => void,
  begin: (id: string, pair: Pair) => void,
): ListVerbs {
  const { rpc, state, life, ports, put, dropDictionaries } = context;
  const get = state.getState;
  const set = state.setState;

  /** Shows a dictionary of the glossary: the one of the same pair as before, or the first. */
  function show(glossary: Glossary | null, wanted = get().pair) {
    const pairs = glossary === null ? [] : pairsOf(get(), glossary);
    const pair = pairs.find((one) => isSamePair(one, wanted)) ?? pairs[0] ?? null;
    set({ chosen: glossary?.id ?? null, pair });
    open();
  }

  async function refresh(): Promise<void> {
    const answer = await life.run<Glossaries>(
      (listing) => set({ listing: outcomeOf(listing) }),
      (signal) => rpc.ask('glossaries.all', undefined, signal),
    );
    if (answer === null) return;
    set({ all: answer.all });
    show(chosenGlossary(get()) ?? answer.all[0] ?? null);
  }

  return {
    async load() {
      const { state: now } = get().listing;
      if (now === 'idle' || now === 'failed') await refresh();
    },
    refresh,
    search: (query) => set({ query }),
    choose(id, pair) {
      if (id === get().chosen && pair === undefined) return;
      set({ name: null, renaming: IDLE, exporting: IDLE, finding: null });
      if (get().all === null) set({ chosen: id, pair: pair ?? null });
      else show(glossaryOf(get(), id), pair);
    },
    choosePair(pair) {
      if (isSamePair(pair, get().pair)) return;
      set({ pair });
      open();
    },
    addPair(pair) {
      const glossary = chosenGlossary(get());
      if (glossary === null) return;
      if (!pairsOf(get(), glossary).some((one) => isSamePair(one, pair))) begin(glossary.id, pair);
      set({ pair });
      open();
    },
    describe: (making) => set({ making, creating: IDLE }),
    async create() {
      const { making, creating } = get();
      if (making === null || creating.state === 'running') return;
      const { name, source, target, term, translation } = making;
      const made = await life.run<Glossary>(
        (now) => set({ creating: outcomeOf(now) }),
        (signal) =>
          rpc.ask(
            'glossaries.create',
            {
              name: name.trim(),
              dictionaries: [{ source, target, entries: [[term, translation]] }],
            },
            signal,
          ),
      );
      if (made === null) return;
      set({ creating: IDLE, making: null, query: '' });
      put(made);
      show(made);
      ports.changed();
    },
    typeName: (name) => set({ name, renaming: IDLE }),
    async rename() {
      const { name, chosen: id, renaming } = get();
      if (name === null || id === null || renaming.state === 'running') return;
      const done = await life.run<Glossary>(
        (now) => set({ renaming: outcomeOf(now) }),
        (signal) => rpc.ask('glossaries.rename', { id, name: name.trim() }, signal),
      );
      if (done === null) return;
      put(done);
      set(({ chosen, name: typed }) => ({ renaming: IDLE, name: chosen === id ? null : typed }));
      ports.changed();
    },
    async remove(id) {
      const glossary = glossaryOf(get(), id);
      if (glossary === null || get().removing.state === 'running') return;
      const done = await life.run<true>(
        (now) => set({ removing: outcomeOf(now) }),
        async (signal) => {
          await rpc.ask('glossaries.remove', { id }, signal);
          return true;
        },
      );
      if (done === null) return;
      const all = get().all ?? [];
      const place = all.findIndex((one) => one.id === id);
      const rest = all.filter((one) => one.id !== id);
      dropDictionaries(id);
      set({ all: rest, removing: IDLE, removed: glossary.name, name: null });
      if (get().chosen === id) show(rest[Math.min(place, rest.length - 1)] ?? null);
      ports.changed();
    },
    async removePair(id, pair) {
      const glossary = glossaryOf(get(), id);
      if (glossary === null || get().removing.state === 'running') return;
      if (isStored(glossary, pair)) {
        const changed = await life.run<Glossary>(
          (now) => set({ removing: outcomeOf(now) }),
          (signal) => rpc.ask('glossaries.remove-dictionary', { id, ...pair }, signal),
        );
        if (changed === null) return;
        put(changed);
        set({ removing: IDLE });
        ports.changed();
      }
      dropDictionaries(id, pair);
      if (get().chosen === id) show(glossaryOf(get(), id));
    },
    forgetRemoved: () => set({ removed: null, removing: IDLE }),
  };
}
