import { writeXmlText } from '../inline/xml-text.ts';
import type { Dialect } from './dialect.ts';
import { PLAIN } from './look.ts';

/**
 * Elements that hold text and nothing else: names that a chart keeps, comments in a thread.
 *
 * @param paragraph name of the element, with its prefix
 * @param within the element that it counts in
 * @param escapes characters inside that are no text
 */
export function createBareDialect(paragraph: string, within?: string, escapes?: RegExp): Dialect {
  return {
    paragraph,
    ...(within === undefined ? {} : { within }),
    ...(escapes === undefined ? {} : { escapes }),
    roles: new Map(),
    runRoles: new Map(),
    isBare: true,
    trims: false,
    lookOf: () => PLAIN,
    writeRun: (_look, text) => writeXmlText(text),
    wrapAlone: () => ['', ''],
    writeProperties: (properties) => properties,
  };
}
