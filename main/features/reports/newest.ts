/** Keeps the newest few of what is made. */
export interface Newest<T> {
  put(name: string, value: T): void;
  get(name: string): T | undefined;
}

/** @param limit how many are kept; the one put first goes first */
export function createNewest<T>(limit: number): Newest<T> {
  const kept = new Map<string, T>();
  return {
    put(name, value) {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
    get: (name) => kept.get(name),
  };
}
