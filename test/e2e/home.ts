import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A person's folder with one for downloads in it. */
export function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'dragoman-home-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  return {
    downloads,
    /** Makes an app take it for the person's own. */
    env: { HOME: home, XDG_DOWNLOAD_DIR: downloads } as const,
    /** Takes out what was downloaded. */
    empty() {
      rmSync(downloads, { recursive: true });
      mkdirSync(downloads);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
