import { baseOf } from '../../../../preload/contract/language-code.ts';

/** The marks of a quotation, with the space that stands inside. */
export interface QuoteMarks {
  readonly open: string;
  readonly close: string;
}

const marks = (open: string, close: string): QuoteMarks => ({ open, close });

export const STRAIGHT = marks('"', '"');
export const STRAIGHT_SINGLE = marks("'", "'");
export const ENGLISH = marks('“', '”');
export const ENGLISH_SINGLE = marks('‘', '’');
export const GERMAN = marks('„', '“');
export const GERMAN_SINGLE = marks('‚', '‘');
export const GUILLEMETS = marks('«', '»');
export const FRENCH_GUILLEMETS = marks('«\u00A0', '\u00A0»');
export const SINGLE_GUILLEMETS = marks('‹', '›');
export const REVERSED_GUILLEMETS = marks('»', '«');
export const REVERSED_SINGLE_GUILLEMETS = marks('›', '‹');
export const CORNERS = marks('「', '」');
export const DOUBLE_CORNERS = marks('『', '』');

/** Curly double marks as a language writes them. */
export const curlyOf = (language: string): QuoteMarks =>
  baseOf(language) === 'de' ? GERMAN : ENGLISH;
export const curlySingleOf = (language: string): QuoteMarks =>
  baseOf(language) === 'de' ? GERMAN_SINGLE : ENGLISH_SINGLE;
/** Guillemets with the space inside that French has. */
export const guillemetsOf = (language: string): QuoteMarks =>
  baseOf(language) === 'fr' ? FRENCH_GUILLEMETS : GUILLEMETS;
