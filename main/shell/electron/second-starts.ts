import { app } from 'electron';
import type { LaunchRequest } from '../../system/outside.ts';
import { readLaunchRequest } from '../read-launch-request.ts';
import { startArguments } from './start-arguments.ts';

/**
 * Takes what later starts want. Windows starts the program once for each of several files, so that
 * some of them come while this one is still starting.
 * @param program the folder of code that Electron runs; null in an installed program
 */
export function receiveSecondStarts(
  program: string | null,
  give: (launch: LaunchRequest) => void,
): void {
  app.on('second-instance', (_event, argv, folder) =>
    give(readLaunchRequest(startArguments(argv, program, folder), folder)),
  );
}
