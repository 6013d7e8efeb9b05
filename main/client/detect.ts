import { z } from 'zod';
import type { Detection } from '../../preload/contract/text.ts';
import { optionalText, wholeListOf } from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { badAnswer, checkAnswer, invalidInput } from './service-request.ts';

/** Texts of one detection request. */
const MAX_DETECT_TEXTS = 50;

/** The language of one text. */
export interface DetectedText {
  readonly outcome: Detection['outcome'];
  /** Present on success only. */
  readonly language?: string;
}

/** A status that this version does not know says as much as "not sure". */
const Status = z
  .enum(['success', 'insufficient_confidence', 'unsupported_language', 'no_language_detected'])
  .catch('insufficient_confidence');
const Answer = z.object({
  results: wholeListOf(z.object({ detection_status: Status, detected_language: optionalText })),
});

/** @throws ServiceFailure invalid-input unless there are 1 to 50 texts */
export function detectRequest(texts: readonly string[]): ServiceRequest<readonly DetectedText[]> {
  if (texts.length === 0 || texts.length > MAX_DETECT_TEXTS) throw invalidInput('texts');
  return {
    feature: 'detect',
    method: 'POST',
    path: '/v3/detect/language',
    body: JSON.stringify({ text: texts }),
    answers401: false,
    read(json) {
      const { results } = checkAnswer(Answer, json);
      if (results.length !== texts.length) throw badAnswer('results');
      return results.map(({ detection_status: outcome, detected_language: language }) => {
        if (outcome !== 'success') return { outcome };
        return language ? { outcome, language } : { outcome: 'insufficient_confidence' };
      });
    },
  };
}
