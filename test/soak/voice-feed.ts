import { setTimeout as sleep } from 'node:timers/promises';
import type { Rpc } from '../../preload/contract/api.ts';

const FRAME_SAMPLES = 1_600;
const FRAME_MS = 100;

/** A voice session that hears the same sound over and over, in real time. */
export interface VoiceFeed {
  readonly id: string;
  /** Concluded text of each line as it was shown. */
  readonly lines: ReadonlyMap<number, string>;
  /** Resolves when the session, or the app, is gone. */
  readonly over: Promise<void>;
  /** No more sound comes. */
  stop(): void;
}

/** @param sound 16 kHz samples */
export async function feedVoice(rpc: Rpc, title: string, sound: Int16Array): Promise<VoiceFeed> {
  const { id } = await rpc.ask('voice.start', {
    title,
    sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
    sourceLanguage: 'en',
    targets: ['de'],
    silenceMinutes: null,
  });
  const lines = new Map<number, string>();
  const stopped = new AbortController();
  const { signal } = stopped;

  const watch = async () => {
    for await (const { rows, state } of rpc.watch('voice.watch', { id }, signal)) {
      for (const row of rows) if (row.kind === 'speech') lines.set(row.index, row.source.text);
      if (state.phase === 'ended' || state.phase === 'failed') return;
    }
  };
  const speak = async () => {
    const began = performance.now();
    for (let frame = 0; !signal.aborted; frame += 1) {
      const at = (frame * FRAME_SAMPLES) % Math.max(FRAME_SAMPLES, sound.length - FRAME_SAMPLES);
      const samples = sound.slice(at, at + FRAME_SAMPLES);
      const bytes = new Uint8Array(samples.buffer);
      const position = frame * FRAME_SAMPLES;
      await rpc.ask('voice.audio', { id, slot: 'microphone', position, bytes });
      await sleep(Math.max(0, began + (frame + 1) * FRAME_MS - performance.now()));
    }
  };
  const gone = () => undefined;
  return {
    id,
    lines,
    over: Promise.all([watch().catch(gone), speak().catch(gone)]).then(gone),
    stop: () => stopped.abort(),
  };
}
