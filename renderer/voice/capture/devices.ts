import { createStore, type StoreApi } from 'zustand/vanilla';

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

/** Ids that stand for the system's choice, which is offered by name already. */
const CHOICES_OF_SYSTEM: ReadonlySet<string> = new Set(['', 'default', 'communications']);

/** The sound devices of this page. @param canRecordSystem see `Devices` */
export function createDevices(canRecordSystem: boolean): Devices {
  const state = createStore<DevicesState>(() => ({ microphones: [], speakers: [] }));
  const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  const refresh = async () => {
    const all = (await media?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: MediaDeviceKind): readonly Device[] =>
      all
        .filter((one) => one.kind === kind && !CHOICES_OF_SYSTEM.has(one.deviceId))
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    state.setState({ microphones: of('audioinput'), speakers: of('audiooutput') });
  };
  media?.addEventListener('devicechange', () => void refresh());
  return { state, canRecordSystem, refresh };
}
