import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sound } from '../../../main/system/sound/recorder.ts';
import type { Pulse } from '../../app/pulse.ts';
import type { SoundPage } from '../../shell/sound/sound-page.ts';
import { workedMs } from '../../soak/process-figures.ts';
import { wanderingHum, writeWav } from '../../shell/sound/wav.ts';
import { now, recordReference } from './reference-recording.ts';
import type { ReferenceRecording } from './reference-recording.ts';

const RATE = 16_000;
/** Samples of the chunks that a session sends. */
const CHUNK = RATE / 10;

/** What a way of recording brought to this process. */
interface Recorded {
  /** When each piece came, and the place behind its last sample. */
  readonly arrivals: { readonly at: number; readonly end: number }[];
  readonly pieces: Int16Array[];
}

export interface Delays {
  /** From the end of each chunk, when it could be had, to its arrival here; milliseconds. */
  readonly delays: readonly number[];
  /** Samples of the sound that are missing or not in their place. */
  readonly displaced: number;
}

/**
 * Plays a sound to several recordings of one microphone at a time, and says how late each of them
 * was; measured against a recording with the smallest delay there is.
 * @param pages pages that record through the engine
 * @param programs processes of the recorder program, as they are started
 */
export async function captureDelays(
  pulse: Pulse,
  { sink, microphone }: { readonly sink: string; readonly microphone: string },
  sound: Sound,
  pages: readonly SoundPage[],
  seconds: number,
  programs: readonly number[],
): Promise<{ readonly ways: readonly Delays[]; readonly cpuPercent: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const path = join(folder, 'hum.wav');
  writeWav(path, wanderingHum(seconds, RATE), RATE);
  const reference = recordReference(microphone, pulse);
  const recorder = sound.recordDevice(`server:${microphone}`);
  try {
    const direct: Recorded = { arrivals: [], pieces: [] };
    recorder.start({
      onFrame({ position, samples }) {
        direct.arrivals.push({ at: now(), end: position + samples.length });
        direct.pieces.push(samples);
      },
      onStall: () => undefined,
      onEnd: () => undefined,
    });
    const finishes = await Promise.all(pages.map(recordInPage));
    while (direct.arrivals.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const worked = () => programs.reduce((sum, pid) => sum + workedMs(pid), 0);
    const [before, began] = [worked(), performance.now()];
    await pulse.play(path, sink);
    const cpuPercent = (100 * (worked() - before)) / (performance.now() - began);
    const inPages = await Promise.all(finishes.map((finish) => finish()));
    const ways = [direct, ...inPages].map((recorded) => delaysOf(recorded, reference));
    return { ways, cpuPercent };
  } finally {
    recorder.stop();
    reference.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts to record in a page. @returns ends it */
async function recordInPage({ page }: SoundPage): Promise<() => Promise<Recorded>> {
  const arrivals: { at: number; end: number }[] = [];
  await page.exposeFunction('heard', (end: number) => void arrivals.push({ at: now(), end }));
  const handle = await page.evaluateHandle(async () => {
    const pieces: number[][] = [];
    const { heard } = window as unknown as { readonly heard: (end: number) => void };
    const source = {
      kind: 'microphone',
      deviceId: null,
      echoCancelling: false,
      noiseReduction: false,
      autoGain: false,
      chunkMs: 100,
    } as const;
    const capture = await window.sound.openCapture(source, {
      frame({ position, bytes }) {
        heard(position + bytes.length / 2);
        pieces.push([...new Int16Array(bytes.buffer)]);
      },
      end: () => undefined,
    });
    return { pieces, stop: () => capture.stop() };
  });
  return async () => {
    const pieces = await handle.evaluate((recording) => {
      recording.stop();
      return recording.pieces;
    });
    return { arrivals, pieces: pieces.map((piece) => Int16Array.from(piece)) };
  };
}

function delaysOf({ arrivals, pieces }: Recorded, reference: ReferenceRecording): Delays {
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const piece of pieces) {
    samples.set(piece, filled);
    filled += piece.length;
  }
  // Two parts of the sound, far from each other: between them nothing may be lost or made up.
  const first = samples.findIndex((sample) => Math.abs(sample) > 1_000);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 1_000);
  const [early, late] = [first + CHUNK, last - 4 * CHUNK];
  const shiftAt = (place: number) => {
    const found = reference.find(samples.subarray(place, place + 3 * CHUNK));
    if (first < 0 || found === null) throw new Error('the sound was not recorded');
    return found - place;
  };
  const [shift, shiftLate] = [shiftAt(early), shiftAt(late)];
  const delays: number[] = [];
  // Only while the sound plays: before, pages are still being made ready.
  for (let end = Math.ceil(first / CHUNK) * CHUNK; end < last; end += CHUNK) {
    const arrival = arrivals.find((one) => one.end >= end);
    if (arrival !== undefined) delays.push(arrival.at - reference.timeOf(end + shift));
  }
  return { delays, displaced: Math.abs(shiftLate - shift) };
}
