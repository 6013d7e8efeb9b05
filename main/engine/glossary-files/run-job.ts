import { DocumentRefusal } from '../formats/document-filter.ts';
import type { GlossaryFileAnswer } from './job.ts';
import { readJob } from './job.ts';
import { readGlossaryFile } from './read-glossary-file.ts';
import { writeGlossaryFile } from './write-glossary-file.ts';

/** Does what a message asks for. Never rejects. */
export async function runJob(message: unknown): Promise<GlossaryFileAnswer> {
  const job = readJob(message);
  if (job === null) return { failed: 'no job' };
  try {
    if ('read' in job) {
      const { base64, name, language } = job.read;
      return { read: await readGlossaryFile(Buffer.from(base64, 'base64'), name, language) };
    }
    const { content, format } = job.write;
    const { bytes, ...rest } = await writeGlossaryFile(content, format);
    return { written: { base64: Buffer.from(bytes).toString('base64'), ...rest } };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { refused: error.reason };
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}
