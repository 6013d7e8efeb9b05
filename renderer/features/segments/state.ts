import type { UnitFilter } from '../memories/unit-filter.ts';
import { NO_FILTER } from '../memories/unit-filter.ts';
import type {
  FoundInFiles,
  PreTranslated,
  ProjectAnalysis,
  ProjectExported,
  TranslationProject,
} from '../../../preload/contract/segment-projects.ts';
import type { LocalMemory, Unsearched } from '../../../preload/contract/local-memories.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  ConcordanceAnswer,
  Fragments,
  Match,
} from '../../../preload/contract/local-memories.ts';
import type { MachineProposal } from '../../../preload/contract/segment-help.ts';
import type {
  Analysis,
  ExportCheck,
  Finding,
  FoundSegments,
  IgnoredFinding,
  ProjectChange,
  Saving,
  Segment,
  SegmentHistory,
  SegmentProject,
} from '../../../preload/contract/segments.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { FilterCounts } from '../../../preload/contract/segment-facets.ts';
import type { QaSeverity } from '../../../preload/contract/qa-checks.ts';
import type { Draft } from './edit/draft.ts';
import { EVERY_SEGMENT, isEverySegment } from '../../../preload/contract/segment-facets.ts';
import type { SegmentFilter, SegmentSort } from '../../../preload/contract/segment-filter.ts';
import type { Input } from '../../../preload/contract/api.ts';
import type { IdRanges } from '../../../preload/contract/id-ranges.ts';
import type { SelectionChanged } from '../../../preload/contract/segment-selection.ts';
import type { SettingScope } from './project/setting-scope.ts';
import type { Updating } from './update/updating.ts';
import { NO_ROWS, rowAt, type RowWindows } from './rows/row-windows.ts';

/** Documents that are being added to a project. */
export interface Adding {
  readonly project: string;
  readonly done: number;
  readonly all: number;
  readonly isOver: boolean;
  readonly failed: readonly { readonly name: string; readonly failure: Failure }[];
}

export interface SegmentsState {
  /** As main lists them; null before the first value. */
  readonly projects: readonly TranslationProject[] | null;
  readonly memories: readonly LocalMemory[];
  readonly opening: Attempt<SegmentProject | null>;
  /** The project whose files are shown while none of them is open; null shows the start page. */
  readonly page: string | null;
  /** Documents that are being added, or were added last where some could not be. */
  readonly adding: Adding | null;
  readonly projectAnalysis: Attempt<ProjectAnalysis>;
  readonly projectFindings: Attempt<FoundInFiles>;
  readonly preTranslated: Attempt<PreTranslated>;
  readonly projectExported: Attempt<ProjectExported>;
  /** Why the last verb of the project's page could not be done. */
  readonly pageRefused: Failure | null;
  /** Files that the last replacement changed and that have not taken it back together. */
  readonly replacedFiles: number;
  /** The update of a document, while its dialog is open. */
  readonly updating: Updating | null;
  /** The file that is worked on. */
  readonly editor: EditorState | null;
}

/** Which segments are shown, and in which order. */
export interface View {
  readonly filter: SegmentFilter;
  readonly sort: SegmentSort;
}

export const WHOLE: View = { filter: EVERY_SEGMENT, sort: 'text' };

/** Every segment is shown in order, so that a place is the number of its segment. */
export const isWhole = ({ filter, sort }: View): boolean =>
  sort === 'text' && isEverySegment(filter);

/** Segments that are selected, wherever they stand and whatever is shown. */
export interface Selection {
  readonly ids: IdRanges;
  readonly count: number;
  /** Where a stretch begins that Shift extends, in the view of that moment. */
  readonly anchor: { readonly view: View; readonly place: number };
  /** The other end of that stretch; the grid scrolls to it. */
  readonly lead: number;
  /** What was selected before that stretch, and stays. */
  readonly base: IdRanges;
}

/** What the side pane shows: what helps with the active segment, or what is known of all of them. */
export type PaneId = 'segment' | 'findings' | 'analysis' | 'preview';

export interface ConcordanceQuery {
  readonly text: string;
  readonly side: 'source' | 'target';
  readonly mode: 'exact' | 'fuzzy';
  /** Of which units. */
  readonly filter: UnitFilter;
}

export type SegmentMark = Input<'segments.mark'>['mark'];

/** What happened last, for eyes and screen readers. */
export type Said =
  /** `isStored`: into the memory of the project, where it has one. */
  | { readonly kind: 'confirmed'; readonly isStored: boolean }
  | { readonly kind: 'all-confirmed' | 'empty-target' | 'nothing-selected' }
  | { readonly kind: 'machine-asked' | 'no-machine' | 'all-tags' | 'tags-cleaned' | 'no-misspelt' }
  | { readonly kind: 'no-term'; readonly key: number }
  | { readonly kind: 'propagated'; readonly numbers: readonly number[] }
  | { readonly kind: 'split' | 'merged' | 'locked' | 'restored' }
  | { readonly kind: 'replaced'; readonly count: number; readonly files: number }
  | { readonly kind: 'replace-undone'; readonly files: number; readonly left: number }
  | { readonly kind: 'marked'; readonly mark: SegmentMark }
  | { readonly kind: 'selected'; readonly count: number }
  | ({ readonly kind: 'selection-changed' } & SelectionChanged)
  | { readonly kind: 'no-match'; readonly key: number }
  | { readonly kind: 'no-tag'; readonly key: number }
  | { readonly kind: 'undone' | 'redone'; readonly number: number | null }
  | { readonly kind: 'stopped' | 'update-undone' | 'update-redone' }
  | { readonly kind: 'exported'; readonly name: string; readonly untranslated: number }
  | { readonly kind: 'filled'; readonly saving: Saving };

/** A written document, and how many of its segments stayed in the source language. */
export interface Exported {
  readonly name: string;
  readonly untranslated: number;
}

export interface EditorState {
  readonly project: SegmentProject;
  /** What a change of a setting acts on where the project has several files. */
  readonly settingScope: SettingScope;
  readonly view: View;
  readonly rows: RowWindows;
  /** The row that is edited; its place counts in the view. */
  readonly active: { readonly number: number; readonly place: number } | null;
  /** Segments that verbs act on instead of the active one; null: none is selected. */
  readonly selection: Selection | null;
  /** What was written and is not with main yet, by number of the segment. */
  readonly drafts: ReadonlyMap<number, Draft>;
  /** Grows with every request that the keyboard goes to the row that is edited. */
  readonly summons: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly filling: ProjectChange['filling'];
  readonly changing: ProjectChange['changing'];
  readonly pane: PaneId;
  readonly matching: Attempt<readonly Match[]>;
  /** Matches that are shown, and whose they are. */
  readonly matches: { readonly number: number; readonly list: readonly Match[] } | null;
  /** Memories whose team database did not answer for these matches. */
  readonly unsearched: readonly Unsearched[];
  /** Machine translation of a segment; its value is null where nobody asked a service that bills. */
  readonly machine: {
    readonly number: number;
    readonly attempt: Attempt<MachineProposal | null>;
  } | null;
  readonly fragments: (Fragments & { readonly number: number }) | null;
  /** QA of the active segment. */
  readonly checks: { readonly number: number; readonly list: readonly Finding[] } | null;
  readonly query: ConcordanceQuery;
  readonly concordance: Attempt<ConcordanceAnswer>;
  readonly findings: Attempt<readonly Finding[]>;
  /** Segments that `findings` are of; null: all. */
  readonly checked: IdRanges | null;
  /** The worst severity of segments that QA has looked at and found something in, by number. */
  readonly marks: ReadonlyMap<number, QaSeverity>;
  /** Findings that somebody lets stand. */
  readonly ignored: readonly IgnoredFinding[];
  readonly analysis: Attempt<Analysis>;
  /** Characters that a fill by the service would send at most. */
  readonly cost: Attempt<number>;
  readonly exportCheck: Attempt<ExportCheck>;
  readonly exporting: Attempt<Exported>;
  /** What is asked or shown over the editor. */
  readonly dialog:
    | 'replace'
    | 'split'
    | 'comments'
    | 'comment-selected'
    | 'history'
    | 'propagation'
    | 'qa-profiles'
    | 'import-qa-profile'
    | 'forbidden'
    | null;
  /** That dialog is not shown before the keys that were pressed ahead of it have acted. */
  readonly isDialogHeld: boolean;
  readonly finding: Attempt<FoundSegments>;
  /** Of the active segment, since it was asked for. */
  readonly history: Attempt<SegmentHistory>;
  /** Repetitions that may take the target of a confirmed segment over. */
  readonly repetitions: { readonly number: number; readonly numbers: readonly number[] } | null;
  /** How many segments each choice of the filter would show; null before they are counted. */
  readonly counts: FilterCounts | null;
  readonly said: Said | null;
  /** Why the verb that was pressed last could not be done. */
  readonly refused: Failure | null;
}

export const NOTHING: SegmentsState = {
  projects: null,
  memories: [],
  opening: IDLE,
  page: null,
  adding: null,
  projectAnalysis: IDLE,
  projectFindings: IDLE,
  preTranslated: IDLE,
  projectExported: IDLE,
  pageRefused: null,
  replacedFiles: 0,
  updating: null,
  editor: null,
};

/** A project before its rows have come. */
export const openedEditor = (project: SegmentProject): EditorState => ({
  project,
  settingScope: 'project',
  view: WHOLE,
  rows: NO_ROWS,
  active: null,
  selection: null,
  drafts: new Map(),
  summons: 0,
  canUndo: false,
  canRedo: false,
  filling: null,
  changing: null,
  pane: 'segment',
  matching: IDLE,
  matches: null,
  unsearched: [],
  machine: null,
  fragments: null,
  checks: null,
  query: { text: '', side: 'source', mode: 'exact', filter: NO_FILTER },
  concordance: IDLE,
  findings: IDLE,
  checked: null,
  marks: new Map(),
  ignored: [],
  analysis: IDLE,
  cost: IDLE,
  exportCheck: IDLE,
  exporting: IDLE,
  dialog: null,
  isDialogHeld: false,
  finding: IDLE,
  history: IDLE,
  repetitions: null,
  counts: null,
  said: null,
  refused: null,
});

/** The segment that is edited, once its row has come. */
export function activeRow({ active, rows }: EditorState): Segment | null {
  const row = active === null ? undefined : rowAt(rows, active.place);
  return row?.number === active?.number ? (row ?? null) : null;
}

/** A segment's target as it is written now. */
export const writtenTarget = ({ drafts }: EditorState, row: Segment): string =>
  drafts.get(row.number)?.text ?? row.target;

/** A filter as main is asked with it. */
export const askedFilter = ({ filter }: View): Input<'segments.counts'>['filter'] & object => ({
  ...filter,
  statuses: [...filter.statuses],
  matches: [...filter.matches],
  origins: [...filter.origins],
});
