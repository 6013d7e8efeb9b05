import { spawn } from 'node:child_process';
import type { Pulse } from '../../app/pulse.ts';

const RATE_MS = 16;

/** When a sample was there to be recorded. */
export interface ReferenceRecording {
  /**
   * Milliseconds, on the clock of `now`, at which a sample of the reference could first be had.
   * @param place counted from the reference's first sample
   */
  timeOf(place: number): number;
  /**
   * Where a part of another recording of the same sound stands in the reference.
   * @returns null where it is not found
   */
  find(part: Int16Array): number | null;
  stop(): void;
}

/** One clock for this process and for pages: milliseconds since 1970, with fractions. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Records a source with the smallest delay there is, to measure others by. The time of a sample is
 * read from the pieces that came soonest, which takes out what made the others late.
 */
export function recordReference(source: string, { env }: Pulse): ReferenceRecording {
  const args = ['--latency-msec=10', '-d', source, '--raw', '--rate=16000', '--channels=1'];
  const child = spawn('parec', args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const pieces: Buffer[] = [];
  let bytes = 0;
  /** Of the first sample, by the soonest piece. */
  let start = Infinity;
  child.stdout.on('data', (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    start = Math.min(start, now() - bytes / 2 / RATE_MS);
  });
  return {
    timeOf: (place) => start + place / RATE_MS,
    find(part) {
      const all = Buffer.concat(pieces);
      return bestPlace(new Int16Array(new Uint8Array(all).buffer), part);
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** Every third sample is enough to know a place by. */
const STEP = 3;

/** The place of greatest correlation; null where it is no clear one. */
function bestPlace(all: Int16Array, part: Int16Array): number | null {
  let best = { place: -1, value: 0 };
  let energyOfPart = 0;
  for (let index = 0; index < part.length; index += STEP) energyOfPart += (part[index] ?? 0) ** 2;
  for (let place = 0; place + part.length <= all.length; place += 1) {
    let sum = 0;
    let energy = 0;
    for (let index = 0; index < part.length; index += STEP) {
      const sample = all[place + index] ?? 0;
      sum += sample * (part[index] ?? 0);
      energy += sample * sample;
    }
    const value = sum / Math.sqrt(energy * energyOfPart || 1);
    if (value > best.value) best = { place, value };
  }
  return best.value > 0.8 ? best.place : null;
}
