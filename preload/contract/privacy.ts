import { ask, nothing } from './route.ts';

export const privacyRoutes = {
  /** Deletes every text that Dragoman keeps: drafts, jobs; not local memories, made on purpose. */
  'privacy.wipe': ask(nothing).gives<null>(),
};
