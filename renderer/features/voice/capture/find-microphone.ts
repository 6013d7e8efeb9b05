/** What can be told from the engine's list of devices about a microphone that is wanted. */
export type FoundMicrophone =
  | { readonly kind: 'exact'; readonly deviceId: string }
  /** The system's choice, which cannot be told from the others. */
  | { readonly kind: 'default' }
  /** The engine hides the devices until one may be used. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'missing' };

export interface WantedMicrophone {
  /** null: the system's choice. */
  readonly deviceId: string | null;
  readonly deviceName?: string;
}

type Listed = Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'groupId' | 'label'>;

/** Ids that stand for a choice of the system, and follow it from device to device. */
export const SYSTEM_CHOICES: ReadonlySet<string> = new Set(['default', 'communications']);

/**
 * Finds the one device that is meant, so that it can be opened by its own id: a track of the
 * system's choice may move to another microphone without a word.
 */
export function findMicrophone(
  devices: readonly Listed[],
  { deviceId, deviceName }: WantedMicrophone,
): FoundMicrophone {
  const all = devices.filter(({ kind }) => kind === 'audioinput');
  const told = all.filter((one) => one.deviceId !== '');
  if (all.length === 0) return { kind: 'missing' };
  if (told.length === 0) return { kind: 'hidden' };
  const real = told.filter((one) => !SYSTEM_CHOICES.has(one.deviceId));
  if (deviceId === null) return systemChoice(told, real);
  if (told.some((one) => one.deviceId === deviceId)) return { kind: 'exact', deviceId };
  const named = real.filter(({ label }) => label !== '' && label === deviceName);
  return only(named) ?? { kind: 'missing' };
}

function systemChoice(told: readonly Listed[], real: readonly Listed[]): FoundMicrophone {
  const choice = told.find((one) => one.deviceId === 'default');
  // Engines without an entry for it list the system's choice first.
  if (choice === undefined) return only(real.slice(0, 1)) ?? { kind: 'default' };
  const alike = real.filter(({ groupId }) => groupId !== '' && groupId === choice.groupId);
  // Its label is the device's own behind a word such as "Default - ".
  const named = alike.filter(({ label }) => label !== '' && choice.label.endsWith(label));
  return only(alike) ?? only(named) ?? only(real) ?? { kind: 'default' };
}

function only(devices: readonly Listed[]): FoundMicrophone | null {
  const [first, second] = devices;
  return first === undefined || second !== undefined
    ? null
    : { kind: 'exact', deviceId: first.deviceId };
}
