import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePageStore } from '../../../ui/stores.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import { outsideTags, pastTag, pastedText, type DirectedSelection } from '../tags/whole-tags.ts';

/** Keeps the caret out of tags, selections around them, and foreign tags out of what is pasted. */
export function useWholeTags(
  area: RefObject<HTMLTextAreaElement | null>,
  source: string,
  number: number,
): void {
  const segments = usePageStore(segmentsStore);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const element = area.current;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (element === null || pasted === '') return;
    const { value, selectionStart, selectionEnd } = element;
    const target = value.slice(0, selectionStart) + value.slice(selectionEnd);
    const { text, isCleaned } = pastedText(pasted, source, target);
    if (!isCleaned) return;
    event.preventDefault();
    insertAtCaret(segments, (now, [start, end]) => ({
      text: now.slice(0, start) + text + now.slice(end),
      caret: start + text.length,
    }));
    segments.say({ kind: 'tags-cleaned' });
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const life = new AbortController();
    const { signal } = life;
    let last = selectionOf(element);
    const settle = () => {
      const now = selectionOf(element);
      const settled = outsideTags(element.value, now, last);
      if (settled.anchor !== now.anchor || settled.focus !== now.focus) select(element, settled);
      last = settled;
    };
    const press = (event: KeyboardEvent) => {
      // Where the key before led to is told late: `selectionchange` comes after the next letter.
      settle();
      const step = stepOf(event, element);
      if (step === null) return;
      event.preventDefault();
      select(element, step);
      last = step;
    };
    const settleUnlessComposing = (event: InputEvent) => {
      if (!event.isComposing) settle();
    };
    element.addEventListener('keydown', press, { signal });
    element.addEventListener('beforeinput', settleUnlessComposing, { signal });
    element.addEventListener('pointerup', settle, { signal });
    element.addEventListener('selectionchange', settle, { signal });
    element.addEventListener('paste', paste, { signal });
    return () => life.abort();
  }, [area, number]);
}

function selectionOf(element: HTMLTextAreaElement): DirectedSelection {
  const { selectionStart, selectionEnd, selectionDirection } = element;
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, focus: selectionStart }
    : { anchor: selectionStart, focus: selectionEnd };
}

function select(element: HTMLTextAreaElement, { anchor, focus }: DirectedSelection): void {
  element.setSelectionRange(
    Math.min(anchor, focus),
    Math.max(anchor, focus),
    focus < anchor ? 'backward' : 'forward',
  );
}

/** What an arrow key selects that goes over a tag; null for every other key. */
function stepOf(event: KeyboardEvent, element: HTMLTextAreaElement): DirectedSelection | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const { anchor, focus } = selectionOf(element);
  // Without Shift a selection goes, and the caret stands at one of its ends.
  if (!shiftKey && anchor !== focus) return null;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr');
  const past = pastTag(element.value, focus, isForward);
  return past === null ? null : { anchor: shiftKey ? anchor : past, focus: past };
}
