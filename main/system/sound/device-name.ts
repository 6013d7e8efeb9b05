/**
 * Names of ALSA devices that are safe to hand to a recorder. A name is an expression there: one of
 * kind `file` writes files or runs commands, so only names of this form are ever used.
 */
const ALSA_NAME =
  /^(?:default|pulse|pipewire|sysdefault|(?:plug)?hw:[A-Za-z0-9_]+(?:,\d+){0,2}|(?:plug)?hw:CARD=\w+(?:,DEV=\d+)?|(?:sysdefault|dsnoop|front):CARD=\w+(?:,DEV=\d+)?)$/;

/** Names of sources of a sound server: no white space, nothing that begins like an option. */
const SERVER_NAME = /^[A-Za-z0-9_][\w.:+@-]{0,199}$/;

const SERVER_PREFIX = 'server:';

/** A device as recorder programs are told of it. */
export type DeviceName =
  | { readonly kind: 'alsa'; readonly name: string }
  /** A source of the sound server, which the device `pulse` records. */
  | { readonly kind: 'server'; readonly name: string }
  /** Where programs take no device: macOS and Windows. */
  | { readonly kind: 'only' };

export const ONLY_DEVICE = 'only';

/** @returns null for an id that is none of ours */
export function readDeviceId(id: string): DeviceName | null {
  if (id === ONLY_DEVICE) return { kind: 'only' };
  if (id.startsWith(SERVER_PREFIX)) {
    const name = id.slice(SERVER_PREFIX.length);
    return SERVER_NAME.test(name) ? { kind: 'server', name } : null;
  }
  return ALSA_NAME.test(id) ? { kind: 'alsa', name: id } : null;
}

export const serverId = (name: string): string => SERVER_PREFIX + name;
