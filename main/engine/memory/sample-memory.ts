import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';
import { shippedMemoryId } from './shipped.ts';
import { parseShippedMemory, type ShippedMemory } from './shipped-format.ts';

/** A memory that ships, under the id that it has on every computer. */
export interface SampleMemory extends ShippedMemory {
  readonly id: string;
}

/** @returns null where nothing that ships covers the pair */
export async function readSample(
  assets: string,
  source: string,
  target: string,
): Promise<SampleMemory | null> {
  const folder = join(assets, 'memories');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort();
  for (const file of files) {
    const memory = parseShippedMemory(file, await readFile(join(folder, file), 'utf8'));
    const covers =
      baseOf(memory.source) === baseOf(source) &&
      memory.targets.some((language) => compatible(language, target));
    if (covers) return { ...memory, id: shippedMemoryId(file) };
  }
  return null;
}
