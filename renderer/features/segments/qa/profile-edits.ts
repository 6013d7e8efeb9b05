import {
  MOST_QA_PROFILES,
  USUAL_SEVERITY,
  type QaCheck,
  type QaSeverity,
} from '../../../../preload/contract/qa-checks.ts';
import type { QaProfile } from '../../../../preload/contract/qa-profiles.ts';

/** A profile as the built-in one is. */
export const newProfile = (id: string, name: string): QaProfile => ({
  id,
  name,
  off: [],
  severities: {},
  limit: null,
});

/** Whether another one can be kept. */
export const hasRoom = (profiles: readonly QaProfile[]): boolean =>
  profiles.length < MOST_QA_PROFILES;

/** A name that none has yet: the wanted one, or that with a number behind it, as "Client (2)". */
export function freeName(taken: readonly string[], wanted: string): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) {
    name = `${wanted.slice(0, 90).trimEnd()} (${number})`;
  }
  return name;
}

export const withCheck = (profile: QaProfile, check: QaCheck, isMade: boolean): QaProfile => ({
  ...profile,
  off: isMade ? profile.off.filter((one) => one !== check) : [...profile.off, check],
});

/** What is as usual is not kept. */
export function withSeverity(profile: QaProfile, check: QaCheck, severity: QaSeverity): QaProfile {
  const { [check]: _, ...others } = profile.severities;
  const isUsual = USUAL_SEVERITY[check] === severity;
  return { ...profile, severities: isUsual ? others : { ...others, [check]: severity } };
}
