import type { Detector } from '../../engine/detection/detector.ts';
import { missingParameter, invalidValue } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';
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
  body: { encodings: ['json', 'form'], limit: MAX_BODY_BYTES },
  answer: ({ key, fields }) => {
    if (!key.detection) throw new ServiceError(403, 'forbidden', 'Forbidden');
    const texts = fields.list('text');
    if (texts === undefined || texts.length === 0) {
      throw new ServiceError(400, missingParameter('text').code, 'Missing parameter text.');
    }
    if (texts.length > MAX_TEXTS) {
      throw invalidValue('text', `Parameter text must not contain more than ${MAX_TEXTS} texts`);
    }
    return {
      results: texts.map((text) => {
        const { outcome, language } = detector.detect(text);
        return {
          detection_status: outcome,
          ...(outcome === 'success' ? { detected_language: language } : {}),
        };
      }),
    };
  },
});
