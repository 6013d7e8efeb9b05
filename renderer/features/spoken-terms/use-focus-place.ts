import { useRef, type RefObject } from 'react';

export interface FocusPlace {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Gets the focus when the list has no button left. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly focus: (place: number) => void;
}

/** A pressed button leaves its list; the focus goes to the one that takes its place. */
export function useFocusPlace(): FocusPlace {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return {
    list,
    title,
    focus(place) {
      requestAnimationFrame(() => {
        const buttons = list.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
        (buttons[Math.min(place, buttons.length - 1)] ?? title.current)?.focus();
      });
    },
  };
}
