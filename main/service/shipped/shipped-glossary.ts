import type { DictionaryEntries } from '../customization/glossaries.ts';

export interface ShippedGlossary {
  readonly name: string;
  readonly dictionaries: readonly DictionaryEntries[];
}

/**
 * Reads a shipped term list: first line `name<TAB>the name`, second line the base language of each
 * column, then one concept per line. The first column is paired with every other one in both
 * directions; an empty cell has no term, and of a term that comes twice the first line counts.
 * @throws Error naming the line that is wrong
 */
export function readShippedGlossary(text: string): ShippedGlossary {
  const [title, header, ...lines] = text.split(/\r?\n/).map((line) => line.split('\t'));
  const [marker, name] = title ?? [];
  if (marker !== 'name' || name === undefined) throw new Error('Line 1 is not "name" and a name.');
  const [pivot, ...others] = header ?? [];
  if (pivot === undefined || others.length === 0) throw new Error('Line 2 names no two languages.');
  const rows = lines.filter((line) => line.some((cell) => cell !== ''));
  const wrong = rows.findIndex((row) => row.length > others.length + 1);
  if (wrong >= 0) throw new Error(`Term line ${wrong + 1} has more columns than languages.`);
  const terms = (from: number, to: number): DictionaryEntries['entries'] => {
    const entries = new Map<string, string>();
    for (const row of rows) {
      const [source = '', target = ''] = [row[from]?.trim(), row[to]?.trim()];
      if (source !== '' && target !== '' && !entries.has(source)) entries.set(source, target);
    }
    return [...entries].map(([source, target]) => ({ source, target }));
  };
  const dictionaries = others.flatMap((language, index) => [
    { source: pivot, target: language, entries: terms(0, index + 1) },
    { source: language, target: pivot, entries: terms(index + 1, 0) },
  ]);
  return { name, dictionaries: dictionaries.filter(({ entries }) => entries.length > 0) };
}
