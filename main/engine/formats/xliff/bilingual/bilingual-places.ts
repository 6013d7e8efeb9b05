import type { NamedUnit } from '../../inline/splice-units.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { TextHolder } from '../text-holders.ts';
import type { ReadAttribute } from './state-dialect.ts';

/** A text of the file that is translated as a whole, with where its translation stands. */
export interface BilingualPlace {
  /** Id of the unit that is its source. */
  readonly id: string;
  readonly holder: TextHolder;
  /** The `<trans-unit>`, or the `<segment>` of XLIFF 2. */
  readonly unit: XmlElement;
  /** The `<source>`, or the `mrk` of one segment in it. */
  readonly source: XmlElement;
  /** The `<target>`, or the `mrk` with the same number in it. */
  readonly target: XmlElement | null;
  /** Trados: what is known of the segment. */
  readonly definition: XmlElement | null;
  /** The file divided its text into segments. */
  readonly isSegment: boolean;
}

/** The places whose source is exactly one unit; units that stand in others are none. */
export function bilingualPlaces(
  tree: XmlTree,
  holders: readonly TextHolder[],
  units: readonly NamedUnit[],
  read: ReadAttribute,
): BilingualPlace[] {
  const marks = new Map<XmlElement, XmlElement[]>();
  const definitions = new Map<XmlElement, Map<string, XmlElement>>();
  for (const element of tree.elements.values()) {
    if (element.local === 'mrk' && read(element, 'mtype') === 'seg') {
      const holder = textAround(element);
      if (holder !== null) marks.set(holder, [...(marks.get(holder) ?? []), element]);
    } else if (element.name === 'sdl:seg') {
      const unit = transUnitAround(element);
      if (unit === null) continue;
      const known = definitions.get(unit) ?? new Map<string, XmlElement>();
      known.set(read(element, 'id') ?? '', element);
      definitions.set(unit, known);
    }
  }
  const sorted = units.toSorted((a, b) => a.start - b.start);
  const places: BilingualPlace[] = [];
  for (const holder of holders) {
    const unit = holder.source.parent;
    if (unit === null) continue;
    const own = marks.get(holder.source);
    const targets = holder.target === null ? undefined : marks.get(holder.target);
    for (const source of own ?? [holder.source]) {
      const inside = unitsIn(sorted, source);
      const [only] = inside;
      if (inside.length !== 1 || only === undefined) continue;
      const mid = own === undefined ? null : read(source, 'mid');
      const target =
        mid === null
          ? targets === undefined || targets.length === 0
            ? holder.target
            : null
          : (targets?.find((mark) => read(mark, 'mid') === mid) ?? null);
      places.push({
        id: only.id,
        holder,
        unit,
        source,
        target,
        definition: definitions.get(unit)?.get(mid ?? '') ?? null,
        isSegment: own !== undefined || unit.local === 'segment',
      });
    }
  }
  return places;
}

/** The units that begin in an element. @param sorted by their places */
export function unitsIn(sorted: readonly NamedUnit[], element: XmlElement): NamedUnit[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? Infinity) < element.open.end) low = middle + 1;
    else high = middle;
  }
  const found: NamedUnit[] = [];
  for (let at = low; (sorted[at]?.start ?? Infinity) < element.end; at += 1) {
    const unit = sorted[at];
    if (unit !== undefined) found.push(unit);
  }
  return found;
}

function textAround(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent) {
    if (/^(?:source|seg-source|target)$/.test(above.local)) return above;
  }
  return null;
}

function transUnitAround(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent) {
    if (above.local === 'trans-unit') return above;
  }
  return null;
}
