import { fileLanguage } from './file-language.ts';
import type { BadLine, GlossaryRow } from './glossary-row.ts';
import { beginning } from './glossary-row.ts';

/**
 * Reads the cells of a line: source and target, with the two languages behind them or without. null
 * for an empty line.
 */
export function rowOfCells(cells: readonly string[], line: number): GlossaryRow | BadLine | null {
  const last = cells.findLastIndex((cell) => cell !== '');
  if (last < 0) return null;
  const [source = '', target = '', sourceCode = '', targetCode = ''] = cells;
  const bad = (problem: BadLine['problem']): BadLine => ({
    line,
    problem,
    text: beginning(cells.join(' · ')),
  });
  if (cells.length < 2 || last > 3 || last === 2) return bad('columns');
  if (last < 2) return { line, source, target, pair: null };
  const pair = { source: fileLanguage(sourceCode), target: fileLanguage(targetCode) };
  if (pair.source === null || pair.target === null) return bad('language');
  if (pair.source === pair.target) return bad('same-language');
  return { line, source, target, pair: { source: pair.source, target: pair.target } };
}
