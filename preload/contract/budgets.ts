import { z } from 'zod';
import type { BudgetThreshold } from './measures.ts';
import { BUDGET_THRESHOLDS } from './measures.ts';
import { ask, nothing, refresh, watch } from './route.ts';

/** What a budget watches. */
export const BudgetSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('account') }),
  /** Masked id and label, as reports write a key. */
  z.strictObject({
    kind: z.literal('key'),
    key: z.string().min(1).max(256),
    label: z.string().max(1024),
  }),
  z.strictObject({ kind: z.literal('tag'), tag: z.string().min(1).max(100) }),
]);
export type BudgetSubject = z.output<typeof BudgetSubject>;

/** An amount for each calendar month (UTC) of one connection. Alerts come at 80 % and at 100 %. */
export const BudgetDraft = z.strictObject({
  /** Present when one is changed. */
  id: z.string().max(64).optional(),
  subject: BudgetSubject,
  measure: z.enum(['characters', 'speechToTextMs', 'speechToSpeechMs']),
  amount: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type BudgetDraft = z.output<typeof BudgetDraft>;
export const OneBudget = z.strictObject({ id: z.string().min(1).max(64) });

export interface Budget {
  readonly id: string;
  readonly connection: string;
  readonly subject: BudgetSubject;
  readonly measure: BudgetDraft['measure'];
  readonly amount: number;
  /** Used in the month; null while it is not known. */
  readonly used: number | null;
}
/** A threshold that was passed; it comes once for each month. */
export interface BudgetAlert {
  readonly budget: string;
  readonly threshold: BudgetThreshold;
  /** `YYYY-MM`. */
  readonly month: string;
  /** ISO 8601. */
  readonly at: string;
}
export interface Budgets {
  readonly connection: string;
  readonly all: readonly Budget[];
  /** Those a person has not dismissed yet. */
  readonly alerts: readonly BudgetAlert[];
  /** Where `used` comes from: the admin report, or Dragoman's own records where there is no admin key. */
  readonly source: 'report' | 'own-records';
  /** ISO 8601; null before the first look. */
  readonly readAt: string | null;
}
export const BudgetAlertId = z.strictObject({
  budget: z.string().min(1).max(64),
  threshold: z.literal(BUDGET_THRESHOLDS),
  month: z.string().regex(/^\d{4}-\d{2}$/),
});

export const budgetsRoutes = {
  'budgets.watch': watch(nothing).gives<Budgets>(),
  'budgets.refresh': ask(refresh).gives<null>(),
  'budgets.save': ask(BudgetDraft).gives<{ readonly id: string }>(),
  'budgets.remove': ask(OneBudget).gives<null>(),
  'budgets.dismiss': ask(BudgetAlertId).gives<null>(),
};
