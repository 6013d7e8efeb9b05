import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How tests and benchmarks start the installed Chromium; no network of its own. */
export function chromiumLaunch() {
  const executablePath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium is installed. `npm test` says which package brings it.');
  }
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath,
    args: [
      ...asRoot,
      '--disable-background-networking',
      '--disable-component-update',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  };
}
