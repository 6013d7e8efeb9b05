import type { ImportPlan, ImportProgress, ImportReport } from '../exchange/import-file.ts';
import type { ImportRefusalReason, RefusalDetails } from '../exchange/import-refusal.ts';
import type { ExportPlan } from '../exchange/export-file.ts';
import type { Memories } from '../memories.ts';
import type { SetAside } from '../../../system/database.ts';

/** What a memory thread is started with. */
export interface ThreadStart {
  /** File of the database. */
  readonly database: string;
  /** `search` answers most calls; `exchange` does what takes long, so that searches never wait. */
  readonly role: 'search' | 'exchange';
}

/** The methods of `Memories` that can be called; iterables are sent as arrays. */
export type MemoryMethod = keyof Memories;

export type ToThread =
  | {
      readonly call: number;
      readonly method: MemoryMethod;
      readonly parameters: readonly unknown[];
    }
  | { readonly call: number; readonly import: ImportPlan }
  | { readonly call: number; readonly export: ExportPlan }
  /** Is answered from the thread's own loop. */
  | { readonly alive: true }
  /** Ends the import or export of this call. */
  | { readonly cancel: number };

/** Why a call failed. */
export interface ThreadFault {
  readonly kind: 'range' | 'refused' | 'cancelled' | 'internal';
  readonly message: string;
  /** Of a file that was refused. */
  readonly reason?: ImportRefusalReason;
  readonly line?: number;
  readonly details?: RefusalDetails;
  /** Of the system, such as `ENOENT`. */
  readonly code?: string;
  /** Of the database: SQLite's result code. */
  readonly errcode?: number;
}

export type FromThread =
  | { readonly alive: true }
  | { readonly ready: true; readonly setAside: SetAside | null }
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly fault: ThreadFault }
  | { readonly call: number; readonly progress: ImportProgress }
  | { readonly call: number; readonly written: number };

export type { ExportPlan, ImportPlan, ImportProgress, ImportReport };
