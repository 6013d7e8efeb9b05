import { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { ExportFormat } from '../../../preload/contract/voice.ts';
import type { Transcript, TranscriptExport } from '../../engine/transcripts/transcript.ts';
import type { StartHelper } from '../../system/processes.ts';
import { DeskFailure } from '../desk-failure.ts';

export interface VoiceExportPorts {
  readonly startHelper: StartHelper;
  /** null where there is no such session. */
  readonly transcriptOf: (id: string) => Promise<Transcript | null>;
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

const Answer = z.union([
  z.strictObject({ written: z.instanceof(Uint8Array) }),
  z.strictObject({ failed: z.string() }),
]);

/** Transcripts as files. */
export function createVoiceExport({
  startHelper,
  transcriptOf,
}: VoiceExportPorts): Pick<Handlers, 'voice.export'> {
  return {
    'voice.export': async ({ id, ...wish }, { signal }) => {
      const transcript = await transcriptOf(id);
      if (transcript === null) throw new DeskFailure({ code: 'not-found' });
      const bytes = await write(startHelper, transcript, wish, signal);
      return { name: `${fileName(transcript)}.${wish.format}`, type: TYPES[wish.format], bytes };
    },
  };
}

function write(
  startHelper: StartHelper,
  transcript: Transcript,
  wish: TranscriptExport,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const helper = startHelper('exports.js');
    const stop = () => {
      helper.kill();
      reject(new DeskFailure({ code: 'cancelled' }));
    };
    signal.addEventListener('abort', stop, { once: true });
    helper.onMessage((message) => {
      const answer = Answer.safeParse(message);
      signal.removeEventListener('abort', stop);
      if (answer.success && 'written' in answer.data) resolve(answer.data.written);
      else reject(new DeskFailure({ code: 'internal' }));
      helper.kill();
    });
    helper.onExit(() => reject(new DeskFailure({ code: 'internal' })));
    helper.send({ write: { transcript, wish } });
  });
}

/** The title, else the day, without what file systems refuse. */
function fileName({ title, started }: Transcript): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/gu, '')
    .slice(0, 100);
  return plain === '' ? `Transcript ${new Date(started).toISOString().slice(0, 10)}` : plain;
}
