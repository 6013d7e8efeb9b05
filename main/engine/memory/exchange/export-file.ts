import { open, rename, rm } from 'node:fs/promises';
import type { Memories, MemoryFact, StoredUnit } from '../memories.ts';
import { TMX_TAIL, tmxHead, tmxUnit } from './tmx-writer.ts';

/**
 * The first line of a memory as comma-separated values (RFC 4180): its languages, which the reader takes
 * for a heading. With a byte order mark, without which spreadsheets take UTF-8 for an old encoding.
 */
function tableHead({ source, targets }: Pick<MemoryFact, 'source' | 'targets'>): string {
  return `\ufeff${row([source, ...targets])}`;
}

/**
 * One unit; a language that it lacks is an empty cell. Texts stand as they are, also those that a
 * spreadsheet would take for a formula: the file is for other memories, and must come back the same.
 */
function tableRow(unit: StoredUnit, { targets }: Pick<MemoryFact, 'targets'>): string {
  return row([unit.source, ...targets.map((language) => unit.targets[language] ?? '')]);
}

const row = (texts: readonly string[]) =>
  `${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Formats in which memories are exported; a table holds the texts alone. */
export type ExportFormat = 'tmx' | 'csv';

export interface ExportPlan {
  readonly memoryId: string;
  readonly path: string;
  readonly format: ExportFormat;
}

interface Writer {
  head(memory: MemoryFact): string;
  unit(unit: StoredUnit, memory: MemoryFact): string;
  readonly tail: string;
}

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  tmx: { head: tmxHead, unit: (unit, memory) => tmxUnit(unit, memory.source), tail: TMX_TAIL },
  csv: { head: tableHead, unit: tableRow, tail: '' },
};

/** Units that are read and written at a time. */
const UNITS = 2000;

/**
 * Writes a memory as TMX 1.4b or as a table, beside the file's place first, so that a whole file stands there or what
 * stood there before.
 * @param onProgress told how many units were written
 * @param signal cancels it; rejects with its reason
 * @returns the number of units
 */
export async function exportFile(
  memories: Memories,
  { memoryId, path, format }: ExportPlan,
  onProgress: (units: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const memory = memories.get(memoryId);
  if (memory === null) throw new RangeError('There is no such memory.');
  const draft = `${path}.part`;
  const file = await open(draft, 'w');
  let written = 0;
  try {
    const writer = WRITERS[format];
    await file.write(writer.head(memory));
    for (let from: number | null = 0; from !== null;) {
      signal.throwIfAborted();
      const page = memories.browse(memoryId, from === 0 ? null : from, UNITS);
      let text = '';
      for (const unit of page.units) text += writer.unit(unit, memory);
      await file.write(text);
      written += page.units.length;
      onProgress(written);
      from = page.next;
    }
    await file.write(writer.tail);
    await file.sync();
    await file.close();
    await rename(draft, path);
    return written;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
