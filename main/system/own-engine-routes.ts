import { z } from 'zod';
import { ask } from '../../preload/contract/route.ts';

/** The entry that a process asks its parent to start; main answers it itself, since it holds the key. */
export const OWN_ENGINE_ENTRY = 'own-engine';

/** What a person has set up at an address, as far as the engines need to know. */
export const OwnEngineFacts = z.strictObject({
  /** Shown beside its results: what it is, and the host. */
  name: z.string().min(1).max(400),
  /** `html`: tags go to it as markup; `segments`: as the tags of numbered segments. */
  form: z.enum(['html', 'segments']),
  /** The pairs that it says it has, base codes; null: it says nothing, and may be asked for any. */
  pairs: z
    .array(z.tuple([z.string().max(16), z.string().max(16)]))
    .max(20_000)
    .nullable(),
});
export type OwnEngineFacts = z.output<typeof OwnEngineFacts>;

/** The engines of a pair are asked in this order. */
export const ENGINE_IDS = ['packs', 'apertium', 'own'] as const;
export const EngineChoice = z.strictObject({
  order: z.array(z.enum(ENGINE_IDS)).max(ENGINE_IDS.length),
  /** null: none is set up, or it is off. */
  own: OwnEngineFacts.nullable(),
  /** How often a person asked to look for programs again; another count makes the engines look. */
  looks: z.int().min(0),
});
export type EngineChoice = z.output<typeof EngineChoice>;

/** Characters and passages of one request to an engine at an address. */
export const MOST_CHARACTERS = 4000;
export const MOST_PASSAGES = 20;

const code = z.string().min(2).max(16);

/** What the process that holds the way to the engine does. */
export const ownEngineRoutes = {
  /**
   * One translation for each passage; null for one that the answer has not at all or twice. Fails as
   * `refused` with a `Lack` as its reason.
   */
  translate: ask(
    z.strictObject({
      source: code,
      target: code,
      passages: z.array(z.string()).min(1).max(MOST_PASSAGES),
      isMarkup: z.boolean(),
      context: z.string().nullable(),
      instructions: z.array(z.string()),
      terms: z.array(z.strictObject({ source: z.string(), target: z.string() })),
    }),
  ).answers(z.array(z.string().nullable())),
};
