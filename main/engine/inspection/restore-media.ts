import { openZip } from '../formats/zip/read-zip.ts';
import type { InspectionAnswer, InspectionInput } from './routes.ts';
import { isMedia } from './media-names.ts';
import { writePackage } from './write-package.ts';

/**
 * Writes a translated package again with the media of the original, bit by bit as they stood there,
 * compressed as they were.
 */
export async function restoreMedia(
  job: InspectionInput<'restore'>,
): Promise<InspectionAnswer<'restore'>> {
  const original = await openZip(job.original);
  try {
    const translated = await openZip(job.translated);
    try {
      const media = new Map(
        original.entries.filter(({ name }) => isMedia(name)).map((entry) => [entry.name, entry]),
      );
      const entries = translated.entries.map((entry) => media.get(entry.name) ?? entry);
      return { size: await writePackage(job.to, entries) };
    } finally {
      translated.close();
    }
  } finally {
    original.close();
  }
}
