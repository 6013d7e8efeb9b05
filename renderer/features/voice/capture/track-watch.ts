import type { CaptureEnd } from './sound-source.ts';
import { SYSTEM_CHOICES } from './find-microphone.ts';

/**
 * Engines may say nothing of a microphone that went away until they are asked for the list (on
 * Linux without udev), and record another one meanwhile.
 */
const LOOK_EVERY_MS = 500;
/** Without sound for so long a track has stalled. */
const STALL_MS = 1_500;

/** Watches over an open track. */
export interface TrackWatch {
  /** Neither ended nor stopped. */
  readonly isOpen: boolean;
  /** Sound has come. */
  heard(): void;
  stop(): void;
}

export interface TrackWatchPorts {
  /** Whether the track comes from a device of the list, and not from what the computer plays. */
  readonly isDevice: boolean;
  /** Called once at most. */
  readonly onEnd: (reason: CaptureEnd) => void;
  readonly onStall: (isStalled: boolean) => void;
  /** Milliseconds that only go up. */
  readonly now?: () => number;
}

/**
 * Tells when a track has ended or stalled, and why. A device that is no longer listed has ended,
 * whatever the track says: an engine may have moved it to the default microphone. Of the system's
 * choice nobody may know which device it is; then the loss of any microphone ends it, since it may
 * have been that one.
 */
export function watchTrack(track: MediaStreamTrack, ports: TrackWatchPorts): TrackWatch {
  const { isDevice, onEnd, onStall, now = () => performance.now() } = ports;
  const { mediaDevices } = navigator;
  const { deviceId, groupId } = track.getSettings();
  let isOpen = true;
  let isStalled = false;
  let heardAt = now();
  let lookedAt = now();

  const stop = () => {
    isOpen = false;
    clearInterval(ticking);
    track.removeEventListener('ended', onEnded);
    mediaDevices.removeEventListener('devicechange', onChange);
  };
  const end = (reason: CaptureEnd) => {
    if (!isOpen) return;
    stop();
    onEnd(reason);
  };
  const isFixed = deviceId !== undefined && !SYSTEM_CHOICES.has(deviceId);
  /** What has to stay in the list; null before it was read. */
  let needed: ReadonlySet<string> | null = null;
  const isListed = async () => {
    if (!isDevice || deviceId === undefined || deviceId === '') return true;
    const devices = await mediaDevices.enumerateDevices().catch(() => null);
    if (devices === null) return true;
    // The id of the system's choice stays when the choice falls on another device.
    const own = devices.find((one) => one.deviceId === deviceId);
    const isSame = own !== undefined && (groupId === undefined || own.groupId === groupId);
    const listed = new Set(
      devices.filter(({ kind }) => kind === 'audioinput').map((one) => one.deviceId),
    );
    needed ??= isFixed ? new Set([deviceId]) : listed;
    return isSame && [...needed].every((id) => listed.has(id));
  };
  const look = async () => {
    lookedAt = now();
    if (!(await isListed())) end((await isDenied()) ? 'denied' : 'unplugged');
  };
  const onEnded = () =>
    void (async () => {
      if (isDevice && (await isDenied())) end('denied');
      else end((await isListed()) ? 'ended' : 'unplugged');
    })();
  const onChange = () => void look();
  const lookWhenDue = () => {
    if (now() - lookedAt >= LOOK_EVERY_MS) void look();
  };
  const tick = () => {
    lookWhenDue();
    if (isStalled || now() - heardAt < STALL_MS) return;
    isStalled = true;
    onStall(true);
  };

  track.addEventListener('ended', onEnded);
  mediaDevices.addEventListener('devicechange', onChange);
  const ticking = setInterval(tick, LOOK_EVERY_MS);
  void look();
  return {
    get isOpen() {
      return isOpen;
    },
    heard() {
      heardAt = now();
      // Engines slow the timers of hidden pages down, but not the sound.
      lookWhenDue();
      if (!isStalled) return;
      isStalled = false;
      onStall(false);
    },
    stop,
  };
}

/** Whether the page may not use microphones any more; false where the engine does not tell. */
async function isDenied(): Promise<boolean> {
  const asked = navigator.permissions.query({ name: 'microphone' });
  return asked.then(
    ({ state }) => state === 'denied',
    () => false,
  );
}
