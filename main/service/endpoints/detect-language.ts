import type { Detector } from '../../engine/detection/detector.ts';
import { missingParameter, invalidValue } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';

const MAX_TEXTS = 50;
const MAX_BODY_BYTES = 128 * 1024;

/** POST /v3/detect/language (beta): one result per text, in order; bills nothing. */
export const detectLanguage = (detector: Detector): Endpoint => ({
  method: 'POST',
  path: '/v3/detect/language',
  keyKind: 'developer',
  unknownKey: 403,
  scope: null,
  detectionOnly: true,
  body: { encodings: ['json', 'form'], limit: MAX_BODY_BYTES },
  answer: async ({ fields, signal }) => {
    const texts = fields.list('text');
    if (texts === undefined || texts.length === 0) {
      throw missingParameter('text', 'Missing parameter text.');
    }
    if (texts.length > MAX_TEXTS) {
      throw invalidValue('text', `Parameter text must not contain more than ${MAX_TEXTS} texts`);
    }
    const results = [];
    for (const text of texts) {
      signal.throwIfAborted();
      const { outcome, language } = await detector.detect(text);
      results.push({
        detection_status: outcome,
        ...(outcome === 'success' ? { detected_language: language } : {}),
      });
    }
    return { results };
  },
});
