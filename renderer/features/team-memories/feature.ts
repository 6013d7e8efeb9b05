import { defineFeature } from '../../ui/feature.ts';

/** Translation memories of a team, kept in its database and on this computer. */
export const teamMemoriesFeature = defineFeature({
  id: 'team-memories',
  actions: {
    'team-connect': { name: 'action.team-connect', group: 'memories', on: 'memories' },
  },
  followed: async () => (await import('./store.ts')).teamsStore,
});
