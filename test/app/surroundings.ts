import { delimiter, join } from 'node:path';

/** Programs of this folder answer as if they were broken: the product takes them for missing. */
const WITHOUT = join(import.meta.dirname, 'broken-programs');

const searched = (path: string | undefined) =>
  (path ?? '').split(delimiter).filter((folder) => folder !== WITHOUT);

/**
 * Makes tests, and the programs that they start, see the same engines on every computer: none that
 * translates (Apertium), one that speaks (flite, not espeak-ng), dictionaries of the packages alone.
 */
export function hideMoreEngines(): void {
  process.env['PATH'] = [WITHOUT, ...searched(process.env['PATH'])].join(delimiter);
  delete process.env['DICPATH'];
}

/** The environment with all that is installed, for tests of the installed programs themselves. */
export const allEngines = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: searched(process.env['PATH']).join(delimiter),
});
