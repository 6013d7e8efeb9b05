import { DocumentRefusal } from '../document-filter.ts';

/**
 * Runs work on a file that others wrote. The libraries throw many kinds of errors at objects that are
 * not what they should be; all of them mean a damaged file.
 */
export async function orDamaged<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentRefusal || signal.aborted) throw error;
    throw new DocumentRefusal('damaged', 'the PDF holds objects that cannot be read');
  }
}
