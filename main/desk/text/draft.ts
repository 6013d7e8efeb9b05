import type { Handlers } from '../../../preload/contract/api.ts';
import { TextDraft } from '../../../preload/contract/text.ts';
import type { Database } from '../../system/database.ts';

/** What stands on the Text screen, kept for the next start. */
export interface DraftKeeper {
  /** Deletes the draft, in memory and on disk. */
  forget(): void;
  /** Takes the draft off the disk and keeps it in memory only. */
  retreat(): void;
  readonly handlers: Pick<Handlers, 'text.draft' | 'text.save-draft'>;
}

/** @param isPrivate in private mode nothing goes to the disk */
export function createDraft(database: Database, isPrivate: () => boolean): DraftKeeper {
  const { sqlite } = database;
  const save = sqlite.prepare('INSERT OR REPLACE INTO draft (number, draft) VALUES (1, ?)');
  const remove = () => sqlite.exec('DELETE FROM draft');
  let held: TextDraft | null = null;

  const stored = (): TextDraft | null => {
    const row = sqlite.prepare('SELECT draft FROM draft').get();
    if (row === undefined) return null;
    try {
      return TextDraft.parse(JSON.parse(String(row['draft'])));
    } catch {
      // Written by another version, with options that this one does not know.
      return null;
    }
  };

  return {
    forget() {
      held = null;
      remove();
    },
    retreat() {
      held ??= stored();
      remove();
    },
    handlers: {
      'text.draft': () => Promise.resolve(held ?? stored() ?? { none: true }),
      'text.save-draft': (draft) =>
        new Promise((resolve) => {
          if (isPrivate()) {
            held = draft;
          } else {
            held = null;
            save.run(JSON.stringify(draft));
          }
          resolve(null);
        }),
    },
  };
}
