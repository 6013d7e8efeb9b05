import { defineFeature } from '../../ui/feature.ts';

const usage = { group: 'usage' } as const;

/** Developer keys of the account. */
export const adminFeature = defineFeature({
  id: 'admin',
  actions: {
    'key-new': { name: 'action.key-new', ...usage, on: 'usage', via: 'usage-keys' },
    'keys-refresh': { name: 'action.keys-refresh', ...usage, on: 'usage', via: 'usage-keys' },
  },
  followed: async () => (await import('./store.ts')).adminStore,
});
