import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { isForbidden } from '../../../../preload/contract/forbidden-rules.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { customizationsStore } from '../../customizations/store.ts';
import { askingOf, MOST_TEXT, termMarksStore } from '../../glossaries/marks/store.ts';
import { useTermMarks } from '../../glossaries/marks/use-term-marks.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { useForbiddenTerms } from '../forbidden/use-forbidden-terms.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';

/** The marks of the segment that is edited stand beside those of targets, whose names are codes. */
const ASKED_FOR = 'segment';

/** Terms of the project's glossaries in a segment, each once; asked for while they are shown. */
export function useSegmentTerms(row: Segment | null): readonly TermMark[] {
  const marks = usePageStore(termMarksStore);
  const customizations = usePageStore(customizationsStore);
  const { glossaries, source, target } = useEditorState((now) => now.project);
  const text = row === null ? '' : plainWords(row.source);
  useEffect(() => {
    if (glossaries.length === 0 || text === '') return;
    // Their names are told with the terms.
    void customizations.load();
    const pair = { source: baseOf(source), target: baseOf(target) };
    marks.want(ASKED_FOR, { glossaries: [...glossaries], ...pair, text, translation: null });
    return () => marks.want(ASKED_FOR, null);
  }, [marks, customizations, glossaries, source, target, text]);
  return useShownTerms(row);
}

/** Those of them that have come and may be used. */
export function useShownTerms(row: Segment | null): readonly TermMark[] {
  const found = useTermMarks(ASKED_FOR, row === null ? '' : plainWords(row.source), null);
  const forbidden = useForbiddenTerms(row);
  return useMemo(
    () =>
      [...new Map(found.map((mark) => [`${mark.term}\n${mark.wanted}`, mark])).values()].filter(
        ({ term, wanted }) => !isForbidden(forbidden, term, wanted),
      ),
    [found, forbidden],
  );
}

/** Whether the terms of a segment are still asked for. */
export function useAreTermsComing(row: Segment | null): boolean {
  const marks = usePageStore(termMarksStore);
  const isAsked = useEditorState((now) => now.project.glossaries.length > 0);
  const text = row === null ? '' : plainWords(row.source);
  return useStore(
    marks.state,
    (now) =>
      isAsked &&
      text.trim() !== '' &&
      text.length <= MOST_TEXT &&
      now.isShown &&
      now.marked[ASKED_FOR]?.input.text !== text &&
      askingOf(now, ASKED_FOR).state !== 'failed',
  );
}

/** Whether passages of a segment are still searched for. */
export function useAreFragmentsComing(row: Segment | null): boolean {
  const fragments = useEditorState((now) => now.fragments);
  const [editor] = useSetting('segmentEditor');
  return (
    editor?.onlyGlossary === false &&
    row !== null &&
    row.source.trim() !== '' &&
    fragments?.number !== row.number
  );
}

const NONE: readonly Fragment[] = [];

/** Whether the search for passages of a segment stopped before everything was read. */
export function useAreFragmentsCut(row: Segment | null): boolean {
  const fragments = useEditorState((now) => now.fragments);
  const [editor] = useSetting('segmentEditor');
  return (
    editor?.onlyGlossary === false && fragments?.number === row?.number && fragments?.isCut === true
  );
}

/** Passages of a segment that the memories hold; none that a term says better. */
export function useSegmentFragments(
  row: Segment | null,
  terms: readonly TermMark[],
): readonly Fragment[] {
  const fragments = useEditorState((now) => now.fragments);
  const [editor] = useSetting('segmentEditor');
  const isWanted = editor?.onlyGlossary === false && fragments?.number === row?.number;
  const list = isWanted ? (fragments?.list ?? NONE) : NONE;
  return useMemo(() => {
    const known = new Set(terms.map(({ term }) => term.toLowerCase()));
    return list.filter(({ text }) => !known.has(text.toLowerCase()));
  }, [list, terms]);
}
