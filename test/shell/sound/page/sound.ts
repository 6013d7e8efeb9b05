import { openCapture } from '../../../../renderer/features/voice/capture/capture.ts';
import { createDevices } from '../../../../renderer/features/voice/capture/devices.ts';
import { trustedScript } from '../../../../renderer/ui/trusted-script.ts';
import tapAddress from '../../../../renderer/features/voice/capture/worklet.ts?worker&url';
import { createPlayer } from '../../../../renderer/features/voice/playback/player.ts';

/** A context and what it has drawn so far, by its own clock: a busy computer only slows that clock. */
interface ListenedContext {
  readonly context: AudioContext;
  /** 16-bit samples at 48 kHz. */
  readonly drawn: () => number[];
}

/** As a player makes its own, but what goes to its loudspeaker is kept, too. */
async function listenedContext(): Promise<ListenedContext> {
  const context = new AudioContext({ latencyHint: 'playback', sampleRate: 48_000 });
  await context.audioWorklet.addModule(trustedScript(tapAddress));
  const tap = new AudioWorkletNode(context, 'dragoman-tap', { numberOfOutputs: 0 });
  const pieces: Float32Array[] = [];
  tap.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    pieces.push(data);
  };
  const fork = context.createGain();
  fork.connect(context.destination);
  fork.connect(tap);
  Object.defineProperty(context, 'destination', { value: fork });
  return {
    context,
    drawn: () => pieces.flatMap((piece) => [...piece].map((sample) => Math.round(sample * 32_767))),
  };
}

/** What tests may call in the page. */
const parts = { openCapture, createDevices, createPlayer, listenedContext };
declare global {
  interface Window {
    readonly sound: typeof parts;
  }
}
Object.assign(window, { sound: parts });
