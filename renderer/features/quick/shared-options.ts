import type { Rpc } from '../../../preload/contract/api.ts';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import type { MemoriesStore } from '../memories/store.ts';
import { fitOptions, memoryObstacle, type Facts } from '../text/fit.ts';

export interface SharedOptionsPorts {
  readonly memories: Pick<MemoriesStore, 'load' | 'state'>;
  readonly customizations: { load(): Promise<void> };
  readonly facts: () => Facts;
  readonly isOffline: () => boolean;
}

/** Options for a pair of languages. */
export type SharedOptions = (source: string | null, target: string) => Promise<TranslationOptions>;

/** What is chosen on the Text screen for every text; its context and its markup are that text's own. */
const SHARED = ['memory', 'glossaries', 'styleRule', 'instructions', 'formality', 'model'] as const;

/**
 * The memory, glossaries and style of the Text screen, as far as they serve a pair of languages. What
 * cannot be looked up is left out: a quick translation never fails for the sake of it.
 */
export const createSharedOptions =
  (rpc: Rpc, ports: SharedOptionsPorts): SharedOptions =>
  async (source, target) => {
    const { memories, customizations, facts } = ports;
    const draft = await rpc.ask('text.draft', undefined).catch(() => ({ none: true }) as const);
    if ('none' in draft) return ports.isOffline() ? firstMemory(source, target, ports) : {};
    const wanted: TranslationOptions = Object.fromEntries(
      SHARED.flatMap((name) =>
        draft.options[name] === undefined ? [] : [[name, draft.options[name]]],
      ),
    );
    const needsLists = wanted.glossaries !== undefined || wanted.styleRule !== undefined;
    await Promise.all([
      wanted.memory === undefined ? null : memories.load(),
      needsLists ? customizations.load() : null,
    ]).catch(() => undefined);
    const { options } = fitOptions(wanted, source, target, facts());
    return withoutStrangers(options, facts());
  };

/**
 * As on a fresh Text screen: the engines of the offline service translate little, its sample memories
 * well.
 */
async function firstMemory(
  source: string | null,
  target: string,
  { memories }: SharedOptionsPorts,
): Promise<TranslationOptions> {
  await memories.load();
  const found = memories.state
    .getState()
    .memories.find((one) => memoryObstacle(one, source, target) === null);
  if (found === undefined) return {};
  return { memory: { id: found.id, name: found.name, threshold: DEFAULT_THRESHOLD } };
}

/** Things that this connection does not have are another connection's. */
function withoutStrangers(options: TranslationOptions, facts: Facts): TranslationOptions {
  const kept: TranslationOptions = { ...options };
  const { memory, styleRule, glossaries } = options;
  if (!facts.memories.some(({ id }) => id === memory?.id)) delete kept.memory;
  if (!facts.styleRules.some(({ id }) => id === styleRule)) delete kept.styleRule;
  const known = glossaries?.filter((id) => facts.glossaries.some((one) => one.id === id)) ?? [];
  if (known.length > 0) kept.glossaries = known;
  else delete kept.glossaries;
  return kept;
}
