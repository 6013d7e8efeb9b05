import { z } from 'zod';

/** One row of a table of routes: how the input is checked and what comes back. */
export interface Route<Verb extends 'ask' | 'watch', Input extends z.ZodType, Output> {
  readonly verb: Verb;
  /** Checked at run time by the side that serves, before any handler sees the input. */
  readonly input: Input;
  /** Carries the output type only; there is never a value here. */
  readonly output?: Output;
  /** Checks what comes back, for a side that does not trust the other. */
  readonly answer?: z.ZodType<Output>;
  /** Values of a watch that may be under way unread; where it is left out, the carrier alone paces. */
  readonly window?: number;
  /** A stop is answered, too, when the work has really ended. */
  readonly settles?: boolean;
}

/** A route with one answer. */
export const ask = <Input extends z.ZodType>(input: Input) => ({
  gives: <Output>(): Route<'ask', Input, Output> => ({ verb: 'ask', input }),
  /** What comes back is checked. */
  answers: <Output>(answer: z.ZodType<Output>): Route<'ask', Input, Output> => ({
    verb: 'ask',
    input,
    answer,
  }),
});

/** A route that yields values, the current one first, until it ends or the caller stops it. */
export const watch = <Input extends z.ZodType>(input: Input) => ({
  gives: <Output>(): Route<'watch', Input, Output> => ({ verb: 'watch', input }),
  /** Waits for its reader after so many values. */
  paced: <Output>(window: number, answer?: z.ZodType<Output>): Route<'watch', Input, Output> => ({
    verb: 'watch',
    input,
    window,
    ...(answer !== undefined && { answer }),
  }),
});

/** A route whose caller waits for the end of work that it stopped, since something depends on it. */
export const settling = <R extends AnyRoute>(route: R): R => ({ ...route, settles: true });

/** The input of a route that takes none. */
export const nothing = z.undefined();
/** The input of a route that reads from the service again. */
export const refresh = z.strictObject({}).optional();

/** Bytes, as they cross ports and sockets. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** An input of a thread of our own, which is not checked. */
export const own = <T>() => z.custom<T>();

type AnyRoute = Route<'ask' | 'watch', z.ZodType, unknown>;
/** A table of routes. */
export type Routes = Readonly<Record<string, AnyRoute>>;

/** What a caller passes for a route. */
export type InputOf<R extends AnyRoute> = z.input<R['input']>;
/** What a handler receives: the checked input with its defaults filled in. */
export type CheckedInputOf<R extends AnyRoute> = z.output<R['input']>;
/** What a route answers or yields. */
export type OutputOf<R extends AnyRoute> = Exclude<R['output'], undefined>;

type NameOf<T extends Routes, Verb> = {
  [K in keyof T & string]: T[K]['verb'] extends Verb ? K : never;
}[keyof T & string];
export type AskOf<T extends Routes> = NameOf<T, 'ask'>;
export type WatchOf<T extends Routes> = NameOf<T, 'watch'>;

/** What a handler gets besides its input. `signal` fires when the caller stops or goes away. */
export interface Call {
  readonly signal: AbortSignal;
}

/** What serves a table. A missing or surplus handler does not compile. */
export type HandlersOf<T extends Routes> = {
  readonly [K in keyof T & string]: T[K]['verb'] extends 'ask'
    ? (input: CheckedInputOf<T[K]>, call: Call) => OutputOf<T[K]> | Promise<OutputOf<T[K]>>
    : (input: CheckedInputOf<T[K]>, call: Call) => AsyncIterable<OutputOf<T[K]>>;
};

/** The end of a channel that calls. */
export interface Caller<T extends Routes> {
  /** Rejects with a failure. */
  ask<K extends AskOf<T>>(
    route: K,
    input: InputOf<T[K]>,
    signal?: AbortSignal,
  ): Promise<OutputOf<T[K]>>;
  /** Throws a failure; leaving the loop stops the watch. */
  watch<K extends WatchOf<T>>(
    route: K,
    input: InputOf<T[K]>,
    signal?: AbortSignal,
  ): AsyncIterable<OutputOf<T[K]>>;
}
