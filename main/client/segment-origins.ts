import { z } from 'zod';
import { wholeListOf } from './answer-fields.ts';

const Range = z.tuple([z.int().min(0), z.int().min(0)]).refine(([start, end]) => start <= end);

/** The `origin` object that the built-in service adds to each translation. */
export const SegmentOrigins = z.object({
  segments: wholeListOf(
    z.object({
      kind: z.enum(['source-copy', 'memory-exact', 'memory-fuzzy', 'engine', 'pseudo']),
      source: Range,
      target: Range,
      percent: z.number().min(0).max(100).exactOptional(),
      memory: z.string().exactOptional(),
      stored: z.string().exactOptional(),
      engine: z.string().exactOptional(),
    }),
  ),
});
