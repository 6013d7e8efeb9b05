import type { CaptureEnd, CaptureSource } from './sound-source.ts';
import { findMicrophone } from './find-microphone.ts';

type Microphone = Extract<CaptureSource, { kind: 'microphone' }>;

/** Asks the engine for the sound of a source; rejects with the engine's error. */
export async function openMedia(source: CaptureSource): Promise<MediaStream> {
  return source.kind === 'microphone' ? openMicrophone(source) : openSystem();
}

async function openMicrophone(source: Microphone): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  let found = findMicrophone(await mediaDevices.enumerateDevices(), source);
  if (found.kind === 'hidden') {
    const any = await mediaDevices.getUserMedia({ audio: true });
    try {
      found = findMicrophone(await mediaDevices.enumerateDevices(), source);
    } finally {
      for (const track of any.getTracks()) track.stop();
    }
  }
  if (found.kind === 'missing') throw new DOMException('no such microphone', 'NotFoundError');
  const { echoCancelling, noiseReduction, autoGain } = source;
  return mediaDevices.getUserMedia({
    audio: {
      ...(found.kind === 'exact' && { deviceId: { exact: found.deviceId } }),
      echoCancellation: echoCancelling,
      noiseSuppression: noiseReduction,
      autoGainControl: autoGain,
      channelCount: 1,
    },
  });
}

/** Options that engines know and TypeScript's own library does not yet. */
interface SystemSoundOptions extends DisplayMediaStreamOptions {
  readonly systemAudio: 'include';
  readonly audio: MediaTrackConstraints & { readonly restrictOwnAudio: boolean };
}

async function openSystem(): Promise<MediaStream> {
  const options: SystemSoundOptions = {
    // A picture has to be asked for, too; nobody looks at it.
    video: true,
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      // Translated speech that plays here must not come back as something said.
      restrictOwnAudio: true,
    },
    systemAudio: 'include',
  };
  const media = await navigator.mediaDevices.getDisplayMedia(options);
  for (const track of media.getVideoTracks()) {
    track.stop();
    media.removeTrack(track);
  }
  return media;
}

/** Why the engine gave no sound, from the names of its errors (W3C Media Capture and Streams). */
export function endReason(thrown: unknown): CaptureEnd {
  if (!(thrown instanceof DOMException)) return 'failed';
  switch (thrown.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}
