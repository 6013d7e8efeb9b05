import { z } from 'zod';
import { ENGINE_APIS, ENGINE_IDS } from '../../../preload/contract/engines.ts';
import type { Database } from '../../system/database.ts';

/** What is kept of the engines besides the key. */
const Kept = z.object({
  order: z.array(z.enum(ENGINE_IDS)).catch([]),
  own: z
    .object({
      isOn: z.boolean(),
      api: z.enum(ENGINE_APIS),
      /** As `checkAddress` gives it. */
      baseUrl: z.url(),
      model: z.string(),
      instructions: z.string(),
      /** null: it needs no key. */
      keyKept: z.enum(['store', 'session']).nullable(),
      keyEnd: z.string().nullable(),
      /** Pairs that it said it has; null: it says nothing. */
      pairs: z.array(z.tuple([z.string(), z.string()])).nullable(),
    })
    .nullable()
    .catch(null),
});
export type KeptEngines = z.output<typeof Kept>;
export type KeptOwnEngine = NonNullable<KeptEngines['own']>;

const NAME = 'engines';

/** Kept beside the settings, but not one of them: the page gets no address. */
export function createEngineRecord({ sqlite }: Database) {
  const save = sqlite.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  const row = sqlite.prepare('SELECT value FROM setting WHERE name = ?').get(NAME);
  let kept: KeptEngines = { order: [...ENGINE_IDS], own: null };
  try {
    const read = Kept.parse(JSON.parse(String(row?.['value'])));
    kept = { ...read, order: [...new Set([...read.order, ...ENGINE_IDS])] };
  } catch {
    // Nothing was chosen yet, or it is damaged: as at first.
  }
  return {
    get kept() {
      return kept;
    },
    keep(change: Partial<KeptEngines>) {
      kept = { ...kept, ...change };
      save.run(NAME, JSON.stringify(kept));
    },
  };
}
