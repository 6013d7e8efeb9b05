import { defineFeature } from '../../ui/feature.ts';

/** Engines of the offline service, with one at an address of the person's choice. */
export const enginesFeature = defineFeature({
  id: 'engines',
  followed: async () => (await import('./store.ts')).enginesStore,
});
