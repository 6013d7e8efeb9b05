import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from '../../../renderer/words/en/en.ts';
import { first } from '../../../renderer/words/en/first.ts';

const RENDERER = fileURLToPath(new URL('../../../renderer/', import.meta.url));
/** What a module reads before it runs; not types, not what is read on use. */
const STATIC = /^(?:import|export)\s(?!type)(?:[^;']*?from\s)?'(\.[^']+\.tsx?)'/gm;
/** Names of routes are like those of sentences. */
const ROUTE = /(?:ask|watch)\(\s*'[^']+'|(?:Input|Output)<'[^']+'>/g;
/** These come with the rest; what names one early is drawn again once it is there. */
const IS_LATE = /^failure\./;

/** The modules of a start. */
function modulesOf(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries.map((entry) => join(RENDERER, entry)));
  for (const file of found) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      found.add(join(dirname(file), to));
    }
  }
  return found;
}

/** Keys that a module names, whole or with something filled in. */
function keysIn(code: string): readonly string[] {
  const all = Object.keys(en);
  const whole = [...code.matchAll(/'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, key = '']) => key);
  const filled = [...code.matchAll(/`([a-z][\w-]*\.[^`]*)`/g)].map(
    ([, key = '']) =>
      new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  return all.filter((key) => whole.includes(key) || filled.some((pattern) => pattern.test(key)));
}

it('the first sentences are all that a start can say', () => {
  const late = [...modulesOf(['main.ts', 'open-page.tsx'])]
    // The table of actions names all of them, and is no place where one is shown.
    .filter((file) => !/renderer\/(?:words|actions\/rows)\//.test(file))
    .flatMap((file) =>
      keysIn(readFileSync(file, 'utf8').replaceAll(ROUTE, ''))
        .filter((key) => !(key in first) && !IS_LATE.test(key))
        .map((key) => `${file.slice(RENDERER.length)}: ${key}`),
    );
  expect(late).toEqual([]);
});
