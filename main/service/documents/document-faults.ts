import { z } from 'zod';

/** What can be made to go wrong with a document, for tests of clients. */
export const DOCUMENT_FAULTS = {
  fail: 'the translation fails',
  crash: 'the thread that translates it breaks down',
  queue: 'it waits in the queue (ms)',
  slow: 'its translation takes longer (ms)',
  absurd: 'the remaining time that is told is far off',
  cut: 'the transfer of the result breaks off halfway',
} as const;

const kinds = Object.keys(DOCUMENT_FAULTS) as (keyof typeof DOCUMENT_FAULTS)[];

export const DocumentFault = z.strictObject({
  kind: z.enum(kinds),
  /** How many documents, or transfers, it strikes. */
  count: z.int().min(1).max(1_000_000).default(1),
  /** For the kinds that take time. */
  ms: z.int().min(0).max(600_000).default(3000),
});
export type DocumentFault = z.output<typeof DocumentFault>;

export interface DocumentFaultMenu {
  readonly faults: readonly DocumentFault[];
  set(faults: readonly DocumentFault[]): void;
  /** The fault of a kind that strikes now; counts it. null: none does. */
  take(kind: DocumentFault['kind']): DocumentFault | null;
}

export function createDocumentFaultMenu(): DocumentFaultMenu {
  let faults: readonly DocumentFault[] = [];
  return {
    get faults() {
      return faults;
    },
    set: (next) => {
      faults = next;
    },
    take: (kind) => {
      const fault = faults.find((candidate) => candidate.kind === kind);
      if (fault === undefined) return null;
      faults = faults.flatMap((other) => {
        if (other !== fault) return [other];
        return fault.count === 1 ? [] : [{ ...fault, count: fault.count - 1 }];
      });
      return fault;
    },
  };
}
