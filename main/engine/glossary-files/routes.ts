import { z } from 'zod';
import { ask, bytes } from '../../../preload/contract/route.ts';
import type { GlossaryFileFormat, ReadGlossaryFile } from './glossary-row.ts';
import type { GlossaryContent, WrittenGlossaryFile } from './write-glossary-file.ts';

const Format = z.enum([
  'tsv',
  'csv',
  'csv-pairs',
  'xlsx',
  'tbx',
]) satisfies z.ZodType<GlossaryFileFormat>;
const Pair = z.object({ source: z.string(), target: z.string() });

/** What the program does that reads and writes files of entries. */
export const glossaryFileRoutes = {
  read: ask(
    z.strictObject({ bytes, name: z.string(), language: z.string().nullable() }),
  ).answers<ReadGlossaryFile>(
    z.object({
      format: Format,
      encoding: z.string(),
      tellsStatus: z.boolean(),
      rows: z.array(
        z.object({ line: z.int(), source: z.string(), target: z.string(), pair: Pair.nullable() }),
      ),
      forbidden: z.array(
        z.object({
          line: z.int(),
          source: z.string(),
          target: z.string(),
          pair: Pair.nullable(),
          note: z.string(),
        }),
      ),
      badLines: z.array(
        z.object({
          line: z.int(),
          problem: z.enum(['columns', 'language', 'quotes', 'same-language', 'empty']),
          text: z.string(),
        }),
      ),
    }),
  ),
  write: ask(
    z.strictObject({
      content: z.strictObject({
        name: z.string(),
        dictionaries: z
          .array(
            z.strictObject({
              source: z.string(),
              target: z.string(),
              entries: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
              forbidden: z
                .array(
                  z.strictObject({
                    source: z.string(),
                    target: z.string(),
                    note: z.string().exactOptional(),
                  }),
                )
                .readonly()
                .exactOptional(),
            }),
          )
          .readonly(),
      }) satisfies z.ZodType<GlossaryContent>,
      format: Format,
    }),
  ).answers<WrittenGlossaryFile>(z.object({ bytes, extension: z.string(), type: z.string() })),
};
