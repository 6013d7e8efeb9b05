import { createFramer } from './framing.ts';

/** Runs in a worker: reads the sound of a track, and hands frames to the page. */

interface Start {
  readonly readable: ReadableStream<AudioData>;
  readonly chunkMs: number;
}

globalThis.addEventListener(
  'message',
  ({ data: { readable, chunkMs } }: MessageEvent<Start>) => {
    self.postMessage('reading');
    void read(readable, chunkMs);
  },
  { once: true },
);

async function read(readable: ReadableStream<AudioData>, chunkMs: number): Promise<void> {
  const framer = createFramer(chunkMs, (frame) =>
    self.postMessage(frame, { transfer: [frame.bytes.buffer] }),
  );
  for await (const data of readable) {
    framer.push(mono(data), data.sampleRate);
    data.close();
  }
}

/** The mean of all channels: asked for one, engines may still give two. */
function mono(data: AudioData): Float32Array {
  const channel = (planeIndex: number) => {
    const samples = new Float32Array(data.numberOfFrames);
    data.copyTo(samples, { planeIndex, format: 'f32-planar' });
    return samples;
  };
  const sum = channel(0);
  for (let plane = 1; plane < data.numberOfChannels; plane += 1) {
    channel(plane).forEach((sample, index) => (sum[index] = (sum[index] ?? 0) + sample));
  }
  const { numberOfChannels } = data;
  return numberOfChannels === 1 ? sum : sum.map((sample) => sample / numberOfChannels);
}
