import type { BilingualState } from '../../bilingual-unit.ts';
import { xmlAttribute } from '../../inline/xml-attribute.ts';
import type { XmlElement } from '../../xml/xml-elements.ts';
import type { BilingualPlace } from './bilingual-places.ts';

/** An attribute of the file that gets another value; null takes it away. */
export interface AttributeChange {
  readonly element: XmlElement | 'target';
  readonly name: string;
  readonly value: string | null;
}

/** How one family of CAT tools writes statuses into XLIFF. */
export interface StateDialect {
  /** @param hasTarget the place has a translation */
  read(place: BilingualPlace, hasTarget: boolean): BilingualState;
  /** What has to be written so that a reader reads the second state; only what differs. */
  changes(
    place: BilingualPlace,
    before: BilingualState,
    after: BilingualState,
  ): readonly AttributeChange[];
}

/** Reads an attribute of a start tag; null where it is absent. */
export type ReadAttribute = (element: XmlElement | null, name: string) => string | null;

export const attributesOf =
  (source: string): ReadAttribute =>
  (element, name) =>
    element === null ? null : (xmlAttribute(source, element.open, name)?.value ?? null);

/** Whole percent; null for what is none. */
export function percentOf(value: string | null, factor = 1): number | null {
  if (value === null || value.trim() === '') return null;
  const percent = Math.round(Number(value) * factor);
  return Number.isFinite(percent) && percent > 0 ? Math.min(percent, 101) : null;
}

/** Where a target with this match came from. */
export const originOf = (
  percent: number | null,
  isMachine: boolean,
  isMemory: boolean,
): BilingualState['origin'] => {
  if (isMachine) return 'engine';
  if (isMemory && percent !== null) return percent >= 100 ? 'memory-exact' : 'memory-fuzzy';
  return null;
};

export const isYes = (value: string | null): boolean =>
  value !== null && /^(?:true|yes|1|locked)$/i.test(value.trim());
