/** Bytes of the largest message between processes, well below what a string or a buffer can hold. */
export const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

/** Of a number, a key or an end, about. */
const SMALL = 8;

/**
 * @returns the message, whose size stays within the limit
 * @throws with a `failure` where it does not, before any of it is copied
 */
export function boundedMessage<T>(message: T, most: number = MAX_MESSAGE_BYTES): T {
  let left = most;
  const waiting: unknown[] = [message];
  const seen = new Set<object>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    left -= SMALL;
    if (typeof value === 'string') left -= value.length;
    else if (ArrayBuffer.isView(value)) left -= value.byteLength;
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const part of Array.isArray(value) ? value : Object.values(value)) waiting.push(part);
    }
    if (left < 0) throw new MessageTooLarge(most);
  }
  return message;
}

class MessageTooLarge extends RangeError {
  override readonly name = 'MessageTooLarge';
  readonly failure;
  constructor(limit: number) {
    super('message too large');
    this.failure = { code: 'message-too-large', params: { limit } } as const;
  }
}
