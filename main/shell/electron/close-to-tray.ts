import type { BrowserWindow } from 'electron';
import { app } from 'electron';

/** Hides the window instead of closing it, as long as `stays` says so and nobody quits. */
export function hideOnClose(window: BrowserWindow, stays: () => boolean): void {
  let isQuitting = false;
  app.once('before-quit', () => (isQuitting = true));
  window.on('close', (event) => {
    if (isQuitting || !stays()) return;
    event.preventDefault();
    window.hide();
  });
}
