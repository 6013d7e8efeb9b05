import { execFile } from 'node:child_process';
import { findProgram } from '../../find-program.ts';

/** A source that goes away is noticed within three seconds. */
const LOOK_EVERY_MS = 1_000;
const LIMIT_MS = 2_000;

/**
 * Watches whether a source of the sound server is still there. When one goes away, the server moves
 * its recordings to another microphone without a word, which must never be recorded by mistake.
 * @returns ends the watch
 */
export function watchServerSource(
  name: string,
  env: NodeJS.ProcessEnv,
  onGone: () => void,
): () => void {
  const pactl = findProgram('pactl', env);
  if (pactl === null) return () => undefined;
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    execFile(pactl, ['list', 'short', 'sources'], { env, timeout: LIMIT_MS }, (error, stdout) => {
      isLooking = false;
      // A server that does not answer is another matter: then sound stops coming, too.
      if (error === null && !hasSource(stdout, name)) onGone();
    });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Lines of `pactl list short sources`: number, name, and more, with tabs between. */
export const hasSource = (list: string, name: string): boolean =>
  list.split('\n').some((line) => line.split('\t')[1] === name);
