import { z } from 'zod';
import type { Unsearched } from './local-memories.ts';
import type { QaCheck, QaSeverity } from './qa-checks.ts';
import { QA_CHECKS } from './qa-checks.ts';
import type { AnalysisBand } from './analysis-bands.ts';
import type { Failure } from './failure.ts';
import { MAX_INSTRUCTION_CHARACTERS, MAX_INSTRUCTIONS } from './limits.ts';
import type { OriginKind } from './text.ts';
import { ask, nothing, watch } from './route.ts';
import type { ExportedFile } from './exported-file.ts';
import type { FilterCounts, SegmentStatus } from './segment-facets.ts';
import {
  ExportPart,
  SegmentFilter,
  SegmentSort,
  SelectedSegments,
  SoughtText,
} from './segment-filter.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

export type { SegmentStatus } from './segment-facets.ts';

/** A remark on a segment; it goes into no document. */
export interface SegmentComment {
  readonly id: string;
  readonly text: string;
  /** null where the person gave no name. */
  readonly author: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly isResolved: boolean;
}

/** A translation memory of a service. */
export const ServiceMemory = z.strictObject({ id: z.string().max(64), name: z.string().max(2048) });
export type ServiceMemory = z.output<typeof ServiceMemory>;

/** One row of the segment editor. Inline tags stand in the text as `<g1>…</g1>` and `<x1/>`. */
export interface Segment {
  /** Its own for ever, wherever split and merge move it. */
  readonly id: number;
  /** From 0, in the order of the text: split and merge move the numbers of those that follow. */
  readonly number: number;
  readonly source: string;
  readonly target: string;
  readonly status: SegmentStatus;
  readonly origin: OriginKind | null;
  /** Of the match that was put in, 101 in context; it stays when the match is edited. */
  readonly percent: number | null;
  readonly memory: string | null;
  /** Who wrote the target, or the unit of the memory; null where nobody says. */
  readonly author: string | null;
  /** ISO 8601. */
  readonly changed: string | null;
  /** How many segments of the project have this source. */
  readonly repeats: number;
  /** Begins a new paragraph, cell or cue. */
  readonly opensBlock: boolean;
  /** Nothing changes its target until it is unlocked. */
  readonly isLocked: boolean;
  readonly comments: readonly SegmentComment[];
  /** Paragraphs that it goes over; more than 1 where it was merged with the next paragraph. */
  readonly paragraphs: number;
  /** Its source in the version of the document that was replaced; null where that is not another. */
  readonly earlierSource: string | null;
}

/** Settings that a file has from its project, unless it has its own. */
export const SHARED_SETTINGS = [
  'into',
  'threshold',
  'memories',
  'serviceMemories',
  'glossaries',
  'styleRule',
  'instructions',
  'qaProfile',
  'blocksExport',
] as const;
export type SharedSetting = (typeof SHARED_SETTINGS)[number];

/** Which repetitions a confirmed target goes to by itself; `ask` lists them instead. */
export const PROPAGATIONS = ['identical', 'context', 'ask', 'none'] as const;
export type Propagation = (typeof PROPAGATIONS)[number];

/** A file of a project: a text or document in one target language. */
export interface SegmentProject {
  readonly id: string;
  /** The project that it belongs to. */
  readonly project: string;
  /** The same for all targets of a document. */
  readonly document: string;
  readonly name: string;
  /** Format of the document it was made of; null for a plain text. */
  readonly format: string | null;
  readonly source: string;
  readonly target: string;
  readonly segments: number;
  /** Confirmed or reviewed. */
  readonly confirmed: number;
  readonly characters: number;
  /** Of the source. */
  readonly words: number;
  readonly confirmedWords: number;
  /** ISO 8601. */
  readonly opened: string;
  /** Memory that confirmed pairs are stored in; null stores none. */
  readonly into: string | null;
  readonly threshold: number;
  /** Memories that are asked; null: those that are assigned to the pair. */
  readonly memories: readonly string[] | null;
  readonly glossaries: readonly string[];
  /** Style rule that goes with machine translation; null for none. */
  readonly styleRule: string | null;
  /** Custom instructions that go with machine translation. */
  readonly instructions: readonly string[];
  /** Profile of checks that QA uses. */
  readonly qaProfile: string;
  /** Nothing is exported while QA finds errors in what would be. */
  readonly blocksExport: boolean;
  /** Settings that are not its project's. */
  readonly own: readonly SharedSetting[];
  /** The memory of a service that goes with machine translation, by connection. */
  readonly serviceMemories: Readonly<Record<string, ServiceMemory>>;
  readonly propagation: Propagation;
  /** Which version of its document is kept beside this one since the document was updated. */
  readonly otherVersion: 'earlier' | 'later' | null;
}
/** What a file of a project is made of. */
export const SourceOfProject = z.union([
  z.strictObject({
    text: z.string().min(1).max(8_000_000),
    name: z.string().trim().min(1).max(200),
  }),
  z.strictObject({ ticket: z.string().max(128), name: z.string().max(1024) }),
  /** A row of the document queue whose original is still kept. */
  z.strictObject({ document: Id }),
]);
/** A project of one file. */
export const NewProject = z.strictObject({
  from: SourceOfProject,
  source: Language,
  target: Language,
  /** What a memory for its confirmed segments is called where none holds the pair; without it none is made. */
  newMemory: z.string().trim().min(1).max(200).exactOptional(),
});
export const OneProjectOfSegments = z.strictObject({ id: Id });
export const ProjectSettings = z.strictObject({
  id: Id,
  into: Id.nullable().exactOptional(),
  threshold: z.int().min(0).max(100).exactOptional(),
  memories: z.array(Id).max(20).nullable().exactOptional(),
  glossaries: z.array(Id).max(5).exactOptional(),
  styleRule: Id.nullable().exactOptional(),
  instructions: z
    .array(z.string().trim().min(1).max(MAX_INSTRUCTION_CHARACTERS))
    .max(MAX_INSTRUCTIONS)
    .exactOptional(),
  qaProfile: Id.exactOptional(),
  blocksExport: z.boolean().exactOptional(),
  /** `project`: for all files that have no setting of their own. */
  scope: z.enum(['file', 'project']).exactOptional(),
  /** null: none is used any more with this connection. */
  serviceMemory: z
    .strictObject({ connection: Id, memory: ServiceMemory.nullable() })
    .exactOptional(),
  propagation: z.enum(PROPAGATIONS).exactOptional(),
});
export const SegmentWindow = z.strictObject({
  id: Id,
  from: z.int().min(0),
  count: z.int().min(1).max(500),
  filter: SegmentFilter.prefault({}),
  sort: SegmentSort.default('text'),
  /** A segment whose place in the view is asked for. */
  placeOf: z.int().min(0).nullable().default(null),
});
export interface SegmentRows {
  /** Rows that fit the filter. */
  readonly total: number;
  readonly rows: readonly Segment[];
  /** Of `placeOf`: where the view holds it, and else of the nearest that follows it in the text; null: none does. */
  readonly place: { readonly number: number; readonly place: number } | null;
}
export const SegmentCounts = z.strictObject({ id: Id, filter: SegmentFilter.prefault({}) });
/** What an undo or redo has changed. */
export interface SteppedOver {
  /** A segment of it; null where it was none. */
  readonly number: number | null;
  /** The version of the document that has taken the place of this one: it was an update of the source. */
  readonly version: SegmentProject | null;
}
/** What changed in a project since the last value; the page asks for the rows that it shows. */
export interface ProjectChange {
  readonly project: SegmentProject;
  /** Numbers of changed segments; null: many. */
  readonly changed: readonly number[] | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Filling in from memories or by the service. */
  readonly filling: { readonly done: number; readonly all: number } | null;
  /** A change of selected segments, or a replacement, that takes a while. */
  readonly changing: { readonly done: number; readonly all: number } | null;
  readonly failure: Failure | null;
}
export const SegmentsExport = OneProjectOfSegments.extend({
  /** Drafts and pre-translated segments go out too; otherwise they stay in the source language. */
  unconfirmed: z.boolean().default(true),
});
export const SegmentsExportCheck = OneProjectOfSegments.extend({
  part: ExportPart.default({ kind: 'whole' }),
});
/** How far the segments that go out are, and what should be looked at before it goes out. */
export interface ExportCheck {
  readonly confirmed: number;
  /** Drafts and pre-translated ones. */
  readonly unconfirmed: number;
  readonly empty: number;
  readonly findings: readonly (Finding & { readonly isConfirmed: boolean })[];
}
export const SegmentEdit = z.strictObject({
  id: Id,
  number: z.int().min(0),
  target: z.string().max(100_000),
  /** How the text came: by hand, or from a match that was put in. */
  origin: z.enum(['typed', 'source-copy', 'memory-exact', 'memory-fuzzy', 'engine']),
  /** Of the match; 101 in context. */
  percent: z.int().min(0).max(101).nullable().default(null),
  memory: z.string().max(200).nullable().default(null),
  confirm: z.boolean().default(false),
  /** Undone by itself, not with what was typed just before. */
  ownStep: z.boolean().default(false),
  /** Which repetitions a confirmed target goes to; null: as the project says. */
  propagation: z.enum(PROPAGATIONS).nullable().default(null),
  /** A confirmed pair goes into the project's memory. */
  store: z.boolean().default(true),
});
export interface SegmentEdited {
  readonly segment: Segment;
  /** Numbers of segments that took the target over. */
  readonly propagated: readonly number[];
  /** Repetitions that would take it over, where the project asks. */
  readonly repetitions: readonly number[];
  /** Next unconfirmed one after it, around the end; null when all are confirmed. */
  readonly next: number | null;
}
export const SegmentsPropagate = z.strictObject({
  id: Id,
  /** The confirmed segment. */
  number: z.int().min(0),
  /** Those of its repetitions that take its target over. */
  to: z.array(z.int().min(0)).max(100_000),
});
/** What is done to segments as they are; locked ones are left out but for `unlock`. */
export const SEGMENT_MARKS = [
  'unconfirm',
  'review',
  'reject',
  'lock',
  'unlock',
  'clear',
  'copy-source',
] as const;
export const SegmentsMark = z.strictObject({
  id: Id,
  numbers: z.array(z.int().min(0)).min(1).max(100_000),
  mark: z.enum(SEGMENT_MARKS),
});
export const OneSegment = z.strictObject({ id: Id, number: z.int().min(0) });
/** `at`: UTF-16 offset in the source as it is shown. */
export const SegmentSplit = OneSegment.extend({ at: z.int().min(0).max(1_000_000) });
/** A state of a segment. */
export interface SegmentVersion {
  /** null: the one that it has now. */
  readonly version: number | null;
  readonly target: string;
  readonly status: SegmentStatus;
  readonly origin: OriginKind | null;
  readonly percent: number | null;
  readonly author: string | null;
  /** ISO 8601. */
  readonly changed: string | null;
}
export interface SegmentHistory {
  /** The newest first; the first one is what the segment is now. */
  readonly versions: readonly SegmentVersion[];
  /** The last state before now that was confirmed or reviewed: changes are tracked against it. */
  readonly baseline: SegmentVersion | null;
}
export const SegmentRestore = OneSegment.extend({ version: z.int().min(0) });
export const SegmentCommentChange = z.discriminatedUnion('change', [
  OneSegment.extend({
    change: z.literal('add'),
    text: z.string().trim().min(1).max(5000),
  }),
  OneSegment.extend({ change: z.literal('resolve'), comment: Id }),
  OneSegment.extend({ change: z.literal('reopen'), comment: Id }),
  OneSegment.extend({ change: z.literal('remove'), comment: Id }),
]);
/** What is looked for in files, and what would stand in its place. */
export const SegmentsFind = SoughtText.omit({ side: true }).extend({
  files: z.array(Id).min(1).max(10_000),
  where: z.enum(['source', 'target', 'comments']),
  isWholeWord: z.boolean().default(false),
  /** In these segments alone, of one file; null: in all of them. */
  selected: SelectedSegments.nullable().default(null),
  /** In targets alone; `$1` is the first group of a regular expression. */
  replacement: z.string().max(5000).default(''),
});
/** A segment that holds what is looked for. */
export interface FoundSegment {
  readonly file: string;
  readonly number: number;
  readonly before: string;
  /** null where nothing is replaced: in sources, comments and locked segments. */
  readonly after: string | null;
  readonly isLocked: boolean;
}
export interface FoundSegments {
  readonly total: number;
  /** Of them, which nothing is replaced in. */
  readonly locked: number;
  /** The first of them. */
  readonly found: readonly FoundSegment[];
}
export const SegmentsReplace = SegmentsFind.extend({
  /** Segments that keep what they have. */
  except: z
    .array(z.strictObject({ file: Id, number: z.int().min(0) }))
    .max(100_000)
    .default([]),
});
export interface SegmentsReplaced {
  /** Segments that changed. */
  readonly changed: number;
  /** Files that they are in. */
  readonly files: number;
}
export interface ReplacementUndone {
  /** Files in which it was taken back. */
  readonly files: number;
  /** Files that were worked on since, and keep it. */
  readonly left: number;
}
export interface SegmentsChanged {
  /** Numbers of the segments that changed. */
  readonly changed: readonly number[];
}
export const SegmentsFill = z.strictObject({
  id: Id,
  /** Matches at or above the threshold first; the rest is sent to the service where `service`. */
  service: z.boolean(),
  /** null: all that are empty. */
  numbers: z.array(z.int().min(0)).max(100_000).nullable().default(null),
  /** Instead of numbers: the empty ones of these, or where `overwrites` all that nobody confirmed. */
  selected: SelectedSegments.nullable().default(null),
  overwrites: z.boolean().default(false),
});
/** What the local memories saved. */
export interface Saving {
  readonly segments: number;
  readonly characters: number;
  readonly sentCharacters: number;
  /** Memories that a team database did not search. */
  readonly unsearched: readonly Unsearched[];
}

/** Something to look at. */
export interface Finding {
  readonly number: number;
  readonly kind: QaCheck;
  /** What it is about: the tag, number or term. */
  readonly what: string;
  readonly severity: QaSeverity;
  /** The target as it would be right; absent where only a person can tell. */
  readonly suggestion?: string;
}

/** `selected`: in these segments alone; null: in all of them. */
export const SegmentFindings = OneProjectOfSegments.extend({
  selected: SelectedSegments.nullable().default(null),
});

/** A finding that somebody has looked at and lets stand, in every segment with this source. */
export interface IgnoredFinding {
  readonly kind: QaCheck;
  readonly what: string;
  readonly source: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}
const OneFinding = z.strictObject({
  id: Id,
  kind: z.enum(QA_CHECKS),
  what: z.string().max(10_000),
});
export const FindingIgnored = OneFinding.extend({
  number: z.int().min(0),
  reason: z.string().trim().max(500),
});
export const FindingRestored = OneFinding.extend({ source: z.string().max(100_000) });

export interface Analysis {
  readonly bands: readonly {
    readonly band: AnalysisBand;
    readonly segments: number;
    readonly words: number;
    readonly characters: number;
  }[];
  readonly total: {
    readonly segments: number;
    readonly words: number;
    readonly characters: number;
  };
  /** Units that this project itself stored, which count for nothing. */
  readonly leftOut: number;
}
/** Whether the service's memory acted on a segment (C13). */
export const ProbeInput = z.strictObject({
  text: z.string().min(1).max(20_000),
  source: Language.nullable(),
  target: Language,
  memory: z.string().max(64),
  threshold: z.int().min(0).max(100),
});
export interface Probe {
  /** `not-reported`: both are equal and the service does not say what acted. */
  readonly verdict: 'acted' | 'changed' | 'same' | 'not-reported';
  readonly with: string;
  readonly without: string;
  readonly billed: number | null;
}

export const segmentsRoutes = {
  'segments.open': ask(NewProject).gives<SegmentProject>(),
  'segments.close': ask(OneProjectOfSegments).gives<null>(),
  'segments.settings': ask(ProjectSettings).gives<SegmentProject>(),
  'segments.watch': watch(OneProjectOfSegments).gives<ProjectChange>(),
  'segments.rows': ask(SegmentWindow).gives<SegmentRows>(),
  'segments.counts': ask(SegmentCounts).gives<FilterCounts>(),
  'segments.edit': ask(SegmentEdit).gives<SegmentEdited>(),
  'segments.propagate': ask(SegmentsPropagate).gives<SegmentsChanged>(),
  /** Answers with the number of the segment that follows. */
  'segments.split': ask(SegmentSplit).gives<{ readonly number: number }>(),
  /** With the next one. */
  'segments.merge': ask(OneSegment).gives<{ readonly number: number }>(),
  'segments.comment': ask(SegmentCommentChange).gives<Segment>(),
  'segments.history': ask(OneSegment).gives<SegmentHistory>(),
  'segments.restore': ask(SegmentRestore).gives<Segment>(),
  'segments.find': ask(SegmentsFind).gives<FoundSegments>(),
  /** One step of each file. */
  'segments.replace': ask(SegmentsReplace).gives<SegmentsReplaced>(),
  /** In how many files the last replacement can be taken back together. */
  'segments.replaced': ask(nothing).gives<{ readonly files: number }>(),
  /** Takes the last replacement back in each file in which nothing was done since. */
  'segments.undo-replace': ask(nothing).gives<ReplacementUndone>(),
  'segments.mark': ask(SegmentsMark).gives<SegmentsChanged>(),
  'segments.undo': ask(OneProjectOfSegments).gives<SteppedOver>(),
  'segments.redo': ask(OneProjectOfSegments).gives<SteppedOver>(),
  'segments.fill': ask(SegmentsFill).gives<Saving>(),
  'segments.findings': ask(SegmentFindings).gives<readonly Finding[]>(),
  'segments.ignored': ask(OneProjectOfSegments).gives<readonly IgnoredFinding[]>(),
  'segments.ignore': ask(FindingIgnored).gives<null>(),
  'segments.restore-finding': ask(FindingRestored).gives<null>(),
  'segments.analysis': ask(OneProjectOfSegments).gives<Analysis>(),
  'segments.analysis-csv': ask(OneProjectOfSegments).gives<ExportedFile>(),
  /** Writes the document in its own format into the output folder; never over a file. */
  'segments.export': ask(SegmentsExport).gives<{ readonly name: string }>(),
  'segments.export-check': ask(SegmentsExportCheck).gives<ExportCheck>(),
  /** Of what was exported last since the program started. */
  'segments.open-exported': ask(OneProjectOfSegments).gives<null>(),
  'segments.show-exported': ask(OneProjectOfSegments).gives<null>(),
};
