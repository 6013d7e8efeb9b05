import { z } from 'zod';
import type { About } from './app.ts';
import type { Capability, CheckedKey, Connections } from './connections.ts';
import { ConnectionDraft, ConnectionId } from './connections.ts';
import type { GlossaryName, StyleRuleName } from './customization.ts';
import type { Language, Listed } from './languages.ts';
import type { MemoryPage } from './memories.ts';
import { MemoryPageInput } from './memories.ts';
import type { CheckedInputOf, InputOf, OutputOf } from './route.ts';
import { ask, watch } from './route.ts';
import type { Settings } from './settings.ts';
import { SettingsChange } from './settings.ts';
import type { Detection, OpenedText, TextCost, Translation } from './text.ts';
import { TextDraft, TranslationRequest } from './text.ts';
import type { UsageState } from './usage.ts';

const nothing = z.undefined();
const refresh = z.strictObject({}).optional();

/** The one table of routes. A route that is missing here does not exist for the page. */
export const api = {
  'app.about': ask(nothing).gives<About>(),

  'settings.watch': watch(nothing).gives<Settings>(),
  'settings.change': ask(SettingsChange).gives<Settings>(),

  'connections.watch': watch(nothing).gives<Connections>(),
  /** Tries a key against its service; stores nothing. */
  'connections.check': ask(ConnectionDraft).gives<CheckedKey>(),
  /** Checks, then stores. A refused key is never stored. Answers with the connection's id. */
  'connections.save': ask(ConnectionDraft).gives<{ readonly id: string }>(),
  'connections.use': ask(ConnectionId).gives<null>(),
  'connections.remove': ask(ConnectionId).gives<null>(),
  /** What the active key may do; learnt from every request, never guessed. */
  'connections.capabilities': watch(nothing).gives<readonly Capability[]>(),
  /** Tries each feature once with a request that bills nothing. */
  'connections.probe': ask(nothing).gives<null>(),

  'languages.watch': watch(nothing).gives<Listed<Language>>(),
  'languages.refresh': ask(refresh).gives<null>(),
  'memories.page': ask(MemoryPageInput).gives<MemoryPage>(),
  'glossaries.list': ask(nothing).gives<readonly GlossaryName[]>(),
  'style-rules.list': ask(nothing).gives<readonly StyleRuleName[]>(),

  'usage.watch': watch(nothing).gives<UsageState>(),
  'usage.refresh': ask(refresh).gives<null>(),

  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'text.translate': watch(TranslationRequest).gives<Translation>(),
  'text.cost': ask(TranslationRequest).gives<TextCost>(),
  'text.detect': ask(z.strictObject({ text: z.string().max(100_000) })).gives<Detection>(),
  'text.open': ask(z.strictObject({ ticket: z.string().max(128) })).gives<OpenedText>(),
  'text.draft': ask(nothing).gives<TextDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'text.save-draft': ask(TextDraft).gives<null>(),

  /** Deletes every text that Dragoman keeps: drafts now, history and jobs as they come. */
  'privacy.wipe': ask(nothing).gives<null>(),
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
export interface Desk {
  /** Rejects with a `Failure` value. */
  ask<K extends AskName>(route: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
  /** Throws a `Failure` value; leaving the loop stops the watch. */
  watch<K extends WatchName>(
    route: K,
    input: Input<K>,
    signal?: AbortSignal,
  ): AsyncIterable<Output<K>>;
}
