import { z } from 'zod';
import type { Failure } from './failure.ts';
import { MAX_GLOSSARIES, MAX_WRITING_CHARACTERS } from './limits.ts';
import type { WordChange } from './word-diff.ts';
import { TONES, WRITING_STYLES } from './writing-styles.ts';
import { ask, nothing, watch } from './route.ts';

const Language = z.string().min(2).max(16);

const choices = {
  mode: z.enum(['rephrase', 'correct']),
  /** Variant of the text's own language; null keeps the language as found. */
  target: Language.nullable(),
  /** One of them at most; of rephrasing only. */
  style: z.enum(WRITING_STYLES).nullable().default(null),
  tone: z.enum(TONES).nullable().default(null),
  /** Glossaries whose source terms must stay as they are. */
  lockedTerms: z.array(z.string().max(64)).max(MAX_GLOSSARIES).default([]),
};
export const WritingRequest = z.strictObject({
  text: z.string().min(1).max(MAX_WRITING_CHARACTERS),
  ...choices,
});
export type WritingRequest = z.output<typeof WritingRequest>;

/** What stands on the Write screen. */
export const WritingDraft = z.strictObject({
  text: z.string().max(MAX_WRITING_CHARACTERS),
  ...choices,
});
export type WritingDraft = z.output<typeof WritingDraft>;

/** What a person should look at before taking a result. */
export type Drift =
  | { readonly kind: 'language'; readonly from: string; readonly to: string }
  | { readonly kind: 'sentences'; readonly before: number; readonly after: number }
  | { readonly kind: 'term'; readonly term: string };

/** A text under improvement; it grows part by part, since the service takes 10 KiB at once. */
export interface Improvement {
  readonly state: 'running' | 'done' | 'failed';
  readonly result: string;
  readonly changes: readonly WordChange[];
  readonly isUnchanged: boolean;
  /** Code as the service gave it; null before the first answer. */
  readonly detected: string | null;
  readonly target: string | null;
  /** Characters that it is billed, by the service's rule. */
  readonly billed: number;
  readonly parts: { readonly done: number; readonly all: number };
  readonly drift: readonly Drift[];
  /**
   * What the offline service could not check, as codes (`grammar`, `spelling`, `style`, `tone`); empty
   * for others.
   */
  readonly unchecked: readonly string[];
  readonly failure?: Failure;
}
/** What can be improved, and which have styles and tones. */
export interface WritingLanguage {
  readonly code: string;
  readonly name: string;
  readonly styles: boolean;
  readonly tones: boolean;
  readonly correct: boolean;
}
export const DiffInput = z.strictObject({
  before: z.string().max(400_000),
  after: z.string().max(400_000),
});

export const writingRoutes = {
  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'writing.improve': watch(WritingRequest).gives<Improvement>(),
  'writing.languages': ask(nothing).gives<readonly WritingLanguage[]>(),
  'writing.draft': ask(nothing).gives<WritingDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'writing.save-draft': ask(WritingDraft).gives<null>(),
  /** Words in which two texts differ. */
  'writing.diff': ask(DiffInput).gives<readonly WordChange[]>(),
};
