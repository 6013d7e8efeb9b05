import { z } from 'zod';
import type { GlossaryName } from '../customization.ts';
import type { ExportedFile } from '../exported-file.ts';
import type {
  AddedTerm,
  DictionaryChange,
  Entry,
  Glossaries,
  Glossary,
  GlossaryPreview,
  TermCoverage,
  TermMark,
} from '../glossaries.ts';
import {
  DictionaryChangeInput,
  DictionaryMerge,
  DictionaryReplacement,
  GlossaryExport,
  GlossaryFileInput,
  GlossaryRename,
  NewGlossary,
  NewTerm,
  OneDictionary,
  OneGlossary,
  TermMarksInput,
  TermsInput,
  TermUndo,
} from '../glossaries.ts';
import { ask, nothing } from '../route.ts';
import type { SpokenTerms, SpokenTermsCollection, TermList } from '../spoken-terms.ts';
import {
  NewSpokenTerms,
  SpokenTermsChange,
  SpokenTermsId,
  SpokenTermsName,
  SpokenTermsOf,
} from '../spoken-terms.ts';

export const GLOSSARIES = {
  'glossaries.list': ask(nothing).gives<readonly GlossaryName[]>(),
  'glossaries.all': ask(nothing).gives<Glossaries>(),
  'glossaries.create': ask(NewGlossary).gives<Glossary>(),
  'glossaries.rename': ask(GlossaryRename).gives<Glossary>(),
  'glossaries.remove': ask(OneGlossary).gives<null>(),
  'glossaries.entries': ask(OneDictionary).gives<readonly Entry[]>(),
  /** Counts what a replacement or a merge would do; sends nothing but a reading. */
  'glossaries.compare': ask(DictionaryChangeInput).gives<DictionaryChange>(),
  /** Makes the dictionary, or replaces it wholly. */
  'glossaries.replace': ask(DictionaryReplacement).gives<Glossary>(),
  'glossaries.merge': ask(DictionaryMerge).gives<Glossary>(),
  'glossaries.remove-dictionary': ask(OneDictionary).gives<Glossary>(),
  'glossaries.read-file': ask(GlossaryFileInput).gives<GlossaryPreview>(),
  'glossaries.export': ask(GlossaryExport).gives<ExportedFile>(),
  'glossaries.add-term': ask(NewTerm).gives<AddedTerm>(),
  'glossaries.undo-term': ask(TermUndo).gives<null>(),

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
