import { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { TranscriptJob } from '../../engine/transcripts/job.ts';
import type { Transcript } from '../../engine/transcripts/transcript.ts';
import type { HelperProcess, StartHelper } from '../../system/processes.ts';
import { FeatureFailure } from '../feature-failure.ts';

export interface VoiceExportPorts {
  readonly startHelper: StartHelper;
  /** null where there is no such session. */
  readonly transcriptOf: (id: string) => Promise<Transcript | null>;
}

/** Writes transcripts as files, each in a helper process of its own. */
export type VoiceExports = Pick<Handlers, 'voice.export'>;

const Answer = z.union([
  z.object({
    written: z.object({ name: z.string().min(1), type: z.string().min(1), base64: z.base64() }),
  }),
  z.object({ failed: z.object({ reason: z.string() }) }),
]);

export function createVoiceExport({ startHelper, transcriptOf }: VoiceExportPorts): VoiceExports {
  return {
    'voice.export': async ({ id, speakerNames, ...options }, { signal }) => {
      const transcript = await transcriptOf(id);
      if (transcript === null) throw new FeatureFailure({ code: 'not-found' });
      const speakers = { ...speakerNames, ...transcript.speakers };
      const isCancelled = () => signal.aborted;
      if (isCancelled()) throw new FeatureFailure({ code: 'cancelled' });
      const helper = startHelper('exports.js');
      const stop = () => helper.kill();
      signal.addEventListener('abort', stop);
      try {
        return await written(helper, {
          write: { transcript: { ...transcript, speakers }, options },
        });
      } catch (error) {
        throw isCancelled() ? new FeatureFailure({ code: 'cancelled' }) : error;
      } finally {
        signal.removeEventListener('abort', stop);
        helper.kill();
      }
    },
  };
}

/** Rejects when the helper fails or ends without an answer. */
function written(helper: HelperProcess, job: TranscriptJob): Promise<ExportedFile> {
  return new Promise((resolve, reject) => {
    helper.onExit((code) => reject(new Error(`The helper ended (${code ?? 'signal'}).`)));
    helper.onMessage((message) => {
      const answer = Answer.safeParse(message);
      if (!answer.success) reject(new Error('The helper answered something else.'));
      else if ('failed' in answer.data) reject(new Error(answer.data.failed.reason));
      else {
        const { name, type, base64 } = answer.data.written;
        resolve({ name, type, bytes: new Uint8Array(Buffer.from(base64, 'base64')) });
      }
    });
    helper.send(job);
  });
}
