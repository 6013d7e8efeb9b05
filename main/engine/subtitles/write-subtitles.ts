import type { Cue } from './cue.ts';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** `hh:mm:ss` and milliseconds behind the mark that the format wants. */
function time(ms: number, mark: ',' | '.'): string {
  const whole = Math.round(ms);
  const [hours, minutes, seconds] = [3_600_000, 60_000, 1_000].map((unit) =>
    Math.floor(whole / unit),
  );
  return `${pad(hours ?? 0, 2)}:${pad((minutes ?? 0) % 60, 2)}:${pad((seconds ?? 0) % 60, 2)}${mark}${pad(whole % 1_000, 3)}`;
}

/** SubRip: numbered cues with a comma in the times. */
export const writeSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ startMs, endMs, lines }, index) =>
        `${index + 1}\n${time(startMs, ',')} --> ${time(endMs, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n');

/** WebVTT (W3C): `&` and `<` are written as references, and no line can look like a time. */
export const writeVtt = (cues: readonly Cue[], notes: readonly string[] = []): string =>
  [
    'WEBVTT\n',
    ...notes.map((note) => `NOTE ${escape(note).replace(/\s+/gu, ' ')}\n`),
    ...cues.map(
      ({ startMs, endMs, lines }) =>
        `${time(startMs, '.')} --> ${time(endMs, '.')}\n${lines.map(escape).join('\n')}\n`,
    ),
  ].join('\n');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '--&gt;');
