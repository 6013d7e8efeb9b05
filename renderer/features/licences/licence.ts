/** Somebody else's work that is part of Dragoman, and on which terms. */
export interface Licence {
  readonly name: string;
  /** '' where the work has none. */
  readonly version: string;
  /** SPDX expression, such as `MIT` or `(MIT OR CC0-1.0)`. */
  readonly terms: string;
  /** The licence in full, as its authors wrote it. */
  readonly text: string;
}

/** Where the build writes the list as JSON, beside the page. */
export const LICENCES_FILE = 'licences.json';

/** The list as it was read; null where it is none. */
export function parseLicences(value: unknown): readonly Licence[] | null {
  return Array.isArray(value) && value.every(isLicence) ? value : null;
}

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'terms', 'text'].every(
    (field) => typeof (value as Readonly<Record<string, unknown>>)[field] === 'string',
  );
