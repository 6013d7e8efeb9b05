import { z } from 'zod';
import { MAX_GLOSSARIES } from './limits.ts';
import { ask, nothing } from './route.ts';
import type { GlossaryName } from './customization.ts';
import type { ExportedFile } from './exported-file.ts';

const Id = z.string().min(1).max(64);
/** Base code, lower case. */
const Language = z.string().min(2).max(16);
const Name = z.string().trim().min(1).max(1024);
/** The rules of the content (bytes, controls, duplicates) are the service's; main checks them. */
const Text = z.string().max(4096);
/** Source and target of a term. */
export const Entry = z.tuple([Text, Text]);
export type Entry = z.output<typeof Entry>;
const Entries = z.array(Entry).max(500_000);

/** The entries of one direction, without them. */
export interface Dictionary {
  readonly source: string;
  readonly target: string;
  /** null where the service does not say. */
  readonly entries: number | null;
}
export interface Glossary {
  readonly id: string;
  readonly name: string;
  /** ISO 8601; null where the service does not say. */
  readonly created: string | null;
  readonly dictionaries: readonly Dictionary[];
}
export interface Glossaries {
  readonly connection: string;
  readonly all: readonly Glossary[];
}

export const OneGlossary = z.strictObject({ id: Id });
export const OneDictionary = z.strictObject({ id: Id, source: Language, target: Language });
export type OneDictionary = z.output<typeof OneDictionary>;
export const DictionaryContent = z.strictObject({
  source: Language,
  target: Language,
  entries: Entries,
});
export type DictionaryContent = z.output<typeof DictionaryContent>;
export const NewGlossary = z.strictObject({
  name: Name,
  /** At least one: the service keeps no glossary without. */
  dictionaries: z.array(DictionaryContent).min(1).max(200),
});
export const GlossaryRename = z.strictObject({ id: Id, name: Name });
/** What a dictionary shall hold, wholly. */
export const DictionaryReplacement = OneDictionary.extend({ entries: Entries });
/** Entries that are added; one with a known source takes its place. */
export const DictionaryMerge = OneDictionary.extend({ entries: Entries });

/** A term added from a selection; `undo` takes it back. */
export const NewTerm = OneDictionary.extend({ entry: Entry });
export interface AddedTerm {
  /** Target that it had before; null when it is new. */
  readonly before: string | null;
}
export const TermUndo = OneDictionary.extend({ term: Text, before: Text.nullable() });

/** Why an entry cannot be sent. */
export type EntryProblem =
  | 'empty'
  /** The same source stands above. */
  | 'duplicate'
  | 'control-character'
  /** More than 1,024 bytes of UTF-8. */
  | 'too-long'
  | 'outer-space';

interface Pair {
  readonly source: string;
  readonly target: string;
}

/** A translation not to use. */
export interface ForbiddenEntry {
  /** Empty: whatever the source says. */
  readonly source: string;
  readonly target: string;
  /** Empty for none. */
  readonly note: string;
}

export const GlossaryFileInput = z.strictObject({
  ticket: z.string().max(128),
  name: z.string().max(1024),
  /** Pair of the entries where the file does not name one. */
  pair: z.strictObject({ source: Language, target: Language }).nullable().default(null),
});
export type GlossaryFileFormat = 'tsv' | 'csv' | 'csv-pairs' | 'xlsx' | 'tbx';
/** What an import would bring; nothing is sent yet. */
export interface GlossaryPreview {
  readonly format: GlossaryFileFormat;
  readonly dictionaries: readonly DictionaryContent[];
  /** Lines that are left out, by number from 1 (rows of a sheet, terms of a TBX). */
  readonly problems: readonly {
    readonly line: number;
    readonly problem: EntryProblem | 'columns' | 'language' | 'quotes' | 'same-language';
    /** The beginning of what stands there. */
    readonly text: string;
  }[];
  /** Translations that the file says not to use, by dictionary; no service keeps those. */
  readonly forbidden: readonly (Pair & { readonly terms: readonly ForbiddenEntry[] })[];
  /** Whether the file names languages; otherwise the pair that was given counts. */
  readonly namesLanguages: boolean;
  /** Encoding that it was read in. */
  readonly encoding: string;
}
export const GlossaryExport = z.strictObject({
  id: Id,
  format: z.enum(['tsv', 'csv', 'csv-pairs', 'xlsx', 'tbx']),
  /** One dictionary; required for tsv and csv. null takes all. */
  pair: z.strictObject({ source: Language, target: Language }).nullable().default(null),
  /** With the person's forbidden terms of its languages, where the format can say so. */
  withForbidden: z.boolean().default(false),
});

/** What replacing or merging would do to a dictionary, counted before it is sent. */
export interface DictionaryChange {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
}
export const DictionaryChangeInput = OneDictionary.extend({
  entries: Entries,
  mode: z.enum(['replace', 'merge']),
});

const Chosen = z.array(Id).min(1).max(MAX_GLOSSARIES);
/** In the order in which they are asked. */
export const TermsInput = z.strictObject({
  glossaries: Chosen,
  source: Language,
  target: Language,
});
/** A source term that the chosen glossaries translate differently: the first one wins. */
export interface TermConflict {
  readonly term: string;
  readonly choices: readonly { readonly glossary: string; readonly target: string }[];
}
export interface TermCoverage {
  /** Chosen glossaries without a dictionary for the pair; a request with them would be refused. */
  readonly missing: readonly string[];
  readonly conflicts: readonly TermConflict[];
}
export const TermMarksInput = TermsInput.extend({
  text: z.string().max(200_000),
  /** null marks the source only. */
  translation: z.string().max(400_000).nullable(),
});
/** A term found in the source, and what became of it. */
export interface TermMark {
  /** UTF-16 range in the source. */
  readonly at: readonly [start: number, end: number];
  readonly term: string;
  readonly wanted: string;
  readonly glossary: string;
  /** `inflected`: another form of the wanted word stands there. null without a translation. */
  readonly outcome: 'used' | 'inflected' | 'missed' | null;
  /** UTF-16 range in the translation; null where it was missed. */
  readonly found: readonly [start: number, end: number] | null;
}

export const glossariesRoutes = {
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
};
