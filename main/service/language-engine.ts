import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createDetector } from '../engine/detection/detector.ts';
import type { Detector } from '../engine/detection/detector.ts';
import { batched } from '../engine/machine/batched.ts';
import { probeApertium } from '../engine/machine/apertium.ts';
import { createPseudo } from '../engine/machine/pseudo.ts';
import type { Memories } from '../engine/memory/memories.ts';
import { loadShippedMemories } from '../engine/memory/shipped.ts';
import { openMemories } from '../engine/memory/store.ts';
import { createTranslator } from '../engine/translation/translator.ts';
import type { Translator } from '../engine/translation/translator.ts';
import { createUsualSources } from '../engine/translation/usual-sources.ts';
import type { UsualSources } from '../engine/translation/usual-sources.ts';

export interface EngineOptions {
  /** Whether pseudo-translation answers for pairs that no engine covers; for testing clients. */
  readonly pseudo: boolean;
}

/** Everything that knows language. */
export interface LanguageEngine {
  readonly memories: Memories;
  readonly detector: Detector;
  readonly translator: Translator;
  readonly usual: UsualSources;
  /** What translates a pair. */
  readonly translates: (source: string, target: string) => 'engine' | 'pseudo' | 'none';
}

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
  { pseudo }: EngineOptions,
): Promise<LanguageEngine> {
  const [detector, apertium] = await Promise.all([createDetector(), probeApertium()]);
  const engines = [
    ...(apertium === null ? [] : [batched(apertium)]),
    ...(pseudo ? [createPseudo()] : []),
  ];
  const usual = createUsualSources();
  const translator = createTranslator({ memories, detector, engines, usual });
  const translates = (source: string, target: string) =>
    engines.find((engine) => engine.covers(source, target))?.kind ?? 'none';
  return { memories, detector, translator, usual, translates };
}
