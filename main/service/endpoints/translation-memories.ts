import type { Memories } from '../../engine/memory/memories.ts';
import type { Endpoint } from './endpoint.ts';
import { readPaging } from './paging.ts';

/** GET /v3/translation_memories: a page past the last one is empty. */
export const translationMemories = (memories: Memories): Endpoint => ({
  method: 'GET',
  path: '/v3/translation_memories',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'translation_memories:read',
  answer: ({ fields }) => {
    const { page, pageSize } = readPaging(fields);
    const { memories: found, total } = memories.list(page, pageSize);
    return {
      translation_memories: found.map((memory) => ({
        translation_memory_id: memory.id,
        name: memory.name,
        source_language: memory.source.toLowerCase(),
        target_languages: memory.targets.map((target) => target.toLowerCase()),
        segment_count: memory.segments,
        creation_time: memory.created,
        updated_time: memory.updated,
      })),
      total_count: total,
    };
  },
});
