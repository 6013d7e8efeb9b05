import { writeXmlText } from '../inline/xml-text.ts';
import type { Dialect, Role, RunRole } from '../ooxml/dialect.ts';
import { PLAIN } from '../ooxml/look.ts';
import type { Look } from '../ooxml/look.ts';

/** Characters of a cell, by the specification of the format. */
const MAX_LENGTH = 32_767;

/** How characters that XML cannot hold are written (ECMA-376 part 1, 22.9.2.19). */
const ESCAPES = /_x[0-9A-Fa-f]{4}_/g;

/** A run with no properties; text that is in no run at all is `PLAIN`. */
const RUN: Look = { key: 'run', properties: '' };

/**
 * Texts of a workbook: shared strings, strings in cells, comments. How they are pronounced does not
 * survive a translation.
 *
 * @param prefix of the vocabulary in this part, with its colon
 * @param paragraph `si`, `is` or `text`
 */
export function createCellDialect(prefix: string, paragraph: string): Dialect {
  const tag = (name: string) => prefix + name;
  const roles = new Map<string, Role>([
    [tag('r'), 'run'],
    [tag('t'), 'text'],
    [tag('rPh'), 'trace'],
    [tag('phoneticPr'), 'trace'],
  ]);
  const runRoles = new Map<string, RunRole>([
    [tag('rPr'), 'look'],
    [tag('t'), 'text'],
  ]);
  const write = (text: string) => {
    const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
    return `<${tag('t')}${space}>${writeXmlText(text)}</${tag('t')}>`;
  };
  return {
    paragraph: tag(paragraph),
    roles,
    runRoles,
    isBare: false,
    trims: true,
    maxLength: MAX_LENGTH,
    escapes: ESCAPES,
    lookOf: (properties) => (properties === '' ? RUN : { key: properties, properties }),
    writeRun: (look, text) =>
      look.key === PLAIN.key
        ? write(text)
        : `<${tag('r')}>${look.properties}${write(text)}</${tag('r')}>`,
    wrapAlone: ({ properties }) => [`<${tag('r')}>${properties}`, `</${tag('r')}>`],
    writeProperties: (properties) => properties,
  };
}
