import type { MifToken } from './mif-tokens.ts';

/** A statement: its name, its strings and the statements in it. */
export interface MifStatement {
  readonly name: string;
  readonly start: number;
  /** Behind its `>`. */
  readonly end: number;
  readonly children: readonly MifStatement[];
  /** Its first string, between the quotes; null where it has none. */
  readonly string: { readonly start: number; readonly end: number } | null;
}

type Growing = { -readonly [Key in keyof MifStatement]: MifStatement[Key] } & {
  children: MifStatement[];
};

/** The statements at the top of a file, from tokens that nest. */
export function mifStatements(tokens: readonly MifToken[]): MifStatement[] {
  const top: MifStatement[] = [];
  const open: Growing[] = [];
  for (const { kind, start, end, name } of tokens) {
    const current = open.at(-1);
    if (kind === 'open') {
      const statement: Growing = { name, start, end, children: [], string: null };
      (current?.children ?? top).push(statement);
      open.push(statement);
    } else if (kind === 'string') {
      if (current) current.string ??= { start, end };
    } else {
      if (current) current.end = end;
      open.pop();
    }
  }
  return top;
}
