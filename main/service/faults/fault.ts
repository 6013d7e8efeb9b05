import { z } from 'zod';

/** The fault menu, with what each fault does, as `--help` shows it. */
export const FAULT_KINDS = {
  '429': 'too many requests (with ms: a Retry-After header)',
  '503': 'temporarily unavailable (with ms: a Retry-After header)',
  empty: 'status 500 with an empty body',
  edge: 'status 502 with the error body of a gateway in front of the service',
  'no-answer': 'the request is accepted but never answered',
  slow: 'the response is delayed (ms, default 3000)',
  reset: 'the connection is reset',
  quota: 'status 456, as if the quota were used up',
  malformed: 'status 200 with truncated JSON',
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

const kinds = Object.keys(FAULT_KINDS) as FaultKind[];

const COUNT = { least: 1, most: 1_000_000 } as const;
const MILLISECONDS = { least: 0, most: 600_000 } as const;
const path = z.string().startsWith('/').max(200);

/** A fault that waits for requests. */
export const Fault = z.strictObject({
  kind: z.enum(kinds),
  /** How many requests it strikes; absent: every one until it is taken away. */
  count: z.int().min(COUNT.least).max(COUNT.most).optional(),
  /** Milliseconds, for the kinds that take time. */
  ms: z.int().min(MILLISECONDS.least).max(MILLISECONDS.most).optional(),
  /** Strikes requests of this path only, such as `/v2/translate` or, of any document, `/v2/document/*`. */
  path: path.optional(),
});
export type Fault = z.output<typeof Fault>;

/**
 * Reads a fault as the command line gives it: `name[:count[:ms]][@path]`.
 * @throws Error with a sentence for people
 */
export function parseFault(written: string): Fault {
  const [what = '', place, ...more] = written.split('@');
  const [name = '', count, ms, ...rest] = what.split(':');
  const kind = kinds.find((known) => known === name);
  if (kind === undefined) {
    throw new Error(`The fault "${name}" is unknown; the faults are ${kinds.join(', ')}.`);
  }
  const refuse = (why: string) => new Error(`The fault "${written}" ${why}.`);
  if (rest.length > 0 || more.length > 0) {
    throw refuse('must have the form NAME[:COUNT[:MS]][@PATH]');
  }
  const number = (
    meaning: string,
    digits: string | undefined,
    { least, most }: typeof COUNT | typeof MILLISECONDS,
  ) => {
    if (digits === undefined || digits === '') return undefined;
    const read = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
    if (read >= least && read <= most) return read;
    throw refuse(
      `has the ${meaning} "${digits}", which is not a whole number from ${least} to ${most}`,
    );
  };
  const times = number('count', count, COUNT);
  const milliseconds = number('duration', ms, MILLISECONDS);
  if (place !== undefined && !path.safeParse(place).success) {
    throw refuse(`has the path "${place}", which does not start with "/"`);
  }
  return {
    kind,
    ...(times === undefined ? {} : { count: times }),
    ...(milliseconds === undefined ? {} : { ms: milliseconds }),
    ...(place === undefined ? {} : { path: place }),
  };
}
