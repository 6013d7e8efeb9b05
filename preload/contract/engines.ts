import { z } from 'zod';
import type { Lack } from './engine-lack.ts';
import { EnginePairs } from './engine-pairs.ts';
import { MAX_ENGINE_INSTRUCTIONS } from './limits.ts';
import { ask, nothing, watch } from './route.ts';

/** Engines of this computer, and the one that a person has at an address. */
export const ENGINE_IDS = ['packs', 'apertium', 'own'] as const;
export type EngineId = (typeof ENGINE_IDS)[number];

/** What speaks at the address of an engine of one's own. */
export const ENGINE_APIS = ['libretranslate', 'chat'] as const;
export type EngineApi = (typeof ENGINE_APIS)[number];

/** An engine at an address as it is entered. */
export const OwnEngineDraft = z.strictObject({
  api: z.enum(ENGINE_APIS),
  /** Absent: the one that is kept. */
  address: z.string().trim().min(1).max(2048).exactOptional(),
  /** Of the chat interface. */
  model: z.string().trim().max(200),
  /** What the engine is told with every text. */
  instructions: z.string().trim().max(MAX_ENGINE_INSTRUCTIONS),
  /** Absent: the one that is kept, for the same host alone; null: none. */
  key: z.string().trim().min(1).max(512).nullable().exactOptional(),
});
export type OwnEngineDraft = z.output<typeof OwnEngineDraft>;

/** An engine at an address as main tells of it: neither its address nor its key. */
export interface OwnEngine {
  readonly isOn: boolean;
  readonly api: EngineApi;
  readonly model: string;
  readonly instructions: string;
  readonly host: string;
  /** It runs on this computer, so that texts do not leave it. */
  readonly isLocal: boolean;
  /** Shown beside its results. */
  readonly name: string;
  readonly key: 'none' | 'stored' | 'session' | 'missing' | 'locked';
  /** Its last characters. */
  readonly keyEnd: string | null;
}

/** What can be installed so that Apertium translates. */
export interface ApertiumAdvice {
  readonly system: 'debian' | 'fedora' | 'arch' | 'linux' | 'macos' | 'windows';
  /** For a terminal; null where there is no single command. */
  readonly command: string | null;
  /** Whether there is a package of the very pair. */
  readonly hasPair: boolean;
}

export interface Engines {
  /** All of them, the first to be asked first. */
  readonly order: readonly EngineId[];
  /** null: none was entered. */
  readonly own: OwnEngine | null;
}

/** How a trial sentence went. */
export interface EngineTrial {
  readonly host: string;
  readonly sentence: string;
  readonly answer: string;
  readonly ms: number;
  /** Why the answer would be refused; null: it would be used. */
  readonly lack: Lack | null;
}

const pair = z.strictObject({
  source: z.string().min(2).max(16),
  target: z.string().min(2).max(16),
});

export const enginesRoutes = {
  'engines.watch': watch(nothing).gives<Engines>(),
  'engines.order': ask(
    z.strictObject({
      order: z
        .array(z.enum(ENGINE_IDS))
        .length(ENGINE_IDS.length)
        .refine((order) => new Set(order).size === order.length),
    }),
  ).gives<null>(),
  /** Keeps it, and turns it on. */
  'engines.save': ask(OwnEngineDraft).gives<null>(),
  'engines.turn': ask(z.strictObject({ isOn: z.boolean() })).gives<null>(),
  'engines.remove': ask(nothing).gives<null>(),
  /** Sends one sentence of ours there. */
  'engines.try': ask(OwnEngineDraft.extend({ target: pair.shape.target })).gives<EngineTrial>(),
  /** Looks which pairs Apertium has here now, as `en-es`; empty where it is not installed. */
  'engines.apertium': ask(nothing).gives<{ readonly pairs: readonly string[] }>(),
  /** Those of the targets that no engine of the offline service translates to as it is now. */
  'engines.uncovered': ask(EnginePairs).gives<readonly string[]>(),
  /** How Apertium is installed here, for a pair where one is named. */
  'engines.advice': ask(pair.optional()).gives<ApertiumAdvice>(),
};
