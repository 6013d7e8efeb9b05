import { LANGUAGES } from '../languages/catalogue.ts';
import { fileLanguage } from './file-language.ts';

/** What a column of a table with headings holds; null: nothing that is read. */
export type Column =
  /** Base code of a language; source or target where headings say no more. */
  | { readonly of: 'term'; readonly language: string }
  | { readonly of: 'language'; readonly side: 'source' | 'target' }
  /** Of the term before it. */
  | { readonly of: 'status' | 'forbidden' }
  /** About the term before it, or about the whole entry where none is before. */
  | { readonly of: 'note' }
  | null;

const SIDES: Readonly<Record<'source' | 'target', ReadonlySet<string>>> = {
  source: new Set(['source', 'source term', 'term', 'ausgangsterm', 'terme source']),
  target: new Set(['target', 'target term', 'translation', 'zielterm', 'terme cible']),
};
const LANGUAGE_OF: Readonly<Record<'source' | 'target', RegExp>> = {
  source: /^source lang(?:uage)?(?: code)?$/,
  target: /^target lang(?:uage)?(?: code)?$/,
};
/** "Term_Info" of memoQ lists case, matching and "Forbidden". */
const STATUS =
  /(?:^| )(?:status|usage|usage status|administrative ?status|normative ?authorization|term info|verwendung)$/;
const FORBIDDEN = /(?:^| )(?:forbidden|is forbidden|do not use|verboten|prohibited)$/;
const NOTE = /(?:^| )(?:note|notes|comment|comments|definition|def|remark|bemerkung|anmerkung)$/;

/**
 * Reads the first row of a table as its headings: languages by name or code (memoQ: "English_United_States",
 * MultiTerm: "English"), or source and target, with columns about the term before. null where it is no
 * row of headings: two codes alone could be an entry.
 */
export function readTableHeader(cells: readonly string[]): readonly Column[] | null {
  const columns = cells.map(columnOf);
  const terms = columns.filter((one) => one?.of === 'term');
  const languages = new Set(terms.map((one) => one.language));
  const hasSides = languages.has('source') && languages.has('target');
  if (hasSides) return columns;
  if (languages.has('source') || languages.has('target') || languages.size < 2) return null;
  const areNamed = cells.some((cell) => namedLanguage(plain(cell)) !== null);
  const hasMore = columns.some((one) => one !== null && one.of !== 'term');
  return areNamed || hasMore || languages.size > 2 ? columns : null;
}

function columnOf(cell: string): Column {
  const heading = plain(cell);
  if (heading === '') return null;
  for (const side of ['source', 'target'] as const) {
    if (SIDES[side].has(heading)) return { of: 'term', language: side };
    if (LANGUAGE_OF[side].test(heading)) return { of: 'language', side };
  }
  // Before the languages: "English Status", "English_Def".
  if (FORBIDDEN.test(heading)) return { of: 'forbidden' };
  if (STATUS.test(heading)) return { of: 'status' };
  if (NOTE.test(heading)) return { of: 'note' };
  const language = languageOf(cell, heading);
  return language === null ? null : { of: 'term', language };
}

/** Whether one of the columns says which terms not to use. */
export const tellsStatus = (columns: readonly Column[] | null): boolean =>
  columns?.some((one) => one?.of === 'status' || one?.of === 'forbidden') ?? false;

const plain = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[_()[\]-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function languageOf(cell: string, heading: string): string | null {
  const code = cell.trim();
  if (/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(code)) {
    const known = fileLanguage(code);
    if (known !== null) return known;
  }
  return namedLanguage(heading);
}

const namedLanguage = (heading: string): string | null =>
  LANGUAGE_NAMES.find(({ name }) => heading === name || heading.startsWith(`${name} `))?.language ??
  null;

/** English names, as the programs write them whatever language they are shown in; the longest first. */
const LANGUAGE_NAMES: readonly { readonly name: string; readonly language: string }[] = (() => {
  const words = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const bases = new Set(LANGUAGES.flatMap(({ code }) => fileLanguage(code) ?? []));
  return [...bases]
    .flatMap((language) => {
      const name = words.of(language)?.toLowerCase();
      return name === undefined ? [] : [{ name, language }];
    })
    .sort((a, b) => b.name.length - a.name.length);
})();
