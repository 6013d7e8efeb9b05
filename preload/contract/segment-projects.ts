import { z } from 'zod';
import type { Unsearched } from './local-memories.ts';
import type { AnalysisBand } from './analysis-bands.ts';
import type { ExportedFile } from './exported-file.ts';
import { QA_CHECKS, QA_SEVERITIES } from './qa-checks.ts';
import type { Failure } from './failure.ts';
import { ask, nothing, watch } from './route.ts';
import type { Finding, SegmentProject } from './segments.ts';
import { SHARED_SETTINGS, SourceOfProject } from './segments.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);

/** Targets of one project. */
export const MOST_TARGETS = 20;

/** What is done to all files of a project, told while it goes on. */
export interface ProjectWork {
  readonly kind: 'adding' | 'analysis' | 'pre-translation' | 'qa' | 'export';
  readonly done: number;
  readonly all: number;
}

/** A project: documents, each translated into the same languages. */
export interface TranslationProject {
  readonly id: string;
  readonly name: string;
  /** What it was called before it was renamed. */
  readonly earlierName?: string;
  /** ISO 8601. */
  readonly opened: string;
  readonly source: string;
  readonly targets: readonly string[];
  /** Each document in each target, by document, then in the order of the targets. */
  readonly files: readonly SegmentProject[];
  readonly work: ProjectWork | null;
}

export const NewTranslationProject = z.strictObject({
  name: z.string().trim().min(1).max(200),
  source: Language,
  targets: z.array(Language).min(1).max(MOST_TARGETS),
});
export const OneTranslationProject = z.strictObject({ id: Id });
export const ProjectName = OneTranslationProject.extend({
  name: z.string().trim().min(1).max(200),
});
export const AddedDocument = OneTranslationProject.extend({
  from: SourceOfProject,
  /** What memories for confirmed segments are called, by target, where none holds the pair. */
  newMemories: z.record(Language, z.string().trim().min(1).max(200)).default({}),
});
export const ProjectTarget = OneTranslationProject.extend({ target: Language });
export const ProjectDocument = OneTranslationProject.extend({ document: Id });
export const SharedByFile = z.strictObject({
  file: Id,
  /** Those that are given up. */
  settings: z.array(z.enum(SHARED_SETTINGS)).default([...SHARED_SETTINGS]),
});
/** Where somebody is who looks for the next segment that is not confirmed. */
export const PlaceInProject = z.strictObject({ file: Id, number: z.int().min(0) });

/** Files of a project; null: all. */
const Files = z.array(Id).min(1).max(10_000).nullable().default(null);
const SomeFiles = OneTranslationProject.extend({ files: Files });

interface Amount {
  readonly segments: number;
  readonly words: number;
  readonly characters: number;
}
interface BandAmount extends Amount {
  readonly band: AnalysisBand;
}
export interface FileAnalysis {
  readonly file: string;
  readonly bands: readonly BandAmount[];
  readonly total: Amount;
}
/** The analysis of a project: the bands of each file, and their sums. */
export interface ProjectAnalysis {
  readonly files: readonly FileAnalysis[];
  readonly bands: readonly BandAmount[];
  readonly total: Amount;
  /** Units that work on the project stored, which count for nothing. */
  readonly leftOut: number;
}

export const PreTranslation = SomeFiles.extend({
  /** The least match in percent; 101 takes matches in context alone. */
  threshold: z.int().min(50).max(101),
  /** The rest is sent to the service. */
  machine: z.boolean(),
  /** Matches that are confirmed at once. */
  confirm: z.enum(['none', '101', '100']),
  /** Matches in context are locked. */
  lock: z.boolean(),
});
interface FailedFile {
  readonly file: string;
  readonly failure: Failure;
}
export interface PreTranslated {
  readonly segments: number;
  readonly sentCharacters: number;
  /** Memories that a team database did not search. */
  readonly unsearched: readonly Unsearched[];
  /** Files that could not be done. */
  readonly failed: readonly FailedFile[];
}

export const ProjectExport = SomeFiles.extend({
  unconfirmed: z.boolean(),
  /** Pseudo-translated documents, to try the layout, instead of the translations. */
  pseudo: z.boolean().default(false),
});
export const OpenExported = OneTranslationProject.extend({
  /** null: the folder of all. */
  file: Id.nullable(),
  how: z.enum(['open', 'show']),
});
export interface ProjectExported {
  /** What was written of each file, in the folder of the project. */
  readonly written: readonly { readonly file: string; readonly name: string }[];
  readonly folder: string;
  readonly failed: readonly FailedFile[];
}

/** A finding in a file of the project, with the texts that it is about. */
export interface FileFinding extends Finding {
  readonly file: string;
  readonly sourceText: string;
  readonly targetText: string;
  /** Whether its segment is confirmed: others can be left out of an export. */
  readonly isConfirmed: boolean;
}

export interface FoundInFiles {
  readonly total: number;
  /** The first of them. */
  readonly findings: readonly FileFinding[];
}

const Words = z.string().max(1000);
/** A report of QA as a file. Main knows no language of the interface, so the page gives its words. */
export const QaReport = z.strictObject({
  format: z.enum(['html', 'xlsx', 'csv']),
  group: z.enum(['file', 'check']),
  words: z.strictObject({
    /** BCP 47. */
    language: Language,
    direction: z.enum(['ltr', 'rtl']),
    title: Words,
    /** File, target language, segment, severity, check, what it is about, source, translation. */
    headings: z.array(Words).length(8),
    checks: z.record(z.enum(QA_CHECKS), Words),
    severities: z.record(z.enum(QA_SEVERITIES), Words),
    /** Says that only `{shown}` of `{total}` are listed. */
    cut: Words,
  }),
});
export type QaReport = z.output<typeof QaReport>;

export const segmentProjectsRoutes = {
  /** All projects, the newest first. */
  'segment-projects.watch': watch(nothing).gives<readonly TranslationProject[]>(),
  /** A project without documents. */
  'segment-projects.create': ask(NewTranslationProject).gives<TranslationProject>(),
  'segment-projects.rename': ask(ProjectName).gives<null>(),
  /** Gives a project the name that it had before; done again, the newer one. */
  'segment-projects.undo-rename': ask(OneTranslationProject).gives<null>(),
  'segment-projects.remove': ask(OneTranslationProject).gives<null>(),
  /** Adds a document in all targets of the project. */
  'segment-projects.add': ask(AddedDocument).gives<readonly SegmentProject[]>(),
  /** Takes a document with all its translations out of a project. */
  'segment-projects.remove-document': ask(ProjectDocument).gives<null>(),
  /** Adds a target, or the files that a target lacks. */
  'segment-projects.add-target': ask(ProjectTarget).gives<readonly SegmentProject[]>(),
  /** Settings of a file's own are given up for those of its project. */
  'segment-projects.share': ask(SharedByFile).gives<SegmentProject>(),
  /** The next segment that is not confirmed, in this file or, over its end, in any other of the project. */
  'segment-projects.next': ask(PlaceInProject).gives<z.output<typeof PlaceInProject> | null>(),
  'segment-projects.analysis': ask(SomeFiles).gives<ProjectAnalysis>(),
  /** The same as a table, with the weights of the settings. */
  'segment-projects.analysis-csv': ask(SomeFiles).gives<ExportedFile>(),
  'segment-projects.pre-translate': ask(PreTranslation).gives<PreTranslated>(),
  /** Writes documents into a folder of the project's name; never over a file. */
  'segment-projects.qa': ask(SomeFiles).gives<FoundInFiles>(),
  'segment-projects.qa-file': ask(SomeFiles.extend({ report: QaReport })).gives<ExportedFile>(),
  'segment-projects.export': ask(ProjectExport).gives<ProjectExported>(),
  /** Of what was exported last since the program started. */
  'segment-projects.open-exported': ask(OpenExported).gives<null>(),
};
