import { fork } from 'node:child_process';
import { join } from 'node:path';
import { RECOGNISER_ENTRY, VOICE_ENTRY } from '../../../main/engine/speech/speech-programs.ts';
import type { StartHelper } from '../../../main/system/processes.ts';

const SPEECH = join(import.meta.dirname, '../../../main/engine/speech');
const SOURCES: Readonly<Record<string, string>> = {
  [RECOGNISER_ENTRY]: join(SPEECH, 'recogniser-program.ts'),
  [VOICE_ENTRY]: join(SPEECH, 'synthesis/voice-program.ts'),
};

/**
 * Starts processes that recognise and speak from their source.
 * @param onStart told of the id of each process
 */
export const recogniserStart =
  (onStart: (pid: number) => void = () => undefined): StartHelper =>
  (entry) => {
    const child = fork(SOURCES[entry] ?? entry, [], {
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
