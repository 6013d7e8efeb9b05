import type { Failure } from '../../../preload/contract/failure.ts';

/**
 * How a call into a thread or a program of ours failed: `refused` by its handler on purpose, `failed` by
 * a fault of it, or as any channel fails.
 */
export interface WorkFailure {
  readonly code:
    | 'refused'
    | 'failed'
    | Extract<
        Failure['code'],
        | 'cancelled'
        | 'unreachable'
        | 'bad-answer'
        | 'invalid-input'
        | 'unknown-route'
        | 'message-too-large'
        | 'internal'
      >;
  /** `reason`: a code or the name of an error, never a text of a person. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The failure of such a call, thrown. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: WorkFailure['code'];
  /** Says more about `refused` and `failed`. */
  readonly reason: string;
  readonly params: Readonly<Record<string, unknown>>;
  constructor({ code, params = {} }: WorkFailure) {
    const reason = typeof params['reason'] === 'string' ? params['reason'] : code;
    super(reason === code ? code : `${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
    this.params = params;
  }
}

/** A code of the system where there is one, since it tells a full disk from a fault of ours. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** A fault by its reason alone. */
export const faultFailure = (error: unknown): WorkFailure => ({
  code: 'failed',
  params: { reason: reasonOf(error) },
});
