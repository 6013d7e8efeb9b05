import { createContext, use, useContext } from 'react';

/** What a page reads once it has been drawn, or when the first part asks for it. */
export interface Ready {
  /**
   * Reads once; always the same promise. Never ends where main is gone, which the page says by itself.
   */
  readonly ready: () => Promise<void>;
}

export const ReadyContext = createContext<Ready | null>(null);

/** Waits for what was not needed for the start: the other messages, and what follows main. */
export function useReady(): void {
  const page = useContext(ReadyContext);
  if (page === null) throw new Error('No page: render inside ReadyContext');
  // Also when nothing is left to wait for: a component that React takes up again after a wait has to call
  // it once more. https://github.com/react/react/pull/37104
  use(page.ready());
}
