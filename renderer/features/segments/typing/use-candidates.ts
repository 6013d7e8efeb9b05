import { useMemo } from 'react';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { isOffered } from '../../../../preload/contract/forbidden-rules.ts';
import { useForbiddenTerms } from '../forbidden/use-forbidden-terms.ts';
import { useSegmentFragments, useShownTerms } from '../pane/insertables.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';
import { candidatesOf, type Candidate } from './completions.ts';
import { placeablesOf } from './placeables.ts';

export interface Candidates {
  /** Made at the first call, off the path of the keys. */
  readonly all: () => readonly Candidate[];
  /** Whether a text may be offered: it holds no forbidden term. */
  readonly mayOffer: (text: string) => boolean;
  /** Words of the segment's terms in small letters: they are spelt right. */
  readonly termWords: ReadonlySet<string>;
}

/** What may be typed in a segment. */
export function useCandidates(row: Segment, language: string): Candidates {
  const source = useEditorState((now) => now.project.source);
  const matches = useEditorState((now) => now.matches);
  const machine = useEditorState((now) => now.machine);
  const terms = useShownTerms(row);
  const fragments = useSegmentFragments(row, terms);
  const forbidden = useForbiddenTerms(row);
  return useMemo(() => {
    let made: readonly Candidate[] | null = null;
    const mayOffer = (text: string) => isOffered(text, forbidden);
    const attempt = machine?.number === row.number ? machine.attempt : null;
    const fromMatches = matches?.number === row.number ? matches.list : [];
    return {
      all: () =>
        (made ??= candidatesOf(
          {
            placeables: placeablesOf(row.source, source, language),
            terms: terms.map(({ wanted }) => wanted),
            fragments: fragments
              .filter(({ isAligned }) => isAligned)
              .map(({ target }) => plainWords(target)),
            matches: fromMatches.map(({ target }) => target),
            machine: attempt?.state === 'done' ? (attempt.value?.text ?? null) : null,
          },
          language,
        ).filter(({ text }) => mayOffer(text))),
      mayOffer,
      termWords: new Set(
        terms.flatMap(({ wanted }) =>
          wanted.toLocaleLowerCase(language).split(/[^\p{L}\p{M}'’-]+/u),
        ),
      ),
    };
  }, [row, source, language, matches, machine, terms, fragments, forbidden]);
}
