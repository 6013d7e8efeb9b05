import { useMemo } from 'react';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { forbiddenFor, forbiddenIn } from '../../../../preload/contract/forbidden-rules.ts';
import type { ForbiddenTerm } from '../../../../preload/contract/segment-forbidden-terms.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';

const NONE: readonly ForbiddenTerm[] = [];

/** The person's forbidden terms of all pairs, and how to keep others; they are settings of the app. */
export function useForbiddenList(): readonly [
  terms: readonly ForbiddenTerm[],
  keep: (terms: readonly ForbiddenTerm[]) => void,
] {
  const [preferences, change] = useSetting('segments');
  return [
    preferences?.forbidden ?? NONE,
    (forbidden) => {
      if (preferences !== undefined) change({ ...preferences, forbidden: [...forbidden] });
    },
  ];
}

/** The languages of the open project as forbidden terms name them. */
export function useForbiddenPair(): { readonly from: string; readonly to: string } {
  const source = useEditorState((now) => now.project.source);
  const target = useEditorState((now) => now.project.target);
  return useMemo(() => ({ from: baseOf(source), to: baseOf(target) }), [source, target]);
}

/** Those of words that stand in a segment; the others hold in every one, and QA says where they are used. */
export function useForbiddenOfSource(row: Segment | null): readonly ForbiddenTerm[] {
  const all = useForbiddenTerms(row);
  return useMemo(() => all.filter(({ source }) => source !== ''), [all]);
}

/** Those that hold in a segment. */
export function useForbiddenTerms(row: Segment | null): readonly ForbiddenTerm[] {
  const [all] = useForbiddenList();
  const source = useEditorState((now) => now.project.source);
  const target = useEditorState((now) => now.project.target);
  const text = row === null ? null : plainWords(row.source);
  return useMemo(() => {
    const own = forbiddenFor(all, { source, target });
    return text === null || own.length === 0 ? NONE : forbiddenIn(own, text);
  }, [all, source, target, text]);
}
