import { cueTime } from './clock-text.ts';
import type { Cue } from './cue.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);

/** A WebVTT file; names of speakers stand in voice tags, which players may show. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, lines, speaker }, index) => {
    const text = lines.map(escaped).join('\n');
    return [
      index + 1,
      `${cueTime(startMs, '.')} --> ${cueTime(endMs, '.')}`,
      speaker === null ? text : `<v ${escaped(speaker)}>${text}`,
    ].join('\n');
  });
  return ['WEBVTT', ...blocks].join('\n\n') + '\n';
}
