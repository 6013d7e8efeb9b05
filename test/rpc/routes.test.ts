import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '../../preload/contract/api.ts';

const folder = new URL('../../preload/contract/routes/', import.meta.url);

interface Standing {
  readonly route: string;
  readonly part: string;
}

const standings: Standing[] = [];
for (const part of readdirSync(folder)) {
  const tables = (await import(new URL(part, folder).href)) as Record<string, object>;
  for (const table of Object.values(tables))
    for (const route of Object.keys(table)) standings.push({ route, part });
}

// A route that stands in two parts would be lost in one of them without a word.
test('each domain has its routes in one part', () => {
  const parts = new Map<string, Set<string>>();
  for (const { route, part } of standings) {
    const [domain = ''] = route.split('.');
    parts.set(domain, (parts.get(domain) ?? new Set()).add(part));
  }
  const scattered = [...parts].filter(([, { size }]) => size > 1);
  expect(scattered.map(([domain, names]) => `${domain}: ${[...names].join(', ')}`)).toEqual([]);
});

test('the table holds every route of every part', () => {
  expect(Object.keys(api).toSorted()).toEqual(standings.map(({ route }) => route).toSorted());
});
