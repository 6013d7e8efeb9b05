import { defineFeature } from '../../ui/feature.ts';
import { projectsStore } from './store.ts';

const settings = { group: 'settings' } as const;

/** Reporting tags under the names of projects. */
export const projectsFeature = defineFeature({
  id: 'projects',
  actions: {
    'project-add': {
      name: 'action.project-add',
      ...settings,
      on: 'settings',
      via: 'settings-projects',
    },
  },
  followed: () => Promise.resolve(projectsStore),
});
