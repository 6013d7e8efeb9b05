import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { MOST_FORBIDDEN_TERMS } from '../../../preload/contract/forbidden-rules.ts';
import type { ReadForbidden } from '../../../preload/contract/segment-forbidden-terms.ts';
import { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import { csvRecords } from '../../engine/glossary-files/csv-records.ts';
import { csvCell, csvFile, csvText } from '../csv-cell.ts';

const HEADINGS = ['source', 'target', 'match'] as const;
const EXACT = 'exact';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The forbidden terms of a pair as comma-separated values. */
export function forbiddenCsv({ from, to }: Pair, terms: readonly ForbiddenTerm[]): ExportedFile {
  const lines = terms
    .filter((term) => term.from === from && term.to === to)
    .map(({ source, target, isExact }) =>
      [source, target, isExact ? EXACT : ''].map(csvCell).join(','),
    );
  return {
    name: `Forbidden terms ${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([HEADINGS.map(csvCell).join(','), ...lines]),
  };
}

/** Reads what `forbiddenCsv` writes, and lists of words alone; the separator is found out. */
export function readForbidden({ from, to }: Pair, text: string): ReadForbidden {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/, 1);
  const separator = ['\t', ';', ','].find((one) => first.includes(one)) ?? ',';
  const terms = new Map<string, ForbiddenTerm>();
  const badLines: number[] = [];
  for (const { line, cells } of csvRecords(plain, separator)) {
    if (cells === null) {
      badLines.push(line);
      continue;
    }
    const texts = cells.map((cell) => csvText(cell).trim());
    if (texts.every((one) => one === '') || isHeading(texts)) continue;
    const [source = '', target = '', match = ''] = texts.length === 1 ? ['', ...texts] : texts;
    const read = ForbiddenTerm.safeParse({ from, to, source, target, isExact: match === EXACT });
    if (!read.success || terms.size === MOST_FORBIDDEN_TERMS) badLines.push(line);
    else terms.set(JSON.stringify([source, target]), read.data);
  }
  return { terms: [...terms.values()], badLines };
}

const isHeading = (texts: readonly string[]): boolean =>
  HEADINGS.slice(0, 2).every((heading, at) => texts[at]?.toLowerCase() === heading);
