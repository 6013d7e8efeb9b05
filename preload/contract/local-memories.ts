import { z } from 'zod';
import { ask, nothing, watch } from './route.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

/** A memory on this computer. Codes are lower case (`en-gb`, `zh-hans`). */
export interface LocalMemory {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly units: number;
  /** ISO 8601. */
  readonly created: string;
  readonly updated: string;
  /**
   * Pairs that it is asked for without being chosen, with its place among others (1 is asked first).
   */
  readonly assigned: readonly {
    readonly source: string;
    readonly target: string;
    readonly priority: number;
  }[];
  /** Id of the team whose memory it follows. */
  readonly team?: string;
  /** It is too large to be kept on this computer, and searched in the team's database. */
  readonly isSearched?: true;
}

/** A long work on a memory. */
export interface MemoryWork {
  readonly id: string;
  readonly kind: 'import' | 'export' | 'deduplicate' | 'near' | 'merge';
  readonly name: string;
  /** 0 to 1; null where it is not known. */
  readonly progress: number | null;
  readonly units: number;
}
export interface LocalMemories {
  readonly memories: readonly LocalMemory[];
  readonly works: readonly MemoryWork[];
}

export const OneMemory = z.strictObject({ id: Id });
/** The sample memory of a pair, the one with an id, or all of them. */
export const SampleMemories = z.union([
  z.strictObject({ source: Language, target: Language }),
  z.strictObject({ id: Id }),
  z.strictObject({ which: z.literal('all') }),
]);
export const NewMemory = z.strictObject({
  name: z.string().trim().min(1).max(200),
  source: Language,
  targets: z.array(Language).min(1).max(100),
});
export const MemoryRename = z.strictObject({ id: Id, name: z.string().trim().min(1).max(200) });
export const MemoryAssignment = z.strictObject({
  id: Id,
  assigned: z
    .array(z.strictObject({ source: Language, target: Language, priority: z.int().min(1).max(99) }))
    .max(200),
});
export const MemoryMerge = z.strictObject({ from: Id, into: Id });

export const MemoryImport = z.strictObject({
  ticket: z.string().max(128),
  name: z.string().max(1024),
  /** An existing memory, or a new one of this name. */
  into: z.union([
    z.strictObject({ id: Id }),
    z.strictObject({ name: z.string().trim().min(1).max(200) }),
  ]),
  /** For files that name no languages (CSV, TSV), or several variants of their source. */
  source: Language.nullable().default(null),
  target: Language.nullable().default(null),
  skipsRepeated: z.boolean().default(false),
});
/** A unit or variant of a file that was left out, with the beginning of its text. */
export interface BadUnit {
  readonly line: number;
  readonly reason: string;
  readonly text: string;
}
/** What an import did; it is whole or it is not there. */
export type MemoryImported =
  | {
      readonly state: 'running';
      readonly work: string;
      readonly progress: number | null;
      readonly units: number;
    }
  | {
      readonly state: 'done';
      readonly memory: LocalMemory;
      readonly format: string;
      readonly encoding: string;
      readonly added: number;
      readonly repeated: number;
      readonly bad: number;
      readonly badReasons: readonly { readonly reason: string; readonly count: number }[];
      /** The first of them. */
      readonly badUnits: readonly BadUnit[];
      /** Oddities that were put right, by kind. */
      readonly repairs: readonly { readonly kind: string; readonly count: number }[];
    };
export const MemoryExport = z.strictObject({ id: Id, format: z.enum(['tmx', 'csv']) });

export interface Unit {
  readonly unit: number;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly author: string | null;
  /** Project, client and subject as its properties name them. */
  readonly project: string | null;
  readonly changed: string;
  readonly note: string | null;
}
/** Which units are shown, whatever they say. */
const UnitFacts = {
  /** A part of the author's name; empty: of anybody. */
  author: z.string().max(200).default(''),
  /** A part of the project, client or subject; empty: of any. */
  project: z.string().max(200).default(''),
  /** Changed since, and before. */
  since: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
};
export const UnitSearch = z.strictObject({
  id: Id,
  /** Empty shows all, in order of adding. */
  query: z.string().max(1000).default(''),
  side: z.union([z.literal('source'), z.strictObject({ language: Language })]).default('source'),
  mode: z.enum(['exact', 'fuzzy']).default('exact'),
  ...UnitFacts,
  /**
   * Those that have source and neighbours of another unit, one beside the other, the newest first; then
   * nothing else is looked for.
   */
  repeated: z.boolean().default(false),
  /**
   * Groups of units whose sources differ in case, punctuation, spaces, numbers or tags alone, the newest of each
   * first; then nothing else is looked for. `fresh` looks through the whole memory, also where that was done.
   */
  near: z.enum(['off', 'cached', 'fresh']).default('off'),
  /** From `next` of the page before; null begins. */
  from: z.int().min(0).nullable().default(null),
  count: z.int().min(1).max(200).default(50),
});
export interface Units {
  readonly units: readonly (Unit & {
    /** Where the query stands, UTF-16 ranges in the searched side. */
    readonly ranges: readonly (readonly [number, number])[];
    readonly percent: number | null;
    /** Of near duplicates: the place of the group that it belongs to. */
    readonly group?: number;
  })[];
  /** Of all that fit, units, or groups of near duplicates; null where nobody counted. */
  readonly total: number | null;
  readonly next: number | null;
}
export const UnitChange = z.strictObject({
  id: Id,
  /** null adds one. */
  unit: z.int().nullable(),
  /** Outer white space belongs to it. */
  source: z.string().max(100_000).regex(/\S/u),
  targets: z.record(Language, z.string().max(100_000)),
});
export const UnitRemoval = z.strictObject({ id: Id, units: z.array(z.int()).min(1).max(10_000) });
export const UnitChoice = z.strictObject({
  id: Id,
  /** Stays. */
  unit: z.int(),
  /** Its near duplicates may go, too. */
  near: z.boolean().default(false),
  /** Go, if they have its source and neighbours. */
  gone: z.array(z.int()).min(1).max(1000),
});
export interface MemoryStatistics {
  readonly units: number;
  readonly sides: readonly {
    readonly language: string;
    readonly units: number;
    readonly words: number;
    readonly characters: number;
    readonly distinctWords: number;
  }[];
  readonly repeatedSources: number;
  readonly authors: readonly { readonly name: string; readonly units: number }[];
  readonly changed: { readonly first: string; readonly last: string } | null;
  /** Units by the year in which they were changed last, the oldest first. */
  readonly years: readonly { readonly year: number; readonly units: number }[];
}

/** A stored translation that fits a segment; `percent` is `base` less all penalties. */
export interface Match {
  readonly percent: number;
  readonly base: number;
  readonly penalties: readonly { readonly kind: string; readonly percent: number }[];
  /** Other numbers, other tags or placeholders, a "not" on one side alone, words of opposite meaning. */
  readonly alarms: readonly ('number' | 'placeables' | 'negation' | 'opposites')[];
  readonly context: 'both' | 'previous' | 'next' | null;
  readonly source: string;
  readonly target: string;
  readonly targetLanguage: string;
  readonly author: string | null;
  readonly project: string | null;
  readonly changed: string;
  readonly memory: string;
  readonly memoryName: string;
  readonly unit: number;
  /** From the stored source to the segment. */
  readonly difference: readonly { readonly before: string; readonly after: string }[];
}
export const MatchesInput = z.strictObject({
  segment: z.string().min(1).max(20_000),
  source: Language,
  target: Language,
  threshold: z.int().min(0).max(100),
  previous: z.string().max(20_000).exactOptional(),
  next: z.string().max(20_000).exactOptional(),
  /** null: those that are assigned to the pair, by priority. */
  memories: z.array(Id).max(20).nullable().default(null),
  limit: z.int().min(1).max(20).default(9),
});
export const ConcordanceInput = z.strictObject({
  text: z.string().trim().min(1).max(1000),
  source: Language,
  target: Language,
  side: z.enum(['source', 'target']),
  mode: z.enum(['exact', 'fuzzy']),
  ...UnitFacts,
  memories: z.array(Id).max(20).nullable().default(null),
  count: z.int().min(1).max(100).default(50),
});
/** A memory of a team whose database could not be searched. */
export interface Unsearched {
  readonly memoryName: string;
  /** As of the failure `team-failed`. */
  readonly reason: string;
}
/** Matches of all memories with those of team databases. */
export interface ServerMatches {
  /** null where no memory is searched in its database. */
  readonly matches: readonly Match[] | null;
  readonly unsearched: readonly Unsearched[];
}
export interface ConcordanceAnswer {
  readonly total: number;
  readonly unsearched: readonly Unsearched[];
  readonly hits: readonly {
    readonly memory: string;
    readonly memoryName: string;
    readonly unit: number;
    readonly source: string;
    readonly target: string;
    readonly ranges: readonly (readonly [number, number])[];
    readonly percent: number;
    readonly author: string | null;
    readonly project: string | null;
    readonly changed: string;
  }[];
}

export const FragmentsInput = z.strictObject({
  segment: z.string().min(1).max(20_000),
  source: Language,
  target: Language,
  /** null: those that are assigned to the pair, by priority. */
  memories: z.array(Id).max(20).nullable().default(null),
  limit: z.int().min(1).max(20).default(6),
});
/** A passage of a segment that stands in a stored source. */
export interface Fragment {
  /** UTF-16 range in the segment. */
  readonly at: readonly [start: number, end: number];
  readonly text: string;
  /** What the passage becomes, or the whole target of a unit that holds it. */
  readonly target: string;
  /** `target` is of the passage alone. */
  readonly isAligned: boolean;
  /** The stored source. */
  readonly source: string;
  readonly memory: string;
  readonly memoryName: string;
  readonly unit: number;
}
/** Passages of a segment, the longest first. */
export interface Fragments {
  readonly list: readonly Fragment[];
  /** The search stopped before everything was read; longer ones may exist. */
  readonly isCut: boolean;
}

export const localMemoriesRoutes = {
  'local-memories.watch': watch(nothing).gives<LocalMemories>(),
  'local-memories.create': ask(NewMemory).gives<LocalMemory>(),
  /** Adds sample memories that are not here yet; active, all of them. not-found where none is meant. */
  'local-memories.add-samples': ask(SampleMemories).gives<readonly LocalMemory[]>(),
  'local-memories.rename': ask(MemoryRename).gives<null>(),
  'local-memories.assign': ask(MemoryAssignment).gives<null>(),
  'local-memories.remove': ask(OneMemory).gives<null>(),
  /** Ends after a `done` value; stopping it leaves the memory as it was. */
  'local-memories.import': watch(MemoryImport).gives<MemoryImported>(),
  'local-memories.export': ask(MemoryExport).gives<{
    readonly name: string;
    readonly units: number;
  }>(),
  'local-memories.merge': ask(MemoryMerge).gives<null>(),
  'local-memories.deduplicate': ask(OneMemory).gives<{ readonly removed: number }>(),
  'local-memories.statistics': ask(OneMemory).gives<MemoryStatistics>(),
  'local-memories.units': ask(UnitSearch).gives<Units>(),
  'local-memories.change-unit': ask(UnitChange).gives<Unit>(),
  'local-memories.remove-units': ask(UnitRemoval).gives<null>(),
  /** Merges units into one of them: it stays as it is, the others go. */
  'local-memories.keep-unit': ask(UnitChoice).gives<null>(),
  /** Adds again what the last merge of units in a memory removed; not-found where there was none. */
  'local-memories.undo-keep': ask(OneMemory).gives<null>(),
  /** Best first; at or above the threshold. */
  'local-memories.matches': ask(MatchesInput).gives<readonly Match[]>(),
  /** The same with the memories that are searched in team databases, which takes longer. */
  'local-memories.server-matches': ask(MatchesInput).gives<ServerMatches>(),
  /** Passages of a segment, the longest first. */
  'local-memories.fragments': ask(FragmentsInput).gives<Fragments>(),
  'local-memories.concordance': ask(ConcordanceInput).gives<ConcordanceAnswer>(),
};
