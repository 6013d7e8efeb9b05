import { z } from 'zod';
import { isPackAddress } from '../../client/pack-host.ts';
import { PackFacts, PackFileName, Sha256 } from '../../system/packs/pack-manifest.ts';

const Address = z.string().max(2048).refine(isPackAddress);

/** A file as a catalogue or a list of models names it; what it does not say is null. */
const CatalogueFile = z.object({
  name: PackFileName,
  url: Address,
  /** Bytes and SHA-256 of the file as it is used, unpacked. */
  bytes: z.int().positive().nullable().default(null),
  sha256: Sha256.nullable().default(null),
  packed: z.enum(['gzip']).nullable().default(null),
});
export type CatalogueFile = z.output<typeof CatalogueFile>;

const CatalogueRow = PackFacts.extend({
  files: z.array(CatalogueFile).max(100).default([]),
  /** About how many bytes it has, where the sizes of its files are not known. */
  about: z.int().positive().optional(),
  /** Name of the list of models that has it, too. */
  list: z.string().max(64).optional(),
});
export type CatalogueRow = z.output<typeof CatalogueRow>;

const Shell = z.object({
  version: z.literal(1),
  lists: z.record(z.string(), Address).catch({}).default({}),
  packs: z.array(z.unknown()).max(10_000),
});

/** What can be installed. */
export interface Catalogue {
  /** Addresses of lists of models, by name. */
  readonly lists: Readonly<Record<string, string>>;
  readonly rows: readonly CatalogueRow[];
}

/**
 * Reads a catalogue; rows that are not understood are left out, so that a newer catalogue still serves.
 * @returns null where it is none, or of another version
 */
export function readCatalogue(json: unknown): Catalogue | null {
  const shell = Shell.safeParse(json);
  if (!shell.success) return null;
  const { lists, packs } = shell.data;
  const rows = new Map<string, CatalogueRow>();
  for (const pack of packs) {
    const { data: row } = CatalogueRow.safeParse(pack);
    if (row === undefined || rows.has(row.id)) continue;
    const hasLanguages =
      row.ability === 'translate'
        ? row.from !== undefined && row.to !== undefined
        : (row.languages ?? []).length > 0;
    const canCome = row.files.length > 0 || (row.list !== undefined && row.list in lists);
    if (hasLanguages && canCome) rows.set(row.id, row);
  }
  return { lists, rows: [...rows.values()] };
}

/** Bytes on the disk; null where a size is not known before it is installed. */
export function bytesOf(files: readonly Pick<CatalogueFile, 'bytes'>[]): number | null {
  if (files.length === 0) return null;
  return files.reduce<number | null>(
    (sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  );
}
