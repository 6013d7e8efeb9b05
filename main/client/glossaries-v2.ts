import { z } from 'zod';
import type { Glossary } from '../../preload/contract/glossaries.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

const Listing = z.object({
  glossaries: z.array(
    z.object({
      glossary_id: z.string().min(1),
      name: z.string(),
      source_lang: z.string().min(1),
      target_lang: z.string().min(1),
      entry_count: z.int().min(0),
      creation_time: z.string().nullish(),
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
      name: answer.name,
      created: answer.creation_time ?? null,
      dictionaries: [
        {
          source: answer.source_lang.toLowerCase(),
          target: answer.target_lang.toLowerCase(),
          entries: answer.entry_count,
        },
      ],
    })),
});
