import { useEffect, useMemo, type RefObject } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { isHeavyText } from '../../../ui/text-blocks.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { plainWords } from '../tags/tagged-text.ts';
import { useEditorState } from '../use-editor-state.ts';
import { speltWords, type SpeltWord } from './spelt-words.ts';
import { spelledKey, spellingStore } from './spelling-store.ts';

/** A word that may be misspelt. */
export interface MisspeltWord extends SpeltWord {
  /** The best first. */
  readonly suggestions: readonly string[];
}

/** Of whom "ignore here" is remembered. */
export const ignoredKey = (project: string, number: number, word: string): string =>
  `${project} ${number} ${word}`;

const NO_WORDS: ReadonlySet<string> = new Set();
const NOTHING: readonly MisspeltWord[] = [];

/**
 * The misspelt words of a target. What the source has, too, is a name; words of the dictionary of the
 * person are right.
 * @param right further words that are right, in small letters
 */
export function useMisspelt(
  row: Pick<Segment, 'number' | 'source'>,
  target: string,
  language: string,
  right: ReadonlySet<string> = NO_WORDS,
): readonly MisspeltWord[] {
  const spelling = usePageStore(spellingStore);
  const [editor] = useSetting('segmentEditor');
  // Thousands of marks in a text that is edited in blocks cost more than they tell.
  const isOn = editor?.spelling === true && !isHeavyText(target);
  const own = editor?.dictionary[baseOf(language)];
  const project = useEditorState((now) => now.project.id);
  const words = useMemo(() => (isOn ? speltWords(target) : []), [isOn, target]);
  useEffect(() => {
    if (words.length > 0) spelling.want(language, [...new Set(words.map(({ word }) => word))]);
  }, [spelling, language, words]);
  const known = useStore(spelling.state, (now) => now.known);
  const ignored = useStore(spelling.state, (now) => now.ignored);
  const names = useMemo(
    () => new Set(isOn ? speltWords(plainWords(row.source)).map(({ word }) => word) : []),
    [isOn, row.source],
  );
  return useMemo(() => {
    const fold = (text: string) => text.toLocaleLowerCase(language);
    const added = new Set(own?.map(fold));
    const found = words.flatMap((one): MisspeltWord[] => {
      const suggestions = known.get(spelledKey(language, one.word)) ?? null;
      if (suggestions === null) return [];
      const { word } = one;
      const isRight = names.has(word) || added.has(fold(word)) || right.has(fold(word));
      if (isRight || ignored.has(ignoredKey(project, row.number, word))) return [];
      return [{ ...one, suggestions }];
    });
    return found.length === 0 ? NOTHING : found;
  }, [names, row.number, words, known, ignored, own, right, project, language]);
}

/** Underlines misspelt words of an element's text, tags left out, without touching the element. */
export function useMisspeltMarks(
  element: RefObject<HTMLElement | null>,
  misspelt: readonly MisspeltWord[],
): void {
  const [editor] = useSetting('segmentEditor');
  const showsSpaces = editor?.showsSpaces;
  useEffect(() => {
    const { current } = element;
    if (current === null || misspelt.length === 0) return undefined;
    const wrong = new Set(misspelt.map(({ word }) => word));
    const ranges = rangesOf(current, wrong);
    const highlight = CSS.highlights.get(NAME) ?? new Highlight();
    CSS.highlights.set(NAME, highlight);
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
    // Another text has other misspelt words; signs of spaces make other nodes of the same text.
  }, [element, misspelt, showsSpaces]);
}

const NAME = 'misspelt';

function rangesOf(element: HTMLElement, wrong: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('mark, .tag-chip') !== null) continue;
    for (const { word, start, end } of speltWords(node.data)) {
      if (!wrong.has(word)) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
