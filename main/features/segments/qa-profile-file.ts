import { z } from 'zod';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import {
  QA_CHECKS,
  QA_SEVERITIES,
  USUAL_SEVERITY,
  type QaCheck,
} from '../../../preload/contract/qa-checks.ts';
import { LengthLimit, type QaProfile } from '../../../preload/contract/qa-profiles.ts';
import type { ReadQaProfile } from '../../../preload/contract/segment-qa-profiles.ts';
import { FeatureFailure } from '../feature-failure.ts';

const FORMAT = 'dragoman-qa-profile';
/** Counts up only when older versions can no longer read the files; what is merely added they keep. */
const VERSION = 1;

/** Characters of a file; a profile of all checks has about two thousand. */
const LONGEST = 100_000;

/** A QA profile as JSON: every check by name, so that it means the same wherever it is imported. */
export function qaProfileFile({ name, off, severities, limit, unknown }: QaProfile): ExportedFile {
  const known = QA_CHECKS.map((check): [QaCheck, FiledCheck] => {
    // What another version said stands until somebody says something else here.
    const said = asRecord(unknown?.checks[check]);
    const enabled = off.includes(check) ? false : (said['enabled'] ?? true);
    const severity = severities[check] ?? said['severity'] ?? USUAL_SEVERITY[check];
    return [check, { ...said, enabled, severity }];
  });
  const file = {
    format: FORMAT,
    version: VERSION,
    profile: {
      ...unknown?.profile,
      name,
      checks: { ...unknown?.checks, ...Object.fromEntries<FiledCheck>(known) },
      lengthLimit: limit ?? unknown?.profile['lengthLimit'] ?? null,
    },
  };
  const safe = name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '').slice(0, 80);
  return {
    name: `QA profile ${safe}.json`,
    type: 'application/json',
    bytes: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`),
  };
}

/**
 * Reads what `qaProfileFile` writes, of this version or with more in it. Throws qa-profile-refused.
 * @param fileName said where the file is refused
 */
export function readQaProfile(fileName: string, text: string): ReadQaProfile {
  const refusal = (reason: 'foreign' | 'newer' | 'damaged') =>
    new FeatureFailure({ code: 'qa-profile-refused', params: { reason, name: fileName } });
  const file = text.length > LONGEST ? null : Marked.safeParse(fromJson(text)).data;
  if (!file) throw refusal('foreign');
  if (file.version > VERSION) throw refusal('newer');
  const read = FiledProfile.safeParse(file.profile).data;
  if (!read) throw refusal('damaged');
  const { name, checks, lengthLimit, ...others } = read;
  const filed = filedChecks(checks);
  const limit = LengthLimit.nullable().safeParse(lengthLimit ?? null);
  const unknown = {
    profile: limit.success ? others : { ...others, lengthLimit: lengthLimit ?? null },
    checks: filed.unknown,
  };
  const count = Object.keys(unknown.profile).length + Object.keys(unknown.checks).length;
  return {
    profile: {
      name,
      off: filed.off,
      severities: filed.severities,
      limit: limit.data ?? null,
      ...(count > 0 && { unknown }),
    },
    unknown: count,
  };
}

type FiledCheck = Record<string, z.core.util.JSONType>;

const Json = z.record(z.string(), z.json());
const Marked = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  profile: z.unknown(),
});
const FiledProfile = z
  .object({
    name: z.string().trim().min(1).max(100),
    checks: Json.default({}),
    lengthLimit: z.json().optional(),
  })
  .catchall(z.json());

/** Checks as a file has them; what it doesn't name is as usual. */
function filedChecks(checks: Readonly<Record<string, z.core.util.JSONType>>) {
  const off: QaCheck[] = [];
  const severities: QaProfile['severities'] = {};
  const unknown: Record<string, z.core.util.JSONType> = {};
  for (const [id, said] of Object.entries(checks)) {
    const check = QA_CHECKS.find((one) => one === id);
    if (check === undefined) {
      unknown[id] = said;
      continue;
    }
    const { enabled, severity, ...others } = asRecord(said);
    if (enabled === false) off.push(check);
    else if (enabled !== undefined && enabled !== true) others['enabled'] = enabled;
    const known = QA_SEVERITIES.find((one) => one === severity);
    if (known === undefined && severity !== undefined) others['severity'] = severity;
    if (known !== undefined && known !== USUAL_SEVERITY[check]) severities[check] = known;
    if (Object.keys(others).length > 0) unknown[check] = others;
  }
  return { off, severities, unknown };
}

const asRecord = (said: unknown): FiledCheck => Json.safeParse(said).data ?? {};

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
