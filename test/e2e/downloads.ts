import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './app.ts';

/** The app with a downloads folder of its own. */
export const test = base.extend<{ downloads: string }>({
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
