import { defineFeature } from '../../ui/feature.ts';

/** Packs that translate, hear, speak, spell and read without a network. */
export const offlineLanguagesFeature = defineFeature({
  id: 'offline-languages',
  followed: async () => (await import('./store.ts')).offlineLanguagesStore,
});
