import type { StoreApi } from 'zustand/vanilla';
import type { CheckedInput } from '../../../../preload/contract/api.ts';
import type { FoundSegment, FoundSegments } from '../../../../preload/contract/segments.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { InOrder } from '../edit/key-order.ts';
import type { EditorContext } from '../editor-context.ts';
import { filesOfTarget } from '../project/files-of-target.ts';
import type { SettingScope } from '../project/setting-scope.ts';
import { askedRanges } from '../selection/asked-ranges.ts';
import type { LongChanges } from '../selection/long-changes.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';
import type { SegmentsState } from '../state.ts';

export type Search = Omit<CheckedInput<'segments.find'>, 'files' | 'selected'> & {
  /** The open file, what is selected in it, or all of its project in the same target. */
  readonly scope: SettingScope | 'selection';
};
/** A segment of a file. */
export type Hit = Pick<FoundSegment, 'file' | 'number'>;

/** Finding and replacing in the open file or its project. */
export interface FindVerbs {
  readonly find: (search: Search) => Promise<void>;
  /** Replaces what is found but for some segments; one step in each file. */
  readonly replaceAll: (search: Search, except: readonly Hit[]) => Promise<void>;
  /** Takes the last replacement back in all its files. */
  readonly undoReplace: () => Promise<void>;
}

export interface FindPorts {
  readonly context: EditorContext;
  readonly state: StoreApi<SegmentsState>;
  readonly rows: RowVerbs;
  /** Gives main what was written. */
  readonly save: () => Promise<void>;
  readonly inOrder: InOrder;
  readonly changes: LongChanges;
}

export function createFindVerbs(ports: FindPorts): FindVerbs {
  const { context, state, rows, save, inOrder, changes } = ports;
  const { rpc, get, set } = context;
  const finding = attempts<FoundSegments>((now) => set({ finding: now }));
  const filesOf = (scope: Search['scope']): string[] => {
    const file = get()?.project;
    if (file === undefined) return [];
    if (scope !== 'project') return [file.id];
    return filesOfTarget(state.getState().projects, file).map(({ id }) => id);
  };
  const selectedIn = (scope: Search['scope']) => ({
    selected: scope === 'selection' ? askedRanges(get()?.selection?.ids ?? []) : null,
  });
  return {
    async find({ scope, ...search }) {
      const files = filesOf(scope);
      if (files.length === 0) return;
      await finding.start(async (signal) => {
        await save();
        return rpc.ask('segments.find', { ...search, ...selectedIn(scope), files }, signal);
      });
    },
    async replaceAll({ scope, ...search }, except) {
      await save();
      const files = filesOf(scope);
      const done = await changes.act((_, signal) =>
        rpc.ask(
          'segments.replace',
          {
            ...search,
            ...selectedIn(scope),
            files,
            except: except.map(({ file, number }) => ({ file, number })),
          },
          signal,
        ),
      );
      if (done === null) return;
      state.setState({ replacedFiles: done.files });
      const { changed: count, files: inFiles } = done;
      set({ said: { kind: 'replaced', count, files: inFiles }, dialog: null });
      rows.renew(null);
    },
    undoReplace: inOrder(async () => {
      await save();
      const undone = await context.act((_, signal) =>
        rpc.ask('segments.undo-replace', undefined, signal),
      );
      if (undone === null) return;
      state.setState({ replacedFiles: 0 });
      set({ said: { kind: 'replace-undone', ...undone } });
      rows.renew(null);
    }),
  };
}
