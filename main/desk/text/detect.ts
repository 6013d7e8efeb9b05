import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import type { CallOptions } from '../../client/send.ts';
import { canonicalCode } from '../../engine/languages/code.ts';
import type { OpenService, Services } from '../active-service.ts';
import { failureOf } from '../desk-failure.ts';

/** A beginning of this size tells the language; more would only be bytes. UTF-16 units. */
const ENOUGH = 10_000;

/** The service does not let this key, or anybody, detect languages. */
const REFUSALS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'key-refused',
  'scope-missing',
  'feature-refused',
  'legacy-auth',
  'wrong-key-kind',
  'not-found',
]);

export interface DetectPorts {
  readonly services: Services;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
}

/**
 * Asks the active service for the language of a text. Where it refuses, the built-in service
 * guesses instead, and the answer says so and why.
 */
export async function detect(
  { services, reportingTag }: DetectPorts,
  text: string,
  signal: AbortSignal,
): Promise<Detection> {
  const call = { reportingTag: reportingTag() ?? undefined };
  const piece = text.slice(0, ENOUGH).replace(/[\uD800-\uDBFF]$/, '');
  const service = await services.openActive(signal);
  try {
    return { ...(await detectWith(service, piece, { ...call, signal })), by: 'service' };
  } catch (error) {
    const refusal = failureOf(error);
    if (refusal === null || service.service === 'offline' || !REFUSALS.has(refusal.code))
      throw error;
    return guess(services, piece, refusal, { ...call, signal });
  }
}

type DetectCall = CallOptions & { readonly signal: AbortSignal };

async function guess(
  services: Services,
  piece: string,
  refusal: Failure,
  call: DetectCall,
): Promise<Detection> {
  const builtIn = await services.openBuiltIn(call.signal);
  return { ...(await detectWith(builtIn, piece, call)), by: 'local', refusal };
}

async function detectWith(
  service: OpenService,
  piece: string,
  call: DetectCall,
): Promise<Omit<Detection, 'by'>> {
  const [detected] = await service.call('detect', call.signal, (client, signal) =>
    client.detect([piece], { ...call, signal }),
  );
  const { outcome, language } = detected ?? { outcome: 'no_language_detected' as const };
  return { outcome, ...(language === undefined ? {} : { language: canonicalCode(language) }) };
}
