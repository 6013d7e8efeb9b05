/** Why nothing is heard. */
export type PlaybackTrouble =
  /** The chosen loudspeaker is gone, or sound cannot be sent to it. */
  | 'missing'
  /** The engine wants a click or a key first. */
  | 'blocked';

export interface RouteOptions {
  /** The engine's id of the loudspeaker; null: the system's choice. */
  readonly device: string | null;
  /** Finds a loudspeaker that was chosen in an earlier run, when engines gave other ids. */
  readonly deviceName?: string;
  /** Nothing is heard, and why; null: it is heard again. */
  readonly onTrouble?: (trouble: PlaybackTrouble | null) => void;
}

/** Where the sound of a context goes. */
export interface Route {
  /** Whether what plays now is heard, on the device that was chosen. */
  readonly isOpen: boolean;
  close(): void;
}

type Routable = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/** A context that may run does so within this time. */
const START_MS = 1_000;

/**
 * Keeps a context on one loudspeaker: silent while that one is gone, back when it is back.
 * @param onOpen it has opened (true) or closed
 */
export function routeTo(
  context: AudioContext,
  { device, deviceName, onTrouble = () => undefined }: RouteOptions,
  onOpen: (isOpen: boolean) => void,
): Route {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isReachable = device === null;
  let isStarting = true;
  let isOpen = false;
  let trouble: PlaybackTrouble | null = null;

  const tell = () => {
    if (signal.aborted) return;
    const isRunning = context.state === 'running';
    if (isOpen !== (isReachable && isRunning)) {
      isOpen = !isOpen;
      onOpen(isOpen);
    }
    const now = isOpen || isStarting ? null : isReachable ? 'blocked' : 'missing';
    if (now === trouble) return;
    trouble = now;
    onTrouble(trouble);
  };
  const wake = () => {
    if (isReachable && context.state === 'suspended') void context.resume();
  };
  const look = async () => {
    if (device !== null) {
      const id = await listedId(device, deviceName);
      if (id === null) isReachable = false;
      else if (!isReachable) isReachable = await sendTo(context, id);
      if (signal.aborted) return;
      if (!isReachable) {
        isStarting = false;
        void context.suspend();
      }
    }
    wake();
    tell();
  };

  context.addEventListener('statechange', tell, { signal });
  context.addEventListener(
    'error',
    () => {
      if (device !== null) isReachable = false;
      void look();
    },
    { signal },
  );
  navigator.mediaDevices.addEventListener('devicechange', () => void look(), { signal });
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { signal });
  const starting = setTimeout(() => {
    isStarting = false;
    tell();
  }, START_MS);
  void look();
  return {
    get isOpen() {
      return isOpen;
    },
    close() {
      clearTimeout(starting);
      leaving.abort();
      isOpen = false;
    },
  };
}

/** @returns the id that the device has now, null when it is not there */
async function listedId(device: string, name: string | undefined): Promise<string | null> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const speakers = all.filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== '');
  if (speakers.some(({ deviceId }) => deviceId === device)) return device;
  const [named, other] = speakers.filter(({ label }) => label !== '' && label === name);
  return named === undefined || other !== undefined ? null : named.deviceId;
}

async function sendTo(context: Routable, id: string): Promise<boolean> {
  if (context.setSinkId === undefined) return false;
  return context.setSinkId(id).then(
    () => true,
    () => false,
  );
}
