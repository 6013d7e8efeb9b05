import { z } from 'zod';
import { ask, nothing } from './route.ts';
import { TermMarksInput, TermsInput } from './glossaries.ts';
import type { TermCoverage, TermMark } from './glossaries.ts';

/** How many terms a collection holds in one language. */
export interface TermList {
  /** BCP 47. */
  readonly language: string;
  /** null where the service does not say. */
  readonly count: number | null;
}

/** A collection of spoken terms, without the terms. */
export interface SpokenTermsCollection {
  readonly id: string;
  readonly name: string;
  /** ISO 8601; null where the service does not say. */
  readonly created: string | null;
  readonly lists: readonly TermList[];
}

/** The terms of one language of a collection, in the service's order. */
export interface SpokenTerms {
  readonly language: string;
  readonly terms: readonly string[];
}

export const SpokenTermsId = z.string().min(1).max(64);
const TermLanguage = z.string().min(2).max(16);

/** The rules of the content are the service's; main checks them before it sends. */
export const SpokenTermsList = z.strictObject({
  language: TermLanguage,
  terms: z.array(z.string().max(300)).max(300),
});
export type SpokenTermsList = z.output<typeof SpokenTermsList>;

export const NewSpokenTerms = z.strictObject({
  name: z.string().max(1024),
  lists: z.array(SpokenTermsList).max(64).default([]),
});

export const SpokenTermsOf = z.strictObject({ id: SpokenTermsId, language: TermLanguage });

export const SpokenTermsChange = z.strictObject({ id: SpokenTermsId, list: SpokenTermsList });

export const SpokenTermsName = z.strictObject({ id: SpokenTermsId, name: z.string().max(1024) });

export const spokenTermsRoutes = {
  /** Which pairs the chosen glossaries cover, and where they contradict each other. */
  'terms.coverage': ask(TermsInput).gives<TermCoverage>(),
  'terms.marks': ask(TermMarksInput).gives<readonly TermMark[]>(),
  'spoken-terms.list': ask(nothing).gives<readonly SpokenTermsCollection[]>(),
  'spoken-terms.get': ask(z.strictObject({ id: SpokenTermsId })).gives<SpokenTermsCollection>(),
  'spoken-terms.create': ask(NewSpokenTerms).gives<SpokenTermsCollection>(),
  'spoken-terms.rename': ask(SpokenTermsName).gives<SpokenTermsCollection>(),
  'spoken-terms.terms': ask(SpokenTermsOf).gives<SpokenTerms>(),
  /** Makes the language's list, or replaces it wholly. */
  'spoken-terms.replace': ask(SpokenTermsChange).gives<TermList>(),
  /** Adds what the list lacks. */
  'spoken-terms.merge': ask(SpokenTermsChange).gives<SpokenTermsCollection>(),
  'spoken-terms.remove': ask(z.strictObject({ id: SpokenTermsId })).gives<null>(),
  'spoken-terms.remove-list': ask(SpokenTermsOf).gives<null>(),
};
