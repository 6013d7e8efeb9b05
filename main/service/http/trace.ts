import { randomFillSync } from 'node:crypto';

export const TRACE_HEADER = 'X-Trace-ID';

const ID_BYTES = 16;
/** Random bytes for many ids: asking the system for each costs more than the rest of an id. */
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** A fresh request id: 32 hex digits. */
export function createTraceId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('hex', used - ID_BYTES, used);
}
