/** A billing period: one calendar month in UTC; `end` is the start of the next. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

export function billingPeriod(at: Date): BillingPeriod {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}
