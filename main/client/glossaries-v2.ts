import { z } from 'zod';
import type { Glossary } from '../../preload/contract/glossaries.ts';
import { identifier, listOf, optionalCount, optionalText } from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

const Listing = z.object({
  glossaries: listOf(
    z.object({
      glossary_id: identifier,
      name: optionalText,
      source_lang: z.string().min(1),
      target_lang: z.string().min(1),
      entry_count: optionalCount,
      creation_time: optionalText,
    }),
  ),
});

/** The listing of the older interface, whose glossaries have one dictionary each. */
export const glossariesV2Listing = (): ServiceRequest<readonly Glossary[]> => ({
  feature: 'glossaries',
  method: 'GET',
  path: '/v2/glossaries',
  body: null,
  answers401: true,
  read: (json) =>
    checkAnswer(Listing, json).glossaries.map((answer) => ({
      id: answer.glossary_id,
      name: answer.name || answer.glossary_id,
      created: answer.creation_time,
      dictionaries: [
        {
          source: answer.source_lang.toLowerCase(),
          target: answer.target_lang.toLowerCase(),
          entries: answer.entry_count,
        },
      ],
    })),
});
