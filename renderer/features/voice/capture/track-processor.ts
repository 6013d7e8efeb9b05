import type { CaptureFrame, Tap } from './sound-source.ts';
import { trustedScript } from '../../../ui/trusted-script.ts';
import workerAddress from './track-processor-worker.ts?worker&url';

/** The engine's way to read a track; TypeScript's own library does not know it yet. */
interface TrackProcessor {
  readonly readable: ReadableStream;
}
type TrackProcessorClass = new (init: {
  track: MediaStreamTrack;
  maxBufferSize: number;
}) => TrackProcessor;

/** Pieces of 10 ms that wait while the worker starts or is busy: two seconds. */
const MOST_WAITING = 200;

const processorClass = (): TrackProcessorClass | undefined =>
  (globalThis as { MediaStreamTrackProcessor?: TrackProcessorClass }).MediaStreamTrackProcessor;

export const hasTrackProcessor = (): boolean => processorClass() !== undefined;

/**
 * Reads a track in a worker of its own, which a busy page cannot hold up. Sound from before the
 * worker runs is not lost. Rejects when the worker does not start.
 */
export async function trackProcessorWorker(
  track: MediaStreamTrack,
  chunkMs: number,
  onFrame: (frame: CaptureFrame) => void,
): Promise<Tap> {
  const Processor = processorClass();
  if (Processor === undefined) throw new Error('no track processor: ask hasTrackProcessor first');
  const { readable } = new Processor({ track, maxBufferSize: MOST_WAITING });
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  const isReading = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CaptureFrame | 'reading'>) => {
      if (data === 'reading') resolve();
      else onFrame(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the worker did not start'));
    });
  });
  worker.postMessage({ readable, chunkMs }, [readable]);
  await isReading;
  return { close: () => worker.terminate() };
}
