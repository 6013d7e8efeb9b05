import type { GlossaryTerm } from '../glossary/apply.ts';
import { isOfAnswer, type Lack } from '../../../preload/contract/engine-lack.ts';
import type { MarkupRules } from '../markup/markup-rules.ts';
import type { ConfiguredRules } from '../style-rules/catalogue.ts';

export interface TranslationRequest {
  readonly text: string;
  /** A base language; null to have it detected. */
  readonly source: string | null;
  readonly target: string;
  /** The memory to look into, and the least percent (0 to 100) at which a match is used. */
  readonly memory?: { readonly id: string; readonly threshold: number };
  /** Terms of all glossaries, in order of precedence. The same array is indexed once. */
  readonly glossaries: readonly GlossaryTerm[];
  /** `0` no splitting, `1` at punctuation and line breaks, `nonewlines` at punctuation alone. */
  readonly split: '0' | '1' | 'nonewlines';
  /** Keep the letter case and the punctuation at the edges of segments. */
  readonly preserveFormatting: boolean;
  readonly markup?: MarkupRules;
  /** It is what people see of a document: words in angle brackets are words, beyond the markup. */
  readonly isShown?: boolean;
  /** Style rules; those that can be applied by rule act on what an engine wrote, not on memory text. */
  readonly style?: ConfiguredRules;
  /** Without effect: the engines know one register only. */
  readonly formality?: string;
  /** Tells the language of a text that does not tell its own; some engines read it, too. */
  readonly context?: string;
  /** What a person asks of the translation; most engines do not read it. */
  readonly instructions?: readonly string[];
  /** All texts of the request that this one is part of; they are likely of one language. */
  readonly companions?: readonly string[];
}

/**
 * `source-copy`: nothing in it could be translated, such as numbers alone. `untranslated`: it is left
 * as it was because no engine covers the pair, or the one that does failed.
 */
export type SegmentKind =
  'source-copy' | 'memory-exact' | 'memory-fuzzy' | 'engine' | 'pseudo' | 'untranslated';

/**
 * Where a piece of the result comes from. Ranges are UTF-16 offsets into the request's text and into
 * the result. The ranges of a result are in order and do not overlap on either side; what lies
 * between them (white space, markup) is the same in both.
 */
export interface SegmentOrigin {
  readonly kind: SegmentKind;
  readonly source: readonly [start: number, end: number];
  readonly target: readonly [start: number, end: number];
  /** Match percent of memory kinds. */
  readonly percent?: number;
  /** Name of the memory. */
  readonly memory?: string;
  /** The stored source segment that matched. */
  readonly stored?: string;
  /**
   * Name of the engine, for `engine` and `pseudo`; `glossary` where its terms are all there is. Of
   * `untranslated`, the last engine that was asked.
   */
  readonly engine?: string;
  /** Of `untranslated`, why that engine has no answer. */
  readonly lack?: Lack;
  /** Milliseconds that the engine took for the segments that it was given together, and their words. */
  readonly ms?: number;
  readonly words?: number;
}

/** Whether no engine served it: none covers the pair, or the one that does did not answer at all. */
export const isUnserved = ({ kind, lack }: Pick<SegmentOrigin, 'kind' | 'lack'>): boolean =>
  kind === 'untranslated' && (lack === undefined || !isOfAnswer(lack));

export interface TranslatedText {
  readonly text: string;
  /** The source language: as given, or the one taken after detection. Never absent. */
  readonly detected: string;
  readonly segments: readonly SegmentOrigin[];
  /** Characters billed. */
  readonly billed: number;
}
