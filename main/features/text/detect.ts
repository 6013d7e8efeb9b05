import type { Detection } from '../../../preload/contract/text.ts';
import type { Services } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { detectTexts, isDetectionRefused } from '../detect-texts.ts';

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
  const call = { reportingTag: reportingTag() ?? undefined, signal };
  const service = await services.openActive(signal);
  try {
    return { ...found(await detectTexts(service, [text], call)), by: 'service' };
  } catch (error) {
    const refusal = failureOf(error);
    if (refusal === null || service.service === 'offline' || !isDetectionRefused(refusal)) {
      throw error;
    }
    const builtIn = await services.openBuiltIn(signal);
    return { ...found(await detectTexts(builtIn, [text], call)), by: 'local', refusal };
  }
}

const found = ([only]: readonly Omit<Detection, 'by'>[]): Omit<Detection, 'by'> =>
  only ?? { outcome: 'no_language_detected' };
