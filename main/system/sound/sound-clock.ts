import { after } from '../background.ts';

/** Time as recorders need it. */
export interface SoundClock {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Runs once after so many milliseconds. @returns takes it back */
  after(ms: number, run: () => void): () => void;
}

export const systemSoundClock: SoundClock = {
  now: () => performance.now(),
  after: (ms, run) => after(ms, 'recorder.clock', run),
};
