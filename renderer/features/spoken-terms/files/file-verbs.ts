import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { OpenedText } from '../../../../preload/contract/text.ts';
import { IDLE } from '../../../ui/failure/attempt.ts';
import { outcomeOf } from '../../connections/lifetime.ts';
import { shownTerms } from '../list-draft.ts';
import { textOf } from '../lines.ts';
import { chosenCollection, languagesOf, listOf, shownList } from '../state.ts';
import { findCorrections, type FoundCorrections } from '../suggest/corrections.ts';
import type { FileVerbs, TermsContext, TermsPorts } from '../terms-store.ts';
import {
  readTermFile,
  TERM_FILE_TYPES,
  termFileName,
  writeTermFile,
  type FileList,
} from './term-file.ts';

/** Sessions that are read at a time: their whole transcripts cross from main to the page. */
const SESSIONS_AT_A_TIME = 5;

export function createFileVerbs(context: TermsContext, { hand }: TermsPorts): FileVerbs {
  const { rpc, state, life, changeList, readTerms } = context;
  const get = state.getState;
  const set = state.setState;

  function write(id: string, language: string, file: string, terms: readonly string[]) {
    const draft = listOf(get(), id, language);
    const written = shownTerms(draft);
    const lacking = terms.filter((term) => !written.includes(term));
    const counts = { read: terms.length, added: lacking.length };
    changeList(id, language, {
      ...(lacking.length > 0 && { text: textOf([...written, ...lacking]) }),
      notice: { kind: 'imported', file, ...counts, terms, undo: draft.text },
    });
  }

  return {
    async importFile(file) {
      const { chosen: id, language: shown, languages } = get();
      const collection = chosenCollection(get());
      if (id === null || shown === null || collection === null) return;
      const spoken = languages.state === 'done' ? languages.value : [];
      const known = [...new Set([...spoken, ...languagesOf(get(), collection)])];
      const lists = await life.run<readonly (FileList & { readonly language: string })[]>(
        (now) => set({ importing: outcomeOf(now) }),
        async (signal) => {
          const ticket = await hand(file);
          const { text }: OpenedText = await rpc.ask('text.open', { ticket }, signal);
          const found = readTermFile(file.name, text, known).map((list) => ({
            ...list,
            language: list.language ?? shown,
          }));
          // The file's terms go below those of the service, so these have to be known.
          for (const { language } of found) {
            if (listOf(get(), id, language).saved !== null) continue;
            changeList(id, language, { saved: await readTerms(id, language, signal) });
          }
          return found;
        },
      );
      if (lists === null) return;
      set({ importing: IDLE });
      for (const { language, terms } of lists) write(id, language, file.name, terms);
      const first = lists[0]?.language;
      if (first !== undefined && !lists.some(({ language }) => language === shown)) {
        set({ language: first });
      }
    },
    takeFileOnly() {
      const { chosen: id, language } = get();
      const notice = shownList(get())?.notice;
      if (id === null || language === null || notice?.kind !== 'imported') return;
      changeList(id, language, { text: textOf(notice.terms) });
    },
    async exportFile(format) {
      const { language: shown } = get();
      const collection = chosenCollection(get());
      if (collection === null || shown === null) return null;
      const wanted = format === 'txt' ? [shown] : languagesOf(get(), collection);
      const file = await life.run<ExportedFile>(
        (now) => set({ exporting: outcomeOf(now) }),
        async (signal) => {
          const lists = [];
          for (const language of wanted) {
            const draft = listOf(get(), collection.id, language);
            const terms =
              draft.saved === null && draft.text === null
                ? await readTerms(collection.id, language, signal)
                : shownTerms(draft);
            lists.push({ language, terms });
          }
          return {
            name: termFileName(collection.name, format),
            type: TERM_FILE_TYPES[format],
            bytes: new TextEncoder().encode(writeTermFile(format, lists)),
          };
        },
      );
      if (file !== null) set({ exporting: IDLE });
      return file;
    },
    async findCorrections(isFurther) {
      const { corrections, searching } = get();
      if (searching.state === 'running') return;
      const before = corrections?.read ?? 0;
      const most = Math.max(before, SESSIONS_AT_A_TIME) + (isFurther ? SESSIONS_AT_A_TIME : 0);
      const found = await life.run<FoundCorrections>(
        (now) => set({ searching: outcomeOf(now) }),
        (signal) => findCorrections(rpc, most, signal),
      );
      if (found !== null) set({ corrections: found, searching: IDLE });
    },
  };
}
