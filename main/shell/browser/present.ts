import type { AppWindow } from './app-window.ts';
import { openAppWindow } from './app-window.ts';
import { hasDisplay } from './display.ts';
import type { BrowserFacts, FoundBrowser } from './find-browser.ts';
import { findBrowser } from './find-browser.ts';
import type { LoopbackServer } from './loopback-server.ts';

/** How the person may get to see Dragoman. */
export interface Presentation {
  /** null: the address was printed instead. */
  readonly window: AppWindow | null;
  /** Why there is no window, for the log. */
  readonly why: string | null;
}

/**
 * Opens the app window, or prints the one line `dragoman: open <url>` where none is wanted or none
 * can be had. The address in that line lets one browser in, once.
 */
export async function present(
  server: Pick<LoopbackServer, 'launchAddress' | 'waitAddress'>,
  options: { readonly open: boolean; readonly scratch: string; readonly facts: BrowserFacts },
  print: (line: string) => void,
): Promise<Presentation> {
  const address = (why: string): Presentation => {
    print(`dragoman: open ${server.launchAddress}`);
    return { window: null, why };
  };
  if (!options.open) return address('not-wanted');
  if (!hasDisplay(options.facts.platform, options.facts.env)) return address('no-display');
  const browser: FoundBrowser = findBrowser(options.facts);
  if (!('path' in browser)) return address(`browser-${browser.missing}`);
  try {
    const { waitAddress, launchAddress } = server;
    const start = { browser: browser.path, scratch: options.scratch, waitAddress, launchAddress };
    return { window: await openAppWindow(start), why: null };
  } catch {
    return address('browser-failed');
  }
}
