import type { Input } from '../../../../preload/contract/api.ts';
import type { Segment, SegmentHistory } from '../../../../preload/contract/segments.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { EditorContext } from '../editor-context.ts';
import type { InOrder } from '../edit/key-order.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';
import { withSegment } from '../rows/row-windows.ts';
import { activeRow, type EditorState, type SegmentMark } from '../state.ts';

type CommentChange =
  Input<'segments.comment'> extends infer Change
    ? Change extends { readonly change: string }
      ? Omit<Change, 'id' | 'number'>
      : never
    : never;

/** What is done to the active segment besides its text. */
export interface WorkVerbs {
  readonly mark: (mark: SegmentMark) => Promise<void>;
  /** Locks it, or unlocks it where it is locked. */
  readonly toggleLock: () => Promise<void>;
  /** @param at UTF-16 offset in the source */
  readonly split: (at: number) => Promise<void>;
  readonly merge: () => Promise<void>;
  readonly comment: (change: CommentChange) => Promise<void>;
  readonly restoreVersion: (version: number) => Promise<void>;
  /** Puts the target that was confirmed into those of its repetitions that were chosen. */
  readonly propagate: (to: readonly number[]) => Promise<void>;
  readonly showDialog: (dialog: EditorState['dialog']) => void;
}

export interface WorkPorts {
  readonly rows: RowVerbs;
  /** Gives main what was written. */
  readonly save: () => Promise<void>;
  readonly inOrder: InOrder;
}

export function createWorkVerbs(
  context: EditorContext,
  { rows, save, inOrder }: WorkPorts,
): WorkVerbs {
  const { rpc, get, set } = context;
  const looking = attempts<SegmentHistory>((history) => set({ history }));
  const active = () => {
    const now = get();
    return now === null ? null : activeRow(now);
  };
  const lookBack = async (number: number) => {
    const id = get()?.project.id;
    if (id === undefined) return;
    await looking.start((signal) => rpc.ask('segments.history', { id, number }, signal));
  };
  /** Segments have moved: all that is shown is asked for anew. */
  const moved = async (kind: 'split' | 'merged', number: number) => {
    set({ said: { kind } });
    rows.renew(null);
    await rows.goTo(number);
  };

  const mark = async (how: (row: Segment) => SegmentMark) => {
    await save();
    const row = active();
    if (row === null) return;
    const marked = how(row);
    const done = await context.act((id, signal) =>
      rpc.ask('segments.mark', { id, numbers: [row.number], mark: marked }, signal),
    );
    if (done === null) return;
    const isLocked = row.isLocked && marked !== 'unlock' && done.changed.length === 0;
    set({ said: isLocked ? { kind: 'locked' } : { kind: 'marked', mark: marked } });
    rows.renew(done.changed);
  };
  const showHeld = inOrder(async () => {
    set({ isDialogHeld: false });
    const number = active()?.number;
    if (get()?.dialog !== 'history' || number === undefined) return;
    await save();
    // Nobody has to wait for what the dialog shows.
    void lookBack(number);
  });

  return {
    mark: inOrder((how: SegmentMark) => mark(() => how)),
    toggleLock: inOrder(() => mark(({ isLocked }) => (isLocked ? 'unlock' : 'lock'))),
    split: inOrder(async (at: number) => {
      await save();
      const number = active()?.number;
      if (number === undefined) return;
      const done = await context.act((id, signal) =>
        rpc.ask('segments.split', { id, number, at }, signal),
      );
      set({ dialog: null });
      if (done !== null) await moved('split', number);
    }),
    merge: inOrder(async () => {
      await save();
      const number = active()?.number;
      if (number === undefined) return;
      const done = await context.act((id, signal) =>
        rpc.ask('segments.merge', { id, number }, signal),
      );
      if (done !== null) await moved('merged', done.number);
    }),
    comment: inOrder(async (change: CommentChange) => {
      const number = active()?.number;
      if (number === undefined) return;
      const segment = await context.act((id, signal) =>
        rpc.ask('segments.comment', { id, number, ...change }, signal),
      );
      if (segment !== null) set((now) => ({ rows: withSegment(now.rows, segment) }));
    }),
    restoreVersion: inOrder(async (version: number) => {
      await save();
      const number = active()?.number;
      if (number === undefined) return;
      const segment = await context.act((id, signal) =>
        rpc.ask('segments.restore', { id, number, version }, signal),
      );
      if (segment === null) return;
      set((now) => ({ rows: withSegment(now.rows, segment), said: { kind: 'restored' } }));
      await lookBack(number);
    }),
    propagate: inOrder(async (to: readonly number[]) => {
      const number = get()?.repetitions?.number;
      set({ dialog: null, repetitions: null });
      if (number === undefined || to.length === 0) return;
      const done = await context.act((id, signal) =>
        rpc.ask('segments.propagate', { id, number, to: [...to] }, signal),
      );
      if (done === null) return;
      set({ said: { kind: 'propagated', numbers: done.changed } });
      rows.renew(done.changed);
    }),
    showDialog(dialog) {
      // What is typed from now on is meant for it, though it is of the segment that the keys before lead to.
      set({ dialog, isDialogHeld: dialog !== null });
      if (dialog !== null) void showHeld();
    },
  };
}
