import type { Bridge, Preloaded } from '../../preload/contract/bridge.ts';
import { createBrowserBridge } from './browser-bridge.ts';
import { createElectronBridge } from './electron-bridge.ts';
import { openPageSecret } from './page-secret.ts';

declare global {
  interface Window {
    /** Put there by Electron's preload; absent in the browser shell. */
    readonly dragoman?: Preloaded;
  }
}

/** The bridge of whichever shell this page runs in. */
export const bridgeOf = (page: Window & typeof globalThis): Bridge =>
  page.dragoman
    ? createElectronBridge(page.dragoman, page)
    : createBrowserBridge(page.location.origin, openPageSecret(page));
