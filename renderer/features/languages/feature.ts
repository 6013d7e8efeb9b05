import { defineFeature } from '../../ui/feature.ts';
import { languagesStore } from './store.ts';

/** The languages of the connection. */
export const languagesFeature = defineFeature({
  id: 'languages',
  followed: () => Promise.resolve(languagesStore),
});
