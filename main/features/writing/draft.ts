import type { Handlers } from '../../../preload/contract/api.ts';
import { WritingDraft } from '../../../preload/contract/writing.ts';
import type { Database } from '../../system/database.ts';
import { keepDraft } from '../kept-draft.ts';

/** What stands on the Write screen, kept for the next start. */
export interface WritingDraftStore {
  /** Deletes the draft, in memory and on disk. */
  forget(): void;
  /** Takes the draft off the disk and keeps it in memory only. */
  purgeFromDisk(): void;
  readonly handlers: Pick<Handlers, 'writing.draft' | 'writing.save-draft'>;
}

/** @param isPrivate in private mode nothing goes to the disk */
export function createWritingDraft(
  database: Database,
  isPrivate: () => boolean,
): WritingDraftStore {
  const draft = keepDraft({ database, table: 'writing_draft', schema: WritingDraft, isPrivate });
  return {
    forget: () => draft.forget(),
    purgeFromDisk: () => draft.purgeFromDisk(),
    handlers: {
      'writing.draft': () => Promise.resolve(draft.read() ?? { none: true }),
      'writing.save-draft': (next) =>
        new Promise((resolve) => {
          draft.save(next);
          resolve(null);
        }),
    },
  };
}
