import type {
  Segment,
  SegmentEdited,
  SegmentProject,
} from '../../../../preload/contract/segments.ts';
import type { EditorContext } from '../editor-context.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';
import { withSegment } from '../rows/row-windows.ts';
import { isHeavyText } from '../../../ui/text-blocks.ts';
import { activeRow, writtenTarget, type EditorState } from '../state.ts';
import {
  copiedDraft,
  machineDraft,
  matchDraft,
  storedDraft,
  suggestedDraft,
  typedDraft,
  type Draft,
} from './draft.ts';
import { CAME_TO_NOTHING, type KeyOrder } from './key-order.ts';
import { typeAhead, withTypedAhead, type TypedAhead } from './typed-ahead.ts';

/** Typing rests so long before main gets it. */
const REST_MS = 250;
/** Main gets it although typing goes on: a crash costs no more. */
const MOST_MS = 1000;

/** Changes of targets, in the order of the keys; they reach main one after the other. */
export interface EditVerbs {
  readonly type: (text: string) => void;
  /** An input method has begun, or ended, to compose in the active target. */
  readonly compose: (isComposing: boolean) => void;
  /** Puts a suggestion of QA in. */
  readonly putSuggestion: (text: string) => void;
  /** Gives main what was written, at once. */
  readonly save: () => Promise<void>;
  /**
   * Puts in the result with this key, from 1: matches come first. One that is still looked for comes when it
   * is there.
   * @param beyond puts in what follows the matches
   */
  readonly insertMatch: (key: number, beyond?: Beyond) => void;
  /** Puts in what follows the matches, by its key among these. */
  readonly insertBeyond: (key: number, beyond: Beyond) => void;
  /** Puts in the machine translation, or asks for it where nobody has. */
  readonly insertMachine: () => void;
  /** Terms or fragments have come, or will not come. */
  readonly resultsCame: () => void;
  readonly copySource: () => void;
  /** Confirms the active segment and goes on. */
  readonly confirm: (goesTo: Next, isStored?: boolean) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export interface EditParts {
  readonly verbs: EditVerbs;
  /** Matches, terms, fragments or a machine translation have come, or failed. */
  readonly resultsCame: () => void;
  /** The person goes elsewhere, or writes: what was asked for in this segment is not wanted any more. */
  readonly giveUp: (what: 'machine' | 'any') => void;
  readonly reset: () => void;
}

/**
 * Puts in what follows the matches, from 1.
 * @returns false where there is no more; `coming` while that is not known yet
 */
export type Beyond = (key: number) => boolean | 'coming';

/** A result that was asked for before it came. */
interface Wanted {
  readonly what: 'machine' | 'result';
  /** Puts it in. @returns whether it stands in the target now */
  readonly put: () => boolean | 'coming';
  readonly end: (isIn: boolean) => void;
}

type Next = 'unconfirmed' | 'row';

export interface EditPorts {
  readonly rows: RowVerbs;
  readonly order: KeyOrder;
  /** A machine translation is wanted that nobody asked for yet. */
  readonly askMachine: () => void;
  /** Opens the version of the document that an undo or redo has put in place. */
  readonly goOnIn: (version: SegmentProject, at?: number) => Promise<void>;
}

export function createEditVerbs(
  context: EditorContext,
  { rows, order, askMachine, goOnIn }: EditPorts,
): EditParts {
  const { get, set } = context;
  let queue: Promise<unknown> = Promise.resolve();
  let callOff: (() => void) | null = null;
  /** Called off with every save. */
  let callOffLatest: (() => void) | null = null;
  let wanted: Wanted | null = null;

  /** Runs after everything that was begun before. */
  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const mine = queue.then(run, run);
    queue = mine.catch(() => undefined);
    return mine;
  }

  /** Drafts that are on their way, or next. */
  const sent = new WeakSet<Draft>();

  const send = (number: number, draft: Draft, isConfirmed: boolean, isStored = true) => {
    // Before its turn comes, or another save would send it once more.
    sent.add(draft);
    return inTurn(async (): Promise<SegmentEdited | null> => {
      const edited = await context.act((id, signal) => {
        const { text: target, origin, percent, memory } = draft;
        const edit = { id, number, target, origin, percent, memory, confirm: isConfirmed };
        const stored = { ...edit, store: isStored, ownStep: draft.ownStep === true };
        return context.rpc.ask('segments.edit', stored, signal);
      });
      sent.delete(draft);
      if (edited === null) return null;
      set((now) => ({
        rows: withSegment(now.rows, edited.segment),
        ...(now.drafts.get(number) === draft && { drafts: without(now, number) }),
      }));
      return edited;
    });
  };

  function write(draft: Draft) {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    if (row.isLocked) {
      set({ said: { kind: 'locked' } });
      return;
    }
    // Who writes means this segment, and no longer those that were selected.
    set({ drafts: new Map(now.drafts).set(row.number, draft), said: null, selection: null });
    callOff?.();
    callOff = context.wait(REST_MS, () => void save());
    callOffLatest ??= context.wait(MOST_MS, () => void save());
  }

  function stopWaiting() {
    callOff?.();
    callOffLatest?.();
    callOff = null;
    callOffLatest = null;
  }

  async function save(): Promise<void> {
    stopWaiting();
    for (const [number, draft] of get()?.drafts ?? []) {
      if (!sent.has(draft)) void send(number, draft, false);
    }
    await queue;
  }

  /** Puts a result in, at once where it is there. */
  function putWhenThere(what: Wanted['what'], put: Wanted['put']): null | Promise<unknown> {
    const isIn = put();
    if (isIn !== 'coming') return null;
    return new Promise((resolve) => {
      wanted = { what, put, end: (came) => resolve(came ? null : CAME_TO_NOTHING) };
    });
  }

  function resultsCame() {
    const asked = wanted;
    if (asked === null) return;
    // What is put in may tell of further results at once.
    wanted = null;
    const isIn = order.within(asked.put);
    if (isIn === 'coming') wanted = asked;
    else asked.end(isIn);
  }

  /** Puts in the result of the numbered list with this key. */
  function putResult(key: number, beyond?: Beyond): boolean | 'coming' {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return false;
    if (areComing(now, row)) return 'coming';
    const list = now.matches?.number === row.number ? now.matches.list : [];
    const match = list[key - 1];
    if (match === undefined) {
      const isIn = beyond?.(key - list.length) ?? false;
      if (isIn === false) set({ said: { kind: 'no-match', key } });
      return isIn;
    }
    putIn(matchDraft(match, row));
    return true;
  }

  /** Puts in the machine translation, and asks for it once where nobody has. */
  function putMachine(): () => boolean | 'coming' {
    let isAsked = false;
    return () => {
      const now = get();
      const row = now && activeRow(now);
      if (now === null || row === null) return false;
      const attempt = now.machine?.number === row.number ? now.machine.attempt : null;
      if (attempt?.state === 'done' && attempt.value !== null) {
        const { text } = attempt.value;
        if (text === null) set({ said: { kind: 'no-machine' } });
        else putIn(machineDraft(text, row));
        return text !== null;
      }
      if (attempt?.state === 'running') return 'coming';
      if (isAsked) return false;
      isAsked = true;
      set({ said: { kind: 'machine-asked' } });
      askMachine();
      return 'coming';
    };
  }

  /** Writes a text that did not come by keys, and gives it to main at once. */
  function putIn(draft: Draft) {
    write(draft);
    set(({ summons }) => ({ summons: summons + 1 }));
    void save();
  }

  async function confirm(goesTo: Next, isStored: boolean): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    if (row.isLocked) {
      set({ said: { kind: 'locked' } });
      return;
    }
    stopWaiting();
    const draft = now.drafts.get(row.number) ?? storedDraft(row);
    if (draft.text.trim() === '') {
      set({ said: { kind: 'empty-target' } });
      return;
    }
    const edited = await send(row.number, draft, true, isStored);
    if (edited === null) return;
    const { propagated, repetitions, next } = edited;
    set({
      said:
        propagated.length > 0
          ? { kind: 'propagated', numbers: propagated }
          : { kind: 'confirmed', isStored },
      ...(repetitions.length > 0 && {
        dialog: 'propagation',
        repetitions: { number: row.number, numbers: repetitions },
      }),
    });
    if (propagated.length > 0) rows.renew(propagated);
    if (goesTo === 'row') {
      const after = get()?.active;
      if (after?.number === row.number) await rows.goToPlace(after.place + 1);
    } else if (next === null) set({ said: { kind: 'all-confirmed' } });
    else await rows.goTo(next);
  }

  /** What is typed after a verb goes into the segment that the verb leads to. */
  function type(text: string) {
    const now = get();
    const row = now && activeRow(now);
    const shown = now !== null && row !== null ? writtenTarget(now, row) : '';
    giveUp('machine');
    // A text that is edited in blocks keeps what is typed into it.
    if (!order.isWaiting() || row === null || isHeavyText(shown)) write(typedDraft(text));
    else order.type((before) => typeAhead(before, row.number, shown, text));
  }

  function giveUp(what: 'machine' | 'any') {
    if (wanted === null) return;
    // What takes seconds holds nobody up; a key that was pressed after it still means it.
    if (what === 'machine' && (wanted.what !== 'machine' || order.hasFollowers())) return;
    wanted = null;
    order.reset();
  }

  async function step(route: 'segments.undo' | 'segments.redo'): Promise<void> {
    await save();
    const stepped = await inTurn(() =>
      context.act((id, signal) => context.rpc.ask(route, { id }, signal)),
    );
    if (stepped === null) return;
    const { number, version } = stepped;
    if (version !== null) {
      await goOnIn(version, get()?.active?.number);
      const kind = route === 'segments.undo' ? 'update-undone' : 'update-redone';
      set({ said: { kind } });
      return;
    }
    set({ said: { kind: route === 'segments.undo' ? 'undone' : 'redone', number } });
    rows.renew(null);
    if (number !== null) await rows.goTo(number);
  }

  const put = (draftOf: (row: Segment) => Draft) => {
    giveUp('machine');
    void order.act(() => {
      const now = get();
      const row = now && activeRow(now);
      if (row !== null) putIn(draftOf(row));
    });
  };

  return {
    verbs: {
      type,
      compose(isComposing) {
        if (isComposing) giveUp('machine');
        order.compose(isComposing);
      },
      putSuggestion: (text) => put(() => suggestedDraft(text)),
      save,
      insertMatch(key, beyond) {
        void order.act(() => putWhenThere('result', () => putResult(key, beyond)));
      },
      insertBeyond(key, beyond) {
        const insert = () => {
          const isIn = beyond(key);
          if (isIn === false) set({ said: { kind: 'no-term', key } });
          return isIn;
        };
        void order.act(() => putWhenThere('result', insert));
      },
      insertMachine() {
        void order.act(() => putWhenThere('machine', putMachine()));
      },
      resultsCame,
      copySource: () => put(copiedDraft),
      async confirm(goesTo, isStored = true) {
        await order.act(() => confirm(goesTo, isStored));
      },
      async undo() {
        giveUp('machine');
        await order.act(() => step('segments.undo'));
      },
      async redo() {
        giveUp('machine');
        await order.act(() => step('segments.redo'));
      },
    },
    resultsCame,
    giveUp,
    reset() {
      stopWaiting();
      wanted = null;
    },
  };
}

/** Writes what was typed ahead into the segment that is active now. */
export function landIn(context: EditorContext, typed: TypedAhead, type: EditVerbs['type']): void {
  const now = context.get();
  const row = now && activeRow(now);
  if (now !== null && row !== null)
    type(withTypedAhead(typed, row.number, writtenTarget(now, row)));
}

/** The matches in sight are still those of another segment. */
const areComing = ({ matches, matching }: EditorState, row: Segment): boolean =>
  matches?.number !== row.number && matching.state !== 'failed';

function without({ drafts }: EditorState, number: number): ReadonlyMap<number, Draft> {
  const left = new Map(drafts);
  left.delete(number);
  return left;
}
