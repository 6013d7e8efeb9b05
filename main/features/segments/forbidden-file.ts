import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { forbiddenTerm, MOST_FORBIDDEN_TERMS } from '../../../preload/contract/forbidden-rules.ts';
import type {
  ForbiddenTerm,
  ReadForbidden,
} from '../../../preload/contract/segment-forbidden-terms.ts';
import { readTextFile } from '../../engine/formats/plain/text-file.ts';
import { csvRecords } from '../../engine/glossary-files/csv-records.ts';
import type { ReadGlossaryFile } from '../../engine/glossary-files/glossary-row.ts';
import { csvCell, csvFile, csvText } from '../csv-cell.ts';

/** Status and note stand behind what older versions read. */
const HEADINGS = ['source', 'target', 'match', 'status', 'note'] as const;
const EXACT = 'exact';
const FORBIDDEN = 'forbidden';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The forbidden terms of a pair as comma-separated values. */
export function forbiddenCsv({ from, to }: Pair, terms: readonly ForbiddenTerm[]): ExportedFile {
  const lines = terms
    .filter((term) => term.from === from && term.to === to)
    .map(({ source, target, isExact, note = '' }) =>
      [source, target, isExact ? EXACT : '', FORBIDDEN, note].map(csvCell).join(','),
    );
  return {
    name: `Forbidden terms ${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: csvFile([HEADINGS.map(csvCell).join(','), ...lines]),
  };
}

/** Whether a file is one that `forbiddenCsv` wrote, of this version or an older one. */
export const isForbiddenCsv = (text: string): boolean =>
  /^\uFEFF?"?source"?[,;\t]"?target"?[,;\t]"?match"?/i.test(text);

/**
 * What a file says not to use in a pair: terms by their status where it has one, else every term of it.
 * @param read what a reader of glossaries makes of it; null where it makes nothing
 */
export function forbiddenIn(
  pair: Pair,
  bytes: Uint8Array,
  read: ReadGlossaryFile | null,
): ReadForbidden {
  const isText = read === null || /^(?:csv|tsv)/.test(read.format);
  const text = isText ? readTextFile(bytes, pair.to).text : '';
  if (read === null || isForbiddenCsv(text)) return readForbidden(pair, text);
  if (!read.tellsStatus && isText && read.rows.every((row) => row.pair === null)) {
    return readForbidden(pair, text);
  }
  const { from, to } = pair;
  const isOwn = (of: { readonly source: string; readonly target: string } | null) =>
    of === null || (baseOf(of.source) === from && baseOf(of.target) === to);
  const rows = read.tellsStatus ? read.forbidden : read.rows.map((row) => ({ ...row, note: '' }));
  const terms = new Map<string, ForbiddenTerm>();
  const badLines = new Set(read.badLines.map(({ line }) => line));
  for (const { line, source, target, note, pair: of } of rows) {
    if (!isOwn(of)) continue;
    const term = forbiddenTerm(pair, { source, target, note });
    if (term === null || terms.size === MOST_FORBIDDEN_TERMS) badLines.add(line);
    else terms.set(JSON.stringify([source, target]), term);
  }
  return { terms: [...terms.values()], badLines: [...badLines].sort((a, b) => a - b) };
}

/** Reads what `forbiddenCsv` writes, and lists of words alone; the separator is found out. */
export function readForbidden(pair: Pair, text: string): ReadForbidden {
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
    const [source = '', target = '', match = '', , note = ''] =
      texts.length === 1 ? ['', ...texts] : texts;
    const term = forbiddenTerm(pair, { source, target, note }, match === EXACT);
    if (term === null || terms.size === MOST_FORBIDDEN_TERMS) badLines.push(line);
    else terms.set(JSON.stringify([source, target]), term);
  }
  return { terms: [...terms.values()], badLines };
}

const isHeading = (texts: readonly string[]): boolean =>
  HEADINGS.slice(0, 2).every((heading, at) => texts[at]?.toLowerCase() === heading);
