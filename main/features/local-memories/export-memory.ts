import type { z } from 'zod';
import type { MemoryExport } from '../../../preload/contract/local-memories.ts';
import type { Log } from '../../system/log.ts';
import type { OutputFolder } from '../../system/output-folder.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { resultNames } from '../result-names.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';

export interface ExportPorts {
  readonly thread: KeptThread;
  readonly library: Library;
  readonly output: OutputFolder;
  readonly log: Log;
}

const PREFIX = 'memory-';

/**
 * Writes a memory into the output folder, under the first name that is free.
 * @throws FeatureFailure not-found, disk-full, cancelled, file-not-written
 */
export async function exportMemory(
  { id, format }: z.output<typeof MemoryExport>,
  signal: AbortSignal,
  { thread, library, output, log }: ExportPorts,
): Promise<{ readonly name: string; readonly units: number }> {
  const memory = await library.get(id);
  const part = `${PREFIX}${crypto.randomUUID()}`;
  const work = library.works.begin('export', memory.name);
  try {
    // Makes the folder.
    await (await output.open(part)).close();
    const plan = { memoryId: memory.id, path: output.substitutePath(part), format };
    const units = await thread.read((open) =>
      open.export(
        plan,
        (written) => work.report(memory.units === 0 ? null : written / memory.units, written),
        signal,
      ),
    );
    await output.substitute(part);
    const file = `${memory.name.replace(/[\\/]/g, '-')}.${format}`;
    const parts = { name: file, language: '', extension: null };
    const { name } = await output.place(part, [], resultNames('{name}{ext}', parts));
    return { name, units };
  } catch (error) {
    if (error instanceof FeatureFailure) throw error;
    if (isDiskFull(error)) throw new FeatureFailure({ code: 'disk-full' });
    log.write('local-memories.not-exported', { error: codeOf(error) });
    throw new FeatureFailure({ code: 'file-not-written', params: { name: memory.name } });
  } finally {
    work.end();
    await output.discard(part).catch(() => undefined);
  }
}

/** Deletes what a crash left of exports. To be called before any export begins. */
export async function sweepExports(output: OutputFolder): Promise<void> {
  for (const id of await output.list()) if (id.startsWith(PREFIX)) await output.discard(id);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'none';
