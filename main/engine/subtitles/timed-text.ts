/** Where a stretch of a text was spoken. */
export interface TextStretch {
  /** Place of its first letter. */
  readonly from: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** A text with the times of its stretches; without them its letters are spread evenly. */
export interface TimedText {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Ascending; the first begins with the text. */
  readonly stretches: readonly TextStretch[];
}

/** When the letter at a place begins. */
export const startAt = (timed: TimedText, place: number): number =>
  timeAt(
    timed,
    place,
    timed.stretches.findLastIndex(({ from }) => from <= place),
  );

/** When what stands before a place is over; a silence behind it does not count. */
export const endAt = (timed: TimedText, place: number): number =>
  timeAt(
    timed,
    place,
    timed.stretches.findLastIndex(({ from }) => from < place),
  );

function timeAt({ text, startMs, endMs, stretches }: TimedText, place: number, at: number): number {
  const stretch = stretches[at] ?? { from: 0, startMs, endMs };
  const length = (stretches[at + 1]?.from ?? text.length) - stretch.from;
  const share = length <= 0 ? 0 : Math.min(1, (place - stretch.from) / length);
  return stretch.startMs + (stretch.endMs - stretch.startMs) * share;
}
