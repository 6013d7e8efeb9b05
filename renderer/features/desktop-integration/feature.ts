import { defineFeature } from '../../ui/feature.ts';

/** Tray, notifications, links and files that open the app. */
export const desktopIntegrationFeature = defineFeature({
  id: 'desktop-integration',
  followed: async () => (await import('./store.ts')).outsideStore,
});
