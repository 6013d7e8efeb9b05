import type { DocumentRow } from '../../../preload/contract/documents.ts';
import type { DocumentRecord, Transient } from './record.ts';
import { rowOf } from './record.ts';
import type { RecordTable } from './record-table.ts';
import type { DocumentEvent } from './states.ts';
import { isUnderWay, nextState } from './states.ts';

type Changes = Partial<Omit<DocumentRecord, 'id' | 'state'>>;

/** The documents of the queue; what is kept of them is written before anybody hears of it. */
export interface QueueRows {
  get(id: string): DocumentRecord | null;
  row(id: string): DocumentRow | null;
  /** All ids, oldest first. */
  ids(): readonly string[];
  /** Those to which something will still happen, oldest first. */
  underWay(): Iterable<string>;
  add(record: DocumentRecord): void;
  /**
   * Takes a document to its next state. False where the event cannot happen to it (any more): it was
   * cancelled or taken off meanwhile.
   */
  move(id: string, event: DocumentEvent, changes?: Changes): boolean;
  update(id: string, changes: Changes): void;
  /** What changes often and is not kept. */
  setTransient(id: string, transient: Partial<Transient>): void;
  remove(id: string): void;
}

export interface QueueRowsPorts {
  readonly table: Pick<RecordTable, 'save' | 'remove'>;
  readonly onTouch: (id: string) => void;
  readonly onGone: (id: string) => void;
}

const STILL: Transient = { progress: null, endsAt: null, retryAt: null };

export function createQueueRows({ table, onTouch, onGone }: QueueRowsPorts): QueueRows {
  const records = new Map<string, DocumentRecord>();
  const transients = new Map<string, Transient>();
  const open = new Set<string>();
  const set = (record: DocumentRecord) => {
    records.set(record.id, record);
    if (isUnderWay(record.state)) open.add(record.id);
    else open.delete(record.id);
    table.save(record);
    onTouch(record.id);
  };
  return {
    get: (id) => records.get(id) ?? null,
    row(id) {
      const record = records.get(id);
      return record === undefined ? null : rowOf(record, transients.get(id) ?? STILL);
    },
    ids: () => [...records.keys()],
    underWay: () => open,
    add(record) {
      // One that cannot be kept is not taken in.
      table.save(record);
      set(record);
    },
    move(id, event, changes = {}) {
      const record = records.get(id);
      const state = record === undefined ? null : nextState(record.state, event);
      if (record === undefined || state === null) return false;
      transients.delete(id);
      set({ ...record, ...changes, state });
      return true;
    },
    update(id, changes) {
      const record = records.get(id);
      if (record !== undefined) set({ ...record, ...changes });
    },
    setTransient(id, transient) {
      if (!records.has(id)) return;
      transients.set(id, { ...(transients.get(id) ?? STILL), ...transient });
      onTouch(id);
    },
    remove(id) {
      if (!records.delete(id)) return;
      transients.delete(id);
      open.delete(id);
      table.remove(id);
      onGone(id);
    },
  };
}
