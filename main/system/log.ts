/**
 * Events for support. Fields are codes, counts, hosts and ids; never keys, never texts.
 */
export interface Log {
  write(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}
