import type { TypedAhead } from './typed-ahead.ts';

/** What a verb resolves to when those that were pressed after it would act on something else than was meant. */
export const CAME_TO_NOTHING = Symbol('came to nothing');

/** Keys act in the order in which they were pressed, however long main takes for one of them. */
export interface KeyOrder {
  /** Whether what is pressed now has to wait for what was pressed before. */
  readonly isWaiting: () => boolean;
  /** Whether something was pressed after the verb that is at work. */
  readonly hasFollowers: () => boolean;
  /**
   * Runs a verb at once, or after those before it. One that resolves to `CAME_TO_NOTHING` takes the verbs
   * that wait behind it along; what was typed stays.
   */
  readonly act: <Value>(verb: () => Value | Promise<Value>) => Promise<Value | undefined>;
  /** Runs a part of the verb that is at work: what it calls does not wait for it. */
  readonly within: <Value>(part: () => Value) => Value;
  /** An input method has begun, or ended, to compose in the active segment. */
  readonly compose: (isComposing: boolean) => void;
  /** Resolves when nothing is composed any more. */
  readonly composed: () => Promise<void>;
  /** Changes what was typed since the last verb. */
  readonly type: (change: (before: TypedAhead | null) => TypedAhead | null) => void;
  /** Gives up what is at work and what waits. */
  readonly reset: () => void;
}

export interface KeyOrderPorts {
  /** Resolves when the segment that a verb has led to is there. */
  readonly arrived: () => Promise<void>;
  /** Writes what was typed into the active segment. */
  readonly land: (typed: TypedAhead) => void;
}

type Waiting =
  | { readonly kind: 'typed'; typed: TypedAhead }
  | { readonly kind: 'verb'; readonly run: () => void; readonly drop: () => void };

export function createKeyOrder({ arrived, land }: KeyOrderPorts): KeyOrder {
  let waiting: Waiting[] = [];
  /** Stands for the verb that is at work; another one after a reset. */
  let atWork: object | null = null;
  let depth = 0;
  let composing: PromiseWithResolvers<void> | null = null;

  function within<Value>(part: () => Value): Value {
    depth += 1;
    try {
      return part();
    } finally {
      depth -= 1;
    }
  }

  function start<Value>(verb: () => Value | Promise<Value>): Value | Promise<Value> {
    const result = within(verb);
    if (!(result instanceof Promise)) return result;
    const mine = {};
    atWork = mine;
    return ended(mine, result);
  }

  /** A verb has its end when the next one can act. */
  async function ended<Value>(mine: object, result: Promise<Value>): Promise<Value> {
    try {
      const outcome = await result;
      if (outcome === CAME_TO_NOTHING && atWork === mine) dropVerbs();
      return outcome;
    } finally {
      if (atWork === mine) await arrived();
      if (atWork === mine) {
        atWork = null;
        goOn();
      }
    }
  }

  function goOn() {
    while (atWork === null) {
      const next = waiting.shift();
      if (next === undefined) return;
      if (next.kind === 'verb') next.run();
      else within(() => land(next.typed));
    }
  }

  function dropVerbs() {
    const before = waiting;
    waiting = before.filter(({ kind }) => kind === 'typed');
    for (const one of before) if (one.kind === 'verb') one.drop();
  }

  const isWaiting = () => atWork !== null && depth === 0;

  return {
    isWaiting,
    hasFollowers: () => waiting.length > 0,
    async act(verb) {
      if (!isWaiting()) return depth > 0 ? verb() : start(verb);
      return new Promise((resolve, reject) => {
        waiting.push({
          kind: 'verb',
          drop: () => resolve(undefined),
          run: () => void Promise.resolve(start(verb)).then(resolve, reject),
        });
      });
    },
    within,
    compose(isComposing) {
      if (isComposing) composing ??= Promise.withResolvers();
      else {
        composing?.resolve();
        composing = null;
      }
    },
    composed: () => composing?.promise ?? Promise.resolve(),
    type(change) {
      const last = waiting.at(-1);
      const typed = change(last?.kind === 'typed' ? last.typed : null);
      if (last?.kind === 'typed') waiting.pop();
      if (typed !== null) waiting.push({ kind: 'typed', typed });
    },
    reset() {
      atWork = null;
      const given = waiting;
      waiting = [];
      for (const one of given) if (one.kind === 'verb') one.drop();
    },
  };
}

/** A verb that waits for those before it. */
export type InOrder = <Inputs extends unknown[], Value>(
  verb: (...inputs: Inputs) => Value | Promise<Value>,
) => (...inputs: Inputs) => Promise<Value | undefined>;
