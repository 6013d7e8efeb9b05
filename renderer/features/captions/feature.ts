import { defineFeature } from '../../ui/feature.ts';

/** Captions in a window of their own. */
export const captionsFeature = defineFeature({
  id: 'captions',
  followed: async () => (await import('./store.ts')).captionsStore,
});
