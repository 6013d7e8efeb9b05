/**
 * Where a chain of sessions stands: one is asked for, carries the sound, or is asked for again after a
 * while; the last one has ended while earlier ones still owe words; or all is over.
 */
export type ChainState = 'asking' | 'open' | 'waiting' | 'draining' | 'over';

/** What moves a chain on. */
export type ChainStep =
  /** The service granted the session that was asked for. */
  | 'granted'
  /** It did not, and may later. */
  | 'refused'
  /** The session is gone before its end was told. */
  | 'lost'
  /** The wait is over, or a person does not want to wait. */
  | 'ask'
  /** Another session is wanted, with other languages. */
  | 'turn'
  /** The session has ended because its end was told. */
  | 'ended'
  /** Nothing follows: all words are there, nothing helps, or it was given up. */
  | 'over';

/** What is not in the table cannot happen, or changes nothing. */
export const CHAIN_STATES: Readonly<
  Record<ChainState, Partial<Readonly<Record<ChainStep, ChainState>>>>
> = {
  asking: { granted: 'open', refused: 'waiting', turn: 'asking', over: 'over' },
  open: { lost: 'waiting', turn: 'asking', ended: 'draining', over: 'over' },
  waiting: { ask: 'asking', turn: 'asking', over: 'over' },
  draining: { over: 'over' },
  over: {},
};

/** The state after a step; null where the step means nothing to the state. */
export const nextChainState = (state: ChainState, step: ChainStep): ChainState | null =>
  CHAIN_STATES[state][step] ?? null;
