import { execFile, spawn } from 'node:child_process';
import { isRecordedFrom } from '../server-sources.ts';
import { every, inBackground } from '../../background.ts';

export interface ServerRecording {
  /** Name of the source that must be recorded. */
  readonly source: string;
  /** Process of the recorder. */
  readonly pid: number;
  /** Absolute path of the program that asks the server. */
  readonly pactl: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Events of the server lead to a look at once; this one is for those that never come. */
const LOOK_EVERY_MS = 2_000;
const LIMIT_MS = 2_000;
/** What concerns recordings; looks of our own cause events about clients only. */
const EVENT = /^Event '(?:new|change|remove)' on (?:source|source-output) #/m;

/**
 * Watches that a recording still comes from its source.
 * @param onMoved called once: the source is gone, or another one is being recorded
 * @returns ends the watch
 */
export function watchServerSource(recording: ServerRecording, onMoved: () => void): () => void {
  const { source, pid, pactl, env } = recording;
  let isOver = false;
  let isLooking = false;
  let wanted = 0;
  const ask = (...args: string[]) =>
    new Promise<string | null>((resolve) => {
      execFile(pactl, args, { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' }, (error, stdout) =>
        resolve(error === null ? stdout : null),
      );
    });
  const lookOnce = async () => {
    const sources = await ask('list', 'short', 'sources');
    const outputs = await ask('list', 'source-outputs');
    // A server that does not answer is another matter: the recorder notices it, too.
    if (isOver || sources === null || outputs === null) return;
    if (isRecordedFrom(source, pid, sources, outputs)) return;
    stop();
    onMoved();
  };
  const look = async () => {
    wanted += 1;
    if (isLooking) return;
    isLooking = true;
    // It may change while it is being looked at.
    for (let seen = 0; seen !== wanted && !isOver;) {
      seen = wanted;
      await lookOnce();
    }
    isLooking = false;
  };
  const events = spawn(pactl, ['subscribe'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  events.on('error', () => undefined);
  events.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (EVENT.test(text)) inBackground('watchServerSource.look', () => look());
  });
  const stopLooking = every(LOOK_EVERY_MS, 'recorder.server-source', look);
  const stop = () => {
    isOver = true;
    stopLooking();
    // It has nothing to lose, and one that is stopped or caught in a loop obeys no other signal.
    events.kill('SIGKILL');
  };
  return stop;
}
