import type { Entry } from '../../preload/contract/glossaries.ts';

/** Entries as the service takes them: a line each, source and target parted by a tab. */
export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([source, target]) => `${source}\t${target}`).join('\n');
}

/** Entries as the service gives them; null where a line has no tab. Everything behind it is target. */
export function readEntries(text: string): readonly Entry[] | null {
  const entries: Entry[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line === '') continue;
    const tab = line.indexOf('\t');
    if (tab < 0) return null;
    entries.push([line.slice(0, tab), line.slice(tab + 1)]);
  }
  return entries;
}
