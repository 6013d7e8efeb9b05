import type { BrowserWindow } from 'electron';
import { powerSaveBlocker } from 'electron';

/**
 * Keeps the system from suspending the app while a voice session runs; the screen may go dark. The
 * page goes on at full pace meanwhile, also behind other windows: its timers feed the session.
 * @param windowNow the main window, whose page captures; null before it is made
 */
export function createKeepAwake(
  windowNow: () => BrowserWindow | null,
): (isNeeded: boolean) => void {
  let blocker: number | null = null;
  return (isNeeded) => {
    if (isNeeded) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
    const window = windowNow();
    if (window?.isDestroyed() === false) window.webContents.setBackgroundThrottling(!isNeeded);
  };
}
