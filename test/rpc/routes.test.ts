import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '../../preload/contract/api.ts';

const folder = new URL('../../preload/contract/', import.meta.url);

interface Standing {
  readonly route: string;
  readonly part: string;
}

const standings: Standing[] = [];
for (const part of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const values = (await import(new URL(part, folder).href)) as Record<string, object>;
  for (const [name, table] of Object.entries(values)) {
    if (!name.endsWith('Routes')) continue;
    for (const route of Object.keys(table)) standings.push({ route, part });
  }
}

// A route that stands in two files would be lost in one of them without a word; a large feature has several
// files that begin with its name.
test('each feature has its routes in one file, or in files of its name', () => {
  const parts = new Map<string, Set<string>>();
  for (const { route, part } of standings) {
    const [feature = ''] = route.split('.');
    parts.set(feature, (parts.get(feature) ?? new Set()).add(part));
  }
  const scattered = [...parts].filter(
    ([feature, names]) =>
      names.size > 1 && ![...names].every((name) => name.startsWith(feature.replace(/s$/, ''))),
  );
  expect(scattered.map(([feature, names]) => `${feature}: ${[...names].join(', ')}`)).toEqual([]);
});

test('the table holds every route of every file', () => {
  expect(Object.keys(api).toSorted()).toEqual(standings.map(({ route }) => route).toSorted());
});
