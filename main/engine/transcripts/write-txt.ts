import { readLines } from './read-lines.ts';
import { startedText } from './started-text.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';

/** Plain text: title and beginning, then a line for each line, or a block for each of two languages. */
export function writeTxt(transcript: Transcript, options: TranscriptExport): string {
  const head = [transcript.title, startedText(transcript.started)].filter((line) => line !== '');
  const blocks = readLines(transcript, options).map((line) => {
    const time = options.times ? `[${line.time}] ` : '';
    if (line.kind === 'mark') return time + line.text;
    const speaker = line.speaker === '' ? '' : `${line.speaker}: `;
    return time + speaker + line.texts.filter((text) => text !== '').join('\n');
  });
  const between = options.columns.length > 1 ? '\n\n' : '\n';
  return `${head.join('\n')}\n\n${blocks.join(between)}\n`;
}
