import type { Segment, SegmentEdited } from '../../../../preload/contract/segments.ts';
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
import { typeAhead, withTypedAhead, type TypedAhead } from './typed-ahead.ts';

/** Typing rests so long before main gets it. */
const REST_MS = 250;
/** Main gets it although typing goes on: a crash costs no more. */
const MOST_MS = 1000;

/** Changes of targets. They reach main one after the other, in the order in which they were made. */
export interface EditVerbs {
  readonly type: (text: string) => void;
  /** Puts a suggestion of QA in. */
  readonly putSuggestion: (text: string) => void;
  /** Gives main what was written, at once. */
  readonly save: () => Promise<void>;
  /**
   * Puts in the result with this key, from 1: matches come first. One that is still looked for comes when it
   * is there.
   * @param beyond puts in what follows the matches, from 1; false where there is no more
   */
  readonly insertMatch: (key: number, beyond?: Beyond) => void;
  /** Puts in the machine translation, or asks for it where nobody has. */
  readonly insertMachine: () => void;
  readonly copySource: () => void;
  /** Confirms the active segment and goes on; a match that was asked for and has not come is waited for. */
  readonly confirm: (goesTo: Next, isStored?: boolean) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export interface EditParts {
  readonly verbs: EditVerbs;
  /** Matches have come. */
  readonly matchesCame: () => void;
  /** A machine translation has come, or failed. */
  readonly machineCame: () => void;
  /** The active segment has come into sight. */
  readonly rowCame: () => void;
  readonly reset: () => void;
}

type Beyond = (key: number) => boolean;

/** A match that was asked for before it came. */
interface Wanted {
  readonly number: number;
  readonly key: number;
  readonly beyond: Beyond | undefined;
  /** Where to go once it is confirmed; null: nothing but the match was asked for. */
  readonly goesTo: Next | null;
  /** Whether the project's memory gets it then. */
  readonly isStored: boolean;
}

type Next = 'unconfirmed' | 'row';

/** A confirmation that was asked for, and what was typed after it. */
interface Confirmation {
  typed: TypedAhead | null;
}

/** @param askMachine a machine translation is wanted that nobody asked for yet */
export function createEditVerbs(
  context: EditorContext,
  rows: RowVerbs,
  askMachine: () => void,
): EditParts {
  const { get, set } = context;
  let queue: Promise<unknown> = Promise.resolve();
  let callOff: (() => void) | null = null;
  /** Called off with every save. */
  let callOffLatest: (() => void) | null = null;
  let wanted: Wanted | null = null;
  /** The segment whose machine translation was asked for before it came. */
  let wantedMachine: number | null = null;
  /** A confirmation that is on its way to the next segment: keys that follow are meant for that one. */
  let going: Promise<void> | null = null;
  /** The last of those that were asked for and have not gone on. */
  let latest: Confirmation | null = null;
  /** What was typed ahead of a segment that is not in sight yet. */
  let landing: TypedAhead | null = null;

  /** Runs after everything that was begun before. */
  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const mine = queue.then(run, run);
    queue = mine.catch(() => undefined);
    return mine;
  }

  /** Drafts that are on their way. */
  const sent = new WeakSet<Draft>();

  const send = (number: number, draft: Draft, isConfirmed: boolean, isStored = true) =>
    inTurn(async (): Promise<SegmentEdited | null> => {
      sent.add(draft);
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

  function write(draft: Draft) {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    if (row.isLocked) {
      set({ said: { kind: 'locked' } });
      return;
    }
    wanted = null;
    wantedMachine = null;
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

  /** @returns whether it stands in the target now */
  function insertMatch(key: number, beyond?: Beyond): boolean {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return false;
    if (areComing(now, row)) {
      wanted = { number: row.number, key, beyond, goesTo: null, isStored: true };
      return false;
    }
    const list = now.matches?.number === row.number ? now.matches.list : [];
    const match = list[key - 1];
    if (match === undefined) {
      if (beyond?.(key - list.length) === true) return true;
      set({ said: { kind: 'no-match', key } });
      return false;
    }
    write(matchDraft(match, row));
    summon();
    void save();
    return true;
  }

  function insertMachine(): void {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    const attempt = now.machine?.number === row.number ? now.machine.attempt : null;
    if (attempt?.state !== 'done' || attempt.value === null) {
      wantedMachine = row.number;
      if (attempt?.state !== 'running') askMachine();
      set({ said: { kind: 'machine-asked' } });
      return;
    }
    wantedMachine = null;
    if (attempt.value.text === null) {
      set({ said: { kind: 'no-machine' } });
      return;
    }
    write(machineDraft(attempt.value.text, row));
    summon();
    void save();
  }

  const summon = () => set(({ summons }) => ({ summons: summons + 1 }));

  async function confirm(goesTo: Next, isStored: boolean): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    if (wanted?.number === row.number && areComing(now, row)) {
      wanted = { ...wanted, goesTo, isStored };
      return;
    }
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
        propagated.length > 0 ? { kind: 'propagated', numbers: propagated } : { kind: 'confirmed' },
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

  /** One after the other; what is typed after one goes into the segment that it leads to. */
  async function confirmInTurn(goesTo: Next, isStored: boolean): Promise<void> {
    const mine: Confirmation = { typed: null };
    const signal = context.signal();
    latest = mine;
    while (going !== null) await going;
    // Another file was opened meanwhile.
    if (signal.aborted) return;
    going = confirm(goesTo, isStored).finally(() => {
      going = null;
      if (signal.aborted) return;
      if (latest === mine) latest = null;
      landing = mine.typed;
      land();
    });
    await going;
  }

  function land() {
    const now = get();
    const row = now && activeRow(now);
    if (landing === null || now === null || row === null) return;
    const text = withTypedAhead(landing, row.number, writtenTarget(now, row));
    landing = null;
    write(typedDraft(text));
  }

  function type(text: string) {
    const now = get();
    const row = now && activeRow(now);
    const shown = now !== null && row !== null ? writtenTarget(now, row) : '';
    // A text that is edited in blocks keeps what is typed into it.
    if (latest === null || row === null || isHeavyText(shown)) write(typedDraft(text));
    else latest.typed = typeAhead(latest.typed, row.number, shown, text);
  }

  async function step(route: 'segments.undo' | 'segments.redo'): Promise<void> {
    await save();
    const stepped = await inTurn(() =>
      context.act((id, signal) => context.rpc.ask(route, { id }, signal)),
    );
    if (stepped === null) return;
    const { number } = stepped;
    set({ said: { kind: route === 'segments.undo' ? 'undone' : 'redone', number } });
    rows.renew(null);
    if (number !== null) await rows.goTo(number);
  }

  return {
    verbs: {
      type,
      putSuggestion(text) {
        write(suggestedDraft(text));
        summon();
        void save();
      },
      save,
      insertMatch(key, beyond) {
        if (going === null) insertMatch(key, beyond);
        else void going.then(() => insertMatch(key, beyond));
      },
      insertMachine,
      copySource() {
        const now = get();
        const row = now && activeRow(now);
        if (row === null) return;
        write(copiedDraft(row));
        summon();
        void save();
      },
      confirm: (goesTo, isStored = true) => confirmInTurn(goesTo, isStored),
      undo: () => step('segments.undo'),
      redo: () => step('segments.redo'),
    },
    matchesCame() {
      const now = get();
      if (wanted === null || now?.active?.number !== wanted.number) {
        wanted = null;
        return;
      }
      const { key, beyond, goesTo, isStored } = wanted;
      wanted = null;
      if (insertMatch(key, beyond) && goesTo !== null) void confirmInTurn(goesTo, isStored);
    },
    machineCame() {
      const now = get();
      const number = wantedMachine;
      if (now === null || now.machine === null || number === null) return;
      if (now.machine.number !== number || now.active?.number !== number) return;
      if (now.machine.attempt.state !== 'done') return;
      wantedMachine = null;
      if (now.machine.attempt.value !== null) insertMachine();
    },
    rowCame: land,
    reset() {
      stopWaiting();
      latest = null;
      landing = null;
      wantedMachine = null;
      wanted = null;
    },
  };
}

/** The matches in sight are still those of another segment. */
const areComing = ({ matches, matching }: EditorState, row: Segment): boolean =>
  matches?.number !== row.number && matching.state !== 'failed';

function without({ drafts }: EditorState, number: number): ReadonlyMap<number, Draft> {
  const left = new Map(drafts);
  left.delete(number);
  return left;
}
