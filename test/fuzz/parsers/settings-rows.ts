import { createSettings } from '../../../main/features/settings/settings.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { mutated } from '../mutate/bytes.ts';
import { JSON_TEXT } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { jsonText, mutatedOften } from '../mutate/values.ts';
import { BrokenPromise } from '../parser.ts';
import type { FuzzedParser } from '../parser.ts';

const sound = Settings.parse({});
const mutations = textMutations(JSON_TEXT);

/** A line for each row: its name, a tab, its value. */
const linesOf = (settings: object): Buffer =>
  Buffer.from(
    Object.entries(settings)
      .map(([name, value]) => `${name}\t${jsonText(value)}`)
      .join('\n'),
  );
const seeds = [linesOf(sound)];

const database = openDatabase(':memory:');
database.migrate(MIGRATIONS);
const insert = database.sqlite.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');

/** The rows of the settings, each of which may be damaged. */
export const settingsRows: FuzzedParser = {
  name: 'settings',
  seeds,
  mutate(random) {
    if (random.percent(40)) return mutated(random.pick(seeds), random, mutations, seeds);
    return linesOf(
      Object.fromEntries(
        Object.entries(sound).map(([name, value]) => [
          name,
          random.percent(30) ? mutatedOften(value, random) : value,
        ]),
      ),
    );
  },
  read(input) {
    database.sqlite.exec('DELETE FROM setting');
    for (const line of Buffer.from(input).toString().split('\n')) {
      const [name = '', value = ''] = line.split('\t', 2);
      insert.run(name, value);
    }
    const { current } = createSettings(database, () => 'backup');
    if (!Settings.safeParse(current.value).success) throw new BrokenPromise('no settings');
    return Object.keys(current.value).length;
  },
  // Settings are never fatal.
  refusalOf: () => null,
  mostWork: () => Object.keys(sound).length,
  runs: 300,
};
