import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';
import type { Database } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';

export type Assigned = LocalMemory['assigned'];

/** Which memories are asked for a language pair without being chosen. Codes are lower case. */
export interface Assignments {
  of(memory: string): Assigned;
  /** Puts these in the place of those that a memory has. */
  set(memory: string, assigned: Assigned): void;
  /** Assigns a memory to the pairs of its languages that it lacks, behind those that are asked already. */
  begin(memory: string, source: string, targets: readonly string[]): void;
  /** Gives what a memory lacks of another one's, whose are removed. */
  handOver(from: string, into: string): void;
  remove(memory: string): void;
  /**
   * Ids of memories for a pair, by priority: the same base language as source, and a target that fits.
   * Of equal priorities the pair as it was asked for comes first.
   * @param source null: any
   */
  for(source: string | null, target: string): readonly string[];
}

const MOST_PRIORITY = 99;

interface Row {
  readonly memory: string;
  readonly source: string;
  readonly target: string;
  readonly priority: number;
}

export function createAssignments({ sqlite }: Database): Assignments {
  const all = sqlite.prepare(
    'SELECT memory, source, target, priority FROM memory_assignment ORDER BY priority, number',
  );
  const insert = sqlite.prepare(
    `INSERT INTO memory_assignment (memory, source, target, priority) VALUES (?, ?, ?, ?)
     ON CONFLICT (memory, source, target) DO UPDATE SET priority = excluded.priority`,
  );
  const taking = sqlite.prepare(
    'UPDATE OR IGNORE memory_assignment SET memory = ? WHERE memory = ?',
  );
  const removing = sqlite.prepare('DELETE FROM memory_assignment WHERE memory = ?');
  const rows = (): Row[] =>
    all.all().map(({ memory, source, target, priority }) => ({
      memory: String(memory),
      source: String(source),
      target: String(target),
      priority: Number(priority),
    }));

  return {
    of: (memory) =>
      rows()
        .filter((row) => row.memory === memory)
        .map(({ source, target, priority }) => ({ source, target, priority })),
    set(memory, assigned) {
      inTransaction(sqlite, () => {
        removing.run(memory);
        for (const { source, target, priority } of assigned) {
          insert.run(memory, source.toLowerCase(), target.toLowerCase(), priority);
        }
      });
    },
    begin(memory, source, targets) {
      const last = (target: string) =>
        rows()
          .filter((row) => baseOf(row.source) === baseOf(source) && compatible(row.target, target))
          .reduce((most, { priority }) => Math.max(most, priority), 0);
      const isHeld = (target: string) =>
        rows().some(
          (row) =>
            row.memory === memory &&
            row.source === source.toLowerCase() &&
            row.target === target.toLowerCase(),
        );
      for (const target of targets.filter((one) => !isHeld(one))) {
        const priority = Math.min(MOST_PRIORITY, last(target) + 1);
        insert.run(memory, source.toLowerCase(), target.toLowerCase(), priority);
      }
    },
    handOver(from, into) {
      inTransaction(sqlite, () => {
        taking.run(into, from);
        removing.run(from);
      });
    },
    remove(memory) {
      removing.run(memory);
    },
    for(source, target) {
      const asked = [source?.toLowerCase() ?? '', target.toLowerCase()];
      const isExact = (row: Row) => (row.source === asked[0] && row.target === asked[1] ? 0 : 1);
      const fitting = rows().filter(
        (row) =>
          (source === null || baseOf(row.source) === baseOf(source)) &&
          compatible(row.target, target),
      );
      fitting.sort((a, b) => a.priority - b.priority || isExact(a) - isExact(b));
      return [...new Set(fitting.map(({ memory }) => memory))];
    },
  };
}
