import { z } from 'zod';
import type { Memory } from '../../preload/contract/memories.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

export interface MemoriesCall {
  /** From 0. */
  readonly page: number;
  /** 1 to 25. */
  readonly pageSize: number;
}

export interface MemoriesAnswer {
  /** Empty past the last page. */
  readonly memories: readonly Memory[];
  readonly total: number;
}

const Answer = z.object({
  translation_memories: z.array(
    z.object({
      translation_memory_id: z.string().min(1),
      name: z.string(),
      source_language: z.string().min(1),
      target_languages: z.array(z.string().min(1)),
      segment_count: z.int().min(0),
      creation_time: z.string().nullish(),
      updated_time: z.string().nullish(),
    }),
  ),
  total_count: z.int().min(0),
});

export function memoriesRequest({ page, pageSize }: MemoriesCall): ServiceRequest<MemoriesAnswer> {
  return {
    feature: 'memories',
    method: 'GET',
    path: `/v3/translation_memories?page=${page}&page_size=${pageSize}`,
    body: null,
    answers401: true,
    read(json) {
      const answer = checkAnswer(Answer, json);
      return {
        total: answer.total_count,
        memories: answer.translation_memories.map((memory) => ({
          id: memory.translation_memory_id,
          name: memory.name,
          source: memory.source_language,
          targets: memory.target_languages,
          segments: memory.segment_count,
          ...(memory.creation_time && { created: memory.creation_time }),
          ...(memory.updated_time && { updated: memory.updated_time }),
        })),
      };
    },
  };
}
