import { openZip } from '../formats/zip/read-zip.ts';
import { packEntry } from '../formats/zip/write-zip.ts';
import type { InspectionAnswer } from './routes.ts';
import { isMedia } from './media-names.ts';
import { writePackage } from './write-package.ts';

/** What stands for a picture, a film or sound on its way. */
const PLACEHOLDER = new TextEncoder().encode('media');

/** Writes a docx or pptx again with a few bytes in place of each media file. */
export async function minifyPackage(from: string, to: string): Promise<InspectionAnswer<'minify'>> {
  const zip = await openZip(from);
  try {
    const entries = await Promise.all(
      zip.entries.map(async (entry) =>
        isMedia(entry.name) ? packEntry(entry.name, PLACEHOLDER, 'store') : entry,
      ),
    );
    const media = zip.entries.filter(({ name }) => isMedia(name)).length;
    return { size: await writePackage(to, entries), media };
  } finally {
    zip.close();
  }
}
