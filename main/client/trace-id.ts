import type { Failure } from '../../preload/contract/failure.ts';

/** Names of the header of a request id: the service's own, then those of servers before it. */
const TRACE_HEADERS = ['x-trace-id', 'x-request-id', 'request-id', 'x-correlation-id'];

/** The request id of an answer, where it has one that is fit to show. */
export function traceOf(answer: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}): Pick<Failure, 'traceId'> {
  const trace = TRACE_HEADERS.flatMap((name) => answer.headers[name] ?? [])
    .map((value) => value.trim())
    .find((value) => /^[\w.:-]{1,128}$/.test(value));
  return trace === undefined ? {} : { traceId: trace };
}

/** A failure with the request id of the answer that broke off, where one had begun. */
export const withTrace = (
  failure: Failure,
  { traceId }: { readonly traceId: string | null },
): Failure => (traceId === null ? failure : { traceId, ...failure });
