import type { Failure, FailureCode } from '../../preload/contract/failure.ts';
import type { Incoming } from './exchange.ts';
import { namedKeywords } from './auth-keyword.ts';
import { refusal } from './refusal.ts';
import { readSaid } from './said.ts';
import type { Destination } from './send.ts';
import type { ServiceRequest } from './service-request.ts';
import { traceOf } from './trace-id.ts';

const CODES: Readonly<Record<number, FailureCode>> = {
  404: 'not-found',
  408: 'timeout',
  413: 'too-large',
  415: 'unsupported-media',
  429: 'rate-limited',
  456: 'quota-exceeded',
  502: 'service-unavailable',
  503: 'service-unavailable',
  504: 'service-unavailable',
  529: 'service-unavailable',
};

/**
 * The failure that an answer other than 2xx stands for.
 * @param baseUrl where the request went, with its key
 */
export function statusFailure(
  answer: Pick<Incoming, 'status' | 'headers' | 'body'>,
  request: Pick<ServiceRequest<unknown>, 'feature' | 'answers401' | 'maxBodyBytes'>,
  { baseUrl, key }: Pick<Destination, 'baseUrl' | 'key'>,
): Failure {
  const { status } = answer;
  const said = readSaid(answer.body, key);
  const facts = {
    status,
    ...traceOf(answer),
    ...(said.words === undefined ? {} : { said: said.words }),
  };
  if (status >= 300 && status < 400) return { ...redirectFailure(answer, baseUrl), ...facts };
  if (status === 401 || status === 403) {
    const refused = refusal({ status, said, ...request, key });
    const keywords = namedKeywords(answer, said.words ?? '');
    const isNamed = refused.code === 'key-refused' && keywords.length > 0;
    return { ...refused, ...(isNamed && { params: { keywords } }), ...facts };
  }
  // The listing of glossaries has its own meaning for 456: too many calls of that kind lately.
  if (status === 456 && request.feature === 'glossaries') return { code: 'rate-limited', ...facts };
  if (status === 404 && request.feature === 'admin') {
    return { code: 'not-found', params: { feature: 'admin' }, ...facts };
  }
  if (status === 413 && request.maxBodyBytes !== undefined) {
    return { code: 'too-large', params: { limit: request.maxBodyBytes }, ...facts };
  }
  if (status === 400 && said.code === 'no_engine') return { code: 'no-engine', ...facts };
  if (status === 503 && said.code === 'no_recogniser') return { code: 'no-recogniser', ...facts };
  if (status === 503 && said.code === 'speech_model_unusable') {
    return { code: 'speech-model-unusable', ...facts };
  }
  if (status === 503 && said.code === 'no_synthesiser') return { code: 'no-synthesiser', ...facts };
  const fallback = status >= 500 ? 'service-error' : status < 400 ? 'bad-answer' : 'bad-request';
  return { code: CODES[status] ?? fallback, ...facts };
}

/** A redirect is never followed; one that leads away from the base address is worth a warning. */
function redirectFailure(
  answer: Pick<Incoming, 'headers'>,
  baseUrl: string,
): Pick<Failure, 'code' | 'params'> {
  const { location } = answer.headers;
  const target = typeof location === 'string' ? URL.parse(location, baseUrl) : null;
  if (target === null || target.origin === new URL(baseUrl).origin) return { code: 'bad-answer' };
  return { code: 'insecure-address', params: { host: target.host } };
}
