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
  /** Nothing in it could be used. */
  | 'no-units';

/** A file that is not imported. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly reason: ImportRefusalReason;
  /** Counts from 1. */
  readonly line: number;
  constructor(reason: ImportRefusalReason, line: number) {
    super(`The file is refused in line ${line}: ${reason}.`);
    this.reason = reason;
    this.line = line;
  }
}
