import type { TextStretch } from '../../../engine/subtitles/timed-text.ts';

/** When the parts of each line were spoken; what exports need beyond the rows that are shown. */
export interface Stretches {
  /**
   * @param column `source` or a target language
   * @param from place in the line's text
   */
  add(index: number, column: string, from: number, startMs: number, endMs: number): void;
  /** Empty where the line's own times say as much. */
  of(index: number, column: string): readonly TextStretch[];
}

export function createStretches(): Stretches {
  const lines = new Map<string, TextStretch[]>();
  const name = (index: number, column: string) => `${index} ${column}`;
  return {
    add(index, column, from, startMs, endMs) {
      const stretch = { from, startMs, endMs };
      const known = lines.get(name(index, column));
      if (known === undefined) lines.set(name(index, column), [stretch]);
      else known.push(stretch);
    },
    of(index, column) {
      const known = lines.get(name(index, column)) ?? [];
      return known.length > 1 ? known : [];
    },
  };
}
