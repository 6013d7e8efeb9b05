import type { Entry } from '../../preload/contract/glossaries.ts';
import { inTurns } from './in-turns.ts';

/** Entries as the service takes them: a line each, source and target parted by a tab. */
export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([source, target]) => `${source}\t${target}`).join('\n');
}

/** A glossary of the largest size that services take has fewer. */
const MAX_ENTRIES = 400_000;

/** Lines that are not empty, one at a time: a list of them all could be very long. */
function* linesOf(text: string): Iterable<string> {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) yield line;
}

/**
 * Entries as the service gives them; null where a line has no tab or there are too many. Everything
 * behind the first tab is target.
 */
export async function readEntries(text: string): Promise<readonly Entry[] | null> {
  const entries: Entry[] = [];
  const isWhole = await inTurns(linesOf(text), (line) => {
    const tab = line.indexOf('\t');
    if (tab < 0 || entries.length === MAX_ENTRIES) return false;
    entries.push([line.slice(0, tab), line.slice(tab + 1)]);
    return true;
  });
  return isWhole ? entries : null;
}
