import type { LengthLimit, QaProfile } from './qa-profiles.ts';

/** What QA looks for. */
export const QA_CHECKS = [
  'tags',
  'placeables',
  'address',
  'numbers',
  'term',
  'forbidden',
  'style',
  'untranslated',
  'empty',
  'same-source-differs',
  'same-target-differs',
  'negation',
  'punctuation',
  'capitals',
  'repeated-word',
  'double-space',
  'outer-space',
  'length',
  'length-limit',
] as const;
export type QaCheck = (typeof QA_CHECKS)[number];

/** How much an issue matters, the worst first. */
export const QA_SEVERITIES = ['error', 'warning', 'note'] as const;
export type QaSeverity = (typeof QA_SEVERITIES)[number];

/** What an issue of each check is unless a profile says otherwise. */
export const USUAL_SEVERITY: Readonly<Record<QaCheck, QaSeverity>> = {
  tags: 'error',
  placeables: 'error',
  address: 'warning',
  numbers: 'error',
  term: 'warning',
  forbidden: 'error',
  style: 'warning',
  untranslated: 'warning',
  empty: 'error',
  'same-source-differs': 'warning',
  'same-target-differs': 'warning',
  negation: 'warning',
  punctuation: 'warning',
  capitals: 'note',
  'repeated-word': 'warning',
  'double-space': 'note',
  'outer-space': 'note',
  length: 'note',
  'length-limit': 'error',
};

/** The built-in profile, which makes all checks. */
export const DEFAULT_QA_PROFILE = 'default';
/** Profiles of a person's own. */
export const MOST_QA_PROFILES = 50;

/** What QA of a file keeps to. */
export interface QaRules {
  readonly off: ReadonlySet<QaCheck>;
  readonly limit: LengthLimit | null;
  readonly severityOf: (check: QaCheck) => QaSeverity;
}

/** The rules of a profile; those of the built-in one where it is that, or gone. */
export function qaRules(profiles: readonly QaProfile[], id: string): QaRules {
  const profile = profiles.find((one) => one.id === id);
  return {
    off: new Set(profile?.off),
    limit: profile?.limit ?? null,
    severityOf: (check) => profile?.severities[check] ?? USUAL_SEVERITY[check],
  };
}
