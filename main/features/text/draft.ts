import type { Handlers } from '../../../preload/contract/api.ts';
import { TextDraft } from '../../../preload/contract/text.ts';
import type { Database } from '../../system/database.ts';
import { keepDraft } from '../kept-draft.ts';

/** What stands on the Text screen, kept for the next start. */
export interface DraftStore {
  /** Deletes the draft, in memory and on disk. */
  forget(): void;
  /** Takes the draft off the disk and keeps it in memory only. */
  purgeFromDisk(): void;
  readonly handlers: Pick<Handlers, 'text.draft' | 'text.save-draft'>;
}

/** @param isPrivate in private mode nothing goes to the disk */
export function createDraft(database: Database, isPrivate: () => boolean): DraftStore {
  const draft = keepDraft({ database, table: 'draft', schema: TextDraft, isPrivate });
  return {
    forget: () => draft.forget(),
    purgeFromDisk: () => draft.purgeFromDisk(),
    handlers: {
      'text.draft': () => Promise.resolve(draft.read() ?? { none: true }),
      'text.save-draft': (next) =>
        new Promise((resolve) => {
          draft.save(next);
          resolve(null);
        }),
    },
  };
}
