import { lazyPart } from '../lazy-part.tsx';
import type { FailureCardProps } from './FailureCard.tsx';

/** A failure card in what is there from the start: it and its sentences are read with the first one. */
export const LazyFailureCard = lazyPart<FailureCardProps>(
  async () => (await import('./FailureCard.tsx')).FailureCard,
);
