import { DocumentRefusal, LIMITS } from '../document-filter.ts';

/** Smaller entries may be compressed as well as they like. */
const RATIO_FROM = 1024 * 1024;

/** Counts what an archive says that it holds. */
export interface ZipBudget {
  /** Throws `DocumentRefusal` (`too-large-inside`) when this entry goes beyond `LIMITS`. */
  add(entry: { readonly size: number; readonly compressedSize: number }): void;
}

/**
 * A budget for one archive. Sizes are the archive's own words; `inflate` holds it to them, so that an
 * archive which lies is found out after as many bytes as it admitted to.
 */
export function createZipBudget(): ZipBudget {
  let entries = 0;
  let inflated = 0;
  return {
    add({ size, compressedSize }) {
      entries += 1;
      inflated += size;
      if (entries > LIMITS.entries) refuse('more than 10,000 entries');
      if (inflated > LIMITS.inflatedBytes) refuse('more than 500 MB when inflated');
      if (size > RATIO_FROM && size > compressedSize * LIMITS.ratio) refuse('an entry above 200:1');
    },
  };
}

function refuse(detail: string): never {
  throw new DocumentRefusal('too-large-inside', detail);
}
