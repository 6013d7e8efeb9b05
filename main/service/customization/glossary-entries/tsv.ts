import type { GlossaryTerm } from '../../../engine/glossary/apply.ts';
import { EntriesFault, placeOf } from './entry.ts';
import type { SentEntry } from './entry.ts';
import { linesOf } from './lines.ts';

/**
 * Cuts lines of source, tab and target. Nothing is quoted.
 * @throws EntriesFault for a line without its one tab
 */
export function* cutTsv(text: string): Generator<SentEntry> {
  for (const line of linesOf(text)) {
    const tab = line.text.indexOf('\t');
    if (tab < 0) throw new EntriesFault(`${placeOf(line)} misses tab separator`);
    const [source, target] = [line.text.slice(0, tab), line.text.slice(tab + 1)];
    if (target.includes('\t')) {
      throw new EntriesFault(`${placeOf(line)} has more than one tab separator`);
    }
    yield { source, target, index: line.index, position: line.position };
  }
}

/** The form in which entries are kept and given out: no line end after the last one. */
export const writeTsv = (entries: readonly GlossaryTerm[]): string =>
  entries.map(({ source, target }) => `${source}\t${target}`).join('\n');

/** Reads what `writeTsv` wrote. */
export function readTsv(text: string): GlossaryTerm[] {
  return text.split('\n').map((line) => {
    const tab = line.indexOf('\t');
    return { source: line.slice(0, tab), target: line.slice(tab + 1) };
  });
}
