import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import { customizationsStore, shownGlossaries } from '../../customizations/store.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { isOf, type Column } from '../../text/column.ts';
import { useApplicableOptions } from '../../text/use-applicable-options.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import type { MarksInput } from './store.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { termMarksStore } from './store.ts';
import { foundLanguage } from '../../text/state.ts';
import { textStore } from '../../text/store.ts';

const NO_MARKS: readonly TermMark[] = [];

/** What is asked about a column: its source always, its translation once that is there. */
function useMarksInput(column: Column): MarksInput | null {
  const text = usePageStore(textStore);
  const source = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const value = useStore(text.state, (now) => now.text);
  const revision = useStore(text.state, (now) => now.revision);
  const { options } = useApplicableOptions(column.target);
  const { target, edited, run, shown } = column;
  const isDone = run.state === 'done' && isOf(column, revision);
  const translation = edited ?? (isDone ? (shown?.translation.text ?? null) : null);
  const chosen = options.glossaries?.join(' ') ?? '';
  return useMemo(
    () =>
      source === null || chosen === ''
        ? null
        : {
            glossaries: chosen.split(' '),
            source: baseOf(source),
            target: baseOf(target),
            text: value,
            translation,
          },
    [source, chosen, target, value, translation],
  );
}

/** Asks for the marks of a column for as long as it is on the screen. */
export function useWantedMarks(column: Column): boolean {
  const marks = usePageStore(termMarksStore);
  const customizations = usePageStore(customizationsStore);
  const input = useMarksInput(column);
  const { target } = column;
  const isWanted = input !== null;
  // Their names are told with the terms.
  useEffect(() => {
    if (isWanted) void customizations.load();
  }, [isWanted, customizations]);
  useEffect(() => marks.want(target, input), [marks, target, input]);
  useEffect(() => () => marks.want(target, null), [marks, target]);
  return isWanted;
}

/**
 * The marks of a target; none while they are switched off or belong to another text.
 * @param translation null for those of the source, which hold whatever the translation is
 */
export function useTermMarks(
  target: string | undefined,
  text: string,
  translation: string | null,
): readonly TermMark[] {
  const marks = usePageStore(termMarksStore);
  const isShown = useStore(marks.state, (now) => now.isShown);
  const marked = useStore(marks.state, (now) =>
    target === undefined ? undefined : now.marked[target],
  );
  if (!isShown || marked === undefined || marked.input.text !== text) return NO_MARKS;
  if (translation !== null && marked.input.translation !== translation) return NO_MARKS;
  return marked.marks;
}

/** Names of glossaries by their ids. */
export function useGlossaryNames(): (id: string) => string {
  const customizations = usePageStore(customizationsStore);
  const all = useStore(customizations.state, shownGlossaries);
  return (id) => all.find((one) => one.id === id)?.name ?? id;
}

/** A mark in words, for a tooltip. */
export const markWords = (mark: TermMark, nameOf: (id: string) => string, t: I18n['t']): string =>
  t('marks.about', {
    term: mark.term,
    wanted: mark.wanted,
    glossary: nameOf(mark.glossary),
    outcome: mark.outcome ?? 'none',
  });
