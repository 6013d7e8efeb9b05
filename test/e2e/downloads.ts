import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOwnApp as base } from './app.ts';

/** An app of the flow's own with a downloads folder. */
export const testWithDownloads = base.extend<{ downloads: string }>({
  downloads: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'dragoman-home-'));
    const downloads = join(home, 'Downloads');
    mkdirSync(downloads);
    await use(downloads);
    rmSync(home, { recursive: true, force: true });
  },
  env: async ({ downloads }, use) => {
    await use({ HOME: join(downloads, '..'), XDG_DOWNLOAD_DIR: downloads });
  },
});
