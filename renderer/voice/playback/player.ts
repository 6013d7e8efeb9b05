import type { SpokenChunk } from '../../../preload/contract/voice.ts';

/** Plays pieces of speech one after the other. */
export interface Player {
  /** @param onBegin the piece begins to be heard */
  play(chunk: SpokenChunk, onBegin: () => void): void;
  /** @param volume 0 to 1 */
  setVolume(volume: number): void;
  close(): Promise<void>;
}

export interface PlayerOptions {
  /** The engine's id of the loudspeaker; null: the system's choice. */
  readonly device: string | null;
  readonly context?: AudioContext;
}

/** What is heard first starts so much later, so that a late second piece leaves no hole. */
const LEAD_S = 0.08;
/** Where a piece follows none, its first samples are faded in: no click. */
const FADE_S = 0.004;

type Routable = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/** @returns a player on the chosen device; one that is gone falls back to silence, never to another */
export function createPlayer({ device, context = new AudioContext() }: PlayerOptions): Player {
  const gain = context.createGain();
  gain.connect(context.destination);
  const { setSinkId } = context as Routable;
  const routed =
    device === null || setSinkId === undefined
      ? Promise.resolve()
      : setSinkId.call(context, device).catch(() => context.suspend());
  let next = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  return {
    play({ bytes, rate }, onBegin) {
      const samples = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const count = Math.floor(bytes.byteLength / 2);
      if (count === 0) return;
      const buffer = context.createBuffer(1, count, rate);
      const channel = buffer.getChannelData(0);
      for (let index = 0; index < count; index += 1) {
        channel[index] = samples.getInt16(index * 2, true) / 32_768;
      }
      const follows = next > context.currentTime;
      const start = follows ? next : context.currentTime + LEAD_S;
      if (!follows) fadeIn(channel, rate);
      next = start + buffer.duration;
      const node = context.createBufferSource();
      node.buffer = buffer;
      node.connect(gain);
      node.start(start);
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          onBegin();
        },
        (start - context.currentTime) * 1000,
      );
      timers.add(timer);
    },
    setVolume: (volume) => gain.gain.setTargetAtTime(volume, context.currentTime, 0.01),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await routed;
      await context.close();
    },
  };
}

function fadeIn(channel: Float32Array, rate: number): void {
  const length = Math.min(channel.length, Math.round(FADE_S * rate));
  for (let index = 0; index < length; index += 1) {
    channel[index] = ((channel[index] ?? 0) * index) / length;
  }
}
