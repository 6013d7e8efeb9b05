import type { Rpc } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { QaProfile } from '../../../../preload/contract/qa-profiles.ts';
import type { ReadQaProfile } from '../../../../preload/contract/segment-qa-profiles.ts';
import type { EditorContext } from '../editor-context.ts';

/** Files of QA profiles, with a project open or without. */
export interface QaProfileVerbs {
  readonly qaProfileFile: (profile: QaProfile) => Promise<ExportedFile>;
  /** The same where a project is open: a refusal is shown there, and null the answer. */
  readonly exportQaProfile: (profile: QaProfile) => Promise<ExportedFile | null>;
  /** Rejects with a failure where the file is no QA profile. */
  readonly readQaProfile: (file: File) => Promise<ReadQaProfile>;
}

export const createQaProfileVerbs = (rpc: Rpc, act: EditorContext['act']): QaProfileVerbs => ({
  qaProfileFile: (profile) => rpc.ask('segments.qa-profile-file', profile),
  exportQaProfile: (profile) => act(() => rpc.ask('segments.qa-profile-file', profile)),
  readQaProfile: async (file) =>
    rpc.ask('segments.read-qa-profile', { name: file.name, text: await file.text() }),
});
