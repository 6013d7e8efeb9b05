import { z } from 'zod';
import type { Failure } from './failure.ts';
import {
  MAX_GLOSSARIES,
  MAX_INSTRUCTIONS,
  MAX_INSTRUCTION_CHARACTERS,
  MAX_TAG_CHARACTERS,
} from './limits.ts';

const language = z.string().min(2).max(16);
const tagNames = z.array(z.string().trim().min(1).max(64)).max(64);

/** Every option of a text translation; absent means the service's default. */
export const TranslationOptions = z.strictObject({
  memory: z
    .strictObject({
      id: z.string().max(64),
      name: z.string().max(2048),
      threshold: z.int().min(0).max(100),
    })
    .optional(),
  glossaries: z.array(z.string().max(64)).max(MAX_GLOSSARIES).optional(),
  styleRule: z.string().max(64).optional(),
  instructions: z
    .array(z.string().trim().min(1).max(MAX_INSTRUCTION_CHARACTERS))
    .max(MAX_INSTRUCTIONS)
    .optional(),
  formality: z.enum(['more', 'less', 'prefer_more', 'prefer_less']).optional(),
  model: z.enum(['quality_optimized', 'latency_optimized']).optional(),
  context: z.string().max(20_000).optional(),
  /** Sentences before and after a chunk that are sent as context, 0 to 5 each side. */
  neighbours: z.int().min(0).max(5).optional(),
  splitSentences: z.enum(['0', '1', 'nonewlines']).optional(),
  preserveFormatting: z.boolean().optional(),
  tagHandling: z.enum(['xml', 'html']).optional(),
  tagHandlingVersion: z.enum(['v1', 'v2']).optional(),
  outlineDetection: z.boolean().optional(),
  splittingTags: tagNames.optional(),
  nonSplittingTags: tagNames.optional(),
  ignoreTags: tagNames.optional(),
  betaLanguages: z.boolean().optional(),
  reportingTag: z.string().max(MAX_TAG_CHARACTERS).optional(),
});
export type TranslationOptions = z.output<typeof TranslationOptions>;

export const TranslationRequest = z.strictObject({
  text: z.string().max(8_000_000),
  /** null: the service detects it. */
  source: language.nullable(),
  target: language,
  options: TranslationOptions.default({}),
});
export type TranslationRequest = z.output<typeof TranslationRequest>;

/**
 * Where a piece of target text comes from. `not-reported`: a remote service answered and does not
 * say what acted.
 */
export type OriginKind =
  | 'typed'
  | 'source-copy'
  | 'memory-exact'
  | 'memory-fuzzy'
  | 'engine'
  | 'pseudo'
  | 'cache'
  | 'propagated'
  | 'not-reported';

/** One segment of a result: ranges are UTF-16 offsets into the whole source and target text. */
export interface SegmentOrigin {
  readonly kind: OriginKind;
  readonly source: readonly [start: number, end: number];
  readonly target: readonly [start: number, end: number];
  /** Match percent of memory kinds, 0 to 100. */
  readonly percent?: number;
  /** Name of the memory. */
  readonly memory?: string;
  /** The stored source segment that matched. */
  readonly stored?: string;
  /** Name of the machine-translation engine. */
  readonly engine?: string;
}

/** A pause before the next attempt. */
export interface RetryWait {
  /** The attempt that comes next, from 2. */
  readonly attempt: number;
  readonly attempts: number;
  /** Milliseconds from the moment this value was sent. */
  readonly waitMs: number;
  readonly failure: Failure;
}

/** A tag or placeholder that source and target do not share. */
export interface TagMismatch {
  readonly tag: string;
  /** How often it stands in the source and in the target. */
  readonly inSource: number;
  readonly inTarget: number;
}

/** The state of one translation into one target; `text` grows in source order as chunks arrive. */
export interface Translation {
  readonly state: 'running' | 'done' | 'failed';
  readonly text: string;
  readonly segments: readonly SegmentOrigin[];
  /** Code in upper case as the service gave it; null until the first answer. */
  readonly detected: string | null;
  /** Characters billed so far; null when the service does not say. */
  readonly billed: number | null;
  readonly chunks: { readonly done: number; readonly all: number };
  readonly wait?: RetryWait;
  /** The failure that ended it; `text` keeps what was finished. */
  readonly failure?: Failure;
  /** `offline`: the built-in service answered; `remote`: another did. */
  readonly service: 'offline' | 'remote';
  readonly mismatches: readonly TagMismatch[];
  readonly modelUsed?: string;
  /** The context that went with the last chunk, shown to the person and never translated. */
  readonly contextSent?: string;
}

/** What a text will be billed, by the service's rule (code points; markup free with tag handling). */
export interface TextCost {
  readonly characters: number;
}

/** The outcome of asking for a text's language. */
export interface Detection {
  readonly outcome:
    'success' | 'insufficient_confidence' | 'unsupported_language' | 'no_language_detected';
  /** BCP 47, on success only. */
  readonly language?: string;
  /** `local`: the service refused (see `refusal`) and the built-in one guessed. */
  readonly by: 'service' | 'local';
  readonly refusal?: Failure;
}

/** What stands on the Text screen, saved while typing. */
export const TextDraft = z.strictObject({
  text: z.string().max(8_000_000),
  source: language.nullable(),
  targets: z.array(language).min(1).max(6),
  options: TranslationOptions,
});
export type TextDraft = z.output<typeof TextDraft>;

/** A text file opened into the source pane. */
export interface OpenedText {
  readonly name: string;
  readonly text: string;
}
