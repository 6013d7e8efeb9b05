import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What opening a memory costs in a fresh process. */
export interface Footprint {
  /** Until the first search can be answered. */
  readonly openMs: number;
  /** Memory of its own that the process then holds more, without pages of files; null off Linux. */
  readonly megabytes: number | null;
}

const PROGRAM = fileURLToPath(new URL('footprint-program.ts', import.meta.url));
const TRIES = 3;

/** The best of three, since other programs run on this computer. */
export function measureFootprint(database: string): Footprint {
  const runs = Array.from({ length: TRIES }, () => {
    const said = execFileSync(process.execPath, ['--expose-gc', PROGRAM, database], {
      encoding: 'utf8',
    });
    return JSON.parse(said) as Footprint;
  });
  const megabytes = runs.map((run) => run.megabytes).filter((held) => held !== null);
  return {
    openMs: Math.min(...runs.map(({ openMs }) => openMs)),
    megabytes: megabytes.length === 0 ? null : Math.min(...megabytes),
  };
}
