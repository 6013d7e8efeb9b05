import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePageStore } from '../../../ui/stores.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import { aroundTags, besideTag, pastedText } from '../tags/whole-tags.ts';

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
    let last = element.selectionStart;
    const select = () => {
      const { value, selectionStart: start, selectionEnd: end } = element;
      if (start === end) {
        const caret = besideTag(value, start, last);
        if (caret !== start) element.setSelectionRange(caret, caret);
        last = caret;
        return;
      }
      const [from, to] = aroundTags(value, [start, end]);
      if (from !== start || to !== end) {
        element.setSelectionRange(from, to, element.selectionDirection);
      }
      last = to;
    };
    element.addEventListener('selectionchange', select, { signal: life.signal });
    element.addEventListener('paste', paste, { signal: life.signal });
    return () => life.abort();
  }, [area, number]);
}
