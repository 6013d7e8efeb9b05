import { createFramer } from './framing.ts';

/** Runs in a worker: reads the sound of a track, and hands frames to the page. */

interface Start {
  readonly readable: ReadableStream<AudioData>;
  readonly chunkMs: number;
}

globalThis.addEventListener(
  'message',
  ({ data: { readable, chunkMs } }: MessageEvent<Start>) => void read(readable, chunkMs),
  { once: true },
);

async function read(readable: ReadableStream<AudioData>, chunkMs: number): Promise<void> {
  let framer: ReturnType<typeof createFramer> | null = null;
  for await (const data of readable) {
    framer ??= createFramer(data.sampleRate, chunkMs, (frame) =>
      self.postMessage(frame, { transfer: [frame.bytes.buffer] }),
    );
    const samples = new Float32Array(data.numberOfFrames);
    // The first channel: a microphone's channels carry the same voice.
    data.copyTo(samples, { planeIndex: 0, format: 'f32-planar' });
    data.close();
    framer.push(samples);
  }
}
