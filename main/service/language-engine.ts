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
import { createPseudo } from '../engine/machine/pseudo.ts';
import type { Memories } from '../engine/memory/memories.ts';
import { loadShippedMemories } from '../engine/memory/shipped.ts';
import { openMemories } from '../engine/memory/store.ts';
import { createTranslator } from '../engine/translation/translator.ts';
import type { Translator } from '../engine/translation/translator.ts';
import { createUsualSources } from '../engine/translation/usual-sources.ts';
import type { UsualSources } from '../engine/translation/usual-sources.ts';
import { bergamotFiles, bergamotThread } from './thread-place.ts';

export interface EngineOptions {
  /** Whether pseudo-translation answers for pairs that no engine covers; for testing clients. */
  readonly pseudo: boolean;
  /** Folders of installed packs; the first that has a direction serves it. */
  readonly packFolders: readonly string[];
}

/** Everything that knows language. */
export interface LanguageEngine {
  readonly memories: Memories;
  readonly detector: Detector;
  readonly translator: Translator;
  readonly usual: UsualSources;
  /** What translates a pair. */
  readonly translates: (source: string, target: string) => 'engine' | 'pseudo' | 'none';
  /** Ends the threads that translate. */
  close(): Promise<void>;
}

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
  { pseudo, packFolders }: EngineOptions,
): Promise<LanguageEngine> {
  const [detector, apertium] = await Promise.all([createDetector(), probeApertium()]);
  const bergamot = createBergamot({
    models: readInstalledModels(packFolders),
    thread: bergamotThread(),
    files: bergamotFiles(),
    threads: Math.max(FEWEST_THREADS, Math.min(MOST_THREADS, availableParallelism() - 1)),
    idleMs: IDLE_MS,
  });
  const engines = [
    bergamot,
    ...(apertium === null ? [] : [batched(apertium)]),
    ...(pseudo ? [createPseudo()] : []),
  ];
  const usual = createUsualSources();
  const translator = createTranslator({ memories, detector, engines, usual });
  const translates = (source: string, target: string) =>
    engines.find((engine) => engine.covers(source, target))?.kind ?? 'none';
  return { memories, detector, translator, usual, translates, close: () => bergamot.close() };
}
