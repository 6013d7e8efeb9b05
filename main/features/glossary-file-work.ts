import type {
  GlossaryFileFormat,
  ReadGlossaryFile,
} from '../engine/glossary-files/glossary-row.ts';
import { glossaryFileRoutes } from '../engine/glossary-files/routes.ts';
import type { GlossaryContent } from '../engine/glossary-files/write-glossary-file.ts';
import { CallFailure } from '../system/channel/call-failure.ts';
import { askHelper } from '../system/channel/helper-process.ts';
import type { StartHelper } from '../system/processes.ts';
import { FeatureFailure } from './feature-failure.ts';

/** Bytes of a file of entries: three times what the largest glossary takes as plain text. */
export const MAX_GLOSSARY_FILE_BYTES = 32 * 1024 * 1024;

/** Reads and writes files of entries, each in a helper process of its own. */
export interface FileWork {
  /**
   * Rejects with `FeatureFailure` table-refused.
   * @param language BCP 47 of some of the text, which tells old encodings apart; null when not known
   */
  read(
    file: { readonly name: string; readonly bytes: Uint8Array },
    language: string | null,
    signal: AbortSignal,
  ): Promise<ReadGlossaryFile>;
  write(
    content: GlossaryContent,
    format: GlossaryFileFormat,
    signal: AbortSignal,
  ): Promise<{
    readonly bytes: Uint8Array;
    readonly extension: string;
    readonly type: string;
  }>;
}

export function createFileWork(startHelper: StartHelper): FileWork {
  const start = () => startHelper('glossary-files.js');
  return {
    async read({ name, bytes }, language, signal) {
      try {
        const file = { bytes, name, language };
        return await askHelper(start, glossaryFileRoutes, 'read', file, signal);
      } catch (error) {
        if (error instanceof CallFailure && error.code === 'refused')
          throw new FeatureFailure({
            code: 'table-refused',
            params: { reason: error.reason, name },
          });
        throw cancelledOr(error);
      }
    },
    async write(content, format, signal) {
      try {
        return await askHelper(start, glossaryFileRoutes, 'write', { content, format }, signal);
      } catch (error) {
        throw cancelledOr(error);
      }
    },
  };
}

const cancelledOr = (error: unknown) =>
  error instanceof CallFailure && error.code === 'cancelled'
    ? new FeatureFailure({ code: 'cancelled' })
    : error;
