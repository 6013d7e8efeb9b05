import { app } from 'electron';
import type { StartWish } from '../../system/outside.ts';
import { readStartWish } from '../start-wish.ts';

/**
 * Takes what later starts want. Windows starts the program once for each of several files, so that
 * some of them come while this one is still starting.
 */
export function receiveSecondStarts(give: (wish: StartWish) => void): void {
  app.on('second-instance', (_event, args, folder) => give(readStartWish(args.slice(1), folder)));
}
