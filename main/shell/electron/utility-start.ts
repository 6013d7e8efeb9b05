import { join } from 'node:path';
import { utilityProcess } from 'electron';
import type { StartHelper } from '../../system/processes.ts';

/**
 * Starts helper processes as Electron utility processes; Node's fork does not work here, since the
 * RunAsNode fuse is off.
 * @param folder of the built entries
 */
export const createUtilityStart =
  (folder: string): StartHelper =>
  (entry) => {
    const child = utilityProcess.fork(join(folder, entry), [], {
      stdio: ['ignore', 'ignore', 'inherit'],
      serviceName: `Dragoman ${entry.replace(/\.js$/, '')}`,
    });
    return {
      send: (message) => child.postMessage(message),
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.once('exit', listener),
      kill: () => void child.kill(),
    };
  };
