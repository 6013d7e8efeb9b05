import type { BadUnitReason } from './unit-reader.ts';

export type ImportRefusalReason =
  /** Entities that it declares swell without end. */
  | 'declares-entities'
  /** It uses an entity that stands in another file, for markup or for itself. */
  | 'unreadable-entity'
  /** It is none of the formats. */
  | 'unknown-format'
  /** One tag, comment or text of it is larger than any real one. */
  | 'oversized'
  /** Elements are nested deeper than any real ones. */
  | 'too-deep'
  /** It names no language that is known, and none was given. */
  | 'no-languages'
  /** Its source language is another one than was asked for; TMX alone can be turned. */
  | 'other-source'
  /** Several regional variants may be its source, and nothing says which. */
  | 'several-sources'
  /** It has no units. */
  | 'no-units'
  /** None of its units could be used. */
  | 'all-bad';

/** What was left out of a file: how much for which reason, and the first of it. */
export interface LeftOut {
  readonly bad: number;
  readonly reasons: Readonly<Partial<Record<BadUnitReason, number>>>;
  readonly badUnits: readonly BadUnit[];
}

/** A unit of a file that was left out. */
export interface BadUnit {
  readonly line: number;
  readonly reason: BadUnitReason;
  /** The beginning of its text. */
  readonly text: string;
}

/** What else is known of a refusal. */
export interface RefusalDetails {
  /** Of `several-sources`: codes of the catalogue. */
  readonly languages?: readonly string[];
  /** Of `all-bad`. */
  readonly leftOut?: LeftOut;
}

/** A file that is not imported. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly reason: ImportRefusalReason;
  /** Counts from 1. */
  readonly line: number;
  readonly details: RefusalDetails;
  constructor(reason: ImportRefusalReason, line: number, details: RefusalDetails = {}) {
    super(`The file is refused in line ${line}: ${reason}.`);
    this.reason = reason;
    this.line = line;
    this.details = details;
  }
}
