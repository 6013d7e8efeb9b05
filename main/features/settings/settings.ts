import type { Handlers } from '../../../preload/contract/api.ts';
import type { About } from '../../../preload/contract/app.ts';
import type { Settings, SettingsChange } from '../../../preload/contract/settings.ts';
import type { Database } from '../../system/database.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import { inTransaction } from '../../system/transaction.ts';
import { readRows } from './repair.ts';

/** The preferences, kept one row each. */
export interface SettingsFeature {
  readonly current: Observable<Settings>;
  /** What was damaged at this start and has its default again; null where all was sound. */
  readonly repaired: NonNullable<About['settingsRepaired']> | null;
  change(change: SettingsChange): Settings;
  readonly handlers: Pick<Handlers, 'settings.watch'>;
}

/** @param backUp keeps the rows as they were, JSON; answers with its name, throws where it cannot */
export function createSettings(
  database: Database,
  backUp: (rows: string) => string,
): SettingsFeature {
  const { sqlite } = database;
  const rows = new Map(
    sqlite
      .prepare('SELECT name, value FROM setting')
      .all()
      .map(({ name, value }) => [String(name), String(value)]),
  );
  const { settings, damaged } = readRows(rows);
  const current = createObservable(settings);
  const save = sqlite.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');

  const repair = (): string | null => {
    try {
      const backup = backUp(JSON.stringify(Object.fromEntries(rows), null, 2));
      const names = new Set(damaged.map((field) => field.split('.', 1)[0] ?? field));
      inTransaction(sqlite, () => {
        for (const [name, value] of Object.entries(settings)) {
          if (names.has(name)) save.run(name, JSON.stringify(value));
        }
      });
      return backup;
    } catch {
      // The rows stay as they are; the next start finds the same.
      return null;
    }
  };

  return {
    current,
    repaired: damaged.length === 0 ? null : { names: damaged, backup: repair() },
    change(change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      inTransaction(sqlite, () => {
        for (const [name, value] of given) save.run(name, JSON.stringify(value));
      });
      if (given.length > 0) current.set({ ...current.value, ...Object.fromEntries(given) });
      return current.value;
    },
    handlers: { 'settings.watch': (_, { signal }) => current.watch(signal) },
  };
}
