import { z } from 'zod';
import { ABILITIES, PackId } from '../../../preload/contract/offline-languages.ts';

/** Name of the file that makes a folder a pack; it is written last. */
export const MANIFEST = 'pack.json';

/** A plain name, or one in folders of the pack: nothing that leads outside, and not the manifest's own. */
export const PackFileName = z
  .string()
  .regex(/^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,63}\/){0,4}[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/)
  .refine((name) => name !== MANIFEST);

export const Sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .transform((hash) => hash.toLowerCase());

const Code = z.string().regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/);

/** What a pack is, wherever it is described. */
export const PackFacts = z.object({
  id: PackId,
  ability: z.enum(ABILITIES),
  /** Of a pack that translates. */
  from: Code.optional(),
  to: Code.optional(),
  /** Of any other. */
  languages: z.array(Code).max(200).optional(),
  /** Speech whose words come only once a speaker pauses. */
  pace: z.enum(['pause']).optional(),
  licence: z.string().max(200).catch('').default(''),
  origin: z.string().max(300).catch('').default(''),
});

/** `pack.json` of an installed pack. */
export const PackManifest = PackFacts.extend({
  files: z
    .array(z.object({ name: PackFileName, bytes: z.int().nonnegative(), sha256: Sha256 }))
    .min(1)
    .max(100),
});
export type PackManifest = z.output<typeof PackManifest>;
