import { z } from 'zod';
import type { GlossaryFileJob } from '../../engine/glossary-files/job.ts';
import type {
  GlossaryFileFormat,
  ReadGlossaryFile,
} from '../../engine/glossary-files/glossary-row.ts';
import type { GlossaryContent } from '../../engine/glossary-files/write-glossary-file.ts';
import type { HelperProcess, StartHelper } from '../../system/processes.ts';
import { FeatureFailure } from '../feature-failure.ts';

/** Reads and writes files of entries, each in a helper process of its own. */
export interface FileWork {
  /**
   * Rejects with `DeskFailure` table-refused.
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

const Pair = z.object({ source: z.string(), target: z.string() });
const Answer = z.union([
  z.object({
    read: z.object({
      format: z.enum(['tsv', 'csv', 'csv-pairs', 'xlsx', 'tbx']),
      encoding: z.string(),
      rows: z.array(
        z.object({ line: z.int(), source: z.string(), target: z.string(), pair: Pair.nullable() }),
      ),
      badLines: z.array(
        z.object({
          line: z.int(),
          problem: z.enum(['columns', 'language', 'quotes', 'same-language', 'empty']),
          text: z.string(),
        }),
      ),
    }) satisfies z.ZodType<ReadGlossaryFile>,
  }),
  z.object({
    written: z.object({ base64: z.base64(), extension: z.string(), type: z.string() }),
  }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);
type Answer = z.output<typeof Answer>;

export function createFileWork(startHelper: StartHelper): FileWork {
  const run = async (job: GlossaryFileJob, signal: AbortSignal): Promise<Answer> => {
    if (signal.aborted) throw new FeatureFailure({ code: 'cancelled' });
    const helper = startHelper('glossary-files.js');
    const stop = () => helper.kill();
    signal.addEventListener('abort', stop);
    try {
      return await answered(helper, job);
    } catch (error) {
      throw hasFired(signal) ? new FeatureFailure({ code: 'cancelled' }) : error;
    } finally {
      signal.removeEventListener('abort', stop);
      helper.kill();
    }
  };
  return {
    async read({ name, bytes }, language, signal) {
      const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
      const answer = await run({ read: { base64, name, language } }, signal);
      if ('read' in answer) return answer.read;
      if ('refused' in answer) {
        const params = { reason: answer.refused, name };
        throw new FeatureFailure({ code: 'table-refused', params });
      }
      throw unexpected(answer);
    },
    async write(content, format, signal) {
      const answer = await run({ write: { content, format } }, signal);
      if (!('written' in answer)) throw unexpected(answer);
      const { base64, ...rest } = answer.written;
      return { bytes: new Uint8Array(Buffer.from(base64, 'base64')), ...rest };
    },
  };
}

// A function, since a signal may fire between two looks at it.
const hasFired = (signal: AbortSignal): boolean => signal.aborted;

const unexpected = (answer: Answer): Error =>
  new Error('failed' in answer ? answer.failed : 'The helper answered something else.');

/** Rejects when the helper ends without an answer. */
function answered(helper: HelperProcess, job: GlossaryFileJob): Promise<Answer> {
  return new Promise((resolve, reject) => {
    helper.onExit((code) => reject(new Error(`The helper ended (${code ?? 'signal'}).`)));
    helper.onMessage((message) => {
      const answer = Answer.safeParse(message);
      if (answer.success) resolve(answer.data);
      else reject(new Error('The helper answered something else.'));
    });
    helper.send(job);
  });
}
