import { randomBytes } from 'node:crypto';

export const TRACE_HEADER = 'X-Trace-ID';

/** A fresh request id: 32 hex digits. */
export const createTraceId = (): string => randomBytes(16).toString('hex');
