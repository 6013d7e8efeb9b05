import { Readable } from 'node:stream';
import { createFileRecorder } from '../../../main/system/sound/file-recorder.ts';
import { systemSoundClock } from '../../../main/system/sound/sound-clock.ts';
import { percentile } from '../measured.ts';
import type { Report } from '../measured.ts';

const RATE = 16_000;

/** Rows of the way to this process, and of the whole way that goes on from there. */
const WAYS = {
  recorder: { part: 'capture_recorder_chunk_end_p95_ms', target: 35 },
  page_worker: { part: 'capture_worker_chunk_end_p95_ms', target: 35 },
  page_worklet: { part: 'capture_worklet_chunk_end_p95_ms', target: 130 },
  file: { part: 'file_chunk_end_p95_ms', target: 35 },
} as const;
const WIRE = 'push_to_wire_p95_ms';

/** How late each piece of a file comes, against the moment when a microphone would have had its end. */
export async function fileLateness(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const late: number[] = [];
  const done = Promise.withResolvers<undefined>();
  const wav = silence(isQuick ? 3 : 15);
  const file = { name: 'silence', open: () => Readable.from([wav]) };
  const recorder = createFileRecorder(file, 1, { decoder: () => null, clock: systemSoundClock });
  recorder.start({
    onFrame: ({ position, samples }) =>
      late.push(performance.now() - ((position + samples.length) * 1_000) / RATE),
    onStall: () => undefined,
    onEnd: () => done.resolve(undefined),
  });
  await done.promise;
  const soonest = Math.min(...late);
  return {
    figures: {
      [WAYS.file.part]: percentile(
        late.map((ms) => ms - soonest),
        95,
      ),
    },
    targets: {},
    skipped: {},
  };
}

/**
 * From the end of a chunk to its bytes on the wire, by each way that sound comes: what is late on the way to
 * the session, and on the way from there, put together. Both have long tails, so the sum is above the true
 * 95 %.
 */
export function chunkToWire({
  figures,
  skipped,
}: Pick<Report, 'figures' | 'skipped'>): Pick<Report, 'figures' | 'targets' | 'skipped'> {
  const rows = Object.entries(WAYS).map(([way, { part, target }]) => {
    const [coming, going] = [figures[part], figures[WIRE]];
    const sum = coming === undefined || going === undefined ? null : coming + going;
    return { row: `chunk_to_wire_${way}_p95_ms`, target, sum, reason: skipped[part] };
  });
  return {
    figures: Object.fromEntries(rows.flatMap(({ row, sum }) => (sum === null ? [] : [[row, sum]]))),
    targets: Object.fromEntries(rows.map(({ row, target }) => [row, target])),
    skipped: Object.fromEntries(
      rows.flatMap(({ row, sum, reason }) =>
        sum === null && reason !== undefined ? [[row, reason]] : [],
      ),
    ),
  };
}

function silence(seconds: number): Buffer {
  const bytes = seconds * RATE * 2;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}
