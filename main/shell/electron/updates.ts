import updater from 'electron-updater';
import type { Log } from '../../system/log.ts';
import { after, every } from '../../system/background.ts';

/** Not with the start, which has enough to do. */
const FIRST_MS = 60_000;
const EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Asks the feed that was set at build time for newer versions, once a day. One that is found is fetched
 * and put in place when the person quits; nothing is said of the person or the computer. Only builds
 * with a feed hold this module.
 */
export function followUpdates(log: Log): void {
  // Its getter makes the updater of this system; what is imported by name would be read too early.
  const { autoUpdater } = updater;
  autoUpdater.logger = null;
  autoUpdater.autoDownload = true;
  autoUpdater.autoInstallOnAppQuit = true;
  autoUpdater.allowDowngrade = false;
  autoUpdater.on('update-downloaded', ({ version }) => log.write('update.ready', { version }));
  // What goes wrong is told again by the promise below; without a listener it would end the program.
  autoUpdater.on('error', () => undefined);
  const ask = () => {
    autoUpdater.checkForUpdates().catch(() => log.write('update.not-asked'));
  };
  after(FIRST_MS, 'updates.ask', ask);
  every(EVERY_MS, 'updates.ask', ask);
}
