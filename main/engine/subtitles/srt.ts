import { cueTime } from './clock-text.ts';
import type { Cue } from './cue.ts';

/** A SubRip file. The format cannot escape anything, so an arrow of ASCII becomes a real one. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ startMs, endMs, lines }, index) =>
      [
        index + 1,
        `${cueTime(startMs, ',')} --> ${cueTime(endMs, ',')}`,
        ...lines.map((line) => line.replaceAll('-->', '→')),
        '\r\n',
      ].join('\r\n'),
    )
    .join('')
    .replace(/\r\n\r\n$/, '\r\n');
}
