import { resolve } from 'node:path';
import { app } from 'electron';
import type { LaunchRequest } from '../../system/outside.ts';
import { LINK_SCHEME, readLink } from '../deep-link.ts';

/**
 * Makes links of ours come to this program. Only an installed one puts itself down for them: a program
 * that is being developed would leave the system pointing at a folder. Must run before the app is
 * ready, since macOS may hand the first link over by then.
 */
export function receiveLinks(isInstalled: boolean, give: (launch: LaunchRequest) => void): void {
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const launch = readLink(link);
    if (launch !== null) give(launch);
  });
  if (isInstalled) app.setAsDefaultProtocolClient(LINK_SCHEME, resolve(process.execPath), []);
}
