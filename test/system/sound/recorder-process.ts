import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StartHelper } from '../../../main/system/processes.ts';

const source = fileURLToPath(
  new URL('../../../main/system/sound/recorder-program/program.ts', import.meta.url),
);

/**
 * Starts the recorder process as the browser shell does, in other surroundings.
 * @param entry its source, or what was built of it
 */
export const startRecorderProcess =
  (
    env: NodeJS.ProcessEnv,
    entry = source,
    onStart: (pid: number) => void = () => undefined,
  ): StartHelper =>
  () => {
    const child = fork(entry, [], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    onStart(child.pid ?? -1);
    return {
      send(message) {
        // A program that ends meanwhile is told by its exit.
        if (child.connected) child.send(message as object, () => undefined);
      },
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.on('exit', listener),
      kill: () => void child.kill(),
    };
  };
