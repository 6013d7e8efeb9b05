import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { TranslationProject } from '../../../preload/contract/segment-projects.ts';
import type { SegmentFilter } from '../../../preload/contract/segment-filter.ts';
import { OPEN_STATUSES } from '../../../preload/contract/segment-facets.ts';
import type { Finding, SegmentProject } from '../../../preload/contract/segments.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts } from '../../ui/failure/attempt.ts';
import type { EditorContext, Wait } from './editor-context.ts';
import { createEditVerbs, landIn, type EditVerbs } from './edit/edit-verbs.ts';
import { createKeyOrder, type InOrder } from './edit/key-order.ts';
import { createHelpVerbs, type HelpVerbs } from './pane/help-verbs.ts';
import { createLookupVerbs, type LookupVerbs } from './pane/lookup-verbs.ts';
import { createProjectVerbs, type ProjectVerbs } from './project/project-verbs.ts';
import { createBatchVerbs, type BatchVerbs } from './files/batch-verbs.ts';
import { createFilesVerbs, type FilesVerbs } from './files/files-verbs.ts';
import { createFindVerbs, type FindVerbs } from './find/find-verbs.ts';
import { createReviewVerbs, type ReviewVerbs } from './review/review-verbs.ts';
import { createForbiddenVerbs, type ForbiddenVerbs } from './forbidden/forbidden-verbs.ts';
import { createQaProfileVerbs, type QaProfileVerbs } from './qa/qa-profile-verbs.ts';
import { createUpdateVerbs, type UpdateVerbs } from './update/update-verbs.ts';
import { createWorkVerbs, type WorkVerbs } from './work/work-verbs.ts';
import { createRowVerbs, type RowVerbs } from './rows/row-verbs.ts';
import { NO_ROWS, WINDOW_ROWS, windowOf, withWindow } from './rows/row-windows.ts';
import { createLongChanges } from './selection/long-changes.ts';
import { createSelectionVerbs, type SelectionVerbs } from './selection/selection-verbs.ts';
import {
  activeRow,
  askedFilter,
  NOTHING,
  openedEditor,
  WHOLE,
  writtenTarget,
  type EditorState,
  type SegmentsState,
  type View,
} from './state.ts';
import { defineStore } from '../../ui/stores.ts';
import { keepEditorPlace } from './keep-editor-place.ts';
import { customizationsStore, shownGlossaries } from '../customizations/store.ts';
import { coversPair } from '../text/fit.ts';
import { textStore } from '../text/store.ts';
import { settingsStore } from '../settings/store.ts';

export interface SegmentsPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  readonly wait?: Wait;
  /** Glossaries that texts of a pair are translated with: a new project has them, too. */
  readonly glossariesFor?: (source: string, target: string) => readonly string[];
}

export interface SegmentsStore
  extends
    FindVerbs,
    SelectionVerbs,
    WorkVerbs,
    ForbiddenVerbs,
    QaProfileVerbs,
    EditVerbs,
    LookupVerbs,
    HelpVerbs,
    ProjectVerbs,
    ReviewVerbs,
    FilesVerbs,
    BatchVerbs,
    UpdateVerbs,
    Pick<RowVerbs, 'show'> {
  readonly state: StoreApi<SegmentsState>;
  /** Mirrors projects and memories until the signal fires. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  /** Makes a project of a text, or of a document of the queue, and opens it. */
  readonly open: (project: Input<'segments.open'>) => Promise<void>;
  readonly openFile: (file: File, project: Omit<Input<'segments.open'>, 'from'>) => Promise<void>;
  /** Opens a file at its first segment that is not confirmed. */
  readonly enter: (project: SegmentProject) => Promise<void>;
  /** Opens a file at a segment. */
  readonly enterAt: (project: SegmentProject, number: number) => Promise<void>;
  /** Opens the project of the last start at a segment, where it is still kept. */
  readonly restore: (id: string, number: number) => Promise<void>;
  /** Shows the files of the project that was in view at the last start, where it is still kept. */
  readonly restorePage: (id: string) => Promise<void>;
  /** Back to the project's files, or to the list of a project of one; what was written is saved first. */
  readonly leave: () => Promise<void>;
  /** Deletes a project with its files. */
  readonly remove: (project: TranslationProject) => Promise<void>;
  /** Stops a change of many segments; what it has changed stays. */
  readonly stopChange: () => void;
  /** Runs what was pressed after the keys before it; what it calls acts at once. */
  readonly inOrder: (run: () => unknown) => void;
  /** Does something to the active segment, or to all that are selected once the keys before it have acted. */
  readonly forSelection: (one: () => unknown, many: () => unknown) => void;
  readonly setView: (change: Partial<View>) => Promise<void>;
  /** Changes a part of the filter. */
  readonly setFilter: (change: Partial<SegmentFilter>) => Promise<void>;
  /** Counts what each choice of the filter would show. */
  readonly countFilter: () => Promise<void>;
  /** Saves what was written and makes another segment the active one. */
  readonly goTo: (number: number) => Promise<void>;
  /** Moves by rows of the view. */
  readonly move: (step: number) => Promise<void>;
  /** Writes what QA suggests into a segment as it is now. */
  readonly applySuggestion: (finding: Finding) => Promise<void>;
  /** Gives the keyboard to the row that is edited. */
  readonly summon: () => void;
  readonly say: (said: EditorState['said']) => void;
}

/** Segments that a person still has to look at. */
const OPEN = { statuses: [...OPEN_STATUSES], locked: false };

const later: Wait = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Projects of segments, and the one that is open. */
export function createSegmentsStore(
  rpc: Rpc,
  { hand, wait = later, glossariesFor = () => [] }: SegmentsPorts,
): SegmentsStore {
  const state = createStore<SegmentsState>(() => NOTHING);
  let session = new AbortController();
  const get = () => state.getState().editor;
  const set: EditorContext['set'] = (change) =>
    state.setState(({ editor: now }) => {
      if (now === null) return {};
      return { editor: { ...now, ...(typeof change === 'function' ? change(now) : change) } };
    });
  const context: EditorContext = {
    rpc,
    wait,
    get,
    set,
    signal: () => session.signal,
    composed: () => order.composed(),
    async act(verb) {
      const id = get()?.project.id;
      const { signal } = session;
      if (id === undefined) return null;
      set({ refused: null });
      try {
        const value = await verb(id, signal);
        await order.composed();
        return signal.aborted ? null : value;
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (!signal.aborted && failure.code !== 'cancelled') set({ refused: failure });
        return null;
      }
    },
  };
  const rows = createRowVerbs(context, () => lookForAll());
  const order = createKeyOrder({
    arrived: rows.arrived,
    land: (typed) => landIn(context, typed, edits.verbs.type),
  });
  const edits = createEditVerbs(context, {
    rows,
    order,
    askMachine: () => void helps.verbs.askMachine(),
    goOnIn: (version, at) => goOnIn(version, at),
  });
  const { save } = edits.verbs;
  const inOrder: InOrder =
    (verb) =>
    (...inputs) => {
      edits.giveUp('machine');
      return order.act(() => verb(...inputs));
    };
  const lookups = createLookupVerbs(context, edits.resultsCame);
  const helps = createHelpVerbs(context, edits.resultsCame);
  const lookForAll = () => {
    lookups.verbs.lookForMatches();
    helps.look();
  };
  const changes = createLongChanges(context, rows);
  const selecting = createSelectionVerbs(context, { rows, save, inOrder, changes });
  const opening = attempts<SegmentProject | null>((now) => state.setState({ opening: now }));

  async function watchProject(id: string, signal: AbortSignal): Promise<void> {
    for await (const change of rpc.watch('segments.watch', { id }, signal)) {
      if (signal.aborted) return;
      const { project, canUndo, canRedo, filling, changing, failure, changed } = change;
      const before = get()?.project;
      set({
        project,
        canUndo,
        canRedo,
        filling,
        changing,
        ...(failure !== null && { refused: failure }),
      });
      rows.renew(changed);
      // Split and merge give segments other numbers.
      if (changed === null) {
        set({ marks: new Map() });
        void selecting.renewSelection();
      }
      if (changed?.length !== 0) lookups.renew();
      if (before !== undefined && asksOther(before, project)) lookForAll();
    }
  }

  /** Shows a file, with what was read of it. @param at the active segment; the first open one without */
  async function show(project: SegmentProject, at?: number, read = NO_ROWS): Promise<void> {
    session.abort();
    session = new AbortController();
    const { signal } = session;
    const { id } = project;
    edits.reset();
    rows.reset();
    // What was asked for in another file would be shown at the segment of the same number.
    lookups.reset();
    helps.reset();
    // Counted on: the grid of a file that is entered once more has followed the summons so far.
    const summons = get()?.summons ?? 0;
    state.setState({ editor: { ...openedEditor(project), rows: read, summons } });
    watchProject(id, signal).catch((thrown: unknown) => {
      if (!signal.aborted) set({ refused: asFailure(thrown) });
    });
    const number = at ?? (await context.act(() => firstOpenIn(id, signal)));
    if (!signal.aborted) await rows.goTo(inFile(project, number ?? 0));
  }

  async function firstOpenIn(id: string, signal: AbortSignal): Promise<number> {
    const first = await rpc.ask('segments.rows', { id, from: 0, count: 1, filter: OPEN }, signal);
    return first.rows[0]?.number ?? 0;
  }
  const inFile = ({ segments }: SegmentProject, number: number) =>
    Math.min(number, Math.max(0, segments - 1));

  async function enter(project: SegmentProject, at?: number): Promise<void> {
    order.reset();
    await show(project, at);
  }

  /** Opens a file that keys lead to: the field before has the keyboard until the one that they lead to is there. */
  async function goOnIn(project: SegmentProject, at?: number): Promise<void> {
    const { signal } = session;
    const { id } = project;
    const read = await context.act(async () => {
      const number = inFile(project, at ?? (await firstOpenIn(id, signal)));
      const window = windowOf(number);
      const asked = { id, from: window * WINDOW_ROWS, count: WINDOW_ROWS };
      const answer = await rpc.ask('segments.rows', asked, signal);
      return { number, rows: withWindow(NO_ROWS, window, answer) };
    });
    if (!signal.aborted) await show(project, read?.number ?? at, read?.rows);
  }

  /** Main's list, once it has come. */
  const listed = () =>
    new Promise<readonly TranslationProject[]>((resolve) => {
      const { projects } = state.getState();
      if (projects !== null) {
        resolve(projects);
        return;
      }
      const stop = state.subscribe((now) => {
        if (now.projects === null) return;
        stop();
        resolve(now.projects);
      });
    });

  /** Whether a segment is still the active one, with the text that it had. */
  const isStillActive = (number: number, text: string): boolean => {
    const now = get();
    const row = now && activeRow(now);
    return now !== null && row?.number === number && writtenTarget(now, row) === text;
  };

  const openAs = async (make: (signal: AbortSignal) => Promise<Input<'segments.open'>>) => {
    const made = await opening.start(async (signal) =>
      rpc.ask('segments.open', await make(signal), signal),
    );
    if (made === null) return;
    const glossaries = glossariesFor(made.source, made.target);
    if (glossaries.length === 0) await enter(made);
    else
      await enter(
        await rpc
          .ask('segments.settings', { id: made.id, glossaries: [...glossaries] })
          .catch(() => made),
      );
  };

  return {
    state,
    async follow(signal) {
      await Promise.all([
        mirror(rpc.watch('segment-projects.watch', undefined, signal), (projects) =>
          state.setState({ projects }),
        ),
        // A replacement of the last start can be taken back, too.
        rpc.ask('segments.replaced', undefined, signal).then(
          ({ files }) => state.setState({ replacedFiles: files }),
          () => undefined,
        ),
        mirror(rpc.watch('local-memories.watch', undefined, signal), ({ memories }) =>
          state.setState({ memories }),
        ),
      ]);
    },
    open: (project) => openAs(() => Promise.resolve(project)),
    openFile: (file, project) =>
      openAs(async () => ({
        from: { ticket: await hand(file), name: file.name },
        ...project,
      })),
    enter: (project) => enter(project),
    enterAt: (project, number) => enter(project, number),
    async restore(id, number) {
      const project = (await listed()).flatMap(({ files }) => files).find((one) => one.id === id);
      // Somebody who opened another one meanwhile is not overruled.
      if (project !== undefined && get() === null) await enter(project, number);
    },
    async restorePage(id) {
      const project = (await listed()).find((one) => one.id === id);
      const { editor, page } = state.getState();
      if (project !== undefined && editor === null && page === null) state.setState({ page: id });
    },
    async leave() {
      await save();
      session.abort();
      order.reset();
      edits.reset();
      lookups.reset();
      helps.reset();
      opening.reset();
      state.setState(({ projects, editor }) => {
        const home = projects?.find(({ id }) => id === editor?.project.project);
        return { editor: null, page: home !== undefined && home.files.length > 1 ? home.id : null };
      });
    },
    async remove({ id }) {
      await opening.start(async (signal) => {
        await rpc.ask('segment-projects.remove', { id }, signal);
        return null;
      });
    },
    ...createBatchVerbs(rpc, state),
    ...createFilesVerbs({ rpc, state, hand, save, enter, goOnIn, inOrder }),
    ...createUpdateVerbs({ rpc, state, hand, save, enter }),
    ...edits.verbs,
    ...selecting,
    ...createFindVerbs({ context, state, rows, save, inOrder, changes }),
    ...createReviewVerbs(context, hand, save),
    ...createWorkVerbs(context, { rows, save, inOrder }),
    ...lookups.verbs,
    ...helps.verbs,
    ...createForbiddenVerbs(context, hand),
    ...createQaProfileVerbs(rpc, context.act),
    ...createProjectVerbs(context, {
      save,
      inOrder,
      matchesMayDiffer: () => lookups.verbs.lookForMatches(),
    }),
    show: rows.show,
    stopChange: changes.stop,
    inOrder(run) {
      void order.act(run);
    },
    forSelection(one, many) {
      void order.act(() => (get()?.selection === null ? one() : many()));
    },
    setView: inOrder(async (change: Partial<View>) => {
      const now = get();
      if (now === null) return;
      await save();
      await rows.setView({ ...now.view, ...change });
    }),
    setFilter: inOrder(async (change: Partial<SegmentFilter>) => {
      const now = get();
      if (now === null) return;
      await save();
      await rows.setView({ ...now.view, filter: { ...now.view.filter, ...change } });
    }),
    async countFilter() {
      const counted = get()?.view;
      const counts = await context.act((id, signal) =>
        rpc.ask('segments.counts', { id, filter: askedFilter(counted ?? WHOLE) }, signal),
      );
      if (counts !== null && get()?.view === counted) set({ counts });
    },
    async goTo(number) {
      edits.giveUp('any');
      await order.act(async () => {
        void save();
        await rows.goTo(number);
      });
    },
    move: inOrder(async (step: number) => {
      const place = get()?.active?.place;
      if (place === undefined) return;
      void save();
      await rows.goToPlace(place + step);
    }),
    applySuggestion: inOrder(async ({ number, kind, what }: Finding) => {
      await save();
      await rows.goTo(number);
      const now = get();
      const row = now && activeRow(now);
      if (now === null || row?.number !== number) return;
      const target = writtenTarget(now, row);
      const list = await context.act((id, signal) =>
        rpc.ask('segments.check', { id, number, target }, signal),
      );
      const isSame = (one: Finding) => one.kind === kind && one.what === what;
      const suggestion = list?.find(isSame)?.suggestion;
      if (suggestion !== undefined && isStillActive(number, target))
        order.within(() => edits.verbs.putSuggestion(suggestion));
    }),
    summon: () => set(({ summons }) => ({ summons: summons + 1 })),
    say: (said) => set({ said }),
  };
}

/** Whether other matches are to be expected. */
const asksOther = (before: SegmentProject, now: SegmentProject): boolean =>
  before.threshold !== now.threshold ||
  JSON.stringify(before.memories) !== JSON.stringify(now.memories) ||
  JSON.stringify(before.glossaries) !== JSON.stringify(now.glossaries);

export const segmentsStore = defineStore<SegmentsStore>({
  name: 'segments',
  scope: 'app',
  create({ rpc, hand, store }) {
    const segments = createSegmentsStore(rpc, {
      hand,
      glossariesFor(source, target) {
        const { glossaries = [] } = store(textStore).state.getState().options;
        const known = shownGlossaries(store(customizationsStore).state.getState());
        return glossaries.filter((id) =>
          known.some((one) => one.id === id && coversPair(one, source, target)),
        );
      },
    });
    keepEditorPlace(segments, store(settingsStore));
    return segments;
  },
  restore(store, { place: { project, segment, page } }) {
    if (project !== null) void store.restore(project, segment);
    else if (page !== null) void store.restorePage(page);
  },
  followedBy: { main: 'rest' },
});
