import type { ImportPlan, ImportProgress, ImportReport } from '../exchange/import-file.ts';
import type { ImportRefusalReason } from '../exchange/import-refusal.ts';
import type { Memories } from '../memories.ts';

/** What a memory thread is started with. */
export interface ThreadStart {
  /** File of the database, which must be there. */
  readonly database: string;
  /** `search` answers calls; `exchange` imports and exports, so that searches never wait for it. */
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
  | { readonly call: number; readonly export: { readonly memoryId: string; readonly path: string } }
  /** Ends the import or export of this call. */
  | { readonly cancel: number };

/** Why a call failed. */
export interface ThreadFault {
  readonly kind: 'range' | 'refused' | 'cancelled' | 'internal';
  readonly message: string;
  /** Of a file that was refused. */
  readonly reason?: ImportRefusalReason;
  readonly line?: number;
  /** Of the system, such as `ENOENT`. */
  readonly code?: string;
}

export type FromThread =
  | { readonly ready: true }
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly fault: ThreadFault }
  | { readonly call: number; readonly progress: ImportProgress }
  | { readonly call: number; readonly written: number };

export type { ImportPlan, ImportProgress, ImportReport };
