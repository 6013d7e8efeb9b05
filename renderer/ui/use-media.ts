import { useSyncExternalStore } from 'react';

/** Whether a media query is true of the window, followed as the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Windows in which bars keep to one line by putting what is used less behind a button. */
export const NARROW = '(width < 900px)';
