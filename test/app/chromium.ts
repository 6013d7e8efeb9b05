import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Of the browser's features off. Chromium takes the last list that it is given alone, so that those which
 * Playwright turns off and which touch our pages are named again.
 */
const FEATURES_OFF = [
  // The address bar's list of suggestions is a page of its own: a second of a processor for each window.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // Every flow would start a process for a page that it never opens.
  'SpareRendererForSitePerProcess',
  ...['AimEnabled', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'TcpPortRandomizationWin'],
  'ThirdPartyStoragePartitioning',
];

/** How tests and benchmarks start the installed Chromium; no network of its own. */
export function chromiumLaunch() {
  return launchOf(WHOLE);
}

/**
 * The same without the browser's own windows and sound, which costs a third less; the whole one where it
 * is not installed.
 */
export function windowlessLaunch() {
  return launchOf(['chromium-headless-shell', ...WHOLE]);
}

/** @param names of the program, the best first */
function launchOf(names: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const executablePath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
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
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  };
}
