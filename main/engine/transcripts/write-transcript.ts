import { buildCues } from '../subtitles/build-cues.ts';
import { writeSrt } from '../subtitles/srt.ts';
import { writeVtt } from '../subtitles/vtt.ts';
import { fileName } from './file-name.ts';
import { spokenLines } from './spoken-lines.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';
import { writeJson } from './write-json.ts';
import { writeTxt } from './write-txt.ts';

export interface WrittenTranscript {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

const TYPES = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
} as const;

/** Writes a transcript, also of a session that is still running, as a file. */
export async function writeTranscript(
  transcript: Transcript,
  options: TranscriptExport,
): Promise<WrittenTranscript> {
  const content = await contentOf(transcript, options);
  return {
    name: fileName(transcript, options),
    type: TYPES[options.format],
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  };
}

async function contentOf(
  transcript: Transcript,
  options: TranscriptExport,
): Promise<string | Uint8Array> {
  switch (options.format) {
    case 'srt':
      return writeSrt(buildCues(spokenLines(transcript, options), { namesInText: true }));
    case 'vtt':
      return writeVtt(buildCues(spokenLines(transcript, options), { namesInText: false }));
    case 'txt':
      return writeTxt(transcript, options);
    case 'json':
      return writeJson(transcript);
    case 'docx': {
      // The library is large, and one format of five needs it.
      const { writeDocx } = await import('./write-docx.ts');
      return writeDocx(transcript, options);
    }
  }
}
