import { mutated } from '../mutate/bytes.ts';
import type { Mutation } from '../mutate/bytes.ts';
import { HTML, JSON_TEXT, MIF, PLAIN, SUBTITLES } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { jsonText, mutatedOften } from '../mutate/values.ts';
import { XML_MUTATIONS } from '../mutate/xml.ts';
import type { FuzzedParser } from '../parser.ts';
import { readDocument, refusalOfDocument } from './documents.ts';
import { goldenSeeds } from './seed-files.ts';

/** Another value in its place, so that it stays JSON. */
const changeValue: Mutation = (input, random) => {
  try {
    const value = JSON.parse(input.toString()) as unknown;
    return Buffer.from(jsonText(mutatedOften(value, random)));
  } catch {
    return input;
  }
};
const textOfJson = textMutations(JSON_TEXT);

const MUTATIONS: Readonly<Record<string, readonly Mutation[]>> = {
  xliff: XML_MUTATIONS,
  xml: XML_MUTATIONS,
  dita: XML_MUTATIONS,
  html: textMutations(HTML),
  json: [...textOfJson, ...textOfJson.map(() => changeValue)],
  srt: textMutations(SUBTITLES),
  txt: textMutations(PLAIN),
  mif: textMutations(MIF),
};
const ENDINGS: Readonly<Record<string, string>> = { xliff: 'xlf' };

/** Documents that are text. */
export const textDocuments: readonly FuzzedParser[] = Object.entries(MUTATIONS).map(
  ([format, mutations]) => {
    const seeds = goldenSeeds(format);
    return {
      name: format,
      seeds,
      mutate: (random) => mutated(random.pick(seeds), random, mutations, seeds),
      read: (input) => readDocument(`a.${ENDINGS[format] ?? format}`, input),
      refusalOf: refusalOfDocument,
      // A sign becomes a tag of a few letters at most.
      mostWork: (bytes) => 16 * bytes + 1_000,
      runs: 120,
    };
  },
);
