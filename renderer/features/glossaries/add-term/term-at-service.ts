import type { Rpc } from '../../../../preload/contract/api.ts';
import { textProblem } from '../../../../preload/contract/glossary-rules.ts';
import type { Added, TermDraft } from './store.ts';

/**
 * Puts a term into its glossary, or into a new one where there is none. Rejects with a `Failure`.
 * @returns null for a term that no glossary may have
 */
export async function addTerm(
  rpc: Rpc,
  draft: TermDraft,
  newName: string,
  signal: AbortSignal,
): Promise<Added | null> {
  const { source, target, term, translation, glossary } = draft;
  if (textProblem(term) !== null || textProblem(translation) !== null) return null;
  const entry: [string, string] = [term, translation];
  if (glossary !== null) {
    const input = { id: glossary.id, source, target, entry };
    const { before } = await rpc.ask('glossaries.add-term', input, signal);
    return { ...draft, ...glossary, before, isNewGlossary: false };
  }
  const dictionaries = [{ source, target, entries: [entry] }];
  const made = await rpc.ask('glossaries.create', { name: newName, dictionaries }, signal);
  return { ...draft, id: made.id, name: made.name, before: null, isNewGlossary: true };
}

/** Restores what stood in the glossary before. Rejects with a `Failure`. */
export const takeTermBack = (
  rpc: Rpc,
  { id, source, target, term, before, isNewGlossary }: Added,
  signal: AbortSignal,
): Promise<null> =>
  isNewGlossary
    ? rpc.ask('glossaries.remove', { id }, signal)
    : rpc.ask('glossaries.undo-term', { id, source, target, term, before }, signal);
