import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { StartHelper } from './processes.ts';

/** So long a helper has to end when it is asked to. */
const KILL_AFTER_MS = 2_000;

/**
 * Starts helper processes with Node's fork. A helper's standard output goes nowhere, since ours is
 * read by programs.
 * @param folder of the built entries
 */
export const createForkStart =
  (folder: string): StartHelper =>
  (entry) => {
    const child = fork(join(folder, entry), [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Sound and files cross as bytes.
      serialization: 'advanced',
    });
    return {
      send(message) {
        // A helper that has just died reports it through its exit, not here.
        if (child.connected) child.send(message as object, () => undefined);
      },
      onMessage: (listener) => child.on('message', listener),
      onExit(listener) {
        let told = false;
        const tell = (code: number | null) => {
          if (!told) listener(code);
          told = true;
        };
        child.once('exit', tell);
        // It could not be started at all.
        child.once('error', () => tell(null));
      },
      kill() {
        child.kill();
        // One that is stopped or caught in a loop hears no request.
        const cut = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
        child.once('exit', () => clearTimeout(cut));
      },
    };
  };
