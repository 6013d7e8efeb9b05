import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element when something that took it, such as a form, is closed. */
export function useFocusAfter(isOpen: boolean, element: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, element]);
}
