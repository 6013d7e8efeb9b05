import type { SpokenChunk } from '../../../../preload/contract/voice.ts';
import { routeTo } from './route.ts';
import type { RouteOptions } from './route.ts';

/** Plays pieces of speech one after the other. */
export interface Player {
  /** @param onBegin the piece begins to be heard; not called for a piece that never is */
  play(chunk: SpokenChunk, onBegin: () => void): void;
  /** @param volume 0 to 1 */
  setVolume(volume: number): void;
  close(): Promise<void>;
}

export interface PlayerOptions extends RouteOptions {
  readonly context?: AudioContext;
}

/** What is heard first starts so much later, so that a late second piece leaves no hole. */
const LEAD_S = 0.08;
/** Where a piece follows none, its first samples are faded in: no click. */
const FADE_S = 0.004;
/** So much is handed to the engine; the rest waits here, where it takes less room. */
const MOST_AHEAD_S = 1;
/** While nothing can be heard, the newest speech of so long is kept; older words help nobody. */
const MOST_STALE_S = 5;

interface Piece {
  readonly chunk: SpokenChunk;
  readonly onBegin: () => void;
}

/** @returns a player on the chosen device; while that one is gone it is silent, and never on another */
export function createPlayer(options: PlayerOptions): Player {
  // Larger buffers: on a busy computer the usual ones of 10 ms leave holes in the speech.
  const { context = new AudioContext({ latencyHint: 'playback' }) } = options;
  const gain = context.createGain();
  gain.connect(context.destination);
  /** Pieces that wait for their turn. */
  let waiting: Piece[] = [];
  /** Pieces in the hands of the engine, the one that is heard first. */
  let scheduled: { readonly node: AudioBufferSourceNode; readonly onBegin: () => void }[] = [];
  let until = 0;

  const route = routeTo(context, options, (isOpen) => {
    if (isOpen) {
      pump();
      return;
    }
    const cut = scheduled;
    scheduled = [];
    for (const { node } of cut) node.stop();
    until = 0;
  });

  const schedule = ({ chunk, onBegin }: Piece) => {
    const buffer = bufferOf(context, chunk);
    const follows = until > context.currentTime;
    const start = follows ? until : context.currentTime + LEAD_S;
    if (!follows) fadeIn(buffer.getChannelData(0), chunk.rate);
    until = start + buffer.duration;
    const node = context.createBufferSource();
    node.buffer = buffer;
    node.connect(gain);
    // The next one begins when this one ends; no timer, since hidden pages have slow ones.
    node.addEventListener('ended', () => {
      node.disconnect();
      if (scheduled[0]?.node !== node) return;
      scheduled.shift();
      scheduled.at(0)?.onBegin();
      pump();
    });
    node.start(start);
    scheduled.push({ node, onBegin });
    if (scheduled.length === 1) onBegin();
  };
  function pump() {
    while (scheduled.length < 2 || until - context.currentTime < MOST_AHEAD_S) {
      const next = waiting.shift();
      if (next === undefined) return;
      schedule(next);
    }
  }

  return {
    play(chunk, onBegin) {
      if (chunk.bytes.byteLength < 2) return;
      waiting.push({ chunk, onBegin });
      if (route.isOpen) pump();
      else waiting = newest(waiting, MOST_STALE_S);
    },
    setVolume(volume) {
      gain.gain.setTargetAtTime(volume, context.currentTime, 0.01);
    },
    async close() {
      waiting = [];
      route.close();
      await context.close();
    },
  };
}

/** The last pieces of so many seconds together, one at least. */
function newest(pieces: readonly Piece[], seconds: number): Piece[] {
  let sum = 0;
  const first = pieces.findLastIndex(({ chunk: { bytes, rate } }, index) => {
    sum += bytes.byteLength / 2 / rate;
    return sum > seconds && index < pieces.length - 1;
  });
  return pieces.slice(first + 1);
}

function bufferOf(context: AudioContext, { bytes, rate }: SpokenChunk): AudioBuffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.floor(bytes.byteLength / 2);
  const buffer = context.createBuffer(1, length, rate);
  const channel = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    channel[index] = view.getInt16(index * 2, true) / 32_768;
  }
  return buffer;
}

function fadeIn(channel: Float32Array, rate: number): void {
  const length = Math.min(channel.length, Math.round(FADE_S * rate));
  for (let index = 0; index < length; index += 1) {
    channel[index] = ((channel[index] ?? 0) * index) / length;
  }
}
