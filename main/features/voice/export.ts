import type { Handlers } from '../../../preload/contract/api.ts';
import { transcriptRoutes } from '../../engine/transcripts/routes.ts';
import type { Transcript } from '../../engine/transcripts/transcript.ts';
import { askHelper } from '../../system/channel/helper-process.ts';
import type { StartHelper } from '../../system/processes.ts';
import { FeatureFailure } from '../feature-failure.ts';

export interface VoiceExportPorts {
  readonly startHelper: StartHelper;
  /** null where there is no such session. */
  readonly transcriptOf: (id: string) => Promise<Transcript | null>;
}

/** Writes transcripts as files, each in a helper process of its own. */
export type VoiceExports = Pick<Handlers, 'voice.export'>;

export function createVoiceExport({ startHelper, transcriptOf }: VoiceExportPorts): VoiceExports {
  return {
    'voice.export': async ({ id, speakerNames, ...options }, { signal }) => {
      const transcript = await transcriptOf(id);
      if (transcript === null) throw new FeatureFailure({ code: 'not-found' });
      const speakers = { ...speakerNames, ...transcript.speakers };
      try {
        const start = () => startHelper('exports.js');
        const job = { transcript: { ...transcript, speakers }, options };
        return await askHelper(start, transcriptRoutes, 'write', job, signal);
      } catch (error) {
        throw signal.aborted ? new FeatureFailure({ code: 'cancelled' }) : error;
      }
    },
  };
}
