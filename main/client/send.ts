import type { Failure } from '../../preload/contract/failure.ts';
import type { RetryWait } from '../../preload/contract/text.ts';
import type { Log } from '../system/log.ts';
import type { NetworkRoute } from '../system/network.ts';
import type { Clock } from './clock.ts';
import type { ExchangeLimits, Incoming } from './exchange.ts';
import { AnswerTooSlow, exchange, UnreadableAnswer } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import { pathTemplate } from './path-template.ts';
import { normalizeReportingTag } from './reporting-tag.ts';
import { ATTEMPTS, readRetryAfter, retryWait } from './retry.ts';
import type { OnAttempt } from './sent-attempt.ts';
import { beginAttempt } from './sent-attempt.ts';
import type { ServiceRequest } from './service-request.ts';
import { answerBounds, badAnswer, invalidInput } from './service-request.ts';
import { statusFailure } from './status-failure.ts';
import { traceOf, withTrace } from './trace-id.ts';
import { transportFailure } from './transport-failure.ts';

/** What a caller may add to any call. */
export interface CallOptions {
  /** Ends the call, also while it waits for the next attempt, with the failure `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Told before each pause between attempts. */
  readonly onWait?: ((wait: RetryWait) => void) | undefined;
  /** Normalised and checked before it is sent. */
  readonly reportingTag?: string | undefined;
  /** How often it is tried at most, the first attempt included; 5 when absent. */
  readonly attempts?: number | undefined;
  /**
   * Milliseconds that one attempt may take from connecting to the end of its answer; longer ones
   * end as `timeout`. When absent only silence is limited.
   */
  readonly attemptLimitMs?: number | undefined;
}

/** Sends a request, again where that makes sense; rejects with `ServiceFailure`. */
export type Send = <Answer>(
  request: ServiceRequest<Answer>,
  options?: CallOptions,
) => Promise<Answer>;

export interface SendPorts {
  readonly network: NetworkRoute;
  readonly userAgent: string;
  readonly limits: ExchangeLimits;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly log: Log | undefined;
  /** Told of every attempt. */
  readonly onAttempt?: OnAttempt | undefined;
}

/** Where requests go; the address is checked already. */
export interface Destination {
  readonly baseUrl: string;
  readonly keyword: string;
  readonly key: string;
}

interface FailedSend {
  readonly failure: Failure;
  readonly retry: boolean;
  readonly retryAfterMs: number;
  readonly cause?: unknown;
}

export function createSend(destination: Destination, ports: SendPorts): Send {
  const { baseUrl, keyword, key } = destination;
  const { network, userAgent, limits, clock, random, log } = ports;
  const { origin, host, pathname } = new URL(baseUrl);
  const prefix = pathname === '/' ? '' : pathname;
  const getHeaders = [
    ...['authorization', `${keyword} ${key}`],
    ...['user-agent', userAgent],
    ...['accept', 'application/json'],
  ];
  const postHeaders = [...getHeaders, 'content-type', 'application/json'];

  const headersOf = (body: string | null, reportingTag: string | undefined): string[] => [
    ...(body === null ? getHeaders : postHeaders),
    ...tagHeader(reportingTag),
  ];

  const failedStatus = (
    answer: Incoming,
    request: Parameters<typeof statusFailure>[1],
  ): FailedSend => ({
    failure: statusFailure(answer, request, destination),
    retry: answer.status === 429 || answer.status >= 500,
    retryAfterMs: readRetryAfter(headerOf(answer, 'retry-after'), clock.date()),
  });

  const failedLimit = (cause: unknown): FailedSend => ({
    failure: { code: 'timeout', params: { host } },
    retry: true,
    retryAfterMs: 0,
    cause,
  });

  const failedTransport = (error: unknown): FailedSend => {
    // Another attempt would trickle as well.
    if (error instanceof AnswerTooSlow) return { ...failedLimit(error), retry: false };
    const broken = transportFailure(error, host);
    // Not an error of the transport: a fault of ours, which is not dressed up as one.
    if (broken === null) throw error;
    return { ...broken, retryAfterMs: 0, cause: error };
  };

  return async (request, options = {}) => {
    const { signal, onWait, reportingTag, attempts = ATTEMPTS, attemptLimitMs } = options;
    const { method, body } = request;
    const path = prefix + request.path;
    const bounds = answerBounds(request);
    const outgoing = { origin, method, path, body, headers: headersOf(body, reportingTag) };

    for (let attempt = 1; ; attempt += 1) {
      if (isAborted(signal)) throw cancelled();
      const startedAt = clock.now();
      const begun = beginAttempt({ host, method, path: request.path, attempt }, ports);
      const limit = attemptLimitMs === undefined ? undefined : AbortSignal.timeout(attemptLimitMs);
      const ended = eitherOf(signal, limit);
      let failed: FailedSend;
      try {
        const dispatcher = await network.dispatcher(origin).catch(noRoute);
        ended?.throwIfAborted();
        const answer = await exchange(dispatcher, outgoing, limits, bounds, ended, begun.traffic);
        if (answer.status >= 200 && answer.status < 300) {
          const read = await readAnswer(request, answer);
          begun.end({ status: answer.status, ...traceOf(answer) });
          return read;
        }
        failed = failedStatus(answer, request);
      } catch (error) {
        const last = isAborted(signal) ? cancelled(error) : unreadable(error);
        if (last instanceof ServiceFailure) {
          begun.end(last.failure);
          throw last;
        }
        failed = isAborted(limit) ? failedLimit(error) : failedTransport(error);
        failed = { ...failed, failure: withTrace(failed.failure, begun.traffic) };
      }
      const { failure, retryAfterMs, cause } = failed;
      begun.end(failure);
      log?.write('service.attempt-failed', {
        host,
        path: pathTemplate(request.path),
        attempt,
        code: failure.code,
        status: failure.status ?? null,
        trace: failure.traceId ?? null,
      });
      if (!failed.retry || attempt >= attempts) {
        throw new ServiceFailure(failure, { cause, retryAfterMs });
      }
      const failedAt = clock.now();
      const waitMs = retryWait({ attempt, startedAt, failedAt, retryAfterMs }, random);
      onWait?.({ attempt: attempt + 1, attempts, waitMs, failure });
      await pause(clock, waitMs, signal);
    }
  };
}

/**
 * The header of a reporting tag, name and value; nothing for no tag.
 * @throws ServiceFailure invalid-input
 */
export function tagHeader(reportingTag: string | undefined): string[] {
  if (reportingTag === undefined || reportingTag === '') return [];
  const tag = normalizeReportingTag(reportingTag);
  if (tag === null) throw invalidInput('reportingTag');
  return ['x-service-reporting-tag', tag];
}

/** A proxy setting that makes no sense is met as a network that leads nowhere. */
export function noRoute(cause: unknown): never {
  throw Object.assign(new Error('No route to the service.', { cause }), { code: 'ENETUNREACH' });
}

function eitherOf(
  signal: AbortSignal | undefined,
  limit: AbortSignal | undefined,
): AbortSignal | undefined {
  return signal === undefined || limit === undefined
    ? (signal ?? limit)
    : AbortSignal.any([signal, limit]);
}

// A function, since a signal may fire between two looks at it.
function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

function cancelled(cause?: unknown): ServiceFailure {
  return new ServiceFailure({ code: 'cancelled' }, { cause });
}

async function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (error) {
    if (isAborted(signal)) throw cancelled(error);
    throw error;
  }
}

function headerOf(answer: Incoming, name: string): string | undefined {
  const value = answer.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

async function readAnswer<Answer>(
  request: ServiceRequest<Answer>,
  answer: Incoming,
): Promise<Answer> {
  try {
    return await request.read(answer.json);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    throw new ServiceFailure({ ...error.failure, ...factsOf(answer) }, { cause: error });
  }
}

/** An answer that was not even read is a bad one; every other error stays as it is. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof UnreadableAnswer)) return error;
  const failure = { ...badAnswer('').failure, ...factsOf(error.answer) };
  return new ServiceFailure(failure, { cause: error });
}

const factsOf = (answer: Pick<Incoming, 'status' | 'headers'>) => ({
  status: answer.status,
  ...traceOf(answer),
});
