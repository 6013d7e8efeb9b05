/** One value that is written again and again: what was answered last must be there, or what followed. */
export interface Register<T> {
  /** A value is on its way. @returns its answer came */
  begin(value: T): () => void;
  /** Whether a value may be found; from then on it is the answered one. */
  settle(found: T): boolean;
}

export function createRegister<T>(initial: T): Register<T> {
  let answered = initial;
  const underWay = new Set<T>();
  return {
    begin(value) {
      underWay.add(value);
      return () => {
        answered = value;
        underWay.clear();
      };
    },
    settle(found) {
      const fits = found === answered || underWay.has(found);
      answered = found;
      underWay.clear();
      return fits;
    },
  };
}

/** Things that were answered one by one and must all be there. */
export interface Answered<T> {
  add(item: T): void;
  /** Those since it was last asked. */
  fresh(): readonly T[];
  readonly all: readonly T[];
}

export function createAnswered<T>(): Answered<T> {
  const all: T[] = [];
  let seen = 0;
  return {
    add: (item) => void all.push(item),
    fresh() {
      const since = all.slice(seen);
      seen = all.length;
      return since;
    },
    all,
  };
}
