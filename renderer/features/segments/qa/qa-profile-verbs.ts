import type { Rpc } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { QaProfile } from '../../../../preload/contract/qa-profiles.ts';
import type { ReadQaProfile } from '../../../../preload/contract/segment-qa-profiles.ts';

/** Files of QA profiles, with a project open or without. */
export interface QaProfileVerbs {
  readonly qaProfileFile: (profile: QaProfile) => Promise<ExportedFile>;
  /** Rejects with a failure where the file is no QA profile. */
  readonly readQaProfile: (file: File) => Promise<ReadQaProfile>;
}

export const createQaProfileVerbs = (rpc: Rpc): QaProfileVerbs => ({
  qaProfileFile: (profile) => rpc.ask('segments.qa-profile-file', profile),
  readQaProfile: async (file) =>
    rpc.ask('segments.read-qa-profile', { name: file.name, text: await file.text() }),
});
