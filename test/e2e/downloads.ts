import { testOwnApp as base } from './app.ts';
import { makeHome } from './home.ts';

/** An app of the flow's own with a downloads folder, for flows that end it or start it specially. */
export const testOwnDownloads = base.extend<{
  home: ReturnType<typeof makeHome>;
  downloads: string;
}>({
  home: async ({}, use) => {
    const home = makeHome();
    await use(home);
    home.remove();
  },
  downloads: async ({ home }, use) => {
    await use(home.downloads);
  },
  env: async ({ home }, use) => {
    await use(home.env);
  },
});
