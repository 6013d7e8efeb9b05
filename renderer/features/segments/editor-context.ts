import type { Rpc } from '../../../preload/contract/api.ts';
import type { EditorState } from './state.ts';

/** Runs something later; the answer calls it off. */
export type Wait = (ms: number, run: () => void) => () => void;

/** What the parts of the store work on: the project that is open. */
export interface EditorContext {
  readonly rpc: Rpc;
  readonly wait: Wait;
  /** null when no project is open. */
  readonly get: () => EditorState | null;
  /** Changes the open project's state; nothing when none is open. */
  readonly set: (
    change: Partial<EditorState> | ((now: EditorState) => Partial<EditorState>),
  ) => void;
  /** Fires when the project is left. */
  readonly signal: () => AbortSignal;
  /** Resolves when no input method composes in the active target: what is composed would go with its field. */
  readonly composed: () => Promise<void>;
  /**
   * Does a verb; why it could not be done is shown.
   * @returns null when it failed, or when the project was left meanwhile
   */
  readonly act: <Value>(
    verb: (id: string, signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value | null>;
}
