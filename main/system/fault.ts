/** Which part of the program, and what it was doing, such as `documents.sweep`; never a text, a name or an id. */
export type FaultPlace = `${string}.${string}`;

/** What a log may hold about a thrown value: its kind and where it was thrown, never its message. */
export interface Fault {
  readonly place: FaultPlace;
  readonly error: string;
  /** First line of the stack that is code; null when there is none. */
  readonly at: string | null;
  readonly [field: string]: string | null;
}

/** The message is left out because it may hold a text or a key. */
export function faultOf(place: FaultPlace, thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { place, error: typeof thrown, at: null };
  const line = thrown.stack?.split('\n').find((candidate) => /^\s+at /.test(candidate));
  return { place, error: thrown.name, at: line?.trim().slice(0, 200) ?? null };
}
