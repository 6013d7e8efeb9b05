import type { Failure } from '../../../preload/contract/failure.ts';
import type { VoiceSourceLostReason } from '../../../preload/contract/voice.ts';
import { createBreakout, hasBreakout } from './breakout.ts';
import { endReason, openMedia } from './media.ts';
import { createWorkletTap } from './worklet-tap.ts';

/** What the page is to record. */
export type CaptureSource =
  | {
      readonly kind: 'microphone';
      /** Exactly this one; null: the system's choice. */
      readonly deviceId: string | null;
      readonly echoCancelling: boolean;
      readonly noiseReduction: boolean;
      readonly autoGain: boolean;
      readonly chunkMs: number;
    }
  /** What the computer plays. */
  | { readonly kind: 'system'; readonly chunkMs: number };

/** A piece of recorded sound: 16 kHz, 16-bit little-endian, one channel. */
export interface CaptureFrame {
  /** Samples since recording began, of the first sample here. */
  readonly position: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
}

export type CaptureEnd = VoiceSourceLostReason;

export interface CaptureListener {
  frame(frame: CaptureFrame): void;
  /** It has ended by itself; nothing follows. */
  end(reason: CaptureEnd): void;
}

export interface Capture {
  /** The device's name for people. */
  readonly name: string;
  /** Ends it; `end` does not follow. */
  stop(): void;
}

/** Taps the sound of a track. */
export interface Tap {
  close(): void;
}

/** Engines say nothing of a microphone that went away until they are asked for the list. */
const LOOK_EVERY_MS = 2_000;

/**
 * Records in this page. In a worker where the engine lets a worker read the track, since there a
 * busy page delays and loses nothing; otherwise through an audio worklet.
 * @returns rejects with a `microphone-failed` failure
 */
export async function openCapture(
  source: CaptureSource,
  listener: CaptureListener,
): Promise<Capture> {
  let media: MediaStream;
  try {
    media = await openMedia(source);
  } catch (thrown) {
    throw { code: 'microphone-failed', params: { reason: endReason(thrown) } } satisfies Failure;
  }
  const [track] = media.getAudioTracks();
  if (track === undefined) {
    throw { code: 'microphone-failed', params: { reason: 'missing' } } satisfies Failure;
  }
  let isOpen = true;
  const frame = (next: CaptureFrame) => {
    if (isOpen) listener.frame(next);
  };
  const tap: Tap = hasBreakout()
    ? createBreakout(track, source.chunkMs, frame)
    : await createWorkletTap(media, source.chunkMs, frame);

  const stop = () => {
    isOpen = false;
    clearInterval(looking);
    track.removeEventListener('ended', onEnded);
    tap.close();
    for (const one of media.getTracks()) one.stop();
  };
  const end = (reason: CaptureEnd) => {
    if (!isOpen) return;
    stop();
    listener.end(reason);
  };
  const onEnded = () =>
    void isListed(track).then((isThere) => end(isThere ? 'ended' : 'unplugged'));
  track.addEventListener('ended', onEnded);
  // An engine may move a track to the default microphone when its own goes away; asking for the
  // list makes it notice, and a device that is no longer listed ends the recording here.
  const look = async () => {
    if (source.kind === 'microphone' && !(await isListed(track))) end('unplugged');
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  return { name: track.label, stop };
}

async function isListed(track: MediaStreamTrack): Promise<boolean> {
  const { deviceId } = track.getSettings();
  if (deviceId === undefined || deviceId === '') return true;
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some((device) => device.kind === 'audioinput' && device.deviceId === deviceId);
}
