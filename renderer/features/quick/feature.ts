import { defineFeature } from '../../ui/feature.ts';

/** The quick translation window. */
export const quickFeature = defineFeature({
  id: 'quick',
  followed: async () => (await import('./store.ts')).quickStore,
});
