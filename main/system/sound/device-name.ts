/**
 * Names of ALSA devices that are safe to hand to a recorder. A name is an expression there: one of
 * kind `file` writes files and runs commands. `hw` is not among them either: it would record at
 * another rate than asked for.
 */
const ALSA_NAME =
  /^(?:default|pulse|pipewire|plughw:\w+(?:,\d+){0,2}|plughw:CARD=\w+(?:,DEV=\d+)?|sysdefault:CARD=\w+)$/;

/** Sources of a sound server: no white space, nothing that begins like an option or an order. */
const SERVER_NAME = /^[A-Za-z0-9_][\w.:+@-]{0,190}$/;

const SERVER_PREFIX = 'server:';

/** Where a recorder program takes no device: macOS and Windows. */
export const ONLY_DEVICE = 'only';

/** A device as a recorder program is told of it. */
export type DeviceName =
  | { readonly kind: 'alsa'; readonly name: string }
  /** A source of the sound server, which ALSA's device `pulse` records. */
  | { readonly kind: 'server'; readonly name: string }
  | { readonly kind: 'only' };

/** @returns null for an id that is none of ours */
export function readDeviceId(id: string): DeviceName | null {
  if (id === ONLY_DEVICE) return { kind: 'only' };
  if (id.startsWith(SERVER_PREFIX)) {
    const name = id.slice(SERVER_PREFIX.length);
    return SERVER_NAME.test(name) ? { kind: 'server', name } : null;
  }
  return ALSA_NAME.test(id) ? { kind: 'alsa', name: id } : null;
}

/** The id of a source of the sound server; null for a name that is not safe. */
export const serverDeviceId = (name: string): string | null =>
  SERVER_NAME.test(name) ? SERVER_PREFIX + name : null;
