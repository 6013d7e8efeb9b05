import { mutatedZip } from '../mutate/zip.ts';
import type { FuzzedParser } from '../parser.ts';
import { readDocument, refusalOfDocument } from './documents.ts';
import { goldenSeeds } from './seed-files.ts';

/** Documents that are packages: their parts are damaged, and the archive around them. */
export const packages: readonly FuzzedParser[] = ['docx', 'xlsx', 'pptx', 'idml'].map((format) => {
  const seeds = goldenSeeds(format);
  return {
    name: format,
    seeds,
    mutate: (random) => mutatedZip(seeds, random),
    read: (input) => readDocument(`a.${format}`, input),
    refusalOf: refusalOfDocument,
    // What is packed may be a thousand times as long.
    mostWork: (bytes) => 1_100 * bytes + 10_000,
    runs: 60,
  };
});
