import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

/** A feature, or a floor of the page: `features/text`, `ui`. */
const roomOf = (path: string) => /^renderer\/(features\/[^/]+|[^/]+)/.exec(path)?.[1] ?? '';

/** Classes by the rooms whose stylesheets or components name them. */
function roomsOfClasses(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const path of files('renderer/**/*.css')) {
    const selectors = read(path)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][a-z0-9-]*)/g)) {
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)));
    }
  }
  for (const path of files('renderer/**/*.tsx')) {
    for (const [, plain, made = ''] of read(path).matchAll(
      /[cC]lassName=(?:"([^"]*)"|\{([^}]*)\})/g,
    )) {
      for (const [name] of (plain ?? made).matchAll(/[a-z][a-z0-9-]*/g)) {
        rooms.get(name)?.add(roomOf(path));
      }
    }
  }
  return rooms;
}

/** Icons and the control kit bring classes of their own. */
const isForeign = (name: string) => /^(?:lucide|react-aria)\b/.test(name);

test('a class of a feature is named by that feature alone; what several use stands in ui', () => {
  const shared = [...roomsOfClasses()].filter(
    ([name, rooms]) => !isForeign(name) && !rooms.has('ui') && rooms.size > 1,
  );
  expect(shared.map(([name, rooms]) => `${name}: ${[...rooms].join(', ')}`)).toEqual([]);
});

test('every class that is styled is used', () => {
  const code = files('renderer/**/*.{ts,tsx}').map(read).join('\n');
  const named = new Set(code.match(/[a-z][a-z0-9-]*/g));
  const isNamed = (name: string) =>
    // A part may be filled in: `chart-${kind}`.
    named.has(name) || code.includes(`${name.slice(0, name.lastIndexOf('-') + 1)}\${`);
  const unused = [...roomsOfClasses().keys()].filter((name) => !isForeign(name) && !isNamed(name));
  expect(unused).toEqual([]);
});
