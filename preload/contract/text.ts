import { z } from 'zod';
import type { Unsearched } from './local-memories.ts';
import type { Lack } from './engine-lack.ts';
import type { Failure } from './failure.ts';
import {
  MAX_GLOSSARIES,
  MAX_INSTRUCTIONS,
  MAX_INSTRUCTION_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TARGETS,
} from './limits.ts';
import { ask, nothing, watch } from './route.ts';

const language = z.string().min(2).max(16);
const tagNames = z.array(z.string().trim().min(1).max(64)).max(64);

/** Memories of this computer that act. */
export const LocalUse = z.union([
  z.strictObject({
    /** None: those that are assigned to the pair, by priority. */
    memories: z.array(z.string().max(64)).max(20),
    threshold: z.int().min(0).max(100),
  }),
  z.literal('off'),
]);

const EveryOption = z.strictObject({
  memory: z.strictObject({
    id: z.string().max(64),
    name: z.string().max(2048),
    threshold: z.int().min(0).max(100),
  }),
  glossaries: z.array(z.string().max(64)).max(MAX_GLOSSARIES),
  styleRule: z.string().max(64),
  instructions: z
    .array(z.string().trim().min(1).max(MAX_INSTRUCTION_CHARACTERS))
    .max(MAX_INSTRUCTIONS),
  formality: z.enum(['more', 'less', 'prefer_more', 'prefer_less']),
  model: z.enum(['quality_optimized', 'latency_optimized']),
  context: z.string().max(20_000),
  /** Sentences before and after a chunk that are sent as context, 0 to 5 each side. */
  neighbours: z.int().min(0).max(5),
  splitSentences: z.enum(['0', '1', 'nonewlines']),
  preserveFormatting: z.boolean(),
  tagHandling: z.enum(['xml', 'html']),
  tagHandlingVersion: z.enum(['v1', 'v2']),
  outlineDetection: z.boolean(),
  splittingTags: tagNames,
  nonSplittingTags: tagNames,
  ignoreTags: tagNames,
  betaLanguages: z.boolean(),
  /**
   * Local memories are asked first at this percent; only what they lack is sent. Absent: those that are
   * assigned to the pair, at the default threshold.
   */
  local: LocalUse,
  reportingTag: z.string().max(MAX_TAG_CHARACTERS),
});

/** Every option of a text translation; absent means the service's default. */
export const TranslationOptions = EveryOption.partial();
export type TranslationOptions = z.output<typeof TranslationOptions>;

/** Local memories that are asked, and how near a match has to be. */
export type LocalChoice = Exclude<NonNullable<TranslationOptions['local']>, 'off'>;

/**
 * The options that one of several targets has for itself: a value replaces the one that is shared
 * by all targets, null stands for the service's default whatever is shared, absent follows it.
 */
export type OwnOptions = {
  readonly [K in keyof TranslationOptions]?: NonNullable<TranslationOptions[K]> | null;
};
const OwnOptions: z.ZodType<OwnOptions, OwnOptions> = z
  .strictObject(
    Object.fromEntries(
      Object.entries(EveryOption.shape).map(([name, value]) => [name, value.nullable()]),
    ),
  )
  .partial();

export const TranslationRequest = z.strictObject({
  text: z.string().max(8_000_000),
  /** null: the service detects it. */
  source: language.nullable(),
  target: language,
  options: TranslationOptions.default({}),
  /** Asks the service although the same request was answered before. */
  isFresh: z.boolean().exactOptional(),
});
export type TranslationRequest = z.output<typeof TranslationRequest>;

/**
 * Where a piece of target text comes from. `untranslated`: it is the source, since no engine translates
 * the pair. `not-reported`: a remote service answered and does not say what acted.
 */
export type OriginKind =
  | 'typed'
  | 'source-copy'
  | 'memory-exact'
  | 'memory-fuzzy'
  | 'engine'
  | 'pseudo'
  | 'untranslated'
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
  /** The memory is one of this computer, and the segment was not sent. */
  readonly isLocal?: boolean;
  /** The stored source segment that matched. */
  readonly stored?: string;
  /** Words in which the stored source and this one differ, of fuzzy matches; a side may be empty. */
  readonly changes?: readonly { readonly stored: string; readonly source: string }[];
  /** Name of the machine-translation engine; of `untranslated`, the last one that was asked. */
  readonly engine?: string;
  /** Of `untranslated`, why that engine has no answer. */
  readonly lack?: Lack;
  /** Milliseconds that the engine took for the segments that it was given together, and their words. */
  readonly ms?: number;
  readonly words?: number;
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
  /** The same request was answered before: nothing was sent or billed. */
  readonly fromCache?: boolean;
  /** Characters that local memories answered, so that they were not sent. */
  readonly savedCharacters?: number;
  /** Memories that a team database did not search. */
  readonly unsearched?: readonly Unsearched[];
}

/** How long a text is, by the service's rule (code points; markup free with tag handling). */
export interface TextCost {
  readonly characters: number;
  /** How much of it is sent and billed, where local memories answer a part. */
  readonly sent?: number;
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
  targets: z
    .array(z.strictObject({ language, options: OwnOptions.default({}) }))
    .min(1)
    .max(MAX_TARGETS),
  /** Shared by all targets. */
  options: TranslationOptions,
  /** Of the bar, which has one without a memory, too. */
  threshold: z.int().min(0).max(100).exactOptional(),
  /** What was chosen of other connections' memories, glossaries and style rules, by their ids. */
  elsewhere: z
    .record(
      z.string().max(64),
      z.strictObject({
        options: TranslationOptions,
        own: z.record(language, OwnOptions),
        /** The host that they are of; null for the built-in service. */
        host: z.string().max(300).nullable().exactOptional(),
      }),
    )
    .default({}),
});
export type TextDraft = z.output<typeof TextDraft>;

/** A text file opened into the source pane. */
export interface OpenedText {
  readonly name: string;
  readonly text: string;
}

const sentence = z.string().min(1).max(4000);

/** A word of a result, for which others are sought. */
export const AlternativesInput = z.strictObject({
  /** The sentence and its translation. */
  source: sentence,
  translation: sentence,
  /** UTF-16 range of the word in the translation. */
  at: z.tuple([z.int().min(0).max(4000), z.int().min(0).max(4000)]),
  from: language,
  to: language,
  /** Those that the translation is made with; others of the pair are asked, too. */
  glossaries: z.array(z.string().max(64)).max(MAX_GLOSSARIES),
  /** Local memories; null: those that are active for the pair. */
  memories: z.array(z.string().max(64)).max(20).nullable(),
});
export type AlternativesInput = z.output<typeof AlternativesInput>;

/** Another word for a word of a result. */
export interface Alternative {
  readonly text: string;
  /** What it takes the place of in the translation: the word, or the term that it belongs to. */
  readonly at: readonly [start: number, end: number];
  readonly sources: readonly {
    readonly kind: 'glossary' | 'memory';
    readonly name: string;
    /** Translation units or entries that have it. */
    readonly count: number;
  }[];
}

/** Other words, best first, with the memories that could not be asked. */
export interface Alternatives {
  readonly list: readonly Alternative[];
  readonly unsearched: readonly Unsearched[];
}

export const textRoutes = {
  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'text.translate': watch(TranslationRequest).gives<Translation>(),
  /** Other words for a word of a result. */
  'text.alternatives': ask(AlternativesInput).gives<Alternatives>(),
  'text.cost': ask(TranslationRequest).gives<TextCost>(),
  'text.detect': ask(z.strictObject({ text: z.string().max(100_000) })).gives<Detection>(),
  'text.open': ask(z.strictObject({ ticket: z.string().max(128) })).gives<OpenedText>(),
  'text.draft': ask(nothing).gives<TextDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'text.save-draft': ask(TextDraft).gives<null>(),
};
