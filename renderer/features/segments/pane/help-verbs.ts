import type { Fragments } from '../../../../preload/contract/local-memories.ts';
import type { MachineProposal } from '../../../../preload/contract/segment-help.ts';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { QaSeverity } from '../../../../preload/contract/qa-checks.ts';
import type { EditorContext } from '../editor-context.ts';
import { worstOf } from '../qa/worst-severities.ts';
import { activeRow, writtenTarget } from '../state.ts';

/** UTF-16 units of a segment that a search takes. */
const MOST_SOUGHT = 20_000;
/** Somebody who walks through the segments asks for nothing but matches. */
const REST_MS = 200;
/** The rest of what was typed before it is checked. */
const CHECK_MS = 300;

/** What helps with the active segment beside its matches. */
export interface HelpVerbs {
  /** Asks for machine translation though the service bills it. */
  readonly askMachine: () => Promise<void>;
  /** Has the active segment checked as it is written now, once typing rests. */
  readonly check: () => void;
  /** Words of the project's confirmed targets that begin so. */
  readonly confirmedWords: (prefix: string, signal: AbortSignal) => Promise<readonly string[]>;
}

export interface HelpParts {
  readonly verbs: HelpVerbs;
  /** Another segment is active, or its memories are other ones. */
  readonly look: () => void;
  readonly reset: () => void;
}

function withMark(
  marks: ReadonlyMap<number, QaSeverity>,
  number: number,
  severity: QaSeverity | null,
): ReadonlyMap<number, QaSeverity> {
  if ((marks.get(number) ?? null) === severity) return marks;
  const next = new Map(marks);
  if (severity === null) next.delete(number);
  else next.set(number, severity);
  return next;
}

/** @param onMachine a machine translation has come, or failed */
export function createHelpVerbs(context: EditorContext, onMachine: () => void): HelpParts {
  const { rpc, get, set } = context;
  let callOff: (() => void) | null = null;
  let callOffCheck: (() => void) | null = null;
  /** Of the segment that is translated: another one may be active when the answer comes. */
  let translated = -1;
  const translating = attempts<MachineProposal | null>((attempt) =>
    set({ machine: { number: translated, attempt } }),
  );
  /** Of the segment whose passages are searched for. */
  let searched = -1;
  const fragmenting = attempts<Fragments>(({ state }) => {
    // Nobody waits for what will not come.
    if (state === 'failed') set({ fragments: { number: searched, list: [], isCut: false } });
  });
  const checking = attempts<readonly Finding[]>(() => undefined);

  async function machine(isAsked: boolean): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    const { id } = now.project;
    translated = row.number;
    await translating.start((signal) =>
      rpc.ask('segments.machine', { id, number: row.number, isAsked }, signal),
    );
    onMachine();
  }

  async function fragments(): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null || row.source.trim() === '') return;
    const { source, target, memories } = now.project;
    searched = row.number;
    const found = await fragmenting.start((signal) =>
      rpc.ask(
        'local-memories.fragments',
        {
          // Of a longer one only the first words are looked at, and that is said.
          segment: row.source.slice(0, MOST_SOUGHT),
          source,
          target,
          memories: memories === null ? null : [...memories],
        },
        signal,
      ),
    );
    if (found === null) return;
    const isCut = found.isCut || row.source.length > MOST_SOUGHT;
    set({ fragments: { ...found, isCut, number: row.number } });
  }

  async function check(): Promise<void> {
    const now = get();
    const row = now && activeRow(now);
    if (now === null || row === null) return;
    const { number } = row;
    const target = writtenTarget(now, row);
    const { id } = now.project;
    // Nothing that is still to be written is an issue.
    const list =
      target.trim() === ''
        ? []
        : await checking.start((signal) =>
            rpc.ask('segments.check', { id, number, target }, signal),
          );
    if (list === null) return;
    // What stands empty is no live issue, but may be one of the whole file.
    set(({ marks, findings }) => ({
      checks: { number, list },
      ...((target.trim() !== '' || findings.state !== 'done') && {
        marks: withMark(marks, number, worstOf(list)),
      }),
    }));
  }

  return {
    verbs: {
      askMachine: () => machine(true),
      check() {
        callOffCheck?.();
        callOffCheck = context.wait(CHECK_MS, () => void check());
      },
      confirmedWords: (prefix, signal) =>
        rpc.ask('segments.words', { id: get()?.project.id ?? '', prefix }, signal),
    },
    look() {
      callOff?.();
      callOff = context.wait(REST_MS, () => {
        void machine(false);
        void fragments();
      });
    },
    reset() {
      callOff?.();
      callOffCheck?.();
      for (const one of [translating, fragmenting, checking]) one.reset();
    },
  };
}
