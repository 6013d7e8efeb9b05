import type { Handlers } from '../../../preload/contract/api.ts';
import type { Projects } from '../../../preload/contract/projects.ts';
import { normalizeReportingTag } from '../../client/reporting-tag.ts';
import type { Database } from '../../system/database.ts';
import { createObservable } from '../../system/observable.ts';
import { inTransaction } from '../../system/transaction.ts';
import { FeatureFailure } from '../feature-failure.ts';

export interface ProjectsFeature {
  /** Tag of the project at work, as it is sent; null when none is. */
  tagNow(): string | null;
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `projects.${string}`>>;
}

/**
 * Projects, whose tag goes with the requests that are made for work under them; those that share a tag
 * are counted together. They are settings as connections are: a wipe of texts leaves them.
 */
export function createProjects({ database }: { readonly database: Database }): ProjectsFeature {
  const { sqlite } = database;
  const listing = sqlite.prepare('SELECT id, name, tag, active FROM project ORDER BY number');
  const saving = sqlite.prepare(
    `INSERT INTO project (id, name, tag) VALUES ($id, $name, $tag)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, tag = excluded.tag`,
  );
  const removing = sqlite.prepare('DELETE FROM project WHERE id = ?');
  const choosing = sqlite.prepare('UPDATE project SET active = (id IS ?)');

  const read = (): Projects => {
    const rows = listing.all();
    const active = rows.find((row) => row['active'] === 1);
    return {
      all: rows.map(({ id, name, tag }) => ({
        id: String(id),
        name: String(name),
        tag: String(tag),
      })),
      active: active === undefined ? null : String(active['id']),
    };
  };
  const observable = createObservable(read());
  const known = (id: string) => {
    if (!observable.value.all.some((project) => project.id === id)) {
      throw new FeatureFailure({ code: 'not-found' });
    }
    return id;
  };
  /** Changes the table; who watches sees it at once. */
  const changing = <T>(change: () => T): Promise<T> =>
    new Promise((resolve) => {
      const result = inTransaction(sqlite, change);
      observable.set(read());
      resolve(result);
    });

  return {
    tagNow() {
      const { all, active } = observable.value;
      return all.find(({ id }) => id === active)?.tag ?? null;
    },
    handlers: {
      'projects.watch': (_, { signal }) => observable.watch(signal),
      'projects.save': ({ id: given, name, tag: typed }) =>
        changing(() => {
          const id = given === undefined ? crypto.randomUUID() : known(given);
          const tag = normalizeReportingTag(typed);
          if (tag === null) {
            throw new FeatureFailure({ code: 'invalid-input', params: { field: 'reportingTag' } });
          }
          saving.run({ id, name, tag });
          return { id };
        }),
      'projects.remove': ({ id }) =>
        changing(() => {
          removing.run(known(id));
          return null;
        }),
      'projects.choose': ({ id }) =>
        changing(() => {
          choosing.run(id === null ? null : known(id));
          return null;
        }),
    },
  };
}
