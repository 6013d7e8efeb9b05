import { z } from 'zod';

/** One row of the table of routes: how the untrusted input is checked and what comes back. */
export interface Route<Verb extends 'ask' | 'watch', Input extends z.ZodType, Output> {
  readonly verb: Verb;
  /** Checked in main, at run time, before any handler sees the input. */
  readonly input: Input;
  /** Carries the output type only; there is never a value here. */
  readonly output?: Output;
}

/** A route with one answer. */
export const ask = <Input extends z.ZodType>(input: Input) => ({
  gives: <Output>(): Route<'ask', Input, Output> => ({ verb: 'ask', input }),
});

/** A route that yields values, the current one first, until it ends or the page stops it. */
export const watch = <Input extends z.ZodType>(input: Input) => ({
  gives: <Output>(): Route<'watch', Input, Output> => ({ verb: 'watch', input }),
});

/** The input of a route that takes none. */
export const nothing = z.undefined();
/** The input of a route that reads from the service again. */
export const refresh = z.strictObject({}).optional();

type AnyRoute = Route<'ask' | 'watch', z.ZodType, unknown>;

/** What a caller passes for a route. */
export type InputOf<R extends AnyRoute> = z.input<R['input']>;
/** What a handler receives: the checked input with its defaults filled in. */
export type CheckedInputOf<R extends AnyRoute> = z.output<R['input']>;
/** What a route answers or yields. */
export type OutputOf<R extends AnyRoute> = Exclude<R['output'], undefined>;
