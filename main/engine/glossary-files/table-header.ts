import { namedLanguage, plainHeading } from '../languages/named-language.ts';
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
  source: new Set([
    ...['source', 'source term', 'source text', 'term'],
    ...['ausgangsterm', 'ausgangstext', 'quelle', 'quellbegriff', 'quelltext'],
    ...['terme source', 'texte source'],
    ...['origen', 'término origen', 'término de origen', 'texto de origen'],
    ...[
      '原文',
      '原語',
      'ソース',
      '源文',
      '源术语',
      '原文术语',
      'المصدر',
      'النص المصدر',
      'المصطلح المصدر',
    ],
  ]),
  target: new Set([
    ...['target', 'target term', 'target text', 'translation'],
    ...['zielterm', 'ziel', 'zielbegriff', 'zieltext', 'übersetzung'],
    ...['terme cible', 'cible', 'texte cible', 'traduction'],
    ...['destino', 'término destino', 'término meta', 'texto de destino', 'traducción'],
    ...['訳文', '訳語', 'ターゲット', '译文', '译语', '目标', '目标术语', '译文术语'],
    ...['الهدف', 'الترجمة', 'النص الهدف', 'المصطلح الهدف'],
  ]),
};
const LANGUAGE_OF: Readonly<Record<'source' | 'target', RegExp>> = {
  source: /^source lang(?:uage)?(?: code)?$/,
  target: /^target lang(?:uage)?(?: code)?$/,
};
/** "Term_Info" of memoQ lists case, matching and "Forbidden". */
const STATUS =
  /(?:^| )(?:status|usage|usage status|administrative ?status|normative ?authorization|term info|verwendung|statut|estado|ステータス|状態|状态|الحالة)$/;
const FORBIDDEN =
  /(?:^| )(?:forbidden|is forbidden|do not use|verboten|prohibited|interdit|prohibido|禁止|禁用|محظور)$/;
const NOTE =
  /(?:^| )(?:notes?|comments?|definition|def|remark|bemerkung|anmerkung|notiz|kommentar|commentaire|remarque|définition|nota|comentario|definición|備考|メモ|コメント|定義|备注|注释|定义|ملاحظة|ملاحظات|تعليق|تعريف)$/;

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
  const areNamed = cells.some((cell) => namedLanguage(cell) !== null);
  const hasMore = columns.some((one) => one !== null && one.of !== 'term');
  // `term,translation,en,de` is an entry, even where the translation looks like a code.
  const isEntry = columns.length === 4 && columns[0] === null;
  return areNamed || hasMore || (languages.size > 2 && !isEntry) ? columns : null;
}

function columnOf(cell: string): Column {
  const heading = plainHeading(cell);
  if (heading === '') return null;
  for (const side of ['source', 'target'] as const) {
    if (SIDES[side].has(heading)) return { of: 'term', language: side };
    if (LANGUAGE_OF[side].test(heading)) return { of: 'language', side };
  }
  // Before the languages: "English Status", "English_Def".
  if (FORBIDDEN.test(heading)) return { of: 'forbidden' };
  if (STATUS.test(heading)) return { of: 'status' };
  if (NOTE.test(heading)) return { of: 'note' };
  const language = languageOf(cell);
  return language === null ? null : { of: 'term', language };
}

/** Whether one of the columns says which terms not to use. */
export const tellsStatus = (columns: readonly Column[] | null): boolean =>
  columns?.some((one) => one?.of === 'status' || one?.of === 'forbidden') ?? false;

function languageOf(cell: string): string | null {
  const code = cell.trim();
  if (/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(code)) {
    const known = fileLanguage(code);
    if (known !== null) return known;
  }
  const named = namedLanguage(cell);
  return named === null ? null : fileLanguage(named);
}
