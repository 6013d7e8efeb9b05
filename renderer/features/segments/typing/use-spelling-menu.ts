import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { spellingStore } from './spelling-store.ts';
import { ignoredKey, type MisspeltWord } from './use-spelling.ts';

export interface SpellingMenu {
  /** The word that something is suggested for; null: none. */
  readonly word: MisspeltWord | null;
  /** Suggestions first, then the dictionary, then this place alone. */
  readonly chosen: number;
  readonly take: (place: number) => void;
}

/** Suggestions for a misspelt word: by a key at the caret or at the next one, or by the context menu. */
export function useSpellingMenu(
  area: RefObject<HTMLTextAreaElement | null>,
  row: Segment,
  language: string,
  misspelt: readonly MisspeltWord[],
): SpellingMenu {
  const segments = usePageStore(segmentsStore);
  const spelling = usePageStore(spellingStore);
  const project = useEditorState((now) => now.project.id);
  const [editor, setEditor] = useSetting('segmentEditor');
  const [opened, setOpened] = useState<MisspeltWord | null>(null);
  const [chosen, setChosen] = useState(0);
  // What was mended, or written otherwise meanwhile, has no menu.
  const word =
    misspelt.find((one) => one.start === opened?.start && one.word === opened.word) ?? null;
  const count = (word?.suggestions.length ?? 0) + 2;

  const open = (one: MisspeltWord) => {
    area.current?.focus();
    area.current?.setSelectionRange(one.start, one.end);
    setOpened(one);
    setChosen(0);
  };
  const take = (place: number) => {
    if (word === null) return;
    const suggestion = word.suggestions[place];
    setOpened(null);
    if (suggestion !== undefined) {
      insertAtCaret(segments, (text) => ({
        text: text.slice(0, word.start) + suggestion + text.slice(word.end),
        caret: word.start + suggestion.length,
      }));
    } else if (place === word.suggestions.length) {
      const base = baseOf(language);
      const words = editor?.dictionary[base] ?? [];
      if (editor !== undefined) {
        setEditor({
          ...editor,
          dictionary: { ...editor.dictionary, [base]: [...words, word.word] },
        });
      }
    } else spelling.ignore(ignoredKey(project, row.number, word.word));
  };
  useAction('segments-spelling', () => {
    const caret = area.current?.selectionStart ?? 0;
    const next = misspelt.find(({ end }) => end >= caret) ?? misspelt[0];
    if (next === undefined) segments.say({ kind: 'no-misspelt' });
    else open(next);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (word === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) take(chosen);
    else if (key === 'ArrowDown') setChosen((chosen + 1) % count);
    else if (key === 'ArrowUp') setChosen((chosen + count - 1) % count);
    else if (key === 'Escape') setOpened(null);
    else {
      setOpened(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const context = useEffectEvent((event: MouseEvent) => {
    const element = area.current;
    if (element === null) return;
    // A right click has put the caret where it was, or the context key was pressed.
    const caret = element.selectionStart;
    const one = misspelt.find(({ start, end }) => start <= caret && caret <= end);
    if (one === undefined) return;
    event.preventDefault();
    open(one);
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const life = new AbortController();
    const { signal } = life;
    element.addEventListener('keydown', press, { signal, capture: true });
    element.addEventListener('contextmenu', context, { signal });
    for (const leaving of ['blur', 'pointerdown', 'compositionstart']) {
      element.addEventListener(leaving, () => setOpened(null), { signal });
    }
    return () => life.abort();
  }, [area, row.number]);

  return { word, chosen, take };
}
