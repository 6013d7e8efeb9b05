import type { StoreApi } from 'zustand/vanilla';
import type { Input, Rpc } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import type { SegmentsState } from '../state.ts';
import type { Updating } from './updating.ts';

/** Verbs of the update of a source. */
export interface UpdateVerbs {
  /** Asks for the new version of a file's document. */
  readonly beginUpdate: (file: SegmentProject) => void;
  /** Compares the new version with the old one, and shows the report. */
  readonly compareVersion: (file: File) => Promise<void>;
  readonly applyUpdate: () => Promise<void>;
  /** Closes the dialog; what was not applied is given up. */
  readonly endUpdate: () => void;
  readonly showUpdateReport: (file: SegmentProject) => Promise<void>;
  readonly updateReportFile: (
    wanted: Omit<Input<'segments.update-report-file'>, 'id'>,
  ) => Promise<ExportedFile | null>;
  /** Changes places with the other version of the document. */
  readonly switchVersion: (file: SegmentProject) => Promise<void>;
}

export interface UpdatePorts {
  readonly rpc: Rpc;
  readonly state: StoreApi<SegmentsState>;
  readonly hand: (file: File) => Promise<string>;
  /** Saves what was written. */
  readonly save: () => Promise<void>;
  readonly enter: (file: SegmentProject, at?: number) => Promise<void>;
}

export function createUpdateVerbs({ rpc, state, hand, save, enter }: UpdatePorts): UpdateVerbs {
  let stop = new AbortController();
  const get = () => state.getState().updating;
  const set = (change: Partial<Updating>) =>
    state.setState(({ updating }) => ({
      updating: updating === null ? null : { ...updating, ...change },
    }));
  const refuse = (thrown: unknown, step: Updating['step']) => {
    const refused = asFailure(thrown);
    set({ step, refused: refused.code === 'cancelled' ? null : refused });
  };

  /** Somebody in the editor goes on in the version that has taken the place of the one before. */
  async function follow(before: SegmentProject, now: SegmentProject): Promise<void> {
    const { editor } = state.getState();
    if (editor?.project.id === before.id) await enter(now);
  }

  return {
    beginUpdate: (file) =>
      state.setState({
        updating: { file, step: 'choice', id: null, report: null, refused: null },
      }),
    async compareVersion(version) {
      const updating = get();
      if (updating === null) return;
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      set({ step: 'reading', refused: null });
      try {
        await save();
        const ticket = await hand(version);
        const wanted = { id: updating.file.id, ticket, name: version.name };
        const { update, report } = await rpc.ask('segments.prepare-update', wanted, signal);
        if (!signal.aborted) set({ step: 'report', id: update, report });
      } catch (thrown) {
        if (!signal.aborted) refuse(thrown, 'choice');
      }
    },
    async applyUpdate() {
      const updating = get();
      if (updating?.step !== 'report' || updating.id === null) return;
      set({ step: 'applying', refused: null });
      try {
        const now = await rpc.ask('segments.apply-update', { update: updating.id });
        set({ step: 'done', id: now.id, file: now });
        await follow(updating.file, now);
      } catch (thrown) {
        refuse(thrown, 'report');
      }
    },
    endUpdate() {
      stop.abort();
      const updating = get();
      state.setState(({ editor }) => ({
        updating: null,
        // The row that had the keyboard may have gone with the version before.
        editor: editor && { ...editor, summons: editor.summons + 1 },
      }));
      if (updating?.step !== 'report' || updating.id === null) return;
      // Main gives it up with the next one, too.
      rpc.ask('segments.drop-update', { update: updating.id }).catch(() => undefined);
    },
    async showUpdateReport(file) {
      state.setState({
        updating: { file, step: 'done', id: file.id, report: null, refused: null },
      });
      try {
        set({ report: await rpc.ask('segments.update-report', { id: file.id }) });
      } catch (thrown) {
        refuse(thrown, 'done');
      }
    },
    async updateReportFile(wanted) {
      const id = get()?.id;
      if (id === undefined || id === null) return null;
      try {
        return await rpc.ask('segments.update-report-file', { id, ...wanted });
      } catch (thrown) {
        set({ refused: asFailure(thrown) });
        return null;
      }
    },
    async switchVersion(file) {
      try {
        await save();
        const now = await rpc.ask('segments.switch-version', { id: file.id });
        state.setState({ updating: null });
        await follow(file, now);
      } catch (thrown) {
        const refused = asFailure(thrown);
        if (get() !== null) set({ refused });
        else if (state.getState().editor === null) state.setState({ pageRefused: refused });
        else {
          state.setState(({ editor }) => ({
            editor: editor === null ? null : { ...editor, refused },
          }));
        }
      }
    },
  };
}
