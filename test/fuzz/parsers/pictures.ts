import { readPictureFile } from '../../../main/engine/formats/image/picture-file.ts';
import { MOST_PIXELS } from '../../../main/engine/formats/image/picture.ts';
import { BYTE_MUTATIONS, mutated } from '../mutate/bytes.ts';
import { mutatedPng } from '../mutate/png.ts';
import { BrokenPromise } from '../parser.ts';
import type { FuzzedParser } from '../parser.ts';
import { refusalOfDocument } from './documents.ts';
import { goldenSeeds } from './seed-files.ts';

/** Pictures are read as pixels; the text in them is found by a program of its own. */
export const pictures: readonly FuzzedParser[] = [
  ['png', /\.png$/] as const,
  ['jpeg', /\.jpe?g$/] as const,
].map(([name, fits]) => {
  const seeds = goldenSeeds('image', fits);
  return {
    name,
    seeds,
    mutate: (random) =>
      name === 'png'
        ? mutatedPng(seeds, random)
        : mutated(random.pick(seeds), random, BYTE_MUTATIONS, seeds),
    read(input) {
      const { picture } = readPictureFile(input);
      const { width, height, data } = picture;
      if (data.length !== width * height * 4) throw new BrokenPromise('pixels are missing');
      return data.length;
    },
    refusalOf: refusalOfDocument,
    // Bounded by the pixels that are read at most, not by the bytes of the file.
    mostWork: () => 4 * MOST_PIXELS,
    runs: 40,
  } satisfies FuzzedParser;
});
