import type { Handlers } from '../../../preload/contract/api.ts';
import type { SettingsChange } from '../../../preload/contract/settings.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { Database } from '../../system/database.ts';
import type { Fact } from '../../system/fact.ts';
import { createFact } from '../../system/fact.ts';

/** The preferences, kept one row each. */
export interface SettingsDesk {
  readonly fact: Fact<Settings>;
  change(change: SettingsChange): Settings;
  readonly handlers: Pick<Handlers, 'settings.watch'>;
}

export function createSettings(database: Database): SettingsDesk {
  const fact = createFact(readSettings(database));
  const save = database.sqlite.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  return {
    fact,
    change(change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      for (const [name, value] of given) save.run(name, JSON.stringify(value));
      if (given.length > 0) fact.set({ ...fact.value, ...Object.fromEntries(given) });
      return fact.value;
    },
    handlers: { 'settings.watch': (_, { signal }) => fact.watch(signal) },
  };
}

/** Each preference is read by itself: one damaged row costs one preference. */
function readSettings(database: Database): Settings {
  const rows = database.sqlite.prepare('SELECT name, value FROM setting').all();
  const good: Record<string, unknown> = {};
  for (const { name, value } of rows) {
    const parsed = Settings.safeParse({ [String(name)]: fromJson(String(value)) });
    if (parsed.success) good[String(name)] = fromJson(String(value));
  }
  return Settings.parse(good);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
