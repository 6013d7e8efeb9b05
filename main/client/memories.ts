import { z } from 'zod';
import type { Memory } from '../../preload/contract/memories.ts';
import { identifier, listOf, optionalCount, optionalText } from './answer-fields.ts';
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
  translation_memories: listOf(
    z.object({
      translation_memory_id: identifier,
      name: optionalText,
      source_language: z.string().min(1),
      target_languages: listOf(z.string().min(1)),
      segment_count: optionalCount,
      creation_time: optionalText,
      updated_time: optionalText,
    }),
  ),
  total_count: optionalCount,
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
        total: answer.total_count ?? leastTotal(page, pageSize, answer.translation_memories.length),
        memories: answer.translation_memories.map((memory) => ({
          id: memory.translation_memory_id,
          name: memory.name || memory.translation_memory_id,
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

/** Without a total a full page lets one more be asked for. */
function leastTotal(page: number, pageSize: number, found: number): number {
  return page * pageSize + found + (found >= pageSize ? 1 : 0);
}
