import type { NamedUnit } from './splice-units.ts';

/**
 * The place of a document that names its language, to be written anew once a unit is translated; none
 * where it is absent or names a language that is not translated from.
 * @param source BCP 47, null when it is not known
 */
export function languageMark(
  place: { readonly start: number; readonly end: number; readonly value: string } | null,
  source: string | null,
  target: string,
): NamedUnit[] {
  if (!place || place.value === '') return [];
  if (source !== null && base(place.value) !== base(source)) return [];
  return [fixedMark(`language${place.start}`, place, target)];
}

/** A range that is written anew once a unit is translated. */
export function fixedMark(
  id: string,
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): NamedUnit {
  return { id, start, end, text: '', write: () => ({ text, kept: true }) };
}

const base = (language: string) => language.toLowerCase().split(/[-_]/)[0];
