import { decode as unpack, encode as pack } from '@msgpack/msgpack';

export type MessageFormat = 'json' | 'msgpack';

/** A message of the service; bytes stand in `data` lists only. */
export type DownMessage = Readonly<Record<string, object>>;

export type UpMessage =
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' }
  /** It cannot be read, or is none of the two. */
  | { readonly kind: 'unknown' };

const MAX_DEPTH = 4;

/** Reads a message of the client; never throws. */
export function readMessage(frame: Buffer, format: MessageFormat): UpMessage {
  let value: unknown;
  try {
    value =
      format === 'json'
        ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(frame))
        : unpack(frame, {
            maxBinLength: frame.length,
            maxStrLength: 256,
            maxArrayLength: 0,
            maxMapLength: MAX_DEPTH,
            maxExtLength: 0,
          });
  } catch {
    return { kind: 'unknown' };
  }
  if (!isMap(value)) return { kind: 'unknown' };
  const [name, ...more] = Object.keys(value);
  if (name === undefined || more.length > 0) return { kind: 'unknown' };
  const body = value[name];
  if (!isMap(body)) return { kind: 'unknown' };
  if (name === 'end_of_source_media') return { kind: 'end' };
  if (name !== 'source_media_chunk') return { kind: 'unknown' };
  const bytes = format === 'json' ? fromBase64(body['data']) : body['data'];
  return bytes instanceof Uint8Array ? { kind: 'chunk', bytes } : { kind: 'unknown' };
}

/** A message as a frame: text for JSON, bytes for MessagePack. */
export function writeMessage(message: DownMessage, format: MessageFormat): string | Uint8Array {
  if (format === 'msgpack') return pack(message, { ignoreUndefined: true });
  return JSON.stringify(message, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array)
  );
}

/** Strict: `Buffer` would skip what is no base64. */
function fromBase64(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || value.length % 4 !== 0) return null;
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return null;
  return Buffer.from(value, 'base64');
}
