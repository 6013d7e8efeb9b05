import type { MemoryUnit } from './memories.ts';

export interface ShippedMemory {
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly units: readonly MemoryUnit[];
}

/** A shipped file that cannot be read; the message names file and line. */
export class ShippedMemoryError extends Error {
  override readonly name = 'ShippedMemoryError';
}

/**
 * Reads a shipped memory: UTF-8 lines of cells parted by tabs. The first line is `name` and the
 * name; the second the codes of the source language and of the targets; each further one a unit,
 * its cells in the order of the codes. An empty cell is a target that the unit lacks. In a cell
 * `\t`, `\n` and `\\` stand for tab, newline and backslash. Blank lines are skipped.
 */
export function parseShippedMemory(file: string, content: string): ShippedMemory {
  const [first, second, ...rest] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const refuse = (line: number, why: string) =>
    new ShippedMemoryError(`${file}, line ${line}: ${why}`);

  const [label, name, ...surplus] = cellsOf(first ?? '');
  if (label !== 'name' || !name || surplus.length > 0) throw refuse(1, 'expected a name');
  const [source, ...targets] = cellsOf(second ?? '');
  if (!source || targets.length === 0 || targets.includes('')) {
    throw refuse(2, 'expected the codes of a source and of target languages');
  }

  const units: MemoryUnit[] = [];
  for (const [index, line] of rest.entries()) {
    if (line.trim() === '') continue;
    const [text = '', ...translations] = cellsOf(line);
    if (translations.length > targets.length) throw refuse(index + 3, 'too many cells');
    const filled = targets
      .map((language, column) => [language, translations[column] ?? ''] as const)
      .filter(([, translation]) => translation.trim() !== '');
    if (text.trim() === '') throw refuse(index + 3, 'no source segment');
    if (filled.length === 0) throw refuse(index + 3, 'no target segment');
    units.push({ source: text, targets: Object.fromEntries(filled) });
  }
  return { name, source, targets, units };
}

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', '\\': '\\' };

function cellsOf(line: string): string[] {
  return line
    .split('\t')
    .map((cell) => cell.replace(/\\([tn\\])/g, (_, sign: string) => ESCAPES[sign] ?? ''));
}
