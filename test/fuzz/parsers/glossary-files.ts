import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';
import { mutated } from '../mutate/bytes.ts';
import { SECRET, TABLE } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { XML_MUTATIONS } from '../mutate/xml.ts';
import { mutatedZip } from '../mutate/zip.ts';
import { BrokenPromise } from '../parser.ts';
import type { FuzzedParser } from '../parser.ts';
import type { Random } from '../random.ts';
import { refusalOfDocument } from './documents.ts';
import { corpusFiles, goldenSeeds } from './seed-files.ts';

const table = textMutations(TABLE);

const parser = (
  format: string,
  seeds: readonly Uint8Array[],
  mutate: (random: Random) => Uint8Array,
): FuzzedParser => ({
  name: `terms-${format}`,
  seeds,
  mutate,
  async read(input) {
    const read = await readGlossaryFile(input, `a.${format}`, 'en');
    if (JSON.stringify(read).includes(SECRET)) throw new BrokenPromise('another file was read');
    return read.rows.length + read.badLines.length;
  },
  refusalOf: refusalOfDocument,
  // Every term of the source gets a row for each language.
  mostWork: (bytes) => 1_100 * bytes + 1_000,
  runs: 150,
});

const [csv, tsv, tbx] = [
  corpusFiles(/\.csv$/),
  corpusFiles(/\.tsv$/),
  corpusFiles(/\.tbx$/),
] as const;
const xlsx = [...corpusFiles(/\.xlsx$/), ...goldenSeeds('xlsx')];

/** Files of glossary entries. */
export const glossaryFiles: readonly FuzzedParser[] = [
  parser('csv', csv, (random) => mutated(random.pick(csv), random, table, csv)),
  parser('tsv', tsv, (random) => mutated(random.pick(tsv), random, table, tsv)),
  parser('tbx', tbx, (random) => mutated(random.pick(tbx), random, XML_MUTATIONS, tbx)),
  parser('xlsx', xlsx, (random) => mutatedZip(xlsx, random)),
];
