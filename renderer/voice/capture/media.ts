import type { CaptureEnd, CaptureSource } from './capture.ts';

/** Asks the engine for the sound of a source; rejects with the engine's error. */
export async function openMedia(source: CaptureSource): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (source.kind === 'microphone') {
    const { deviceId, echoCancelling, noiseReduction, autoGain } = source;
    return mediaDevices.getUserMedia({
      audio: {
        ...(deviceId !== null && { deviceId: { exact: deviceId } }),
        echoCancellation: echoCancelling,
        noiseSuppression: noiseReduction,
        autoGainControl: autoGain,
        channelCount: 1,
      },
    });
  }
  // A picture has to be asked for, too; nobody looks at it.
  const media = await mediaDevices.getDisplayMedia({ audio: true, video: true });
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
