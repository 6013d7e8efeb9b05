/** How far a segment is, as the segment editor says it. */
export const BILINGUAL_STATUSES = [
  'empty',
  'draft',
  'translated',
  'confirmed',
  'reviewed',
  'rejected',
] as const;

/** How far the target of a unit is, as a bilingual file says it. */
export interface BilingualState {
  readonly status: (typeof BILINGUAL_STATUSES)[number];
  readonly isLocked: boolean;
  /** Of the match that it came from; 101 in context. */
  readonly percent: number | null;
  readonly origin: 'typed' | 'memory-exact' | 'memory-fuzzy' | 'engine' | null;
  /** Said of what is written where it differs from the file; null where it is not known. */
  readonly lastChange?: LastChange;
}

/** Who changed a target last, as a bilingual file says it. */
export interface LastChange {
  readonly author: string | null;
  /** ISO 8601. */
  readonly at: string | null;
}

/** A comment on a unit. */
export interface BilingualNote {
  readonly author: string | null;
  /** ISO 8601; null where the file does not say. */
  readonly at: string | null;
  readonly text: string;
  readonly isResolved: boolean;
}

/** What a unit's comments are to become; what is not named stays as it is in the file. */
export interface NoteChange {
  /** `id` is a UUID. */
  readonly added: readonly (BilingualNote & { readonly id: string })[];
  /** As the file has them. */
  readonly removed: readonly BilingualNote[];
  /** Those of the file that were resolved, or opened again; as they are now. */
  readonly resolved: readonly BilingualNote[];
}

/** What a bilingual file says of a unit besides its source. */
export interface BilingualUnit extends BilingualState {
  /** With the tags of the unit; those that the unit lacks are left out. Empty: no translation yet. */
  readonly target: string;
  /** The file itself made it one segment: it is not cut further. */
  readonly isSegment: boolean;
  readonly notes: readonly BilingualNote[];
  readonly lastChange: LastChange;
}
