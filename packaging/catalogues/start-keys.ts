import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a start reads before anything is shown. */
const ENTRIES = ['main.ts', 'app/open-page.tsx'];
/** What a module reads before it runs; not types, not what is read on use. */
const STATIC = /^(?:import|export)\s(?!type)(?:[^;']*?from\s)?'(\.[^']+\.tsx?)'/gm;
/** Names of routes are like those of messages. */
const ROUTE = /(?:ask|watch)\(\s*'[^']+'|(?:Input|Output)<'[^']+'>/g;
/** Declarations of actions name their messages, and are no place where one is shown. */
const SHOWS_NOTHING = /renderer\/(features\/[^/]+\/feature|app\/actions|ui\/actions\/table)\.ts$/;
/**
 * These come with the rest; what names one early is drawn again once it is there. What is said of a
 * translation, its origin and its terms, and of the lists that a click opens, is not there sooner.
 */
const IS_LATE =
  /^(?:failure\.|engines\.lack$|memories\.saved-why$|marks\.about$|text\.(?:origin|languages|memories)-)/;
const ACTION = 'action.';

/**
 * Keys of the messages that a start can show: those that its modules name, whole or with something
 * filled in.
 * @param renderer folder of the page's sources
 * @param keys of all messages
 */
export function startKeys(renderer: string, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of startModules(renderer)) {
    if (SHOWS_NOTHING.test(file.replaceAll('\\', '/'))) continue;
    for (const key of keysIn(readFileSync(file, 'utf8').replaceAll(ROUTE, ''), keys)) {
      if (!IS_LATE.test(key)) found.add(key);
    }
  }
  return found;
}

/** The modules of a start, as paths. */
function startModules(renderer: string): ReadonlySet<string> {
  const found = new Set(ENTRIES.map((entry) => join(renderer, entry)));
  // A set also walks what is added on the way.
  for (const file of found) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      found.add(join(dirname(file), to));
    }
  }
  return found;
}

/** Keys that code names, whole or with something filled in. */
export function keysIn(code: string, keys: readonly string[]): readonly string[] {
  const quoted = new Set(
    [...code.matchAll(/(['"])([a-z][\w-]*(?:\.[\w.-]+)?)\1/g)].map(([, , word = '']) => word),
  );
  const filled = [...code.matchAll(/`([a-z][\w-]*\.[^`]*)`/g)].map(
    ([, key = '']) =>
      new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
  );
  return keys.filter(
    (key) =>
      quoted.has(key) ||
      filled.some((pattern) => pattern.test(key)) ||
      // A place of the screen names an action; the table of actions has its message.
      (key.startsWith(ACTION) && quoted.has(key.slice(ACTION.length))),
  );
}
