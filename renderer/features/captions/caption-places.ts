import { CAPTIONS_MARGIN, captionLine } from '../../../preload/contract/limits.ts';

export interface CaptionRoom {
  /** Of the captions with their margins, in px. */
  readonly height: number;
  /** Of the letters, in px. */
  readonly size: number;
  /** Lines that each text is to have. */
  readonly lines: number;
  readonly texts: number;
}

/**
 * How many whole lines each text gets where captions may be lower than wanted: shares alike, the last text
 * with the line that is over. First texts get none where not every one has room for a line.
 */
export function captionPlaces({ height, size, lines, texts }: CaptionRoom): readonly number[] {
  const room = height - (texts + 1) * CAPTIONS_MARGIN;
  const fitting = Math.floor(room / captionLine(size));
  if (fitting < texts && texts > 1) {
    return [0, ...captionPlaces({ height, size, lines, texts: texts - 1 })];
  }
  const share = Math.floor(fitting / texts);
  const over = fitting - share * texts;
  return Array.from({ length: texts }, (_, text) =>
    Math.max(1, Math.min(lines, share + (text >= texts - over ? 1 : 0))),
  );
}
