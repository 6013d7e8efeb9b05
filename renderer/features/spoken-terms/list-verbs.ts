import type { SpokenTermsList } from '../../../preload/contract/spoken-terms.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { outcomeOf } from '../connections/lifetime.ts';
import { isSame, linesOf, textOf, tidied } from './lines.ts';
import { checkList, isUnsaved, shownTerms, shownText, type ListDraft } from './list-draft.ts';
import { listOf, shownList } from './state.ts';
import type { ListVerbs, TermsContext } from './terms-store.ts';

export function createListVerbs(context: TermsContext): ListVerbs {
  const { rpc, state, life, changeList, readTerms, recount } = context;
  const get = state.getState;

  /** Runs a change of the list on the screen; nothing where none is shown. */
  function onShown(change: (draft: ListDraft, id: string, language: string) => void) {
    const { chosen, language } = get();
    const draft = shownList(get());
    if (chosen !== null && language !== null && draft !== null) change(draft, chosen, language);
  }

  /** Writes a whole list, with the way back in a notice. */
  function write(terms: readonly string[], kind: 'tidied' | 'discarded') {
    onShown((draft, id, language) => {
      const undo = shownText(draft);
      changeList(id, language, {
        text: kind === 'discarded' ? null : textOf(terms),
        notice: { kind, undo },
      });
    });
  }

  async function open(): Promise<void> {
    const { chosen: id, language } = get();
    if (id === null || language === null) return;
    const draft = listOf(get(), id, language);
    const isBusy = draft.loading.state === 'running' || draft.saving.state === 'running';
    // What is being written keeps the list that it is compared with; saving looks for another.
    if (isBusy || (draft.saved !== null && draft.text !== null)) return;
    await life.run<readonly string[]>(
      (loading) => changeList(id, language, { loading }),
      async (signal) => {
        const saved = await readTerms(id, language, signal);
        // A list that was saved meanwhile is newer than this answer.
        if (listOf(get(), id, language).saved === draft.saved) changeList(id, language, { saved });
        return saved;
      },
    );
  }

  /** Sends the list and answers with what the service has then. */
  async function send(
    draft: ListDraft,
    id: string,
    list: SpokenTermsList,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    if (draft.mode === 'replace') {
      await rpc.ask('spoken-terms.replace', { id, list }, signal);
      return list.terms;
    }
    await rpc.ask('spoken-terms.merge', { id, list }, signal);
    return readTerms(id, list.language, signal);
  }

  async function save(): Promise<void> {
    const { chosen: id, language } = get();
    const draft = shownList(get());
    if (id === null || language === null || draft === null) return;
    if (draft.saving.state === 'running' || checkList(draft).obstacle !== null) return;
    const terms = shownTerms(draft);
    const outcome = await life.run<{ saved: readonly string[]; isConflict: boolean }>(
      (now) => changeList(id, language, { saving: outcomeOf(now), notice: null }),
      async (signal) => {
        const now = await readTerms(id, language, signal);
        if (!isSame(now, draft.saved ?? [])) return { saved: now, isConflict: true };
        const list = { language, terms: [...terms] };
        return { saved: await send(draft, id, list, signal), isConflict: false };
      },
    );
    if (outcome === null) return;
    const { saved, isConflict } = outcome;
    recount(id, language, saved.length);
    // What was typed while it was on its way is not lost.
    const { text } = listOf(get(), id, language);
    const isSent = text === draft.text && !isConflict;
    changeList(id, language, {
      saved,
      saving: IDLE,
      ...(isSent && { text: null, mode: 'replace' }),
      notice: isConflict ? { kind: 'changed-elsewhere' } : { kind: 'saved', count: saved.length },
    });
  }

  return {
    open,
    type(text) {
      onShown((draft, id, language) => {
        if (text === shownText(draft)) return;
        const isBack = draft.saved !== null && text === textOf(draft.saved);
        changeList(id, language, { text: isBack ? null : text, notice: null });
      });
    },
    setMode(mode) {
      onShown((_, id, language) => changeList(id, language, { mode }));
    },
    tidy() {
      onShown((draft) => write(tidied(shownTerms(draft)), 'tidied'));
    },
    discard: () => write([], 'discarded'),
    undo() {
      onShown(({ notice }, id, language) => {
        if (notice === null || !('undo' in notice)) return;
        changeList(id, language, { text: notice.undo, notice: null });
      });
    },
    forgetNotice() {
      onShown((draft, id, language) =>
        changeList(id, language, {
          notice: null,
          ...(draft.saving.state === 'failed' && { saving: IDLE }),
        }),
      );
    },
    addTerms(terms) {
      onShown((draft, id, language) => {
        const written = shownTerms(draft);
        const lacking = terms.filter((term) => !written.includes(term));
        if (lacking.length === 0) return;
        changeList(id, language, { text: textOf([...written, ...lacking]), notice: null });
      });
    },
    save,
    async addNow(to, language, term) {
      const list = { language, terms: [term] };
      if ('newName' in to) {
        const made = await rpc.ask('spoken-terms.create', { name: to.newName, lists: [list] });
        state.setState(({ collections }) => ({ collections: [...(collections ?? []), made] }));
        return;
      }
      await rpc.ask('spoken-terms.merge', { id: to.id, list });
      const draft = listOf(get(), to.id, language);
      const collection = get().collections?.find(({ id }) => id === to.id);
      const before = collection?.lists.find((one) => one.language === language)?.count ?? 0;
      if (draft.saved === null) recount(to.id, language, before + 1);
      else if (!draft.saved.includes(term)) {
        const saved = [...draft.saved, term];
        recount(to.id, language, saved.length);
        // An edited list would take the term away again when it is saved.
        const text =
          draft.text === null || !isUnsaved(draft) || linesOf(draft.text).includes(term)
            ? draft.text
            : textOf([...linesOf(draft.text), term]);
        changeList(to.id, language, { saved, text });
      }
    },
  };
}
