import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createDetector } from '../engine/detection/detector.ts';
import type { Detector } from '../engine/detection/detector.ts';
import { batched } from '../engine/machine/batched.ts';
import { probeApertium } from '../engine/machine/apertium.ts';
import { createBergamot } from '../engine/machine/bergamot/bergamot.ts';
import { readInstalledModels } from '../engine/machine/bergamot/installed-models.ts';
import type { MachineTranslation } from '../engine/machine/engine.ts';
import { createOwnEngine } from '../engine/machine/own-engine/own-engine.ts';
import { ENGINE_IDS } from '../system/own-engine-routes.ts';
import type { EngineChoice } from '../system/own-engine-routes.ts';
import { createPseudo } from '../engine/machine/pseudo.ts';
import type { Memories } from '../engine/memory/memories.ts';
import { loadShippedMemories } from '../engine/memory/shipped.ts';
import { openMemories } from '../engine/memory/store.ts';
import { createTranslator } from '../engine/translation/translator.ts';
import type { Translator } from '../engine/translation/translator.ts';
import { createUsualSources } from '../engine/translation/usual-sources.ts';
import type { UsualSources } from '../engine/translation/usual-sources.ts';
import type { StartHelper } from '../system/processes.ts';
import { connectOwnEngine } from './own-engine-link.ts';
import { bergamotFiles, bergamotThread } from './thread-place.ts';

export interface EngineOptions {
  /** Whether pseudo-translation answers for pairs that no engine covers; for testing clients. */
  readonly pseudo: boolean;
  /** Folders of installed packs; the first that has a direction serves it. */
  readonly packFolders: readonly string[];
  /** Leads to what holds the way to an engine at an address. */
  readonly startHelper: StartHelper;
}

/** Everything that knows language. */
export interface LanguageEngine {
  readonly memories: Memories;
  readonly detector: Detector;
  readonly translator: Translator;
  readonly usual: UsualSources;
  /** What translates a pair. */
  readonly translates: (source: string, target: string) => 'engine' | 'pseudo' | 'none';
  /** Which engines are asked in which order, from the next text on. Looks for Apertium again. */
  readonly choose: (choice: EngineChoice) => Promise<void>;
  /** Ends the threads that translate. */
  close(): Promise<void>;
}

/** Where nobody has chosen. */
export const DEFAULT_CHOICE: EngineChoice = { order: [...ENGINE_IDS], own: null, looks: 0 };

/** A thread that translates and holds its models has so long without work. */
const IDLE_MS = 2 * 60_000;
/** Two languages of one session need not take turns; more threads would take more memory than they give. */
const FEWEST_THREADS = 2;
const MOST_THREADS = 3;

/**
 * Opens the memories of a database, with the sample ones of the assets folder on first run, and the
 * engines that translate.
 */
export async function openLanguageEngine(
  database: DatabaseSync,
  assets: string,
  options: EngineOptions,
): Promise<LanguageEngine> {
  const memories = openMemories(database);
  const samples = join(assets, 'memories');
  if (existsSync(samples)) loadShippedMemories(samples, database, memories);
  return engineOver(memories, options);
}

/** The engines over memories that are there already. */
export async function engineOver(
  memories: Memories,
  { pseudo, packFolders, startHelper }: EngineOptions,
): Promise<LanguageEngine> {
  const detector = await createDetector();
  const bergamot = createBergamot({
    models: readInstalledModels(packFolders),
    thread: bergamotThread(),
    files: bergamotFiles(),
    threads: Math.max(FEWEST_THREADS, Math.min(MOST_THREADS, availableParallelism() - 1)),
    idleMs: IDLE_MS,
  });
  const link = connectOwnEngine(startHelper);
  const engines: MachineTranslation[] = [];
  const byId = new Map<string, MachineTranslation>([['packs', bergamot]]);
  let chosen = '';
  const choose = async (choice: EngineChoice) => {
    const same = JSON.stringify(choice);
    // The documents of a batch choose the same one after the other.
    if (chosen === same) return;
    chosen = same;
    const apertium = await probeApertium();
    if (apertium === null) byId.delete('apertium');
    else byId.set('apertium', batched(apertium));
    const { own } = choice;
    byId.delete('own');
    if (own !== null) {
      byId.set('own', batched(createOwnEngine({ facts: own, detector, send: link.send })));
    }
    // Engines that an older choice does not name come after those that it does.
    const order = [...new Set([...choice.order, ...ENGINE_IDS])];
    const asked = order.map((id) => byId.get(id)).filter((engine) => engine !== undefined);
    engines.length = 0;
    for (const engine of asked) engines.push(engine);
    if (pseudo) engines.push(createPseudo());
  };
  await choose(DEFAULT_CHOICE);
  const usual = createUsualSources();
  const translator = createTranslator({ memories, detector, engines, usual });
  const translates = (source: string, target: string) =>
    engines.find((engine) => engine.covers(source, target))?.kind ?? 'none';
  return {
    memories,
    detector,
    translator,
    usual,
    translates,
    choose,
    async close() {
      link.close();
      await bergamot.close();
    },
  };
}
