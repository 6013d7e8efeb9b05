import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import { MOST_PICTURE_BYTES } from '../image/picture.ts';

/** Smaller entries may be compressed as well as they like. */
const RATIO_FROM = 1024 * 1024;
/** Pictures that are not compressed themselves: a white page makes a thousandth of its bytes. */
const PLAIN_PICTURE = /\.(?:bmp|dib|tiff?|emf|wmf|pict?|pct)$/i;

type Entry = { readonly name: string; readonly size: number; readonly compressedSize: number };

/** Counts what an archive says that it holds. */
export interface ZipBudget {
  /** Throws `DocumentRefusal` (`too-large-inside`) when this entry goes beyond `LIMITS`. */
  add(entry: Entry): void;
}

/**
 * A budget for one archive. Sizes are the archive's own words; `inflate` holds it to them, so that an
 * archive which lies is found out after as many bytes as it admitted to.
 */
export function createZipBudget(): ZipBudget {
  let entries = 0;
  let inflated = 0;
  return {
    add({ name, size, compressedSize }) {
      entries += 1;
      inflated += size;
      if (entries > LIMITS.entries) refuse('more than 10,000 entries');
      if (inflated > LIMITS.inflatedBytes) refuse('more than 500 MB when inflated');
      if (PLAIN_PICTURE.test(name)) {
        if (size > MOST_PICTURE_BYTES) refuse('a picture of too many pixels');
      } else if (size > RATIO_FROM && size > compressedSize * LIMITS.ratio) {
        refuse('an entry above 200:1');
      }
    },
  };
}

function refuse(detail: string): never {
  throw new DocumentRefusal('too-large-inside', detail);
}
