import { createContext, use, useContext } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';

/** What a page reads once it has been drawn, or when the first part asks for it. */
export interface Ready {
  readonly isReady: () => boolean;
  /** Reads once. Never ends where main is gone, which the page says by itself. */
  readonly ready: () => Promise<void>;
}

export const ReadyContext = createContext<Ready | null>(null);

/** Waits for what was not needed for the start: the other messages, and what follows main. */
export function useReady(): void {
  const page = useContext(ReadyContext);
  if (page === null) throw new Error('No page: render inside ReadyContext');
  const { isWhole } = useI18n();
  if (!page.isReady() || !isWhole) use(page.ready());
}
