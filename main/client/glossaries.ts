import { z } from 'zod';
import type { GlossaryName } from '../../preload/contract/customization.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

const Answer = z.object({
  glossaries: z.array(
    z.object({
      glossary_id: z.string().min(1),
      name: z.string(),
      dictionaries: z.array(
        z.object({
          source_lang: z.string().min(1),
          target_lang: z.string().min(1),
          entry_count: z.int().min(0),
        }),
      ),
    }),
  ),
});

/** All glossaries of the account; the service does not page them. */
export function glossariesRequest(): ServiceRequest<readonly GlossaryName[]> {
  return {
    feature: 'glossaries',
    method: 'GET',
    path: '/v3/glossaries',
    body: null,
    answers401: true,
    read: (json) =>
      checkAnswer(Answer, json).glossaries.map((glossary) => ({
        id: glossary.glossary_id,
        name: glossary.name,
        pairs: glossary.dictionaries.map((dictionary) => ({
          source: dictionary.source_lang.toLowerCase(),
          target: dictionary.target_lang.toLowerCase(),
          entries: dictionary.entry_count,
        })),
      })),
  };
}
