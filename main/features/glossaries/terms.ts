import type { Handlers } from '../../../preload/contract/api.ts';
import type { Entry, TermConflict, TermMark } from '../../../preload/contract/glossaries.ts';
import type { Pair } from '../../client/glossaries.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { checkTerms } from '../../engine/term-check/check-terms.ts';
import type { TermFinder } from '../../engine/term-check/term-finder.ts';
import { createTermFinder } from '../../engine/term-check/term-finder.ts';
import type { OpenService, Services } from '../active-service.ts';
import type { KeptGlossaries } from './kept-glossaries.ts';
import { dictionaryOf } from './kept-glossaries.ts';

/** Finders that are kept: the choice of each screen, and the one before it. */
const MAX_FINDERS = 4;

/** Entries of one chosen glossary. */
interface Chosen {
  readonly glossary: string;
  readonly entries: readonly Entry[];
}

interface Choice extends Pair {
  readonly glossaries: readonly string[];
}

/** What the chosen glossaries do to a text. Variants of a language use the glossaries of its base. */
export function createTerms(
  services: Services,
  kept: KeptGlossaries,
): Pick<Handlers, 'terms.coverage' | 'terms.marks'> {
  const finders = new Map<string, { readonly lists: readonly Chosen[]; finder: TermFinder }>();

  const covering = async (
    service: OpenService,
    { glossaries, source, target }: Choice,
    signal: AbortSignal,
  ): Promise<readonly Chosen[]> => {
    const pair = { source: baseOf(source), target: baseOf(target) };
    const all = await kept.listed(service, signal);
    const covered = glossaries.filter((id) => {
      const glossary = all.find((one) => one.id === id);
      return glossary !== undefined && dictionaryOf(glossary, pair) !== undefined;
    });
    return Promise.all(
      covered.map(async (glossary) => ({
        glossary,
        entries: await kept.entries(service, glossary, pair, signal),
      })),
    );
  };

  const finderOf = async (lists: readonly Chosen[], target: string): Promise<TermFinder> => {
    const key = [target, ...lists.map(({ glossary }) => glossary)].join('\n');
    const known = finders.get(key);
    const isSame = known?.lists.every((list, i) => list.entries === lists[i]?.entries);
    if (known !== undefined && isSame === true) return known.finder;
    const terms = lists.flatMap(({ glossary, entries }) =>
      entries.map(([source, wanted]) => ({ source, target: wanted, glossary })),
    );
    const finder = await createTermFinder(terms, target, nextTurn);
    finders.delete(key);
    finders.set(key, { lists, finder });
    const [oldest] = finders.keys();
    if (finders.size > MAX_FINDERS && oldest !== undefined) finders.delete(oldest);
    return finder;
  };

  return {
    'terms.coverage': async (choice, { signal }) => {
      const service = await services.openActive(signal);
      await kept.list(service, signal);
      const lists = await covering(service, choice, signal);
      const covered = new Set(lists.map(({ glossary }) => glossary));
      return {
        missing: choice.glossaries.filter((id) => !covered.has(id)),
        conflicts: conflictsOf(lists),
      };
    },
    'terms.marks': async ({ text, translation, ...choice }, { signal }) => {
      const service = await services.openActive(signal);
      const lists = await covering(service, choice, signal);
      if (lists.length === 0) return [];
      const found = (await finderOf(lists, baseOf(choice.target))).find(text);
      const wanted = found.map(({ term }) => term.target);
      const checked = translation === null ? null : checkTerms(wanted, translation, choice.target);
      return found.map(({ start, end, term }, index): TermMark => {
        const check = checked?.[index];
        return {
          at: [start, end],
          term: term.source,
          wanted: term.target,
          glossary: term.glossary,
          outcome: check?.outcome ?? null,
          found: check?.found ?? null,
        };
      });
    },
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Source terms with several targets, each with its choices in the order of the glossaries. */
function conflictsOf(lists: readonly Chosen[]): TermConflict[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return [];
  const choices = new Map<string, TermConflict['choices'][number][]>();
  for (const { glossary, entries } of lists) {
    for (const [source, target] of entries) {
      // The same letters can be written by several characters.
      const term = source.normalize('NFC');
      const known = choices.get(term);
      if (known === undefined) choices.set(term, [{ glossary, target }]);
      else known.push({ glossary, target });
    }
  }
  return [...choices]
    .filter(([, of]) => new Set(of.map(({ target }) => target.normalize('NFC'))).size > 1)
    .map(([term, of]) => ({ term, choices: of }));
}
