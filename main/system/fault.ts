/** What a log may hold about a thrown value: its kind and where it was thrown, never its message. */
export interface Fault {
  readonly error: string;
  /** First line of the stack that is code; null when there is none. */
  readonly at: string | null;
  readonly [field: string]: string | null;
}

/** The message is left out because it may hold a text or a key. */
export function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { error: typeof thrown, at: null };
  const line = thrown.stack?.split('\n').find((candidate) => /^\s+at /.test(candidate));
  return { error: thrown.name, at: line?.trim().slice(0, 200) ?? null };
}
