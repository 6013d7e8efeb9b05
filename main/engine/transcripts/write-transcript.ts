import { writeJson } from './formats/json.ts';
import { writeText } from './formats/plain-text.ts';
import { writeSubtitles } from './formats/subtitles.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';

/** Writes a session in one of the formats of people and players. */
export async function writeTranscript(
  transcript: Transcript,
  wish: TranscriptExport,
): Promise<Uint8Array> {
  switch (wish.format) {
    case 'srt':
    case 'vtt':
      return bytesOf(writeSubtitles(transcript, wish));
    case 'txt':
      return bytesOf(writeText(transcript, wish));
    case 'json':
      return bytesOf(writeJson(transcript));
    case 'docx': {
      // The library is large and only one of five formats needs it.
      const { writeWord } = await import('./formats/word.ts');
      return writeWord(transcript, wish);
    }
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
