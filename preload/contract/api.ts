import { z } from 'zod';
import type { AdminAccess, CreatedDeveloperKey, DeveloperKey, DeveloperKeys } from './admin.ts';
import {
  AdminKeyDraft,
  DeveloperKeyEnd,
  DeveloperKeyLabel,
  DeveloperKeyLimits,
  NewDeveloperKey,
} from './admin.ts';
import type { About } from './app.ts';
import type { Budgets } from './budgets.ts';
import { BudgetAlertId, BudgetDraft, OneBudget } from './budgets.ts';
import type { CaptionsPlace } from './captions.ts';
import { CaptionsHold } from './captions.ts';
import type { Capability, CheckedKey, Connections } from './connections.ts';
import { ConnectionDraft, ConnectionId } from './connections.ts';
import type { DocumentCheck, DocumentPreview, DocumentReport, DocumentsView } from './documents.ts';
import {
  DocumentCheckInput,
  DocumentsPause,
  DocumentTickets,
  NewDocuments,
  OneDocument,
  SomeDocuments,
} from './documents.ts';
import type { ExportedFile } from './exported-file.ts';
import type { DetectionProgress, OpenedLines } from './detection.ts';
import { DetectionExport, DetectionRequest, LinesFile } from './detection.ts';
import type {
  AddedTerm,
  DictionaryChange,
  Entry,
  Glossaries,
  Glossary,
  GlossaryPreview,
  TermCoverage,
  TermMark,
} from './glossaries.ts';
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
} from './glossaries.ts';
import type { HistoryDetail, HistoryList, SearchAnswer } from './history.ts';
import {
  EntryPin,
  HistoryExport,
  HistoryPage,
  OneEntry,
  SearchInput,
  SomeEntries,
} from './history.ts';
import type { StyleCatalogue, StyleInstruction, StyleRuleList, StyleTried } from './style-rules.ts';
import {
  InstructionChange,
  InstructionOrder,
  NewInstruction,
  NewStyleRule,
  OneInstruction,
  OneStyleRule,
  StyleRuleConfiguration,
  StyleRuleRename,
  StyleTrial,
} from './style-rules.ts';
import type { WordChange } from './word-diff.ts';
import type { Improvement, WritingLanguage } from './writing.ts';
import { DiffInput, WritingDraft, WritingRequest } from './writing.ts';
import type { GlossaryName, StyleRuleName } from './customization.ts';
import type { Language, Listed } from './languages.ts';
import type {
  ConcordanceAnswer,
  LocalMemories,
  LocalMemory,
  Match,
  MemoryImported,
  MemoryStatistics,
  Unit,
  Units,
} from './local-memories.ts';
import {
  ConcordanceInput,
  MatchesInput,
  MemoryAssignment,
  MemoryExport,
  MemoryImport,
  MemoryMerge,
  MemoryRename,
  NewMemory,
  OneMemory,
  UnitChange,
  UnitRemoval,
  UnitSearch,
} from './local-memories.ts';
import type { MenuChoice } from './menu.ts';
import { ShownMenu } from './menu.ts';
import type { MemoryPage } from './memories.ts';
import { MemoryPageInput } from './memories.ts';
import type { OutsideFacts, OutsideNotice, OutsideRequest } from './outside.ts';
import { OneRequest, OutsideWords, ShownNotice } from './outside.ts';
import type { Projects } from './projects.ts';
import { OneProject, ProjectChoice, ProjectDraft } from './projects.ts';
import type { QuickReplaced, QuickView } from './quick.ts';
import { QuickMove, QuickReplacement } from './quick.ts';
import type {
  Reconciliation,
  ReportRows,
  SeriesAnswer,
  TagReport,
  UsageReport,
} from './reports.ts';
import {
  ReconcileRequest,
  ReportExport,
  ReportRequest,
  ReportRowsRequest,
  SeriesRequest,
  TagReportRequest,
} from './reports.ts';
import type { SentRequest } from './requests.ts';
import type { CheckedInputOf, InputOf, OutputOf } from './route.ts';
import { ask, watch } from './route.ts';
import type {
  Analysis,
  Finding,
  Probe,
  ProjectChange,
  Saving,
  SegmentEdited,
  SegmentProject,
  SegmentRows,
} from './segments.ts';
import {
  NewProject,
  OneProjectOfSegments,
  ProbeInput,
  ProjectSettings,
  SegmentEdit,
  SegmentsFill,
  SegmentWindow,
} from './segments.ts';
import type { Settings } from './settings.ts';
import { SettingsChange } from './settings.ts';
import type { SpokenTerms, SpokenTermsCollection, TermList } from './spoken-terms.ts';
import {
  NewSpokenTerms,
  SpokenTermsChange,
  SpokenTermsId,
  SpokenTermsName,
  SpokenTermsOf,
} from './spoken-terms.ts';
import type { Detection, OpenedText, TextCost, Translation } from './text.ts';
import { TextDraft, TranslationRequest } from './text.ts';
import type { UsageState } from './usage.ts';
import type {
  Recorders,
  Refill,
  SpokenChunk,
  VoiceLanguage,
  VoiceReport,
  VoiceSummary,
  VoiceView,
} from './voice.ts';
import {
  BookmarkChange,
  LineEdit,
  NewBookmark,
  OneSession,
  SpeakerName,
  SpeakerOfLine,
  SpokenPlayed,
  VoiceAudio,
  VoiceExport,
  VoiceSourceChange,
  VoiceSourceLost,
  VoiceStart,
  VoiceSwitch,
  VoiceTitle,
} from './voice.ts';

const nothing = z.undefined();
const refresh = z.strictObject({}).optional();

/** The one table of routes. A route that is missing here does not exist for the page. */
export const api = {
  'app.about': ask(nothing).gives<About>(),

  'settings.watch': watch(nothing).gives<Settings>(),
  'settings.change': ask(SettingsChange).gives<Settings>(),

  'connections.watch': watch(nothing).gives<Connections>(),
  /** Tries a key against its service; stores nothing. */
  'connections.check': ask(ConnectionDraft).gives<CheckedKey>(),
  /** Checks, then stores. A refused key is never stored. Answers with the connection's id. */
  'connections.save': ask(ConnectionDraft).gives<{ readonly id: string }>(),
  'connections.use': ask(ConnectionId).gives<null>(),
  'connections.remove': ask(ConnectionId).gives<null>(),
  /** What the active key may do; learnt from every request, never guessed. */
  'connections.capabilities': watch(nothing).gives<readonly Capability[]>(),
  /** Tries each feature once with a request that bills nothing. */
  'connections.probe': ask(nothing).gives<null>(),

  'languages.watch': watch(nothing).gives<Listed<Language>>(),
  'languages.refresh': ask(refresh).gives<null>(),
  'memories.page': ask(MemoryPageInput).gives<MemoryPage>(),
  /** Asks the service with and without its memory; both are billed. */
  'memories.probe': ask(ProbeInput).gives<Probe>(),

  'local-memories.watch': watch(nothing).gives<LocalMemories>(),
  'local-memories.create': ask(NewMemory).gives<LocalMemory>(),
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
  /** Best first; at or above the threshold. */
  'local-memories.matches': ask(MatchesInput).gives<readonly Match[]>(),
  'local-memories.concordance': ask(ConcordanceInput).gives<ConcordanceAnswer>(),

  'segments.projects': watch(nothing).gives<readonly SegmentProject[]>(),
  'segments.open': ask(NewProject).gives<SegmentProject>(),
  'segments.close': ask(OneProjectOfSegments).gives<null>(),
  'segments.settings': ask(ProjectSettings).gives<SegmentProject>(),
  'segments.watch': watch(OneProjectOfSegments).gives<ProjectChange>(),
  'segments.rows': ask(SegmentWindow).gives<SegmentRows>(),
  'segments.edit': ask(SegmentEdit).gives<SegmentEdited>(),
  'segments.undo': ask(OneProjectOfSegments).gives<{ readonly number: number | null }>(),
  'segments.redo': ask(OneProjectOfSegments).gives<{ readonly number: number | null }>(),
  'segments.fill': ask(SegmentsFill).gives<Saving>(),
  'segments.findings': ask(OneProjectOfSegments).gives<readonly Finding[]>(),
  'segments.analysis': ask(OneProjectOfSegments).gives<Analysis>(),
  'segments.analysis-csv': ask(OneProjectOfSegments).gives<ExportedFile>(),
  /** Writes the document in its own format into the output folder; never over a file. */
  'segments.export': ask(OneProjectOfSegments).gives<{ readonly name: string }>(),
  'glossaries.list': ask(nothing).gives<readonly GlossaryName[]>(),
  'style-rules.list': ask(nothing).gives<readonly StyleRuleName[]>(),

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

  'style-rules.catalogue': ask(nothing).gives<StyleCatalogue>(),
  'style-rules.all': ask(nothing).gives<readonly StyleRuleList[]>(),
  'style-rules.get': ask(OneStyleRule).gives<StyleRuleList>(),
  'style-rules.create': ask(NewStyleRule).gives<StyleRuleList>(),
  'style-rules.rename': ask(StyleRuleRename).gives<StyleRuleList>(),
  'style-rules.remove': ask(OneStyleRule).gives<null>(),
  'style-rules.configure': ask(StyleRuleConfiguration).gives<StyleRuleList>(),
  'style-rules.add-instruction': ask(NewInstruction).gives<StyleInstruction>(),
  'style-rules.change-instruction': ask(InstructionChange).gives<StyleInstruction>(),
  'style-rules.remove-instruction': ask(OneInstruction).gives<null>(),
  'style-rules.order-instructions': ask(InstructionOrder).gives<StyleRuleList>(),
  /** Translates a text without and with a list; both are billed. */
  'style-rules.try': ask(StyleTrial).gives<StyleTried>(),

  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'writing.improve': watch(WritingRequest).gives<Improvement>(),
  'writing.languages': ask(nothing).gives<readonly WritingLanguage[]>(),
  'writing.draft': ask(nothing).gives<WritingDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'writing.save-draft': ask(WritingDraft).gives<null>(),
  /** Words in which two texts differ. */
  'writing.diff': ask(DiffInput).gives<readonly WordChange[]>(),

  'detection.run': watch(DetectionRequest).gives<DetectionProgress>(),
  'detection.open': ask(LinesFile).gives<OpenedLines>(),
  'detection.export': ask(DetectionExport).gives<ExportedFile>(),

  'history.page': ask(HistoryPage).gives<HistoryList>(),
  /** A number that grows with every change of the history. */
  'history.watch': watch(nothing).gives<{ readonly version: number; readonly entries: number }>(),
  'history.get': ask(OneEntry).gives<HistoryDetail>(),
  'history.pin': ask(EntryPin).gives<null>(),
  'history.remove': ask(SomeEntries).gives<null>(),
  'history.export': ask(HistoryExport).gives<ExportedFile>(),
  'search.all': ask(SearchInput).gives<SearchAnswer>(),

  'usage.watch': watch(nothing).gives<UsageState>(),
  'usage.refresh': ask(refresh).gives<null>(),

  'admin.watch': watch(nothing).gives<AdminAccess>(),
  /** Checks the key against the active connection's service, then stores it. */
  'admin.save-key': ask(AdminKeyDraft).gives<null>(),
  'admin.forget-key': ask(nothing).gives<null>(),

  'developer-keys.list': ask(nothing).gives<DeveloperKeys>(),
  'developer-keys.create': ask(NewDeveloperKey).gives<CreatedDeveloperKey>(),
  'developer-keys.rename': ask(DeveloperKeyLabel).gives<DeveloperKey>(),
  'developer-keys.limit': ask(DeveloperKeyLimits).gives<DeveloperKey>(),
  /** For good. Refused with invalid-input where the typed label is not the key's. */
  'developer-keys.deactivate': ask(DeveloperKeyEnd).gives<DeveloperKey>(),

  /** Reads a report from the service. Main keeps it for the calls that name its id. */
  'reports.usage': ask(ReportRequest).gives<UsageReport>(),
  'reports.tags': ask(TagReportRequest).gives<TagReport>(),
  /** Rejects with not-found where the report is no longer kept. */
  'reports.rows': ask(ReportRowsRequest).gives<ReportRows>(),
  'reports.series': ask(SeriesRequest).gives<SeriesAnswer>(),
  /** CSV of the selection: the same rows in the same order. */
  'reports.export': ask(ReportExport).gives<ExportedFile>(),
  'reports.reconcile': ask(ReconcileRequest).gives<Reconciliation>(),

  'budgets.watch': watch(nothing).gives<Budgets>(),
  'budgets.refresh': ask(refresh).gives<null>(),
  'budgets.save': ask(BudgetDraft).gives<{ readonly id: string }>(),
  'budgets.remove': ask(OneBudget).gives<null>(),
  'budgets.dismiss': ask(BudgetAlertId).gives<null>(),

  'projects.watch': watch(nothing).gives<Projects>(),
  'projects.save': ask(ProjectDraft).gives<{ readonly id: string }>(),
  'projects.remove': ask(OneProject).gives<null>(),
  'projects.choose': ask(ProjectChoice).gives<null>(),

  /** The last requests, newest first; a new list with every one. */
  'requests.watch': watch(nothing).gives<readonly SentRequest[]>(),
  /** What support needs to know: no texts, no keys. */
  'support.bundle': ask(nothing).gives<ExportedFile>(),

  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'text.translate': watch(TranslationRequest).gives<Translation>(),
  'text.cost': ask(TranslationRequest).gives<TextCost>(),
  'text.detect': ask(z.strictObject({ text: z.string().max(100_000) })).gives<Detection>(),
  'text.open': ask(z.strictObject({ ticket: z.string().max(128) })).gives<OpenedText>(),
  'text.draft': ask(nothing).gives<TextDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'text.save-draft': ask(TextDraft).gives<null>(),

  'documents.watch': watch(nothing).gives<DocumentsView>(),
  /** Looks at files without sending them: type, size, text, protection. */
  'documents.check': ask(DocumentCheckInput).gives<DocumentCheck>(),
  /** Gives files up that were looked at; nothing happens to those that stand in the queue. */
  'documents.forget': ask(DocumentTickets).gives<null>(),
  /** Puts files into the queue; those that are refused stand there with their reason. */
  'documents.add': ask(NewDocuments).gives<{ readonly ids: readonly string[] }>(),
  'documents.pause': ask(DocumentsPause).gives<null>(),
  'documents.cancel': ask(SomeDocuments).gives<null>(),
  /** Failed ones only; done ones are not touched. */
  'documents.retry': ask(SomeDocuments).gives<null>(),
  /** Takes rows off the list; files on the disk stay. */
  'documents.remove': ask(SomeDocuments).gives<null>(),
  'documents.preview': ask(OneDocument).gives<DocumentPreview>(),
  'documents.open': ask(OneDocument).gives<null>(),
  'documents.show': ask(OneDocument).gives<null>(),
  'documents.report': ask(nothing).gives<DocumentReport>(),

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

  'voice.languages': ask(nothing).gives<readonly VoiceLanguage[]>(),
  'voice.recorders': ask(nothing).gives<Recorders>(),
  /** Kept sessions and the running one, newest first. */
  'voice.sessions': watch(nothing).gives<readonly VoiceSummary[]>(),
  /** Answers as soon as the service has granted a session; at most one runs at a time. */
  'voice.start': ask(VoiceStart).gives<{ readonly id: string }>(),
  /** The running session or a kept one; goes on after its end, since lines can be edited. */
  'voice.watch': watch(OneSession).gives<VoiceView>(),
  'voice.audio': ask(VoiceAudio).gives<null>(),
  'voice.source-lost': ask(VoiceSourceLost).gives<null>(),
  'voice.source': ask(VoiceSourceChange).gives<null>(),
  'voice.pause': ask(OneSession).gives<null>(),
  'voice.resume': ask(OneSession).gives<null>(),
  'voice.switch': ask(VoiceSwitch).gives<null>(),
  /** Tries again at once while it reconnects, or with a new stream while nothing comes. */
  'voice.retry': ask(OneSession).gives<null>(),
  /** Sends what is left, awaits the last words. */
  'voice.end': ask(OneSession).gives<null>(),
  'voice.rename': ask(VoiceTitle).gives<null>(),
  /** Deletes a session with everything that was kept of it. */
  'voice.remove': ask(OneSession).gives<null>(),
  'voice.bookmark': ask(NewBookmark).gives<null>(),
  'voice.change-bookmark': ask(BookmarkChange).gives<null>(),
  'voice.edit-line': ask(LineEdit).gives<null>(),
  'voice.name-speaker': ask(SpeakerName).gives<null>(),
  'voice.speaker-of-line': ask(SpeakerOfLine).gives<null>(),
  'voice.report': ask(OneSession).gives<VoiceReport>(),
  /** Sends the kept sound of the gaps to the active service; ends after `done` or `failed`. */
  'voice.refill': watch(OneSession).gives<Refill>(),
  'voice.export': ask(VoiceExport).gives<ExportedFile>(),
  /** Translated speech of the running session. */
  'voice.speech': watch(OneSession).gives<SpokenChunk>(),
  /** A chunk has begun to play, for the echo guard. */
  'voice.played': ask(SpokenPlayed).gives<null>(),

  /** Shells without a menu ignore it. */
  'menu.show': ask(ShownMenu).gives<null>(),
  'menu.chosen': watch(nothing).gives<MenuChoice>(),

  /** What this shell has for captions. */
  'captions.available': ask(nothing).gives<CaptionsPlace>(),
  'captions.open': ask(OneSession).gives<null>(),
  'captions.close': ask(nothing).gives<null>(),
  /** Which session the captions window shows; null when it is closed. */
  'captions.shown': watch(nothing).gives<{ readonly id: string | null }>(),
  /** Lets clicks reach the captions window although they fall through it otherwise. */
  'captions.hold': ask(CaptionsHold).gives<null>(),

  'quick.watch': watch(nothing).gives<QuickView>(),
  /** Opens the quick window with the text of the clipboard. */
  'quick.open': ask(nothing).gives<null>(),
  /** Hides main's window, and forgets what was handed over. */
  'quick.close': ask(nothing).gives<null>(),
  /** Puts a text in the place of what is selected in the program before this one. */
  'quick.replace': ask(QuickReplacement).gives<QuickReplaced>(),
  /** Shows the main window with this on its Text screen. */
  'quick.move': ask(QuickMove).gives<null>(),

  /** What pages are asked to do; null while nothing waits. */
  'outside.requests': watch(nothing).gives<{ readonly request: OutsideRequest | null }>(),
  /** Only the page that takes a request acts on it. */
  'outside.take': ask(OneRequest).gives<{ readonly isTaken: boolean }>(),
  'outside.words': ask(OutsideWords).gives<null>(),
  'outside.facts': watch(nothing).gives<OutsideFacts>(),
  /** The newest notices; a new list with every one. */
  'outside.notices': watch(nothing).gives<readonly OutsideNotice[]>(),
  /** Shows a notice by the system's means, unless a window of ours is before the person. */
  'outside.notify': ask(ShownNotice).gives<null>(),

  /** Deletes every text that Dragoman keeps: drafts, jobs; not local memories, made on purpose. */
  'privacy.wipe': ask(nothing).gives<null>(),
};

export type Api = typeof api;
export type RouteName = keyof Api;
export type AskName = { [K in RouteName]: Api[K]['verb'] extends 'ask' ? K : never }[RouteName];
export type WatchName = { [K in RouteName]: Api[K]['verb'] extends 'watch' ? K : never }[RouteName];
export type Input<K extends RouteName> = InputOf<Api[K]>;
export type CheckedInput<K extends RouteName> = CheckedInputOf<Api[K]>;
export type Output<K extends RouteName> = OutputOf<Api[K]>;

/** What a handler gets besides its input. `signal` fires when the page stops or goes away. */
export interface Call {
  readonly signal: AbortSignal;
}

/** A missing or surplus handler does not compile. */
export type Handlers = {
  readonly [K in RouteName]: Api[K]['verb'] extends 'ask'
    ? (input: CheckedInput<K>, call: Call) => Promise<Output<K>>
    : (input: CheckedInput<K>, call: Call) => AsyncIterable<Output<K>>;
};

/** The page's end of the contract. */
export interface Desk {
  /** Rejects with a `Failure` value. */
  ask<K extends AskName>(route: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
  /** Throws a `Failure` value; leaving the loop stops the watch. */
  watch<K extends WatchName>(
    route: K,
    input: Input<K>,
    signal?: AbortSignal,
  ): AsyncIterable<Output<K>>;
}
