import { createStore, type StoreApi } from 'zustand/vanilla';
import { SYSTEM_CHOICES } from './find-microphone.ts';

/** A device as the engine names it; names are empty before the first permission. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

export interface DevicesState {
  readonly microphones: readonly Device[];
  readonly speakers: readonly Device[];
}

export interface Devices {
  readonly state: StoreApi<DevicesState>;
  /** Whether this engine hands over what the computer plays. */
  readonly canRecordSystem: boolean;
  refresh(): Promise<void>;
}

/**
 * The sound devices of this page, from the first `refresh` on kept up to date as they come and go:
 * an engine that is asked to tell of them starts its sound and camera processes. The choices of the
 * system are left out: they are offered by name already.
 * @param canRecordSystem see `Devices`
 */
export function createDevices(canRecordSystem: boolean): Devices {
  const state = createStore<DevicesState>(() => ({ microphones: [], speakers: [] }));
  const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  let isHeard = false;
  const refresh = async () => {
    if (!isHeard) media?.addEventListener('devicechange', () => void refresh());
    isHeard = true;
    const all = (await media?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: MediaDeviceKind): readonly Device[] =>
      all
        .filter(({ deviceId }) => deviceId !== '' && !SYSTEM_CHOICES.has(deviceId))
        .filter((one) => one.kind === kind)
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    state.setState({ microphones: of('audioinput'), speakers: of('audiooutput') });
  };
  return { state, canRecordSystem, refresh };
}
