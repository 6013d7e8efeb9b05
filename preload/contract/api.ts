import type { CheckedInputOf, InputOf, OutputOf } from './route.ts';
import { ACCOUNT } from './routes/account.ts';
import { ADMIN } from './routes/admin.ts';
import { APP } from './routes/app.ts';
import { GLOSSARIES } from './routes/glossaries.ts';
import { HISTORY } from './routes/history.ts';
import { MEMORIES } from './routes/memories.ts';
import { SEGMENTS } from './routes/segments.ts';
import { STYLE_RULES } from './routes/style-rules.ts';
import { TRANSLATING } from './routes/translating.ts';
import { VOICE } from './routes/voice.ts';

/** The one table of routes. A route that is missing here does not exist for the page. */
export const api = {
  ...TRANSLATING,
  ...SEGMENTS,
  ...MEMORIES,
  ...GLOSSARIES,
  ...STYLE_RULES,
  ...VOICE,
  ...HISTORY,
  ...ACCOUNT,
  ...ADMIN,
  ...APP,
};

export type Api = typeof api;
export type RouteName = keyof Api;
export type AskName = { [K in RouteName]: Api[K]['verb'] extends 'ask' ? K : never }[RouteName];
export type WatchName = { [K in RouteName]: Api[K]['verb'] extends 'watch' ? K : never }[RouteName];
export type Input<K extends RouteName> = InputOf<Api[K]>;
export type CheckedInput<K extends RouteName> = CheckedInputOf<Api[K]>;
export type Output<K extends RouteName> = OutputOf<Api[K]>;

/** What a handler gets besides its input. `signal` fires when the page stops or goes away. */
export interface Call {
  readonly signal: AbortSignal;
}

/** A missing or surplus handler does not compile. */
export type Handlers = {
  readonly [K in RouteName]: Api[K]['verb'] extends 'ask'
    ? (input: CheckedInput<K>, call: Call) => Promise<Output<K>>
    : (input: CheckedInput<K>, call: Call) => AsyncIterable<Output<K>>;
};

/** The page's end of the contract. */
export interface Rpc {
  /** Rejects with a `Failure` value. */
  ask<K extends AskName>(route: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
  /** Throws a `Failure` value; leaving the loop stops the watch. */
  watch<K extends WatchName>(
    route: K,
    input: Input<K>,
    signal?: AbortSignal,
  ): AsyncIterable<Output<K>>;
}
