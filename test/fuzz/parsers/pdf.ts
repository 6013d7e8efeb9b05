import { mutated } from '../mutate/bytes.ts';
import { PDF } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import type { FuzzedParser } from '../parser.ts';
import { readDocument, refusalOfDocument } from './documents.ts';
import { corpusFiles, goldenSeeds } from './seed-files.ts';

const mutations = textMutations(PDF);
const small = corpusFiles(/\.pdf$/);
const seeds = [...small, ...goldenSeeds('pdf')];

export const pdf: readonly FuzzedParser[] = [
  {
    name: 'pdf',
    seeds,
    // The small ones are not compressed, so that damage reaches what is inside.
    mutate: (random) =>
      mutated(random.pick(random.percent(70) ? small : seeds), random, mutations, seeds),
    read: (input) => readDocument('a.pdf', input),
    refusalOf: refusalOfDocument,
    mostWork: (bytes) => 1_100 * bytes + 10_000,
    runs: 20,
  },
];
