import { z } from 'zod';

/** The fault menu, with what each fault does, as `--help` shows it. */
export const FAULT_KINDS = {
  '429': 'too many requests (with ms: a Retry-After header)',
  '503': 'temporarily unavailable (with ms: a Retry-After header)',
  empty: 'status 500 with an empty body',
  edge: 'status 502 with the error body of the infrastructure before the service',
  'no-answer': 'the request is taken and never answered',
  slow: 'the answer comes late (ms, default 3000)',
  reset: 'the connection is reset',
  quota: 'status 456, as if the quota were used up',
  malformed: 'status 200 with JSON that is cut off',
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

const kinds = Object.keys(FAULT_KINDS) as FaultKind[];

/** A fault that waits for requests. */
export const Fault = z.strictObject({
  kind: z.enum(kinds),
  /** How many requests it strikes; absent: every one until it is taken away. */
  count: z.int().min(1).max(1_000_000).optional(),
  /** Milliseconds, for the kinds that take time. */
  ms: z.int().min(0).max(600_000).optional(),
  /** Strikes requests of this path only, such as `/v2/translate`. */
  path: z.string().startsWith('/').max(200).optional(),
});
export type Fault = z.output<typeof Fault>;

/**
 * Reads a fault as the command line gives it: `name[:count[:ms]][@path]`.
 * @throws Error with a sentence for people
 */
export function parseFault(written: string): Fault {
  const [what = '', path, ...more] = written.split('@');
  const [kind, count, ms, ...rest] = what.split(':');
  const number = (digits: string | undefined) =>
    digits === undefined || digits === '' ? undefined : /^\d+$/.test(digits) ? Number(digits) : NaN;
  const fault = Fault.safeParse({
    kind,
    ...(number(count) === undefined ? {} : { count: number(count) }),
    ...(number(ms) === undefined ? {} : { ms: number(ms) }),
    ...(path === undefined ? {} : { path }),
  });
  if (!fault.success || rest.length > 0 || more.length > 0) {
    throw new Error(`The fault "${written}" is unknown; the faults are ${kinds.join(', ')}.`);
  }
  return fault.data;
}
