import { useEffect, useRef, type RefObject } from 'react';

/** Takes the keyboard back to an element when the button inside it that had it is gone. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) element.current?.focus();
  });
  return {
    onFocus: () => {
      had.current = true;
    },
    onBlur: () => {
      had.current = false;
    },
  };
}
