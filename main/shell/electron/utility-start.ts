import { join } from 'node:path';
import { utilityProcess } from 'electron';
import { guarded } from '../../system/background.ts';
import type { StartHelper } from '../../system/processes.ts';

/** The helper that loads a native library which a person supplied: the runtime of a speech model. */
const LOADS_LIBRARIES: ReadonlySet<string> = new Set(['recogniser.js']);

/** So long a helper has to end when it is asked to. */
const KILL_AFTER_MS = 2_000;

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
      // The hardened runtime of macOS loads libraries of our own signature only; this starts the one
      // helper that is signed without that check (assets/entitlements.plugin.mac.plist).
      allowLoadingUnsignedLibraries: LOADS_LIBRARIES.has(entry),
      serviceName: `Dragoman ${entry.replace(/\.js$/, '')}`,
    });
    return {
      send: (message) => child.postMessage(message),
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.once('exit', listener),
      kill() {
        const { pid } = child;
        child.kill();
        // One that is stopped or caught in a loop hears no request.
        const cut = setTimeout(
          guarded('helper.kill', () => end(pid)),
          KILL_AFTER_MS,
        ).unref();
        child.once('exit', () => clearTimeout(cut));
      },
    };
  };

function end(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}
