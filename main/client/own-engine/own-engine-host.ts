import { z } from 'zod';
import type { Lack } from '../../../preload/contract/engine-lack.ts';
import type { NetworkRoute } from '../../system/network.ts';
import { checkAddress } from '../address.ts';
import type { Clock } from '../clock.ts';
import { AnswerTooSlow, exchange, UnreadableAnswer } from '../exchange.ts';
import type { Incoming, Outgoing } from '../exchange.ts';
import { isSendableKey } from '../key.ts';
import { noRoute } from '../send.ts';
import type { OnAttempt } from '../sent-attempt.ts';
import { beginAttempt } from '../sent-attempt.ts';
import { transportFailure } from '../transport-failure.ts';
import { chatRequest, readChat } from './chat.ts';
import {
  libreLanguagesRequest,
  libreRequest,
  readLibre,
  readLibreLanguages,
} from './libre-translate.ts';

/** What speaks at the address. */
export type OwnEngineApi = 'libretranslate' | 'chat';

/** Where requests go. */
export interface OwnEngineAddress {
  readonly api: OwnEngineApi;
  /** As `checkAddress` gives it. */
  readonly baseUrl: string;
  /** Of the chat interface. */
  readonly model: string;
  /** null: it asks for none. */
  readonly key: string | null;
}

/** Passages for one request. */
export interface OwnEngineTexts {
  readonly source: string;
  readonly target: string;
  readonly passages: readonly string[];
  readonly isMarkup: boolean;
  readonly context: string | null;
  readonly instructions: readonly string[];
  readonly terms: readonly { readonly source: string; readonly target: string }[];
}

/** Why an engine at an address did not answer. */
export class OwnEngineFailure extends Error {
  override readonly name = 'OwnEngineFailure';
  readonly lack: Lack;

  constructor(lack: Lack, cause?: unknown) {
    super(`The engine did not answer: ${lack}.`, { cause });
    this.lack = lack;
  }
}

/** A request below the base address, and how its answer is read. */
export interface OwnEngineRequest<Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: object | null;
  readonly headers: readonly string[];
  /** null: it is no answer of this interface. */
  readonly read: (json: unknown) => Answer | null;
}

/** The calls of an engine at an address; they reject with `OwnEngineFailure` or the signal's reason. */
export interface OwnEngineHost {
  /** One translation for each passage; null for one that came not at all or twice. */
  translate(texts: OwnEngineTexts, signal: AbortSignal): Promise<readonly (string | null)[]>;
  /** The pairs that it has, base codes; null where it does not tell. */
  pairs(signal: AbortSignal): Promise<readonly (readonly [string, string])[] | null>;
}

export interface OwnEngineHostPorts {
  readonly network: NetworkRoute;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly onAttempt: OnAttempt;
  /** Milliseconds that an answer may take. */
  readonly limitMs?: number;
}

/** A model on a slow computer may take so long for a batch. */
const LIMIT_MS = 120_000;
const BOUNDS = { maxBytes: 4 * 1024 * 1024, maxValues: 200_000 };
/** What people copy from a manual, beyond the base address. */
const SURPLUS = { libretranslate: /\/(?:translate|languages)$/, chat: /\/chat\/completions$/ };

/** The base address without what each request adds. @returns as `checkAddress` does */
export function checkEngineAddress(address: string, api: OwnEngineApi) {
  return checkAddress(address.trim().replace(/\/+$/, '').replace(SURPLUS[api], ''));
}

export function createOwnEngineHost(
  { api, baseUrl, model, key }: OwnEngineAddress,
  ports: OwnEngineHostPorts,
): OwnEngineHost {
  const { network, userAgent, clock, onAttempt, limitMs = LIMIT_MS } = ports;
  const { origin, host, pathname } = new URL(baseUrl);
  const prefix = pathname === '/' ? '' : pathname;

  const ask = async <Answer>(
    { method, path, body, headers, read }: OwnEngineRequest<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    if (key !== null && !isSendableKey(key)) throw new OwnEngineFailure('wrong-key');
    const outgoing: Outgoing = {
      origin,
      method,
      path: prefix + path,
      headers: [
        ...['user-agent', userAgent, 'accept', 'application/json'],
        ...(body === null ? [] : ['content-type', 'application/json']),
        ...headers,
      ],
      body: body === null ? null : JSON.stringify(body),
    };
    const limits = {
      headersTimeoutMs: limitMs,
      bodyTimeoutMs: limitMs,
      wholeTimeoutMs: limitMs,
    };
    const begun = beginAttempt({ host, method, path, attempt: 1 }, { clock, onAttempt });
    try {
      const dispatcher = await network.dispatcher(origin).catch(noRoute);
      signal.throwIfAborted();
      const answer = await exchange(dispatcher, outgoing, limits, BOUNDS, signal, begun.traffic);
      if (answer.status < 200 || answer.status >= 300) {
        throw new OwnEngineFailure(lackOfStatus(answer), { status: answer.status });
      }
      const result = read(answer.json);
      if (result === null) throw new OwnEngineFailure('not-this-api');
      begun.end({ status: answer.status });
      return result;
    } catch (error) {
      if (signal.aborted) {
        begun.end({ code: 'cancelled' });
        throw signal.reason;
      }
      const failure = failureOf(error, host);
      begun.end({ code: CODES[failure.lack] ?? 'unreachable', ...statusIn(failure) });
      throw failure;
    }
  };

  return {
    translate: (texts, signal) =>
      api === 'chat'
        ? ask({ ...chatRequest(texts, model, key), read: readChat(texts) }, signal)
        : ask({ ...libreRequest(texts, key), read: readLibre(texts) }, signal),
    pairs: async (signal) =>
      api === 'chat' ? null : ask({ ...libreLanguagesRequest(), read: readLibreLanguages }, signal),
  };
}

/** How the attempt is listed among the requests. */
const CODES = {
  'wrong-key': 'key-refused',
  'not-this-api': 'bad-answer',
  'unknown-model': 'not-found',
  'too-slow': 'timeout',
  'untrusted-certificate': 'untrusted-certificate',
  refused: 'service-unavailable',
  failed: 'internal',
} as const satisfies Partial<Record<Lack, string>> as Partial<
  Record<Lack, NonNullable<Parameters<ReturnType<typeof beginAttempt>['end']>[0]['code']>>
>;

const Caused = z.object({ status: z.int() });
const statusIn = ({ cause }: OwnEngineFailure): { readonly status?: number } =>
  Caused.safeParse(cause).data ?? {};

function lackOfStatus({ status, body }: Incoming): Lack {
  if (status === 401 || status === 407) return 'wrong-key';
  // Some say with 400 what others say with 401 and 404.
  if (/api[ _-]?key/i.test(body)) return 'wrong-key';
  if ((status === 404 || status === 400) && isAboutModel(body)) return 'unknown-model';
  if (status === 403) return 'wrong-key';
  if (status === 408 || status === 504) return 'too-slow';
  if (status === 404 || status === 405 || status < 400) return 'not-this-api';
  return 'refused';
}

const isAboutModel = (body: string): boolean => /"[^"]*\bmodel\b/i.test(body);

function failureOf(error: unknown, host: string): OwnEngineFailure {
  if (error instanceof OwnEngineFailure) return error;
  if (error instanceof UnreadableAnswer) return new OwnEngineFailure('not-this-api', error);
  if (error instanceof AnswerTooSlow) return new OwnEngineFailure('too-slow', error);
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new OwnEngineFailure('name-not-found', error);
  }
  if (code === 'ECONNREFUSED') return new OwnEngineFailure('connection-refused', error);
  const broken = transportFailure(error, host)?.failure.code;
  if (broken === 'timeout') return new OwnEngineFailure('too-slow', error);
  if (broken === 'untrusted-certificate') {
    return new OwnEngineFailure('untrusted-certificate', error);
  }
  if (broken === 'bad-answer') return new OwnEngineFailure('not-this-api', error);
  return new OwnEngineFailure(broken === 'unreachable' ? 'unreachable' : 'failed', error);
}

/** The system's code of an error, or of what it was caused by or made of. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
