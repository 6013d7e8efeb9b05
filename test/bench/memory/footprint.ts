import { execFileSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

/** What opening a memory costs in a fresh process. */
export interface Footprint {
  /** Until the first search can be answered. */
  readonly openMs: number;
  /** What the index and the objects about it take. */
  readonly megabytes: number;
  /**
   * What the process then holds more, without pages of files: also the cache of the database, and what
   * the allocator keeps of memory that was freed. Null off Linux.
   */
  readonly processMegabytes: number | null;
}

const PROGRAM = fileURLToPath(new URL('footprint-program.ts', import.meta.url));
const TRIES = 3;

/** The best of three, since other programs run on this computer. */
export function measureFootprint(database: string): Footprint {
  const runs = Array.from({ length: TRIES }, () => {
    const said = execFileSync(execPath, ['--expose-gc', PROGRAM, database], {
      encoding: 'utf8',
    });
    return JSON.parse(said) as Footprint;
  });
  const process = runs.map((run) => run.processMegabytes).filter((held) => held !== null);
  return {
    openMs: Math.min(...runs.map(({ openMs }) => openMs)),
    megabytes: Math.min(...runs.map(({ megabytes }) => megabytes)),
    processMegabytes: process.length === 0 ? null : Math.min(...process),
  };
}
