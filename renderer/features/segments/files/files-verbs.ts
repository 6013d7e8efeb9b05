import type { StoreApi } from 'zustand/vanilla';
import type { Input, Rpc } from '../../../../preload/contract/api.ts';
import type { TranslationProject } from '../../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import type { InOrder } from '../edit/key-order.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import { IDLE } from '../../../ui/failure/attempt.ts';
import { firstOpen } from '../project/progress.ts';
import type { Adding, SegmentsState } from '../state.ts';

export interface NewProject extends Input<'segment-projects.create'> {
  /** What memories for confirmed segments are called, by target. */
  readonly newMemories: Readonly<Record<string, string>>;
}

/** Verbs on projects of many files. */
export interface FilesVerbs {
  /** Makes a project of documents and shows it. */
  readonly createProject: (project: NewProject, files: readonly File[]) => Promise<void>;
  readonly addFiles: (
    project: TranslationProject,
    files: readonly File[],
    newMemories: Readonly<Record<string, string>>,
  ) => Promise<void>;
  readonly stopAdding: () => void;
  /** Puts away what was said of the documents that were added last. */
  readonly forgetAdding: () => void;
  readonly removeDocument: (project: string, document: string) => Promise<void>;
  readonly addTarget: (project: string, target: string) => Promise<void>;
  readonly renameProject: (project: string, name: string) => Promise<void>;
  /** The project has its name from before the last renaming. */
  readonly undoRename: (project: string) => Promise<void>;
  /** Shows the page of a project; its only file is opened instead. */
  readonly enterProject: (project: TranslationProject) => Promise<void>;
  /** From the page of a project back to the list. */
  readonly leaveProject: () => void;
  /** Goes to the next segment that is not confirmed, over the ends of files. */
  readonly goToNextOpen: () => Promise<void>;
  /** Opens the file before or after this one in the same target. */
  readonly switchFile: (step: 1 | -1) => Promise<void>;
}

export interface FilesPorts {
  readonly rpc: Rpc;
  readonly state: StoreApi<SegmentsState>;
  readonly hand: (file: File) => Promise<string>;
  /** Saves what was written. */
  readonly save: () => Promise<void>;
  readonly enter: (file: SegmentProject, at?: number) => Promise<void>;
  /** Opens a file that keys lead to: those that follow are meant for it. */
  readonly goOnIn: (file: SegmentProject, at?: number) => Promise<void>;
  readonly inOrder: InOrder;
}

/** Nothing was done to the project that is shown now. */
const NO_WORK = {
  projectAnalysis: IDLE,
  projectFindings: IDLE,
  preTranslated: IDLE,
  projectExported: IDLE,
  pageRefused: null,
};

export function createFilesVerbs(ports: FilesPorts): FilesVerbs {
  const { rpc, state, hand, save, enter, goOnIn, inOrder } = ports;
  let stop = new AbortController();
  const setAdding = (change: (now: Adding) => Adding) =>
    state.setState(({ adding }) => ({ adding: adding === null ? null : change(adding) }));
  const refuse = (thrown: unknown) => {
    const failure = asFailure(thrown);
    if (failure.code !== 'cancelled') state.setState({ pageRefused: failure });
  };
  const projectOf = (file: SegmentProject): TranslationProject | undefined =>
    state.getState().projects?.find(({ id }) => id === file.project);

  async function addAll(
    project: string,
    files: readonly File[],
    newMemories: Readonly<Record<string, string>>,
  ): Promise<void> {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    state.setState({
      adding: { project, done: 0, all: files.length, isOver: false, failed: [] },
    });
    // One after the other: each is copied and taken apart by the same process.
    for (const file of files) {
      if (signal.aborted) break;
      try {
        const from = { ticket: await hand(file), name: file.name };
        await rpc.ask('segment-projects.add', { id: project, from, newMemories }, signal);
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.code !== 'cancelled') {
          setAdding((now) => ({ ...now, failed: [...now.failed, { name: file.name, failure }] }));
        }
      }
      setAdding((now) => ({ ...now, done: now.done + 1 }));
    }
    setAdding((now) => ({ ...now, isOver: true }));
    const { adding } = state.getState();
    if (adding?.failed.length === 0) state.setState({ adding: null });
  }

  return {
    async createProject({ newMemories, ...project }, files) {
      try {
        const { id } = await rpc.ask('segment-projects.create', project);
        state.setState({ page: id, pageRefused: null });
        await addAll(id, files, newMemories);
      } catch (thrown) {
        refuse(thrown);
      }
    },
    addFiles: ({ id }, files, newMemories) => addAll(id, files, newMemories),
    stopAdding: () => stop.abort(),
    forgetAdding: () => state.setState({ adding: null }),
    async removeDocument(id, document) {
      await rpc.ask('segment-projects.remove-document', { id, document }).catch(refuse);
    },
    async addTarget(id, target) {
      await rpc.ask('segment-projects.add-target', { id, target }).catch(refuse);
    },
    async renameProject(id, name) {
      await rpc.ask('segment-projects.rename', { id, name }).catch(refuse);
    },
    async undoRename(id) {
      await rpc.ask('segment-projects.undo-rename', { id }).catch(refuse);
    },
    async enterProject(project) {
      const [only, ...more] = project.files;
      if (only !== undefined && more.length === 0) {
        state.setState({ page: null });
        await enter(only);
        return;
      }
      state.setState({ page: project.id, ...NO_WORK });
    },
    leaveProject: () => state.setState({ page: null, ...NO_WORK }),
    goToNextOpen: inOrder(async () => {
      const { editor, page, projects } = state.getState();
      if (editor === null) {
        const file = firstOpen(projects?.find(({ id }) => id === page)?.files ?? []);
        if (file !== undefined) await enter(file);
        return;
      }
      await save();
      const { project: file, active } = editor;
      const place = { file: file.id, number: active?.number ?? 0 };
      const next = await rpc.ask('segment-projects.next', place);
      if (next === null) {
        state.setState((now) =>
          now.editor === null ? {} : { editor: { ...now.editor, said: { kind: 'all-confirmed' } } },
        );
        return;
      }
      const found = projectOf(file)?.files.find(({ id }) => id === next.file) ?? file;
      await goOnIn(found, next.number);
    }),
    switchFile: inOrder(async (step: 1 | -1) => {
      const file = state.getState().editor?.project;
      const files = (file && projectOf(file)?.files)?.filter(
        ({ target }) => target === file.target,
      );
      if (file === undefined || files === undefined || files.length < 2) return;
      const place = files.findIndex(({ id }) => id === file.id);
      const next = files.at((place + step) % files.length);
      await save();
      if (next !== undefined) await goOnIn(next);
    }),
  };
}
