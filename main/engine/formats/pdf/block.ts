import type { Marker, Span } from './line.ts';

export type Alignment = 'left' | 'center' | 'right';

/** Lines that are one paragraph, a heading, a cell. Along and across as for {@link Line}. */
export interface Block {
  readonly angle: number;
  readonly start: number;
  readonly end: number;
  /** Baselines of the first and the last line. */
  readonly top: number;
  readonly bottom: number;
  /** From one baseline to the next; of a single line what is usual. */
  readonly leading: number;
  readonly size: number;
  readonly alignment: Alignment;
  /** How far the first line begins behind the others; negative where it stands out. */
  readonly indent: number;
  readonly lineCount: number;
  /** Whether its own text reads from the right. */
  readonly fromRight: boolean;
  /** Lines joined: hyphens at their ends are gone, spaces are in their places. */
  readonly spans: readonly Span[];
  readonly shows: readonly number[];
  readonly marker: Marker | null;
  readonly isVisible: boolean;
  /** A background to draw first, where the old text is a part of a picture. */
  readonly cover: string | null;
}

/** Baseline distance of a single line, as a part of the size. */
export const USUAL_LEADING = 1.2;
