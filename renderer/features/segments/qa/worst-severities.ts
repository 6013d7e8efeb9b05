import { QA_SEVERITIES, type QaSeverity } from '../../../../preload/contract/qa-checks.ts';
import type { Finding } from '../../../../preload/contract/segments.ts';

/** The worst severity among findings; null for none. */
export const worstOf = (findings: readonly Pick<Finding, 'severity'>[]): QaSeverity | null =>
  QA_SEVERITIES.find((one) => findings.some(({ severity }) => severity === one)) ?? null;

/** The worst severity of each segment that has findings, by number. */
export function worstSeverities(findings: readonly Finding[]): ReadonlyMap<number, QaSeverity> {
  const worst = new Map<number, QaSeverity>();
  for (const severity of QA_SEVERITIES.toReversed()) {
    for (const one of findings) if (one.severity === severity) worst.set(one.number, severity);
  }
  return worst;
}
