import { app } from 'electron';
import type { LaunchRequest } from '../../system/outside.ts';
import { givenFiles, givenPath } from '../given-files.ts';

/**
 * Takes files that macOS opens with this program. Must run before the app is ready, since the first
 * ones come by then.
 */
export function receiveOpenedPaths(give: (launch: LaunchRequest) => void): void {
  app.on('open-file', (event, given) => {
    event.preventDefault();
    const path = givenPath(given, '/');
    const launch = path === null ? null : givenFiles([path]);
    if (launch !== null) give(launch);
  });
}
