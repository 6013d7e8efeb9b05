import type { CaptureFrame, Tap } from './sound-source.ts';
import { createFramer } from './framing.ts';
import { trustedScript } from '../../../ui/trusted-script.ts';
import workletAddress from './worklet.ts?worker&url';

/**
 * Reads a track through an audio worklet, at the rate of the sound device: a context at 16 kHz
 * would delay everything by 70 ms and more. Rejects when the worklet does not load.
 */
export async function createWorkletTap(
  track: MediaStreamTrack,
  chunkMs: number,
  onFrame: (frame: CaptureFrame) => void,
): Promise<Tap> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  try {
    // TypeScript's library does not know yet that a trusted address is taken, too.
    await context.audioWorklet.addModule(trustedScript(workletAddress));
  } catch (thrown) {
    void context.close();
    throw thrown;
  }
  const framer = createFramer(chunkMs, onFrame);
  const node = new AudioWorkletNode(context, 'dragoman-tap', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) =>
    framer.push(data, context.sampleRate);
  context.createMediaStreamSource(new MediaStream([track])).connect(node);
  // A context that was made without a gesture starts suspended, and its promise may wait for one.
  void context.resume();
  return {
    close() {
      node.port.onmessage = null;
      void context.close();
    },
  };
}
