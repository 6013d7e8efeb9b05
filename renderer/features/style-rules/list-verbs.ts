import type { StyleCatalogue, StyleRuleList } from '../../../preload/contract/style-rules.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { outcomeOf } from '../connections/lifetime.ts';
import { chosenList } from './state.ts';
import { withoutKey } from './without-key.ts';
import type { ListVerbs, StyleRulesContext } from './style-rules-store.ts';

export function createListVerbs(context: StyleRulesContext): ListVerbs {
  const { rpc, state, life, onChange, receive } = context;
  const get = state.getState;
  const set = state.setState;
  const isWanted = ({ state: now }: Attempt<unknown>) => now === 'idle' || now === 'failed';

  function choose(chosen: string | null) {
    if (chosen === get().chosen) return;
    set({ chosen, name: null, renaming: IDLE, saving: IDLE, isOvertaken: false, keeping: IDLE });
    set({ arranging: IDLE });
  }

  async function refresh(): Promise<void> {
    const lists = await life.run<readonly StyleRuleList[]>(
      (now) => set({ listing: outcomeOf(now) }),
      (signal) => rpc.ask('style-rules.all', undefined, signal),
    );
    if (lists === null) return;
    for (const list of lists) receive(list, 'elsewhere');
    set({ lists });
    choose(chosenList(get())?.id ?? lists[0]?.id ?? null);
  }

  async function loadCatalogue(): Promise<void> {
    await life.run<StyleCatalogue>(
      (catalogue) => set({ catalogue }),
      (signal) => rpc.ask('style-rules.catalogue', undefined, signal),
    );
  }

  function add(list: StyleRuleList) {
    set(({ lists }) => ({ lists: [...(lists ?? []), list] }));
    choose(list.id);
    onChange();
  }

  return {
    async load() {
      const { listing, catalogue } = get();
      await Promise.all([isWanted(listing) && refresh(), isWanted(catalogue) && loadCatalogue()]);
    },
    refresh,
    choose,
    writeNew(newList) {
      set({ newList, creating: IDLE });
    },
    async create() {
      const { newList, creating } = get();
      if (newList === null || creating.state === 'running') return;
      const { name, language } = newList;
      const made = await life.run<StyleRuleList>(
        (now) => set({ creating: outcomeOf(now) }),
        (signal) => rpc.ask('style-rules.create', { name: name.trim(), language }, signal),
      );
      if (made === null) return;
      set({ creating: IDLE, newList: null });
      add(made);
    },
    writeName(name) {
      set({ name, renaming: IDLE });
    },
    async rename() {
      const { name, chosen: id, renaming } = get();
      if (name === null || id === null || renaming.state === 'running') return;
      const list = await life.run<StyleRuleList>(
        (now) => set({ renaming: outcomeOf(now) }),
        (signal) => rpc.ask('style-rules.rename', { id, name: name.trim() }, signal),
      );
      if (list === null) return;
      receive(list, 'here');
      set(({ chosen, name: typed }) => ({ renaming: IDLE, name: chosen === id ? null : typed }));
      onChange();
    },
    async remove(id) {
      const { removing, lists } = get();
      const known = lists?.find((one) => one.id === id);
      if (known === undefined || removing.state === 'running') return;
      const removed = await life.run<StyleRuleList>(
        (now) => set({ removing: outcomeOf(now) }),
        async (signal) => {
          // As it is now, so that it can be made again as it was.
          const list = await rpc.ask('style-rules.get', { id }, signal);
          await rpc.ask('style-rules.remove', { id }, signal);
          return list;
        },
      );
      if (removed === null) return;
      const all = get().lists ?? [];
      const place = all.findIndex((one) => one.id === id);
      const rest = all.filter((one) => one.id !== id);
      set(({ drafts, edits }) => ({
        removed,
        removing: IDLE,
        lists: rest,
        drafts: withoutKey(drafts, id),
        edits: withoutKey(edits, id),
      }));
      if (get().chosen === id) choose(rest[Math.min(place, rest.length - 1)]?.id ?? null);
      onChange();
    },
    async undoRemove() {
      const { removed, removing } = get();
      if (removed === null || removing.state === 'running') return;
      const { name, language, rules, instructions } = removed;
      const made = await life.run<StyleRuleList>(
        (now) => set({ removing: outcomeOf(now) }),
        (signal) =>
          rpc.ask(
            'style-rules.create',
            {
              name,
              language,
              rules,
              instructions: instructions.map(({ label, prompt, sourceLanguage }) => ({
                label,
                prompt,
                sourceLanguage,
              })),
            },
            signal,
          ),
      );
      if (made === null) return;
      set({ removed: null, removing: IDLE });
      add(made);
    },
    forgetRemoved: () => set({ removed: null, removing: IDLE }),
  };
}
