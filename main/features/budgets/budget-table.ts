import { z } from 'zod';
import type { Budget, BudgetAlert, BudgetDraft } from '../../../preload/contract/budgets.ts';
import { BudgetSubject } from '../../../preload/contract/budgets.ts';
import type { BudgetThreshold } from '../../../preload/contract/measures.ts';
import { BUDGET_THRESHOLDS } from '../../../preload/contract/measures.ts';
import type { Database } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';
import type { KeptAlert } from './next-alerts.ts';

export type KeptBudget = Omit<Budget, 'used'>;

/** Budgets and their alerts on the disk. */
export interface BudgetTable {
  /** In the order in which they were made; damaged ones are left out. */
  of(connection: string): readonly KeptBudget[];
  get(id: string): KeptBudget | null;
  /** A budget of something else than before has no alerts yet. */
  save(budget: KeptBudget): void;
  remove(id: string): void;
  alerts(budget: string, month: string): readonly KeptAlert[];
  setAlerts(budget: string, month: string, alerts: readonly KeptAlert[]): void;
  /** Those of a connection's budgets that nobody has dismissed, oldest first. */
  undismissed(connection: string): readonly BudgetAlert[];
  /** With those of lower thresholds, which it took the place of. */
  dismiss(alert: Pick<BudgetAlert, 'budget' | 'threshold' | 'month'>): void;
  /** Deletes the alerts of the months before one. */
  forgetBefore(month: string): void;
  connections(): readonly string[];
  removeConnection(connection: string): void;
}

const Measure = z.enum(['characters', 'speechToTextMs', 'speechToSpeechMs']);
const Kept = z.object({
  id: z.string(),
  connection: z.string(),
  subject: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(BudgetSubject),
  measure: Measure satisfies z.ZodType<BudgetDraft['measure']>,
  amount: z.int().min(1),
});

const thresholdOf = (value: unknown): BudgetThreshold | null =>
  BUDGET_THRESHOLDS.find((threshold) => threshold === value) ?? null;

export function createBudgetTable(database: Database): BudgetTable {
  const { sqlite } = database;
  const sql = {
    of: sqlite.prepare('SELECT * FROM budget WHERE connection = ? ORDER BY number'),
    get: sqlite.prepare('SELECT * FROM budget WHERE id = ?'),
    save: sqlite.prepare(
      `INSERT INTO budget (id, connection, subject, measure, amount)
       VALUES ($id, $connection, $subject, $measure, $amount)
       ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, measure = excluded.measure,
         amount = excluded.amount`,
    ),
    remove: sqlite.prepare('DELETE FROM budget WHERE id = ?'),
    alerts: sqlite.prepare('SELECT * FROM budget_alert WHERE budget = ? AND month = ?'),
    clearAlerts: sqlite.prepare('DELETE FROM budget_alert WHERE budget = ? AND month = ?'),
    clearAll: sqlite.prepare('DELETE FROM budget_alert WHERE budget = ?'),
    addAlert: sqlite.prepare(
      `INSERT INTO budget_alert (budget, month, threshold, amount, at, dismissed)
       VALUES ($budget, $month, $threshold, $amount, $at, $dismissed)`,
    ),
    undismissed: sqlite.prepare(
      `SELECT budget_alert.* FROM budget_alert JOIN budget ON budget.id = budget
       WHERE connection = ? AND dismissed = 0 ORDER BY at, number, threshold`,
    ),
    dismiss: sqlite.prepare(
      `UPDATE budget_alert SET dismissed = 1 WHERE budget = ? AND month = ? AND threshold <= ?`,
    ),
    forget: sqlite.prepare('DELETE FROM budget_alert WHERE month < ?'),
    connections: sqlite.prepare('SELECT DISTINCT connection FROM budget'),
    removeConnection: sqlite.prepare('DELETE FROM budget WHERE connection = ?'),
  };
  const read = (row: unknown): readonly KeptBudget[] => {
    try {
      return [Kept.parse(row)];
    } catch {
      return [];
    }
  };
  const get = (id: string) => read(sql.get.get(id))[0] ?? null;

  return {
    of: (connection) => sql.of.all(connection).flatMap(read),
    get,
    save(budget) {
      inTransaction(sqlite, () => {
        const before = get(budget.id);
        const subject = JSON.stringify(budget.subject);
        sql.save.run({ ...budget, subject });
        const isSame =
          before?.measure === budget.measure && JSON.stringify(before.subject) === subject;
        if (!isSame) sql.clearAll.run(budget.id);
      });
    },
    remove: (id) => void sql.remove.run(id),
    alerts: (budget, month) =>
      sql.alerts.all(budget, month).flatMap((row) => {
        const threshold = thresholdOf(row['threshold']);
        if (threshold === null) return [];
        const { amount, at, dismissed } = row;
        return [
          { threshold, amount: Number(amount), at: String(at), isDismissed: dismissed === 1 },
        ];
      }),
    setAlerts(budget, month, alerts) {
      inTransaction(sqlite, () => {
        sql.clearAlerts.run(budget, month);
        for (const { threshold, amount, at, isDismissed } of alerts) {
          const dismissed = isDismissed ? 1 : 0;
          sql.addAlert.run({ budget, month, threshold, amount, at, dismissed });
        }
      });
    },
    undismissed: (connection) =>
      sql.undismissed.all(connection).flatMap(({ budget, month, threshold: kept, at }) => {
        const threshold = thresholdOf(kept);
        if (threshold === null) return [];
        return [{ budget: String(budget), threshold, month: String(month), at: String(at) }];
      }),
    dismiss: ({ budget, month, threshold }) => void sql.dismiss.run(budget, month, threshold),
    forgetBefore: (month) => void sql.forget.run(month),
    connections: () => sql.connections.all().map(({ connection }) => String(connection)),
    removeConnection: (connection) => void sql.removeConnection.run(connection),
  };
}
