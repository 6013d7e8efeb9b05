import type { GlossaryName } from '../../../../preload/contract/customization.ts';
import { customizationsStore, shownGlossaries } from '../../customizations/store.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { TermDraft } from './store.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { addTermStore } from './store.ts';

/** A term as it was selected. */
export interface SelectedTerm {
  readonly source: string;
  readonly target: string;
  readonly term: string;
  readonly translation: string;
  /** Ids of glossaries that come first, in their order. */
  readonly preferred: readonly string[];
}

/** The most of a selection that is taken for a term; more is a slip of the pointer. */
const MOST = 500;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST);

/** The glossary that a term most likely belongs to: the one of the last term, or one of the pair. */
export function likelyGlossary(
  all: readonly GlossaryName[],
  pair: { readonly source: string; readonly target: string },
  preferred: readonly string[],
  last: string | null,
): TermDraft['glossary'] {
  const covers = ({ pairs }: GlossaryName) =>
    pairs.some((one) => one.source === pair.source && one.target === pair.target);
  const wanted = [...(last === null ? [] : [last]), ...preferred];
  const named = wanted
    .map((id) => all.find((one) => one.id === id))
    .filter((one) => one !== undefined);
  const found = named.find(covers) ?? all.find(covers) ?? named[0] ?? all[0];
  return found === undefined ? null : { id: found.id, name: found.name };
}

/** Opens the form with a selected term in it, once it is known which glossaries there are. */
export function useOpenTerm(): (selected: SelectedTerm) => void {
  const customizations = usePageStore(customizationsStore);
  const adding = usePageStore(addTermStore);
  return ({ source, target, term, translation, preferred }) => {
    const pair = { source: baseOf(source), target: baseOf(target) };
    void customizations.load().then(() => {
      const all = shownGlossaries(customizations.state.getState());
      const { lastGlossary } = adding.state.getState();
      adding.open({
        ...pair,
        term: oneLine(term),
        translation: oneLine(translation),
        glossary: likelyGlossary(all, pair, preferred, lastGlossary),
      });
    });
  };
}
