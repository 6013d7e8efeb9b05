import { EntriesFault, placeOf } from './entry.ts';
import type { SentEntry } from './entry.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';

/** A field in quotes, with quotes in it doubled, or one without any quote. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/**
 * Cuts lines of source and target, or of source, target and both language codes, by the rules of RFC
 * 4180. Lines for other languages than these are left out. No text of a glossary has a line end, so
 * a quoted field never goes on in the next line.
 * @throws EntriesFault for a line with other fields than two or four, or with stray quotes
 */
export function* cutCsv(
  text: string,
  pair: { readonly source: string; readonly target: string },
): Generator<SentEntry> {
  for (const line of linesOf(text)) {
    const [source = '', target, from, to, ...more] = fieldsOf(line);
    if (target === undefined) throw new EntriesFault(`${placeOf(line)} misses comma separator`);
    if (more.length > 0 || (from !== undefined && to === undefined)) {
      const count = more.length > 0 ? more.length + 4 : 3;
      throw new EntriesFault(`${placeOf(line)} has ${count} fields instead of two or four`);
    }
    const isOther = from?.toLowerCase() !== pair.source || to?.toLowerCase() !== pair.target;
    if (from !== undefined && isOther) continue;
    yield { source, target, index: line.index, position: line.position };
  }
}

function fieldsOf(line: Line): string[] {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    FIELD.lastIndex = at;
    const match = FIELD.exec(line.text);
    if (match === null) throw new EntriesFault(`${placeOf(line)} has misplaced quotation marks`);
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') return fields;
    at = FIELD.lastIndex;
  }
}
