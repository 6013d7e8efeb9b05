import type { Failure, FailureCode } from '../../preload/contract/failure.ts';
import type { Detection } from '../../preload/contract/text.ts';
import type { CallOptions } from '../client/send.ts';
import { canonicalCode } from '../../preload/contract/language-code.ts';
import type { OpenService } from './active-service.ts';

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

/** Whether a service will refuse every detection as it refused this one. */
export const isDetectionRefused = ({ code }: Failure): boolean => REFUSALS.has(code);

/** As much of a text as tells its language. */
export const tellingPart = (text: string): string =>
  text.slice(0, ENOUGH).replace(/[\uD800-\uDBFF]$/, '');

/** The languages of texts, at most 50, in order. */
export async function detectTexts(
  service: OpenService,
  texts: readonly string[],
  call: CallOptions & { readonly signal: AbortSignal },
): Promise<readonly Omit<Detection, 'by'>[]> {
  const detected = await service.call('detect', call.signal, (client, signal) =>
    client.detect(texts.map(tellingPart), { ...call, signal }),
  );
  return detected.map(({ outcome, language }) => ({
    outcome,
    ...(language === undefined ? {} : { language: canonicalCode(language) }),
  }));
}
