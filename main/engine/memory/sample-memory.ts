import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedMemoryId } from './shipped.ts';
import { parseShippedMemory, type ShippedMemory } from './shipped-format.ts';

/** A memory that ships, under the id that it has on every computer, also with the offline service. */
export interface SampleMemory extends ShippedMemory {
  readonly id: string;
}

/** All memories that ship in a folder of assets. */
export async function readSamples(assets: string): Promise<readonly SampleMemory[]> {
  const folder = join(assets, 'memories');
  return Promise.all(
    (await sampleFiles(assets)).map(async (file) => ({
      ...parseShippedMemory(file, await readFile(join(folder, file), 'utf8')),
      id: shippedMemoryId(file),
    })),
  );
}

/** Ids of all memories that ship. */
export const sampleIds = async (assets: string): Promise<ReadonlySet<string>> =>
  new Set((await sampleFiles(assets)).map(shippedMemoryId));

const sampleFiles = async (assets: string): Promise<string[]> =>
  (await readdir(join(assets, 'memories'))).filter((name) => name.endsWith('.tsv')).sort();
