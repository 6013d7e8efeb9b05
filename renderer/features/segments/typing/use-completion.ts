import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import type { Candidates } from './use-candidates.ts';
import { completionsFor, typedBefore, type Completion } from './completions.ts';

/** What is suggested, and for which words. */
interface Shown {
  readonly list: readonly Completion[];
  readonly typed: string;
  /** Where the words begin in the text. */
  readonly start: number;
}

export interface Completing {
  /** null: nothing is suggested. */
  readonly shown: Shown | null;
  readonly chosen: number;
  readonly take: (place: number) => void;
  readonly hide: () => void;
}

/** Suggestions while a person types; they are worked out after the key is on the screen. */
export function useCompletion(
  area: RefObject<HTMLTextAreaElement | null>,
  row: Segment,
  language: string,
  { all, mayOffer }: Candidates,
  isOn: boolean,
): Completing {
  const segments = usePageStore(segmentsStore);
  const [shown, setShown] = useState<Shown | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Where the word begins for which the list was sent away. */
  const dismissed = useRef(-1);

  const show = (next: Shown | null) => {
    setShown(next?.list.length === 0 ? null : next);
    setChosen(0);
  };
  const typedNow = () => {
    const element = area.current;
    if (element === null || element.selectionStart !== element.selectionEnd) return null;
    return typedBefore(element.value, element.selectionStart, language);
  };
  const complete = useEffectEvent(async (signal: AbortSignal) => {
    const typed = typedNow();
    const element = area.current;
    if (typed === null || element === null) {
      show(null);
      return;
    }
    const start = element.selectionStart - typed.length;
    if (dismissed.current === start) return;
    dismissed.current = -1;
    const candidates = all();
    const at = { typed, start };
    show({ ...at, list: completionsFor(typed, candidates, [], language) });
    const confirmed = await segments.confirmedWords(typed, signal).catch(() => []);
    const words = confirmed.filter(mayOffer);
    if (signal.aborted || typedNow() !== typed || words.length === 0) return;
    const list = completionsFor(typed, candidates, words, language);
    setShown(list.length === 0 ? null : { ...at, list });
  });
  const take = (place: number) => {
    const one = shown?.list[place];
    setShown(null);
    if (one === undefined) return;
    insertAtCaret(segments, (text, [start, end]) => {
      const from = Math.max(0, start - one.typed);
      return {
        text: text.slice(0, from) + one.text + text.slice(end),
        caret: from + one.text.length,
      };
    });
  };
  const hide = () => setShown(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (shown === null) return;
    const { ctrlKey, altKey, metaKey, shiftKey, key } = event;
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    const count = shown.list.length;
    if (key === 'Tab') take(chosen);
    else if (key === 'ArrowDown') setChosen((chosen + 1) % count);
    else if (key === 'ArrowUp') setChosen((chosen + count - 1) % count);
    else if (key === 'Escape') {
      dismissed.current = shown.start;
      hide();
    } else {
      // Enter is the text's own, as is a caret that goes elsewhere.
      if (!/^(?:.|Backspace)$/u.test(key)) hide();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const element = area.current;
    if (element === null || !isOn) return undefined;
    const life = new AbortController();
    const { signal } = life;
    let asked = new AbortController();
    let frame = 0;
    const later = () => {
      asked.abort();
      asked = new AbortController();
      const mine = asked.signal;
      cancelAnimationFrame(frame);
      // The frame paints the key first.
      frame = requestAnimationFrame(() => setTimeout(() => void complete(mine)));
    };
    const listen = (event: Event) => {
      if (!(event instanceof InputEvent)) {
        hide();
        return;
      }
      const { inputType, isComposing } = event;
      if (isComposing) return;
      if (inputType === 'insertText' || inputType === 'deleteContentBackward') later();
      else hide();
    };
    element.addEventListener('input', listen, { signal });
    element.addEventListener('compositionstart', hide, { signal });
    element.addEventListener('compositionend', later, { signal });
    element.addEventListener('keydown', press, { signal, capture: true });
    element.addEventListener('blur', hide, { signal });
    element.addEventListener('pointerdown', hide, { signal });
    return () => {
      life.abort();
      asked.abort();
      cancelAnimationFrame(frame);
    };
  }, [area, isOn, row.number]);

  return { shown: isOn ? shown : null, chosen, take, hide };
}
