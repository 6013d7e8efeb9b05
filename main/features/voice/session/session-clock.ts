import { after } from '../../../system/background.ts';

/** Time as a session needs it. */
export interface SessionClock {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  /** Runs once after so many milliseconds. @returns takes it back */
  after(ms: number, run: () => void): () => void;
}

export const systemSessionClock: SessionClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (ms, run) => after(ms, 'voice.session-clock', run),
};
