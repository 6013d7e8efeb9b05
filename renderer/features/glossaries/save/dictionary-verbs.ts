import type { DictionaryChange, Entry, Glossary } from '../../../../preload/contract/glossaries.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import { IDLE } from '../../../ui/failure/attempt.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { outcomeOf } from '../../connections/lifetime.ts';
import type { DictionaryVerbs } from '../glossaries-store.ts';
import type { GlossariesContext } from '../glossaries-context.ts';
import {
  chosenGlossary,
  dictionaryOf,
  glossaryOf,
  isSameChange,
  isStored,
  pairsOf,
  shownDictionary,
  type Pair,
  type SaveMode,
  type Saving,
} from '../state.ts';

/** @param show makes a grid of entries and lets the state follow it */
export function createDictionaryVerbs(
  context: GlossariesContext,
  show: (id: string, pair: Pair, entries: readonly Entry[]) => void,
): DictionaryVerbs {
  const { rpc, state, life, ports, changeDictionary, put, dropDictionaries } = context;
  const get = state.getState;
  const set = state.setState;

  async function read(id: string, pair: Pair): Promise<void> {
    const glossary = glossaryOf(get(), id);
    const before = dictionaryOf(get(), id, pair);
    if (glossary === null || !isStored(glossary, pair)) return;
    if (before !== null && (before.grid !== null || before.loading.state === 'running')) return;
    const entries = await life.run<readonly Entry[]>(
      (loading) => changeDictionary(id, pair, { loading: outcomeOf(loading) }),
      (signal) => rpc.ask('glossaries.entries', { id, ...pair }, signal),
    );
    if (entries !== null) show(id, pair, entries);
  }

  /** The others are read as well: the limit of bytes is one for all of them together. */
  async function open(): Promise<void> {
    const { chosen, pair } = get();
    const glossary = chosenGlossary(get());
    if (chosen === null || pair === null || glossary === null) return;
    await read(chosen, pair);
    for (const other of pairsOf(get(), glossary)) {
      if (get().chosen !== chosen) return;
      await read(chosen, other);
    }
  }

  /** The dictionary on the screen with what it is called by; null while none can be saved. */
  function shown() {
    const { chosen: id, pair } = get();
    const glossary = chosenGlossary(get());
    const dictionary = shownDictionary(get());
    const grid = dictionary?.grid ?? null;
    if (id === null || pair === null || glossary === null || grid === null) return null;
    return { id, pair, glossary, grid, saving: dictionary?.saving ?? null };
  }

  function changeSaving(id: string, pair: Pair, change: Partial<Saving>) {
    const saving = dictionaryOf(get(), id, pair)?.saving ?? null;
    if (saving !== null) changeDictionary(id, pair, { saving: { ...saving, ...change } });
  }

  async function reread(id: string, pair: Pair): Promise<void> {
    const glossary = glossaryOf(get(), id);
    const before = dictionaryOf(get(), id, pair);
    if (glossary === null || before?.isUnsaved === true) return;
    dropDictionaries(id, pair);
    await read(id, pair);
  }

  return {
    open,
    reread,
    findEntries(query) {
      const now = shown();
      if (now === null) set({ finding: query });
      else now.grid.look({ query, isProblemsOnly: false });
    },
    async askSave() {
      const now = shown();
      if (now === null || now.saving !== null) return;
      const { id, pair, glossary, grid } = now;
      const { rows, check } = grid.state.getState();
      if (check.problems > 0 || rows.length === 0) return;
      changeDictionary(id, pair, {
        notice: null,
        saving: { mode: 'replace', changes: { state: 'running' }, sending: IDLE },
      });
      const added = { added: rows.length, changed: 0, removed: 0, same: 0 };
      const count = async (mode: SaveMode, signal: AbortSignal): Promise<DictionaryChange> =>
        isStored(glossary, pair)
          ? rpc.ask('glossaries.compare', { id, ...pair, entries: grid.entries(), mode }, signal)
          : added;
      const counted = await life.run<Readonly<Record<SaveMode, DictionaryChange>>>(
        (changes) => changeSaving(id, pair, { changes }),
        async (signal) => {
          const [replace, merge] = await Promise.all([
            count('replace', signal),
            count('merge', signal),
          ]);
          return { replace, merge };
        },
      );
      // Nobody is asked what makes no difference; what others add meanwhile stays.
      if (
        counted !== null &&
        isStored(glossary, pair) &&
        isSameChange(counted.replace, counted.merge)
      )
        changeSaving(id, pair, { mode: 'merge' });
    },
    setMode(mode) {
      const now = shown();
      if (now !== null) changeSaving(now.id, now.pair, { mode, sending: IDLE });
    },
    leaveSave() {
      const now = shown();
      if (now !== null) changeDictionary(now.id, now.pair, { saving: null });
    },
    async save() {
      const now = shown();
      if (now === null || now.saving === null || now.saving.sending.state === 'running') return;
      const { id, pair, grid, saving } = now;
      if (saving.changes.state !== 'done') return;
      const change = saving.changes.value[saving.mode];
      const { rows } = grid.state.getState();
      const done = await life.run<{ glossary: Glossary; entries: readonly Entry[] | null }>(
        (sending) => changeSaving(id, pair, { sending: outcomeOf(sending) }),
        async (signal) => {
          const input = { id, ...pair, entries: grid.entries() };
          if (saving.mode === 'replace') {
            return { glossary: await rpc.ask('glossaries.replace', input, signal), entries: null };
          }
          const glossary = await rpc.ask('glossaries.merge', input, signal);
          // What stayed at the service is not in the grid.
          const entries = await rpc.ask('glossaries.entries', { id, ...pair }, signal);
          return { glossary, entries };
        },
      );
      if (done === null) return;
      put(done.glossary);
      // Somebody who wrote on while it was sent has something unsaved again.
      if (grid.state.getState().rows === rows) {
        if (done.entries === null) grid.saved();
        else show(id, pair, done.entries);
      }
      changeDictionary(id, pair, { saving: null, notice: { kind: 'saved', change } });
      ports.changed();
      await ports.adding.edited(id, pair);
    },
    async discard() {
      const now = shown();
      if (now === null) return;
      const { id, pair, glossary, grid } = now;
      dropDictionaries(id, pair);
      if (isStored(glossary, pair)) await read(id, pair);
      else show(id, pair, []);
      if ((dictionaryOf(get(), id, pair)?.grid ?? null) !== null) {
        changeDictionary(id, pair, { notice: { kind: 'discarded', grid } });
      }
    },
    undoDiscard() {
      const now = shown();
      const notice = shownDictionary(get())?.notice;
      if (now === null || notice?.kind !== 'discarded') return;
      now.grid.replaceAll(notice.grid.entries());
      changeDictionary(now.id, now.pair, { notice: null });
    },
    forgetNotice() {
      const now = shown();
      if (now !== null) changeDictionary(now.id, now.pair, { notice: null });
    },
    async exportFile(choice) {
      const { chosen: id } = get();
      if (id === null) return;
      const file = await life.run<ExportedFile>(
        (exporting) => set({ exporting: outcomeOf(exporting) }),
        (signal) => rpc.ask('glossaries.export', { id, ...choice }, signal),
      );
      if (file === null) return;
      set({ exporting: IDLE });
      saveFile(file);
    },
  };
}
