import { z } from 'zod';
import type { ExportedFile } from './exported-file.ts';
import { QaProfile } from './qa-profiles.ts';
import { ask } from './route.ts';

/** What a file of a QA profile says. */
export interface ReadQaProfile {
  readonly profile: Omit<QaProfile, 'id'>;
  /** Settings that this version doesn't know. */
  readonly unknown: number;
}

export const qaProfilesRoutes = {
  /** A profile as a file for other people; issues that were ignored stay in their projects. */
  'segments.qa-profile-file': ask(QaProfile).gives<ExportedFile>(),
  /** Reads such a file; nothing is kept yet. */
  'segments.read-qa-profile': ask(
    z.strictObject({ name: z.string().max(1024), text: z.string() }),
  ).gives<ReadQaProfile>(),
};
