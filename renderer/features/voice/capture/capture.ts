import type { Failure } from '../../../../preload/contract/failure.ts';
import { trackProcessorWorker, hasTrackProcessor } from './track-processor.ts';
import { endReason, openMedia } from './media.ts';
import { watchTrack } from './track-watch.ts';
import { createWorkletTap } from './worklet-tap.ts';
import type { CaptureSource, CaptureFrame, CaptureEnd, Tap } from './sound-source.ts';

export interface CaptureListener {
  frame(frame: CaptureFrame): void;
  /** It has ended by itself; nothing follows. */
  end(reason: CaptureEnd): void;
  /** Frames have stopped coming for a second and a half (true), or come again. */
  stall?(isStalled: boolean): void;
}

export interface Capture {
  /** The device's name for people. */
  readonly name: string;
  /** How the track is read, for support. */
  readonly path: 'worker' | 'worklet';
  /** Ends it; `end` does not follow. */
  stop(): void;
}

/**
 * Records in this page. In a worker where the engine lets a worker read the track, since there a
 * busy page delays and loses nothing; otherwise through an audio worklet. It never moves to
 * another microphone: when the one it opened goes away, it ends.
 * @returns rejects with a `microphone-failed` failure
 */
export async function openCapture(
  source: CaptureSource,
  listener: CaptureListener,
): Promise<Capture> {
  const { media, track } = await openTrack(source);
  let tap: Tap | null = null;
  const stop = () => {
    watch.stop();
    tap?.close();
    for (const one of media.getTracks()) one.stop();
  };
  const watch = watchTrack(track, {
    isDevice: source.kind === 'microphone',
    onEnd(reason) {
      stop();
      listener.end(reason);
    },
    onStall: (isStalled) => listener.stall?.(isStalled),
  });
  const frame = (next: CaptureFrame) => {
    if (!watch.isOpen) return;
    watch.heard();
    listener.frame(next);
  };
  try {
    const opened = await openTap(track, source.chunkMs, frame);
    tap = opened.tap;
    // It may have ended while the tap was being made.
    if (!watch.isOpen) tap.close();
    return { name: track.label, path: opened.path, stop };
  } catch {
    stop();
    return fail('failed');
  }
}

async function openTrack(source: CaptureSource) {
  const media = await openMedia(source).catch((thrown: unknown) => fail(endReason(thrown)));
  const [track] = media.getAudioTracks();
  if (track === undefined) return fail('missing');
  // macOS answers a denied system-audio permission with a track that has ended, and no error
  // (https://github.com/electron/electron/issues/52738).
  if (track.readyState === 'ended') return fail(source.kind === 'system' ? 'denied' : 'ended');
  return { media, track };
}

async function openTap(
  track: MediaStreamTrack,
  chunkMs: number,
  onFrame: (frame: CaptureFrame) => void,
): Promise<{ readonly tap: Tap; readonly path: Capture['path'] }> {
  if (hasTrackProcessor()) {
    const tap = await trackProcessorWorker(track, chunkMs, onFrame).catch(() => null);
    if (tap !== null) return { tap, path: 'worker' };
  }
  return { tap: await createWorkletTap(track, chunkMs, onFrame), path: 'worklet' };
}

function fail(reason: CaptureEnd): never {
  const failure: Failure = { code: 'microphone-failed', params: { reason } };
  // oxlint-disable-next-line typescript/only-throw-error -- the page passes Failure values on
  throw failure;
}
