import { startedText } from './started-text.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';

/** What no file system of ours takes in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const LONGEST_TITLE = 80;

/**
 * A name for the file: title and date, then the languages as players of subtitles look for them
 * (`Weekly 2026-11-21 14.03.de.srt`).
 */
export function fileName({ title, started }: Transcript, options: TranscriptExport): string {
  const letters = Array.from(title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim());
  // A dot at the beginning would hide the file.
  const safe = letters
    .slice(0, LONGEST_TITLE)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const when = startedText(started).replace(':', '.');
  const languages = options.columns.filter((column) => column !== 'source').join('-');
  const isOfAll = options.format === 'json' || languages === '';
  const code = isOfAll ? '' : `.${languages.replace(/[^\w-]/g, '')}`;
  return `${safe === '' ? when : `${safe} ${when}`}${code}.${options.format}`;
}
