import type { SourceUnit } from './source-unit.ts';

/** A text with other text in its units. */
export interface Spliced {
  readonly text: string;
  /** Ids of the units whose tags had to be set at the ends. */
  readonly moved: readonly string[];
}

/** Something of a source that has a unit's id. */
export type NamedUnit = SourceUnit & { readonly id: string };

/**
 * Writes translations into a source. Units without one, or with their own text, stay byte for byte.
 * A unit may stand inside a code of another one (a footnote in a sentence, the title of a link).
 * @param units in any order; two of them are apart, or one lies within a code of the other
 */
export function spliceUnits(
  source: string,
  units: readonly NamedUnit[],
  texts: ReadonlyMap<string, string>,
): Spliced {
  const { render, moved } = createSplicer(source, units, texts);
  return { text: render(0, source.length), moved };
}

export interface Splicer {
  /** A range of the source with the translations in it; it cuts no unit in two. */
  readonly render: (start: number, end: number) => string;
  /** Ids of the units written so far whose tags had to be set at the ends. */
  readonly moved: readonly string[];
}

/** As {@link spliceUnits}, for ranges of a source. */
export function createSplicer(
  source: string,
  units: readonly NamedUnit[],
  texts: ReadonlyMap<string, string>,
): Splicer {
  const sorted = units.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const moved: string[] = [];
  const firstFrom = (offset: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? Infinity) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const render = (from: number, to: number, first: number): string => {
    let result = '';
    let at = from;
    for (let i = first; ;) {
      const unit = sorted[i];
      if (!unit || unit.start >= to) break;
      i += 1;
      const text = texts.get(unit.id);
      if (text === undefined || text === unit.text) continue;
      const inner = i;
      const written = unit.write(text, (start, end) =>
        render(start, end, Math.max(inner, firstFrom(start))),
      );
      if (!written.kept) moved.push(unit.id);
      result += source.slice(at, unit.start) + written.text;
      at = unit.end;
      i = Math.max(i, firstFrom(at));
    }
    return result + source.slice(at, to);
  };
  return { render: (start, end) => render(start, end, firstFrom(start)), moved };
}
