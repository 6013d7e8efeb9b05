import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { StartHelper } from '../../../main/system/processes.ts';

const SOURCE = join(import.meta.dirname, '../../../main/engine/speech/recogniser-program.ts');

/**
 * Starts recogniser processes from their source.
 * @param onStart told of the id of each process
 */
export const recogniserStart =
  (onStart: (pid: number) => void = () => undefined): StartHelper =>
  () => {
    const child = fork(SOURCE, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    onStart(child.pid ?? -1);
    return {
      send(message) {
        if (child.connected) child.send(message as object, () => undefined);
      },
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.once('exit', listener),
      kill: () => void child.kill(),
    };
  };

export const startRecogniser: StartHelper = recogniserStart();
