import { defineFeature } from '../../ui/feature.ts';

/** The languages of the connection. */
export const languagesFeature = defineFeature({
  id: 'languages',
  followed: async () => (await import('./store.ts')).languagesStore,
});
