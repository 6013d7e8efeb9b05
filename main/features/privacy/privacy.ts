import type { Handlers } from '../../../preload/contract/api.ts';
import type { Settings, SettingsChange } from '../../../preload/contract/settings.ts';
import type { Database } from '../../system/database.ts';

/** A domain that keeps texts. */
export interface TextStorage {
  /** Deletes its texts, in memory and on disk. */
  forget(): void | Promise<void>;
  /** Takes its texts off the disk and keeps them in memory only. */
  purgeFromDisk(): void | Promise<void>;
}

export interface PrivacyPorts {
  readonly settings: {
    readonly current: { readonly value: Settings };
    change(change: SettingsChange): Settings;
  };
  readonly storages: readonly TextStorage[];
  readonly database: Database;
}

/** Wiping, and the private mode, in which nothing that is typed or translated reaches the disk. */
export function createPrivacy({
  settings,
  storages,
  database,
}: PrivacyPorts): Pick<Handlers, 'privacy.wipe' | 'settings.change'> {
  return {
    'privacy.wipe': async () => {
      for (const storage of storages) await storage.forget();
      database.scrub();
      return null;
    },
    'settings.change': async (change) => {
      const wasPrivate = settings.current.value.privateMode;
      const settled = settings.change(change);
      if (settled.privateMode && !wasPrivate) {
        for (const storage of storages) await storage.purgeFromDisk();
        database.scrub();
      }
      return settled;
    },
  };
}
