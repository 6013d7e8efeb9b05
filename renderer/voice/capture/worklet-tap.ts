import type { CaptureFrame, Tap } from './capture.ts';
import { createFramer } from './framing.ts';
import { trustedScript } from './trusted-script.ts';
import workletAddress from './worklet.ts?worker&url';

const RATE = 16_000;

/**
 * Reads sound through an audio worklet. The context runs at 16 kHz, so that the engine itself
 * lowers the rate.
 */
export async function createWorkletTap(
  media: MediaStream,
  chunkMs: number,
  onFrame: (frame: CaptureFrame) => void,
): Promise<Tap> {
  const context = new AudioContext({ sampleRate: RATE });
  await context.audioWorklet.addModule(trustedScript(workletAddress) as string);
  const framer = createFramer(context.sampleRate, chunkMs, onFrame);
  const node = new AudioWorkletNode(context, 'dragoman-tap', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => framer.push(data);
  context.createMediaStreamSource(media).connect(node);
  // A context that was made without a gesture starts suspended.
  await context.resume();
  return {
    close() {
      node.port.onmessage = null;
      void context.close();
    },
  };
}
