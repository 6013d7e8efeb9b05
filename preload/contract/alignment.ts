import { z } from 'zod';
import { ask, nothing, watch } from './route.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

/** Two finished documents whose sentences are paired, to become a translation memory. */
export interface Alignment {
  readonly id: string;
  /** Names of the two documents. */
  readonly name: string;
  readonly targetName: string;
  readonly source: string;
  readonly target: string;
  /** ISO 8601. */
  readonly opened: string;
  readonly rows: number;
  /** Rows to look at: not sure, not checked, not left out. */
  readonly doubtful: number;
  readonly checked: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Grows with every change of its rows. */
  readonly revision: number;
}

const AlignedFile = z.strictObject({ ticket: z.string().max(128), name: z.string().max(1024) });
export const NewAlignment = z.strictObject({
  source: Language,
  target: Language,
  original: AlignedFile,
  translation: AlignedFile,
});
export const OneAlignment = z.strictObject({ id: Id });

export type RowFilter = 'all' | 'doubtful';
export const AlignmentWindow = OneAlignment.extend({
  from: z.int().min(0),
  count: z.int().min(1).max(500),
  filter: z.enum(['all', 'doubtful']).default('all'),
});

/** Sentences that translate each other; one side may have none. */
export interface AlignedRow {
  /** From 0, in the order of the documents. */
  readonly number: number;
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** Probability from 0 to 1 that exactly these belong together; 1 after a change by hand. */
  readonly confidence: number;
  readonly state: RowState;
}
/** `left-out` rows do not go into the memory. */
export type RowState = 'open' | 'checked' | 'left-out';
export interface AlignedRows {
  /** Rows that fit the filter. */
  readonly total: number;
  readonly rows: readonly AlignedRow[];
}

export const ROW_EDITS = [
  'join',
  'split',
  'source-up',
  'source-down',
  'target-up',
  'target-down',
  'check',
  'leave-out',
] as const;
export type RowEdit = (typeof ROW_EDITS)[number];
export const AlignmentEdit = OneAlignment.extend({
  number: z.int().min(0),
  /**
   * `join` with the next row; `split` after the first sentence of each side; moves of the first or last
   * sentence of a side to the row before or after; `check` and `leave-out` switch.
   */
  edit: z.enum(ROW_EDITS),
});
export interface AlignmentEdited {
  /** The row to go on with; null where there was nothing to do. */
  readonly number: number | null;
}

export const AlignmentSave = OneAlignment.extend({
  /** An existing memory, or a new one of this name. */
  into: z.union([
    z.strictObject({ id: Id }),
    z.strictObject({ name: z.string().trim().min(1).max(200) }),
  ]),
  /** Rows that are not sure and not checked go in, too. */
  doubtful: z.boolean(),
});
export interface AlignmentSaved {
  readonly memory: string;
  readonly memoryName: string;
  readonly added: number;
  /** With one side only, left out by the person, or doubtful ones that were not wanted. */
  readonly notAdded: number;
}

export const alignmentRoutes = {
  'alignment.watch': watch(nothing).gives<readonly Alignment[]>(),
  /** Reads both documents and pairs their sentences; stopping it leaves nothing. */
  'alignment.start': ask(NewAlignment).gives<Alignment>(),
  'alignment.rows': ask(AlignmentWindow).gives<AlignedRows>(),
  'alignment.edit': ask(AlignmentEdit).gives<AlignmentEdited>(),
  'alignment.undo': ask(OneAlignment).gives<AlignmentEdited>(),
  'alignment.redo': ask(OneAlignment).gives<AlignmentEdited>(),
  'alignment.save': ask(AlignmentSave).gives<AlignmentSaved>(),
  'alignment.remove': ask(OneAlignment).gives<null>(),
};
