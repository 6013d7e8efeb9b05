import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../system/transaction.ts';
import type { ConfirmedUnit, MemoryDraft, MemoryUnit } from '../memories.ts';
import { entryOf, memoryOfDraft } from '../storage/drafts.ts';
import type { EntryRow, NewEntry } from '../storage/entry-rows.ts';
import { numberOf, partOf } from '../storage/entry-rows.ts';
import type { MemoryRow } from '../storage/memory-rows.ts';
import type { StorePieces } from '../storage/unit-store.ts';
import { storedUnit } from '../storage/unit-store.ts';
import { createReplicaFill, madeEntry, withLanguages } from './replica-fill.ts';
import type { ReplicaRow } from './replica-rows.ts';
import { createReplicaRows } from './replica-rows.ts';
import type { OutboxItem, OutboxReceipt, Replicas, ReplicaUnit } from './replicas.ts';
import { memoryUnit } from './replicas.ts';

export interface ReplicaStore extends Replicas {
  /** Memories as the store of all memories looks at them. */
  readonly shared: {
    has(memory: string): boolean;
    /** Stores confirmed units here and in the outbox, all or none. */
    confirm(memory: string, units: readonly MemoryUnit[]): ConfirmedUnit[];
  };
}

/** Origin of the part with what a damaged file told. */
const SAVED = 'saved';

/** A part with the units of it that a transaction changed, for the index in memory. */
type Touched = (readonly [part: number, number: number, revision: number])[];

export function createReplicaStore(
  pieces: StorePieces,
  /** Deletes a memory with its parts, inside of a transaction. */
  drop: (memory: MemoryRow) => void,
): ReplicaStore {
  const { database, memories, partRows, parts, entries, loaded } = pieces;
  const rows = createReplicaRows(database);
  const fill = createReplicaFill(pieces, rows);

  return {
    shared: { has: (memory) => rows.find(memory) !== null, confirm },
    replicas: () => rows.states(),
    openReplica(draft, team, author) {
      const isOpen = inTransaction(database, () => {
        const home = memories.find(draft.id) ?? make(draft);
        const known = rows.find(home.id);
        if (known === null) {
          if (home.segments > 0) return false;
          const empty = { sequence: 0, filled: 0, part: null, newest: '' };
          rows.put({ memory: home.id, team, author, ...empty });
        } else rows.put({ ...known, team, author });
        const name = draft.name.trim();
        if (name !== '' && name !== home.name) memories.rename(home.key, name, home.updated);
        const targets = withLanguages(home.targets, draft.targets);
        if (targets !== home.targets) memories.refresh(home.key, targets, home.updated);
        return true;
      });
      if (!isOpen) return null;
      const state = rows.states().find(({ memory }) => memory === draft.id.toLowerCase());
      if (state === undefined) throw new Error('A replica vanished as soon as it was made.');
      return state;
    },
    beginFill(memory, sequence) {
      const replica = known(memory);
      if (replica.filled === 0 && replica.part === null) rows.put({ ...replica, sequence });
    },
    fillReplica(memory, lines) {
      inTransaction(database, () => {
        const replica = known(memory);
        rows.put(fill.take(replica, homeOf(replica), lines));
      });
    },
    finishFill(memory) {
      inTransaction(database, () => {
        const replica = known(memory);
        if (replica.filled === null) return;
        fill.finish(replica, homeOf(replica));
        const filled = { ...replica, filled: null, part: null };
        rows.put(filled);
        tidySaved(filled);
      });
    },
    applyChanges(memory, sequence, units, gone) {
      changing((touched) => {
        const replica = known(memory);
        let home = homeOf(replica);
        let { newest } = replica;
        const added: (readonly [ReplicaUnit, NewEntry])[] = [];
        for (const unit of units) {
          const made = madeEntry(() => {
            const targets = withLanguages(home.targets, Object.keys(unit.targets));
            if (targets !== home.targets) home = { ...home, targets };
            return entryOf(memoryUnit(unit), home, unit.changed);
          });
          if (made === null) continue;
          if (unit.changed > newest) newest = unit.changed;
          const local = localOf(replica, unit.number);
          if (local === null) added.push([unit, made]);
          else write(local, made, touched);
        }
        const numbers = parts.add(
          home,
          added.map(([, entry]) => entry),
          newest,
        );
        for (const [index, [unit]] of added.entries()) {
          rows.bind(replica.memory, unit.number, numbers[index] ?? 0);
        }
        for (const number of gone) {
          const local = localOf(replica, number);
          rows.unbind(replica.memory, number);
          if (local !== null) remove(local, touched);
        }
        memories.refresh(home.key, home.targets, newest || home.updated);
        rows.put({ ...replica, sequence: Math.max(sequence, replica.sequence), newest });
      });
    },
    searchReplica(memory, units, sequence) {
      inTransaction(database, () => {
        const replica = known(memory);
        if (!rows.isSearched(replica.memory)) empty(replica);
        rows.put({ ...replica, sequence, filled: null, part: null });
        rows.search(replica.memory, units);
      });
    },
    keepReplica(memory) {
      inTransaction(database, () => {
        const replica = known(memory);
        rows.keep(replica.memory);
        rows.put({ ...replica, sequence: 0, filled: 0, part: null });
      });
    },
    outbox: (memory, limit) => rows.waiting(known(memory).memory, limit),
    acceptOutbox(memory, receipts) {
      changing((touched) => {
        const replica = known(memory);
        let { newest } = replica;
        for (const receipt of receipts) {
          accept(replica, receipt, touched);
          if (receipt.changed > newest) newest = receipt.changed;
        }
        rows.put({ ...replica, newest });
        tidySaved(replica);
        const home = homeOf(replica);
        memories.refresh(home.key, home.targets, newest || home.updated);
      });
    },
    refuseOutbox(_memory, tokens, reason) {
      inTransaction(database, () => {
        for (const token of tokens) rows.refuse(token, reason);
      });
    },
    retryOutbox: (memory, reason) => rows.retry(known(memory).memory, reason),
    restoreReplica({ memory, draft, team, author, outbox }) {
      inTransaction(database, () => {
        const made = draft === null ? null : memoryFrom({ ...draft, id: memory });
        if (made !== null) {
          const { id } = made;
          const empty = { sequence: 0, filled: 0, part: null, newest: '' };
          rows.put({ memory: id, team, author, ...empty });
        }
        for (const { item, refused } of outbox) rows.post(memory, 0, item, refused);
      });
    },
    restoreUnits: (memory, units) =>
      inTransaction(database, () => addTo(homeOf(known(memory)), units, SAVED)),
    sharedNumber: (unit) => rows.numberOf(unit),
    endReplica: (memory) =>
      inTransaction(database, () => {
        const replica = known(memory);
        const { name, source, targets } = homeOf(replica);
        const items = rows.unsent(replica.memory);
        close(replica);
        if (items.length === 0) return null;
        const languages = withLanguages(
          targets,
          items.flatMap((item) => Object.keys(item.targets)),
        );
        const home = make({ name, source, targets: languages, id: randomUUID() });
        const { author } = replica;
        addTo(
          home,
          items.map((item) => ({ ...item, author })),
          null,
        );
        return home.id;
      }),
    closeReplica(memory) {
      inTransaction(database, () => close(known(memory)));
    },
  };

  function close(replica: ReplicaRow): void {
    fill.forget(replica.memory);
    if (replica.part !== null) {
      const part = partRows.find(replica.part);
      if (part !== null) parts.remove(part);
    }
    drop(homeOf(replica));
    rows.remove(replica.memory);
  }

  function confirm(memory: string, units: readonly MemoryUnit[]): ConfirmedUnit[] {
    return inTransaction(database, () => units.map((unit) => confirmOne(known(memory), unit)));
  }

  function confirmOne(replica: ReplicaRow, unit: MemoryUnit): ConfirmedUnit {
    const found = homeOf(replica);
    const home = {
      ...found,
      targets: withLanguages(found.targets, Object.keys(unit.targets)),
    };
    const changed = laterOf(pieces.now().toISOString(), replica.newest);
    const { author } = replica;
    const entry = {
      ...entryOf({ ...unit, author, changed }, home, changed),
      creator: author,
      created: changed,
    };
    const [number = 0] = parts.add(home, [entry], changed);
    const { source, targets } = entry;
    const { previous, next, details } = unit;
    const item: OutboxItem = {
      token: randomUUID(),
      source,
      targets,
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
      ...(details !== undefined && { details }),
    };
    rows.post(replica.memory, number, item);
    memories.refresh(home.key, home.targets, changed);
    return { ...storedUnit({ unit: number, ...entry }, home.id), isNew: true };
  }

  /** Deletes the units of a replica, but for those that are not in the database. */
  function empty(replica: ReplicaRow): void {
    const home = homeOf(replica);
    const own = rows.placed(replica.memory).flatMap(({ token, unit }) => {
      const entry = entries.find(unit);
      return entry === null ? [] : [{ token, entry }];
    });
    fill.forget(replica.memory);
    const filling = replica.part === null ? null : partRows.find(replica.part);
    for (const part of partRows.ofMemory(home.key)) parts.remove(part);
    if (filling?.state === 'filling') parts.remove(filling);
    rows.unbindAll(replica.memory);
    const now = pieces.now().toISOString();
    const numbers = parts.add(
      home,
      own.map(({ entry }) => entry),
      now,
    );
    for (const [index, { token }] of own.entries()) rows.place(token, numbers[index] ?? 0);
    memories.refresh(home.key, home.targets, home.updated);
  }

  /** null for one whose languages make no sense. */
  function memoryFrom(draft: MemoryDraft & { readonly id: string }): MemoryRow | null {
    try {
      return memories.find(draft.id) ?? make(draft);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }

  function addTo(home: MemoryRow, units: Iterable<MemoryUnit>, origin: string | null): number {
    const now = pieces.now().toISOString();
    const made: NewEntry[] = [];
    for (const unit of units) {
      const entry = madeEntry(() => entryOf(unit, home, unit.changed ?? now));
      if (entry !== null) made.push(entry);
    }
    parts.add(home, made, now, origin);
    memories.refresh(home.key, home.targets, home.updated);
    return made.length;
  }

  /** What was saved of a damaged file goes when the memory is whole, but for what is not in the database. */
  function tidySaved(replica: ReplicaRow): void {
    const home = homeOf(replica);
    const saved = partRows.ofMemory(home.key).filter(({ origin }) => origin === SAVED);
    const items = rows.unplaced(replica.memory);
    if (replica.filled !== null || (saved.length === 0 && items.length === 0)) return;
    for (const part of saved) parts.remove(part);
    const { author } = replica;
    const targets = withLanguages(
      home.targets,
      items.flatMap((item) => Object.keys(item.targets)),
    );
    addTo(
      { ...home, targets },
      items.map((item) => ({ ...item, author })),
      SAVED,
    );
  }

  function known(memory: string): ReplicaRow {
    const replica = rows.find(memory);
    if (replica === null) throw new RangeError('The memory follows no team.');
    return replica;
  }

  function homeOf({ memory }: ReplicaRow): MemoryRow {
    const home = memories.find(memory);
    if (home === null) throw new RangeError('There is no such memory.');
    return home;
  }

  function make(draft: MemoryDraft): MemoryRow {
    const made = memoryOfDraft(draft, pieces.now().toISOString());
    memories.insert(made);
    const home = memories.find(made.id);
    if (home === null) throw new Error('A memory vanished inside its own transaction.');
    return home;
  }

  /** The index learns of changes when they are in the database. */
  function changing(work: (touched: Touched) => void): void {
    const touched: Touched = [];
    inTransaction(database, () => work(touched));
    for (const [part, number, revision] of touched) loaded.changed(part, [number], revision);
  }

  function localOf({ memory }: ReplicaRow, number: number): EntryRow | null {
    const unit = rows.unitOf(memory, number);
    return unit === null ? null : entries.find(unit);
  }

  function write(before: EntryRow, after: NewEntry, touched: Touched): void {
    entries.update(before, after);
    note(before, 0, touched);
  }

  function remove(entry: EntryRow, touched: Touched): void {
    entries.remove(entry);
    note(entry, 1, touched);
  }

  function note({ unit }: EntryRow, gone: number, touched: Touched): void {
    const part = partRows.find(partOf(unit));
    if (part === null) return;
    const number = numberOf(unit);
    touched.push([part.part, number, parts.changed(part, [number], gone).revision]);
  }

  /**
   * The unit that was confirmed here becomes the team's; where the database wrote it over an earlier one
   * of the same member, that one gets its text.
   */
  function accept(replica: ReplicaRow, receipt: OutboxReceipt, touched: Touched): void {
    const { token, number, changed } = receipt;
    const posted = rows.posted(token);
    rows.drop(token);
    const entry = posted === null ? null : entries.find(posted.unit);
    if (entry === null) return;
    if (rows.isSearched(replica.memory)) {
      // It is found there now.
      remove(entry, touched);
      return;
    }
    const earlier = localOf(replica, number);
    if (earlier === null || earlier.unit === entry.unit) {
      rows.bind(replica.memory, number, entry.unit);
      write(entry, { ...entry, changed, created: changed }, touched);
      return;
    }
    const { creator, created, targets } = earlier;
    write(
      earlier,
      { ...entry, targets: { ...targets, ...entry.targets }, changed, creator, created },
      touched,
    );
    remove(entry, touched);
  }
}

/** What is confirmed here is newest, whatever the clock of this computer says. */
function laterOf(now: string, newest: string): string {
  return now > newest ? now : new Date(Date.parse(newest) + 1).toISOString();
}
