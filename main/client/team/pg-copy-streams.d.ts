declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Readable, Writable } from 'node:stream';

  /** A statement `COPY … TO STDOUT`, whose rows are read. */
  export function to(statement: string): Readable & Submittable;
  /** A statement `COPY … FROM STDIN`, whose rows are written. */
  export function from(statement: string): Writable & Submittable & { readonly rowCount?: number };
}
