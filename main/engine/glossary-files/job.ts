import { z } from 'zod';
import type { RefusalReason } from '../formats/document-filter.ts';
import type { GlossaryFileFormat, ReadGlossaryFile } from './glossary-row.ts';
import type { GlossaryContent } from './write-glossary-file.ts';

const Read = z.strictObject({
  base64: z.base64(),
  name: z.string(),
  language: z.string().nullable(),
});
const Write = z.strictObject({
  content: z.strictObject({
    name: z.string(),
    dictionaries: z.array(
      z.strictObject({
        source: z.string(),
        target: z.string(),
        entries: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
  }) satisfies z.ZodType<GlossaryContent>,
  format: z.enum([
    'tsv',
    'csv',
    'csv-pairs',
    'xlsx',
    'tbx',
  ]) satisfies z.ZodType<GlossaryFileFormat>,
});
const Job = z.union([z.strictObject({ read: Read }), z.strictObject({ write: Write })]);

/** What the helper process is told, once. Bytes travel as base64, since a fork of Node speaks JSON. */
export type GlossaryFileJob =
  | { readonly read: z.output<typeof Read> }
  | { readonly write: { readonly content: GlossaryContent; readonly format: GlossaryFileFormat } };

/** @returns null for anything that is no job */
export function readJob(message: unknown): GlossaryFileJob | null {
  const checked = Job.safeParse(message);
  return checked.success ? checked.data : null;
}

/** What it answers, once. `failed` holds the name of an error, never a text. */
export type GlossaryFileAnswer =
  | { readonly read: ReadGlossaryFile }
  | {
      readonly written: {
        readonly base64: string;
        readonly extension: string;
        readonly type: string;
      };
    }
  | { readonly refused: RefusalReason }
  | { readonly failed: string };
