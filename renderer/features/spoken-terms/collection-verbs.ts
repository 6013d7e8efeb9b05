import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { outcomeOf } from '../connections/lifetime.ts';
import { FRESH, isUnsaved, type ListDraft } from './list-draft.ts';
import { chosenCollection, languagesOf, listKey, listOf, type Removed } from './state.ts';
import type { CollectionVerbs, TermsContext } from './terms-store.ts';

/** @param open asks for the terms of the list on the screen */
export function createCollectionVerbs(context: TermsContext, open: () => void): CollectionVerbs {
  const { rpc, state, life, changeList, readTerms, recount } = context;
  const get = state.getState;
  const set = state.setState;
  const isWanted = ({ state: now }: Attempt<unknown>) => now === 'idle' || now === 'failed';
  const find = (id: string) => get().collections?.find((one) => one.id === id) ?? null;

  /** Shows a list of the collection: the one of the same language as before, or the first. */
  function show(collection: SpokenTermsCollection | null) {
    const now = get();
    const languages = collection === null ? [] : languagesOf(now, collection);
    const language = languages.find((one) => one === now.language) ?? languages[0] ?? null;
    set({ chosen: collection?.id ?? null, language });
    open();
  }

  async function refresh(): Promise<void> {
    const answer = await life.run<readonly SpokenTermsCollection[]>(
      (listing) => set({ listing }),
      (signal) => rpc.ask('spoken-terms.list', undefined, signal),
    );
    if (answer === null) return;
    set({ collections: answer });
    show(chosenCollection(get()) ?? answer[0] ?? null);
  }

  async function loadLanguages(): Promise<void> {
    await life.run<readonly string[]>(
      (languages) => set({ languages }),
      async (signal) => {
        const all = await rpc.ask('voice.languages', undefined, signal);
        const spoken = all.filter(({ source }) => source).map(({ code }) => baseOf(code));
        return [...new Set(spoken)];
      },
    );
  }

  function dropLists(id: string, languages: readonly string[]) {
    const keys = languages.map((language) => listKey(id, language));
    set(({ lists }) => ({
      lists: Object.fromEntries(Object.entries(lists).filter(([key]) => !keys.includes(key))),
    }));
  }

  /** What is about to be deleted, so that it can be made again. */
  async function remember(
    collection: SpokenTermsCollection,
    language: string | null,
    signal: AbortSignal,
  ): Promise<Removed> {
    const now = get();
    const lists = [];
    for (const one of collection.lists) {
      if (language !== null && one.language !== language) continue;
      const terms = await readTerms(collection.id, one.language, signal);
      if (terms.length > 0) lists.push({ language: one.language, terms });
    }
    const texts: Record<string, string> = {};
    for (const one of language === null ? languagesOf(now, collection) : [language]) {
      const draft: ListDraft = listOf(now, collection.id, one);
      if (isUnsaved(draft)) texts[one] = draft.text ?? '';
    }
    return { collection, language, lists, texts };
  }

  async function remove(id: string, language: string | null): Promise<void> {
    const collection = find(id);
    if (collection === null) return;
    const isStored = collection.lists.some((one) => one.language === language);
    const removed = await life.run<Removed>(
      (now) => set({ removing: outcomeOf(now) }),
      async (signal) => {
        const memory = await remember(collection, language, signal);
        if (language === null) await rpc.ask('spoken-terms.remove', { id }, signal);
        else if (isStored) await rpc.ask('spoken-terms.remove-list', { id, language }, signal);
        return memory;
      },
    );
    if (removed === null) return;
    set({ removed, removing: IDLE });
    if (language === null) {
      dropLists(id, languagesOf(get(), collection));
      const all = get().collections ?? [];
      const place = all.findIndex((one) => one.id === id);
      const rest = all.filter((one) => one.id !== id);
      set({ collections: rest });
      if (get().chosen === id) show(rest[Math.min(place, rest.length - 1)] ?? null);
    } else {
      dropLists(id, [language]);
      recount(id, language, 0);
      show(find(id));
    }
  }

  async function undoRemove(): Promise<void> {
    const { removed, removing } = get();
    if (removed === null || removing.state === 'running') return;
    const { collection, language, lists, texts } = removed;
    const made = await life.run<SpokenTermsCollection | null>(
      (now) => set({ removing: outcomeOf(now) }),
      async (signal) => {
        const whole = lists.map((list) => ({ ...list, terms: [...list.terms] }));
        if (language === null) {
          return rpc.ask('spoken-terms.create', { name: collection.name, lists: whole }, signal);
        }
        for (const list of whole) {
          await rpc.ask('spoken-terms.replace', { id: collection.id, list }, signal);
        }
        return find(collection.id);
      },
    );
    if (made === null) return;
    set({ removed: null, removing: IDLE });
    if (language === null)
      set(({ collections }) => ({ collections: [...(collections ?? []), made] }));
    for (const list of lists) {
      changeList(made.id, list.language, { saved: list.terms });
      recount(made.id, list.language, list.terms.length);
    }
    for (const [one, text] of Object.entries(texts)) {
      const stored = lists.find((list) => list.language === one);
      changeList(made.id, one, { saved: stored?.terms ?? [], text });
    }
    if (language !== null) set({ language });
    show(find(made.id));
  }

  return {
    async load() {
      const now = get();
      await Promise.all([
        isWanted(now.listing) && refresh(),
        isWanted(now.languages) && loadLanguages(),
      ]);
    },
    refresh,
    choose(id) {
      if (id === get().chosen) return;
      set({ name: null, renaming: IDLE });
      show(find(id));
    },
    chooseLanguage(language) {
      if (language === get().language) return;
      set({ language });
      open();
    },
    addLanguage(language) {
      const { chosen } = get();
      if (chosen === null) return;
      const collection = find(chosen);
      const isThere = collection !== null && languagesOf(get(), collection).includes(language);
      if (!isThere) changeList(chosen, language, FRESH);
      set({ language });
      open();
    },
    typeNewName(newName) {
      set({ newName, creating: IDLE });
    },
    async create() {
      const { newName, creating } = get();
      if (newName === null || creating.state === 'running') return;
      const made = await life.run<SpokenTermsCollection>(
        (now) => set({ creating: outcomeOf(now) }),
        (signal) => rpc.ask('spoken-terms.create', { name: newName.trim(), lists: [] }, signal),
      );
      if (made === null) return;
      set(({ collections }) => ({
        creating: IDLE,
        newName: null,
        collections: [...(collections ?? []), made],
      }));
      show(made);
    },
    typeName(name) {
      set({ name, renaming: IDLE });
    },
    async rename() {
      const { name, chosen: id, renaming } = get();
      if (name === null || id === null || renaming.state === 'running') return;
      const done = await life.run<SpokenTermsCollection>(
        (now) => set({ renaming: outcomeOf(now) }),
        (signal) => rpc.ask('spoken-terms.rename', { id, name: name.trim() }, signal),
      );
      if (done === null) return;
      set(({ collections, chosen, name: typed }) => ({
        renaming: IDLE,
        name: chosen === id ? null : typed,
        collections:
          collections?.map((one) => (one.id === id ? { ...one, name: done.name } : one)) ?? null,
      }));
    },
    remove,
    undoRemove,
    forgetRemoved: () => set({ removed: null, removing: IDLE }),
  };
}
