import type { MemoryFact, StoredUnit } from '../memories.ts';

/**
 * The first line of a memory as comma-separated values (RFC 4180): its languages, which the reader takes
 * for a heading. With a byte order mark, without which spreadsheets take UTF-8 for an old encoding.
 */
export function tableHead({ source, targets }: Pick<MemoryFact, 'source' | 'targets'>): string {
  return `\ufeff${row([source, ...targets])}`;
}

/**
 * One unit; a language that it lacks is an empty cell. Texts stand as they are, also those that a
 * spreadsheet would take for a formula: the file is for other memories, and must come back the same.
 */
export function tableRow(unit: StoredUnit, { targets }: Pick<MemoryFact, 'targets'>): string {
  return row([unit.source, ...targets.map((language) => unit.targets[language] ?? '')]);
}

const row = (texts: readonly string[]) =>
  `${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
